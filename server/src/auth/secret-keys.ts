/** Stores the server's secret keys in the database, so that all processes share them and they can be replaced. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { isEncrypted, type KeyEncryption, NO_ENCRYPTION } from './key-encryption.ts';

/**
 * `access` signs access tokens, `refresh` makes the next refresh token, `letter` the token in an
 * email, `event` hashes addresses in the security events and in the salts of passwords.
 */
export type KeyPurpose = 'access' | 'refresh' | 'letter' | 'event';

export interface SecretKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

export interface SecretKeys {
  /** The key to use for something new; created when there is none. */
  readonly current: (purpose: KeyPurpose) => Promise<SecretKey>;
  /** The key that was current at that moment, for results that must be reproduced. */
  readonly findCurrentAt: (purpose: KeyPurpose, moment: number) => Promise<SecretKey>;
  /** The key with that id, for something made earlier. */
  readonly find: (purpose: KeyPurpose, kid: string) => Promise<SecretKey | undefined>;
  /**
   * Creates a new current key; results of the older ones stay valid.
   * @param replaced the id of the key to replace, so that concurrent processes replace it only once
   */
  readonly rotate: (purpose: KeyPurpose, replaced?: string) => Promise<SecretKey>;
}

interface KeyRow {
  readonly kid: string;
  readonly secret: string;
  readonly created_at: number;
}

/** A decrypted key, and whether it was encrypted with our secret. */
interface DecryptedKey extends SecretKey {
  readonly createdAt: number;
  readonly isOurs: boolean;
}

export interface SecretKeysOptions {
  /** Without one, keys are stored unencrypted. */
  readonly encryption?: KeyEncryption;
  /** Called when a key was encrypted with another secret: everything made with it is invalid. */
  readonly onUndecryptable?: (purpose: KeyPurpose) => void;
}

const KEY_BYTES = 32;
/** The predecessor of the very first key. */
const FIRST = '';
/** How long a process may go without noticing a key that another one created. */
const CACHE_MS = 5 * 60_000;

export function openSecretKeys(
  db: Database,
  now: () => number,
  options: SecretKeysOptions = {},
): SecretKeys {
  const { encryption = NO_ENCRYPTION, onUndecryptable = () => {} } = options;
  const known = new Map<string, SecretKey>();
  const newest = new Map<KeyPurpose, { key: SecretKey; readAt: number }>();
  const rowsOf = (purpose: KeyPurpose) =>
    db
      .selectFrom('secret_keys')
      .select(['kid', 'secret', 'created_at'])
      .where('purpose', '=', purpose);
  const open = async (purpose: KeyPurpose, row: KeyRow): Promise<DecryptedKey | undefined> => {
    const { kid, secret: stored, created_at } = row;
    const secret = await encryption.decrypt(stored, `${purpose} ${kid}`);
    if (secret === undefined) onUndecryptable(purpose);
    const isOurs = encryption.secretId === '' || isEncrypted(stored);
    return secret && { kid, secret, createdAt: Number(created_at), isOurs };
  };
  /** The newest first. There are never more than a few. */
  const openAll = async (purpose: KeyPurpose) => {
    const rows = await rowsOf(purpose).orderBy('created_at', 'desc').orderBy('kid').execute();
    const opened = await Promise.all(rows.map((row) => open(purpose, row)));
    return {
      keys: opened.filter((key) => key !== undefined),
      // Whether or not it can be decrypted: the next key succeeds it.
      newestId: rows[0]?.kid ?? FIRST,
    };
  };
  const createSuccessor = async (purpose: KeyPurpose, before: string): Promise<SecretKey> => {
    const kid = deriveSuccessorId(purpose, before, encryption.secretId);
    const secret = await encryption.encrypt(randomBytes(KEY_BYTES), `${purpose} ${kid}`);
    await db
      .insertInto('secret_keys')
      .values({ kid, purpose, secret, created_at: now() })
      // Another process was faster: its key is used.
      .onConflict((conflict) => conflict.column('kid').doNothing())
      .execute();
    newest.delete(purpose);
    const row = await rowsOf(purpose).where('kid', '=', kid).executeTakeFirstOrThrow();
    const key = await open(purpose, row);
    if (key === undefined) throw new Error(`the ${purpose} key that was made cannot be opened`);
    return key;
  };
  /**
   * Encrypts keys stored before there was a secret; old copies of the database hold them, so they
   * are not used for anything new.
   */
  const encryptOldKeys = async (purpose: KeyPurpose, keys: readonly DecryptedKey[]) => {
    for (const { kid, secret } of keys.filter(({ isOurs }) => !isOurs)) {
      const sealed = await encryption.encrypt(secret, `${purpose} ${kid}`);
      await db
        .updateTable('secret_keys')
        .set({ secret: sealed })
        .where('kid', '=', kid)
        .where('secret', '=', Buffer.from(secret).toString('base64url'))
        .execute();
    }
  };
  const current = async (purpose: KeyPurpose): Promise<SecretKey> => {
    const cached = newest.get(purpose);
    if (cached !== undefined && Math.abs(now() - cached.readAt) < CACHE_MS) return cached.key;
    const { keys, newestId } = await openAll(purpose);
    const [first] = keys;
    const key = first?.isOurs ? first : await createSuccessor(purpose, newestId);
    await encryptOldKeys(purpose, keys);
    newest.set(purpose, { key, readAt: now() });
    return key;
  };
  return {
    current,
    rotate: async (purpose, replaced) =>
      createSuccessor(purpose, replaced ?? (await openAll(purpose)).newestId),
    findCurrentAt: async (purpose, moment) => {
      const key = (await openAll(purpose)).keys.find(({ createdAt }) => createdAt <= moment);
      if (key !== undefined) return key;
      // The first key is created on first use, a moment later.
      const created = await current(purpose);
      return (await openAll(purpose)).keys.at(-1) ?? created;
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
 * An id derived from the previous key, so that concurrent processes create one key and not two.
 * Under another secret the id differs.
 */
function deriveSuccessorId(purpose: KeyPurpose, before: string, secretName: string): string {
  const from = [purpose, before, secretName].filter((part, at) => at < 2 || part !== '');
  const digest = createHash('sha256').update(from.join(' '));
  // Formatted as a UUID, like all key ids.
  return digest.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
