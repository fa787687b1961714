/** Tokens that open something: made of 256 random bits, or from one another with a key; kept only as a digest. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a secret. Plain SHA-256 is enough: nobody can guess 256 bits. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The same secret again each time, which only the holder of the key can make. */
export function deriveSecret(key: Uint8Array, from: string): string {
  return createHmac('sha256', key).update(from).digest('base64url');
}
