/** The server's own secret keys: in the database, so that processes share them, and each with an id, so that they can be replaced. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { isSealed, type Sealing, UNSEALED } from './sealing.ts';

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
  readonly created_at: number;
}

/** A key that can be used, and whether it was made under our secret. */
interface Opened extends Key {
  readonly madeAt: number;
  readonly isOurs: boolean;
}

export interface KeyCare {
  /** Without one, keys lie in the database as they are. */
  readonly sealing?: Sealing;
  /** There are keys that were made under another secret: what they made is dead. */
  readonly onForeign?: (purpose: KeyPurpose) => void;
}

const KEY_BYTES = 32;
/** What the very first key comes after. */
const FIRST = '';
/** How late a process may learn of a key that another one has made. */
const TRUSTED_MS = 5 * 60_000;

export function openKeys(db: Database, now: () => number, care: KeyCare = {}): Keys {
  const { sealing = UNSEALED, onForeign = () => {} } = care;
  const known = new Map<string, Key>();
  const newest = new Map<KeyPurpose, { key: Key; readAt: number }>();
  const rowsOf = (purpose: KeyPurpose) =>
    db
      .selectFrom('secret_keys')
      .select(['kid', 'secret', 'created_at'])
      .where('purpose', '=', purpose);
  const open = async (purpose: KeyPurpose, row: KeyRow): Promise<Opened | undefined> => {
    const { kid, secret: kept, created_at } = row;
    const secret = await sealing.open(kept, `${purpose} ${kid}`);
    if (secret === undefined) onForeign(purpose);
    const isOurs = sealing.name === '' || isSealed(kept);
    return secret && { kid, secret, madeAt: Number(created_at), isOurs };
  };
  /** The newest first. There are never more than a few. */
  const openAll = async (purpose: KeyPurpose) => {
    const rows = await rowsOf(purpose).orderBy('created_at', 'desc').orderBy('kid').execute();
    const opened = await Promise.all(rows.map((row) => open(purpose, row)));
    return {
      keys: opened.filter((key) => key !== undefined),
      // Whether or not we can open it: the next key follows it.
      newestId: rows[0]?.kid ?? FIRST,
    };
  };
  const succeed = async (purpose: KeyPurpose, before: string): Promise<Key> => {
    const kid = successorOf(purpose, before, sealing.name);
    const secret = await sealing.seal(randomBytes(KEY_BYTES), `${purpose} ${kid}`);
    await db
      .insertInto('secret_keys')
      .values({ kid, purpose, secret, created_at: now() })
      // Another process was quicker: its key is the one.
      .onConflict((conflict) => conflict.column('kid').doNothing())
      .execute();
    newest.delete(purpose);
    const row = await rowsOf(purpose).where('kid', '=', kid).executeTakeFirstOrThrow();
    const key = await open(purpose, row);
    if (key === undefined) throw new Error(`the ${purpose} key that was made cannot be opened`);
    return key;
  };
  /** Keys from before there was a secret: whoever has an old copy has them too, so they make nothing new. */
  const sealOld = async (purpose: KeyPurpose, keys: readonly Opened[]) => {
    for (const { kid, secret } of keys.filter(({ isOurs }) => !isOurs)) {
      const sealed = await sealing.seal(secret, `${purpose} ${kid}`);
      await db
        .updateTable('secret_keys')
        .set({ secret: sealed })
        .where('kid', '=', kid)
        .where('secret', '=', Buffer.from(secret).toString('base64url'))
        .execute();
    }
  };
  const current = async (purpose: KeyPurpose): Promise<Key> => {
    const cached = newest.get(purpose);
    if (cached !== undefined && Math.abs(now() - cached.readAt) < TRUSTED_MS) return cached.key;
    const { keys, newestId } = await openAll(purpose);
    const [first] = keys;
    const key = first?.isOurs ? first : await succeed(purpose, newestId);
    await sealOld(purpose, keys);
    newest.set(purpose, { key, readAt: now() });
    return key;
  };
  return {
    current,
    rotate: async (purpose, replaced) =>
      succeed(purpose, replaced ?? (await openAll(purpose)).newestId),
    at: async (purpose, moment) => {
      const key = (await openAll(purpose)).keys.find(({ madeAt }) => madeAt <= moment);
      if (key !== undefined) return key;
      // The first of all keys is made when it is first wanted, a moment after.
      const made = await current(purpose);
      return (await openAll(purpose)).keys.at(-1) ?? made;
    },
    find: async (purpose, kid) => {
      const name = `${purpose} ${kid}`;
      const cached = known.get(name);
      if (cached !== undefined) return cached;
      const row = await rowsOf(purpose).where('kid', '=', kid).executeTakeFirst();
      const key = row && (await open(purpose, row));
      if (key !== undefined) known.set(name, key);
      return key;
    },
  };
}

/**
 * An id that follows from the key before: processes that replace it at the same time make one key and not two.
 * Under another secret it is another key.
 */
function successorOf(purpose: KeyPurpose, before: string, secretName: string): string {
  const from = [purpose, before, secretName].filter((part, at) => at < 2 || part !== '');
  const digest = createHash('sha256').update(from.join(' '));
  // The shape of a UUID, which is what ids of keys look like.
  return digest.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
