/** The recipes that have a public link, and for how long. */
import { randomBytes } from 'node:crypto';
import type { SentRecipe } from '@saffron/contract/recipe';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAYS_FOR_PEOPLE = 365;
const DAYS_FOR_VISITORS = 90;

/** 128 bits as base64url: 22 characters, of which the last carries two bits. */
const SHARE_ID = /^[A-Za-z0-9_-]{21}[AQgw]$/;

export interface NewShare {
  readonly recipe: SentRecipe;
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly isListed: boolean;
}

export interface Share {
  /** The recipe's JSON text. */
  readonly recipe: string;
  readonly createdAt: Date;
  readonly isListed: boolean;
}

export interface Shares {
  /** @returns the id under which the recipe can be found */
  readonly add: (share: NewShare) => Promise<string>;
  /** Undefined when the id is malformed, unknown or expired. */
  readonly find: (shareId: string) => Promise<Share | undefined>;
}

export function openShares(db: Database): Shares {
  return {
    add: async (share) => {
      const shareId = randomBytes(16).toString('base64url');
      await db.transaction().execute((transaction) => add(transaction, shareId, share));
      return shareId;
    },
    find: async (shareId) => {
      if (!SHARE_ID.test(shareId)) return undefined;
      const row = await db
        .selectFrom('shared_recipes')
        .select(['recipe', 'created_at', 'is_listed'])
        .where('share_id', '=', shareId)
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const createdAt = new Date(Number(row.created_at));
      return { recipe: row.recipe, createdAt, isListed: row.is_listed === 1 };
    },
  };
}

async function add(
  db: Kysely<Tables>,
  shareId: string,
  { recipe, userId, isListed }: NewShare,
): Promise<void> {
  const now = Date.now();
  const owner = userId !== null && (await isStillHere(db, userId)) ? userId : null;
  const days = owner === null ? DAYS_FOR_VISITORS : DAYS_FOR_PEOPLE;
  await db.deleteFrom('shared_recipes').where('expires_at', '<=', now).execute();
  await db
    .insertInto('shared_recipes')
    .values({
      share_id: shareId,
      recipe: JSON.stringify(recipe),
      user_id: owner,
      created_at: now,
      expires_at: now + days * DAY_MS,
      is_listed: isListed ? 1 : 0,
    })
    .execute();
}

/**
 * An account that is deleted between the question who asks and this one takes its links along: writing
 * the person's row, unchanged, makes the one wait for the other in every database.
 */
async function isStillHere(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
