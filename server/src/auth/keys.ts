/** The server's own secret keys: in the database, so that processes share them, and each with an id, so that they can be replaced. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../storage/database.ts';

/** `access` signs access tokens, `refresh` makes the next refresh token, `letter` the token in a mail. */
export type KeyPurpose = 'access' | 'refresh' | 'letter';

export interface Key {
  readonly kid: string;
  readonly secret: Uint8Array;
}

export interface Keys {
  /** The one to use for something new; made when there is none. */
  readonly current: (purpose: KeyPurpose) => Promise<Key>;
  /** The one that something older was made with. */
  readonly find: (purpose: KeyPurpose, kid: string) => Promise<Key | undefined>;
  /** Makes a new current key; what the older ones made stays good. */
  readonly rotate: (purpose: KeyPurpose) => Promise<Key>;
}

const KEY_BYTES = 32;
/** How late a process may learn of a key that another one has made. */
const TRUSTED_MS = 5 * 60_000;

export function openKeys(db: Database, now: () => number): Keys {
  const known = new Map<string, Key>();
  const newest = new Map<KeyPurpose, { key: Key; readAt: number }>();

  const rotate = async (purpose: KeyPurpose): Promise<Key> => {
    const key = { kid: randomUUID(), secret: new Uint8Array(randomBytes(KEY_BYTES)) };
    const secret = Buffer.from(key.secret).toString('base64url');
    await db
      .insertInto('secret_keys')
      .values({ kid: key.kid, purpose, secret, created_at: now() })
      .execute();
    newest.delete(purpose);
    return key;
  };
  const readNewest = async (purpose: KeyPurpose): Promise<Key> => {
    const row = await db
      .selectFrom('secret_keys')
      .select(['kid', 'secret'])
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? rotate(purpose) : toKey(row);
  };
  return {
    rotate,
    current: async (purpose) => {
      const cached = newest.get(purpose);
      if (cached !== undefined && Math.abs(now() - cached.readAt) < TRUSTED_MS) return cached.key;
      const key = await readNewest(purpose);
      newest.set(purpose, { key, readAt: now() });
      return key;
    },
    find: async (purpose, kid) => {
      const name = `${purpose} ${kid}`;
      const cached = known.get(name);
      if (cached !== undefined) return cached;
      const row = await db
        .selectFrom('secret_keys')
        .select(['kid', 'secret'])
        .where('kid', '=', kid)
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      known.set(name, toKey(row));
      return known.get(name);
    },
  };
}

function toKey({ kid, secret }: { kid: string; secret: string }): Key {
  return { kid, secret: new Uint8Array(Buffer.from(secret, 'base64url')) };
}
