/** Hashes email addresses with a secret key (HMAC) for places where the address itself must not be stored. */
import { createHmac } from 'node:crypto';
import type { SecretKey, SecretKeys } from './secret-keys.ts';

/** Resolves to null while the key cannot be read. */
export type HashAddress = (address: string) => Promise<string | null>;

export function createAddressHash(keys: SecretKeys): HashAddress {
  let pendingKey: Promise<SecretKey | null> | undefined;
  const loadKey = () => {
    pendingKey ??= keys.current('event').catch(() => {
      // The database is unavailable: the next call tries again.
      pendingKey = undefined;
      return null;
    });
    return pendingKey;
  };
  // Loaded ahead of its first use, so that no request waits for it.
  void loadKey();
  return async (address) => {
    const key = await loadKey();
    return key && createHmac('sha256', key.secret).update(address).digest('base64url');
  };
}
