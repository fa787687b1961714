/** Seals what lies in the database under a secret that does not, so that a copy of the database signs nothing. */
import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';

export interface Sealing {
  /** Tells secrets apart and gives nothing of them away; empty when there is none. */
  readonly name: string;
  /** @param place what it is for and where it lies: sealed for one place, it opens in no other */
  readonly seal: (bytes: Uint8Array, place: string) => Promise<string>;
  /** Undefined when it was sealed under another secret, for another place, or was changed. */
  readonly open: (kept: string, place: string) => Promise<Uint8Array | undefined>;
}

const KEY_BYTES = 32;
const NAME_BYTES = 6;
const PLAIN = /^[\w-]+$/;

/** As keys lay before there was a secret: readable to whoever reads the database. */
export const UNSEALED: Sealing = {
  name: '',
  seal: async (bytes) => Buffer.from(bytes).toString('base64url'),
  open: async (kept) => (isSealed(kept) ? undefined : fromBase64(kept)),
};

export function isSealed(kept: string): boolean {
  return !PLAIN.test(kept);
}

/** @param secret 256 bits of chance or more, as text */
export function sealUnder(secret: string): Sealing {
  const derive = (purpose: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `saffron ${purpose}`, bytes));
  const name = Buffer.from(derive('name', NAME_BYTES)).toString('base64url');
  const keyOf = (place: string) => derive(`sealing ${place}`, KEY_BYTES);
  return {
    name,
    seal: (bytes, place) =>
      new CompactEncrypt(bytes)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: name })
        .encrypt(keyOf(place)),
    open: async (kept, place) => {
      if (!isSealed(kept)) return fromBase64(kept);
      try {
        const options = {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        };
        return (await compactDecrypt(kept, keyOf(place), options)).plaintext;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
