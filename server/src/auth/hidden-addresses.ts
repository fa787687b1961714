/** What stands for an address where nobody may read it: the same each time, and nobody without the key can try addresses out. */
import { createHmac } from 'node:crypto';
import type { Key, Keys } from './keys.ts';

/** Null while the key cannot be read. */
export type Hide = (address: string) => Promise<string | null>;

export function openHiding(keys: Keys): Hide {
  let asked: Promise<Key | null> | undefined;
  const ask = () => {
    asked ??= keys.current('event').catch(() => {
      // The database is away: next time, perhaps.
      asked = undefined;
      return null;
    });
    return asked;
  };
  // Asked for before it is wanted first, so that nobody has to wait for it.
  void ask();
  return async (address) => {
    const key = await ask();
    return key && createHmac('sha256', key.secret).update(address).digest('base64url');
  };
}
