/** The content security policy of a page: nothing but our own files, scripts and styles by nonce, no text made into HTML. */
import { randomBytes } from 'node:crypto';

export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

export function documentPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Tokens lie in the browser's storage: text becomes HTML or a script in `web/src/ui/trusted.ts` alone.
    "require-trusted-types-for 'script'",
    'trusted-types saffron',
  ].join('; ');
}
