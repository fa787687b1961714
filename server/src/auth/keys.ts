/** The server's own secret keys: in the database, so that processes share them, and each with an id, so that they can be replaced. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';

/**
 * `access` signs access tokens, `refresh` makes the next refresh token, `letter` the token in a mail,
 * `event` hides addresses in the security events and in the salts of passwords.
 */
export type KeyPurpose = 'access' | 'refresh' | 'letter' | 'event';

export interface Key {
  readonly kid: string;
  readonly secret: Uint8Array;
}

export interface Keys {
  /** The one to use for something new; made when there is none. */
  readonly current: (purpose: KeyPurpose) => Promise<Key>;
  /** The one that was to be used at that moment, for what must come out the same again. */
  readonly at: (purpose: KeyPurpose, moment: number) => Promise<Key>;
  /** The one that something older was made with. */
  readonly find: (purpose: KeyPurpose, kid: string) => Promise<Key | undefined>;
  /**
   * Makes a new current key; what the older ones made stays good.
   * @param replaced the id of the key that has served long enough, so that it is replaced only once
   */
  readonly rotate: (purpose: KeyPurpose, replaced?: string) => Promise<Key>;
}

interface KeyRow {
  readonly kid: string;
  readonly secret: string;
}

const KEY_BYTES = 32;
/** What the very first key comes after. */
const FIRST = '';
/** How late a process may learn of a key that another one has made. */
const TRUSTED_MS = 5 * 60_000;

export function openKeys(db: Database, now: () => number): Keys {
  const known = new Map<string, Key>();
  const newest = new Map<KeyPurpose, { key: Key; readAt: number }>();

  const rowsOf = (purpose: KeyPurpose) =>
    db.selectFrom('secret_keys').select(['kid', 'secret']).where('purpose', '=', purpose);
  const newestRow = (purpose: KeyPurpose) =>
    rowsOf(purpose).orderBy('created_at', 'desc').orderBy('kid').limit(1).executeTakeFirst();

  const succeed = async (purpose: KeyPurpose, before: string): Promise<Key> => {
    const kid = successorOf(purpose, before);
    const secret = randomBytes(KEY_BYTES).toString('base64url');
    await db
      .insertInto('secret_keys')
      .values({ kid, purpose, secret, created_at: now() })
      // Another process was quicker: its key is the one.
      .onConflict((conflict) => conflict.column('kid').doNothing())
      .execute();
    newest.delete(purpose);
    return toKey(await rowsOf(purpose).where('kid', '=', kid).executeTakeFirstOrThrow());
  };
  const current = async (purpose: KeyPurpose): Promise<Key> => {
    const cached = newest.get(purpose);
    if (cached !== undefined && Math.abs(now() - cached.readAt) < TRUSTED_MS) return cached.key;
    const row = await newestRow(purpose);
    const key = row === undefined ? await succeed(purpose, FIRST) : toKey(row);
    newest.set(purpose, { key, readAt: now() });
    return key;
  };
  return {
    current,
    rotate: async (purpose, replaced) =>
      succeed(purpose, replaced ?? (await newestRow(purpose))?.kid ?? FIRST),
    at: async (purpose, moment) => {
      const row = await rowsOf(purpose)
        .where('created_at', '<=', moment)
        .orderBy('created_at', 'desc')
        .orderBy('kid')
        .limit(1)
        .executeTakeFirst();
      if (row !== undefined) return toKey(row);
      // The first of all keys is made when it is first wanted, a moment after.
      await current(purpose);
      return toKey(await rowsOf(purpose).orderBy('created_at').limit(1).executeTakeFirstOrThrow());
    },
    find: async (purpose, kid) => {
      const name = `${purpose} ${kid}`;
      const cached = known.get(name);
      if (cached !== undefined) return cached;
      const row = await rowsOf(purpose).where('kid', '=', kid).executeTakeFirst();
      if (row === undefined) return undefined;
      known.set(name, toKey(row));
      return known.get(name);
    },
  };
}

/** An id that follows from the key before: processes that replace it at the same time make one key and not two. */
function successorOf(purpose: KeyPurpose, before: string): string {
  const digest = createHash('sha256').update(`${purpose} ${before}`);
  // The shape of a UUID, which is what ids of keys look like.
  return digest.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function toKey({ kid, secret }: KeyRow): Key {
  return { kid, secret: new Uint8Array(Buffer.from(secret, 'base64url')) };
}
