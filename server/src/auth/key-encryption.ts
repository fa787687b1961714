/** Encrypts the keys stored in the database with a secret stored outside it. */
import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

export interface KeyEncryption {
  /** Identifies the secret without revealing it; empty when there is none. */
  readonly secretId: string;
  /**
   * @param keyName the purpose and id of the key: encrypted for one, it cannot be decrypted for
   * another
   */
  readonly encrypt: (bytes: Uint8Array, keyName: string) => Promise<string>;
  /** Undefined when it was encrypted with another secret, for another key, or was changed. */
  readonly decrypt: (stored: string, keyName: string) => Promise<Uint8Array | undefined>;
}

const KEY_BYTES = 32;
const NAME_BYTES = 6;
const UNENCRYPTED = /^[\w-]+$/;

/** Stores keys unencrypted, as before a secret was configured. */
export const NO_ENCRYPTION: KeyEncryption = {
  secretId: '',
  encrypt: async (bytes) => Buffer.from(bytes).toString('base64url'),
  decrypt: async (stored) => (isEncrypted(stored) ? undefined : decodeBase64(stored)),
};

export function isEncrypted(stored: string): boolean {
  return !UNENCRYPTED.test(stored);
}

/** @param secret at least 256 random bits, as text */
export function createKeyEncryption(secret: string): KeyEncryption {
  const derive = (purpose: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `saffron ${purpose}`, bytes));
  const secretId = Buffer.from(derive('name', NAME_BYTES)).toString('base64url');
  const keyOf = (keyName: string) => derive(`sealing ${keyName}`, KEY_BYTES);
  return {
    secretId,
    encrypt: (bytes, keyName) =>
      new CompactEncrypt(bytes)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: secretId })
        .encrypt(keyOf(keyName)),
    decrypt: async (stored, keyName) => {
      if (!isEncrypted(stored)) return decodeBase64(stored);
      try {
        const options = {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        };
        return (await compactDecrypt(stored, keyOf(keyName), options)).plaintext;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function decodeBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
