/** The recipes that have a public link, and for how long. */
import { randomBytes } from 'node:crypto';
import type { SentRecipe } from '@saffron/contract/recipe';
import type { Database } from '../storage/database.ts';

const DAY_MS = 24 * 3600 * 1000;
const DAYS_FOR_PEOPLE = 365;
const DAYS_FOR_VISITORS = 90;

/** 128 bits as base64url: 22 characters, of which the last carries two bits. */
const SHARE_ID = /^[A-Za-z0-9_-]{21}[AQgw]$/;

export interface Shares {
  /** @returns the id under which the recipe can be found */
  readonly add: (recipe: SentRecipe, userId: string | null) => Promise<string>;
  /** The recipe's JSON text; undefined when the id is malformed, unknown or expired. */
  readonly find: (shareId: string) => Promise<string | undefined>;
}

export function openShares(db: Database): Shares {
  return {
    add: async (recipe, userId) => {
      const now = Date.now();
      const days = userId === null ? DAYS_FOR_VISITORS : DAYS_FOR_PEOPLE;
      const shareId = randomBytes(16).toString('base64url');
      await db.deleteFrom('shared_recipes').where('expires_at', '<=', now).execute();
      await db
        .insertInto('shared_recipes')
        .values({
          share_id: shareId,
          recipe: JSON.stringify(recipe),
          user_id: userId,
          created_at: now,
          expires_at: now + days * DAY_MS,
        })
        .execute();
      return shareId;
    },
    find: async (shareId) => {
      if (!SHARE_ID.test(shareId)) return undefined;
      const row = await db
        .selectFrom('shared_recipes')
        .select('recipe')
        .where('share_id', '=', shareId)
        .where('expires_at', '>', Date.now())
        .executeTakeFirst();
      return row?.recipe;
    },
  };
}
