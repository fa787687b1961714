/** The recipes that people keep: each belongs to one person and is found under its id or its name. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { MAX_SAVED_RECIPES } from '@saffron/contract/limits';
import type { SentRecipe } from '@saffron/contract/recipe';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { prepare } from '../storage/prepare.ts';
import type { Tables } from '../storage/tables.ts';
import { foldName } from './fold-name.ts';

export interface Kept {
  readonly recipeId: string;
  /** False when it was among the kept ones before. */
  readonly isNew: boolean;
}

export interface SavedRecipes {
  /** @throws Refusal when the name is taken and duplicates are not wanted, or when there is no room */
  readonly keep: (userId: string, recipe: SentRecipe, allowDuplicate: boolean) => Promise<Kept>;
  /** The JSON text of the newest recipe of that name. */
  readonly find: (userId: string, name: string) => Promise<string | undefined>;
  /** The JSON text of the recipe with that id. */
  readonly findById: (userId: string, recipeId: string) => Promise<string | undefined>;
  /** All as one JSON text, a list, newest first. */
  readonly list: (userId: string) => Promise<string>;
  /** The same in parts, for what would be too much at once. */
  readonly parts: (userId: string) => AsyncGenerator<string[]>;
  /** @returns whether there was one */
  readonly drop: (userId: string, recipeId: string) => Promise<boolean>;
}

const PART_SIZE = 50;

export function openSavedRecipes(db: Database): SavedRecipes {
  const of = (userId: string) => db.selectFrom('saved_recipes').where('user_id', '=', userId);
  const namesake = prepare(db, ({ userId, foldedName }: { userId: string; foldedName: string }) =>
    of(userId)
      .where('folded_name', '=', foldedName)
      .select('recipe')
      // A sum, or the database walks along the index of times, past all that are kept, instead of that of names.
      // All of them, which are hardly ever two: for a limit that is filled in, SQLite plans anew each time.
      .orderBy(sql`saved_at + 0`, 'desc'),
  );
  // Put together in the database: a row for each, and a text of each, take longer to make than to find.
  // Both databases gather in the order in which the inner query gives.
  const all = prepare(db, ({ userId }: { userId: string }) =>
    db
      .selectFrom(of(userId).select('recipe').orderBy('saved_at', 'desc').as('kept'))
      .select(sql<string | null>`'[' || string_agg(kept.recipe, ',') || ']'`.as('list')),
  );
  return {
    keep: (userId, recipe, allowDuplicate) =>
      db.transaction().execute((transaction) => keep(transaction, userId, recipe, allowDuplicate)),
    find: async (userId, name) => {
      const [row] = await namesake({ userId, foldedName: foldName(name) });
      return row?.recipe;
    },
    findById: async (userId, recipeId) => {
      const row = await of(userId)
        .where('recipe_id', '=', recipeId)
        .select('recipe')
        .executeTakeFirst();
      return row?.recipe;
    },
    list: async (userId) => {
      const [row] = await all({ userId });
      return row?.list ?? '[]';
    },
    parts: async function* (userId) {
      for (let before = Number.MAX_SAFE_INTEGER; ; ) {
        const rows = await of(userId)
          .where('saved_at', '<', before)
          .select(['recipe', 'saved_at'])
          .orderBy('saved_at', 'desc')
          .limit(PART_SIZE)
          .execute();
        if (rows.length === 0) return;
        yield rows.map(({ recipe }) => recipe);
        before = Number(rows.at(-1)?.saved_at);
      }
    },
    drop: async (userId, recipeId) => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_recipes')
        .where('user_id', '=', userId)
        .where('recipe_id', '=', recipeId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

async function keep(
  transaction: Transaction<Tables>,
  userId: string,
  recipe: SentRecipe,
  allowDuplicate: boolean,
): Promise<Kept> {
  await waitForTurn(transaction, userId);
  const recipeId = recipe.recipeId ?? randomUUID();
  const own = transaction.selectFrom('saved_recipes').where('user_id', '=', userId);
  const known = await own.where('recipe_id', '=', recipeId).select('recipe_id').executeTakeFirst();
  if (known !== undefined) return { recipeId, isNew: false };

  const foldedName = foldName(recipe.recipeName);
  const namesake = own.where('folded_name', '=', foldedName).select('recipe_id').limit(1);
  if (!allowDuplicate && (await namesake.executeTakeFirst()) !== undefined) {
    throw new Refusal('recipe-already-saved');
  }
  const { count, newest } = await own
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('saved_at').as('newest')])
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_SAVED_RECIPES) throw new Refusal('too-many-recipes');

  // Later than all before it, even within one millisecond or after the clock was set back.
  const savedAt = Math.max(Date.now(), Number(newest ?? 0) + 1);
  const text = { ...recipe, recipeId, savedAt: new Date(savedAt).toISOString() };
  await transaction
    .insertInto('saved_recipes')
    .values({
      user_id: userId,
      recipe_id: recipeId,
      folded_name: foldedName,
      recipe: JSON.stringify(text),
      saved_at: savedAt,
    })
    .execute();
  return { recipeId, isNew: true };
}

/**
 * Saves of one person come one after the other, or two at once would both find a name free.
 * Writing the person's row, unchanged, is the lock that every database knows.
 */
async function waitForTurn(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // Deleted between the question who it is and this one.
  if (numUpdatedRows === 0n) throw new Refusal('unauthorized');
}
