/** Creates, derives and hashes 256-bit secrets such as refresh tokens. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 43 characters of base64url. */
export function createSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The hash that is stored of a secret. Plain SHA-256 is enough: 256 random bits cannot be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Derives the same secret each time; it takes the key to do so. */
export function deriveSecret(key: Uint8Array, from: string): string {
  return createHmac('sha256', key).update(from).digest('base64url');
}
