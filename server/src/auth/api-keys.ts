/** Stores API keys as hashes, finds whose a key is, and ends keys. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { MAX_API_KEYS } from '@saffron/contract/limits';
import type { Database } from '../storage/database.ts';
import { lockUser } from '../storage/transaction-locks.ts';
import { createSecret, hashSecret } from './random-secrets.ts';

interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface ApiKeys {
  /** Newest first. */
  readonly list: (userId: string) => Promise<ApiKey[]>;
  /** `key` is in no answer after this one. @throws Refusal where there are too many */
  readonly create: (userId: string, name: string) => Promise<ApiKey & { readonly key: string }>;
  /** @throws Refusal where the person has no such key */
  readonly revoke: (userId: string, keyId: string) => Promise<void>;
  /** Undefined for a key that is none, or no longer. */
  readonly findOwner: (key: string) => Promise<string | undefined>;
}

/** Tells people and scanners of leaked secrets what it is. */
const PREFIX = 'saffron_';

export function openApiKeys(db: Database, now: () => number = Date.now): ApiKeys {
  return {
    list: async (userId) => {
      const rows = await db
        .selectFrom('api_keys')
        .select(['key_id', 'name', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('key_id')
        .execute();
      return rows.map(toApiKey);
    },
    create: (userId, name) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockUser(transaction, userId))) throw new Refusal('unauthorized');
        const { count } = await transaction
          .selectFrom('api_keys')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MAX_API_KEYS) throw new Refusal('too-many-api-keys');
        const key = PREFIX + createSecret();
        const row = { key_id: randomUUID(), name: name.trim(), created_at: now() };
        await transaction
          .insertInto('api_keys')
          .values({ ...row, user_id: userId, key_hash: hashSecret(key) })
          .execute();
        return { ...toApiKey(row), key };
      }),
    revoke: async (userId, keyId) => {
      const { numDeletedRows } = await db
        .deleteFrom('api_keys')
        .where('user_id', '=', userId)
        .where('key_id', '=', keyId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new Refusal('api-key-not-found');
    },
    findOwner: async (key) => {
      if (!key.startsWith(PREFIX)) return undefined;
      const row = await db
        .selectFrom('api_keys')
        .select('user_id')
        .where('key_hash', '=', hashSecret(key))
        .executeTakeFirst();
      return row?.user_id;
    },
  };
}

function toApiKey(row: { key_id: string; name: string; created_at: number }): ApiKey {
  const { key_id: keyId, name, created_at } = row;
  return { keyId, name, createdAt: new Date(Number(created_at)).toISOString() };
}
