/** Creates the content security policy of an HTML page, with a nonce for its scripts and styles. */
import { randomBytes } from 'node:crypto';

export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

export function createDocumentPolicy(nonce: string): string {
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
    // Tokens are in the browser's storage, so only `web/src/ui/trusted-types.ts` may turn text into HTML or
    // scripts.
    "require-trusted-types-for 'script'",
    'trusted-types saffron',
  ].join('; ');
}
