/** Stores the recipes that people save; each belongs to one person. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '@saffron/contract/errors';
import { MAX_SAVED_RECIPES, MAX_STORED_BYTES } from '@saffron/contract/limits';
import type { RecipeInput } from '@saffron/contract/recipe';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import { prepareQuery } from '../storage/prepared-query.ts';
import type { Tables } from '../storage/tables.ts';
import { lockUser } from '../storage/transaction-locks.ts';
import { normaliseName } from './normalise-name.ts';

interface SaveResult {
  readonly recipeId: string;
  /** False when it had been saved before. */
  readonly isNew: boolean;
}

export interface SavedRecipes {
  /** @throws Refusal when the name is taken and duplicates are not allowed, or when the quota is used up */
  readonly save: (
    userId: string,
    recipe: RecipeInput,
    allowDuplicate: boolean,
  ) => Promise<SaveResult>;
  /** The JSON text of the newest recipe of that name. */
  readonly find: (userId: string, name: string) => Promise<string | undefined>;
  /** The JSON text of the recipe with that id. */
  readonly findById: (userId: string, recipeId: string) => Promise<string | undefined>;
  /** The recipes' JSON texts, newest first, joined by commas, in parts of limited size. */
  readonly list: (userId: string) => AsyncGenerator<string>;
  /** The same one by one, for slow work on each. */
  readonly iterate: (userId: string) => AsyncGenerator<string>;
  /** @returns whether there was one */
  readonly remove: (userId: string, recipeId: string) => Promise<boolean>;
}

/** Less than two megabytes even of the largest recipes, which takes the event loop a few milliseconds. */
const PART_SIZE = 25;

export function openSavedRecipes(db: Database): SavedRecipes {
  const of = (userId: string) => db.selectFrom('saved_recipes').where('user_id', '=', userId);
  // Found by its time, which is unique per person, so that the texts of other recipes with the name are not
  // read.
  const newest = prepareQuery(
    db,
    ({ userId, foldedName }: { userId: string; foldedName: string }) =>
      of(userId)
        .where('saved_at', '=', (row) =>
          row
            .selectFrom('saved_recipes as named')
            .where('named.user_id', '=', userId)
            .where('named.folded_name', '=', foldedName)
            .select(({ fn }) => fn.max('named.saved_at').as('saved_at')),
        )
        .select('recipe'),
  );
  // Put together in the database: a row for each, and a text of each, take longer to make than to find.
  // Both databases gather in the order in which the inner query gives. The limit is written out: for one that is
  // filled in, SQLite plans anew each time.
  const part = prepareQuery(db, ({ userId, before }: { userId: string; before: number }) =>
    db
      .selectFrom(
        of(userId)
          .where('saved_at', '<', before)
          .select(['recipe', 'saved_at'])
          .orderBy('saved_at', 'desc')
          .limit(sql.lit(PART_SIZE))
          .as('kept'),
      )
      .select(({ fn }) => [
        sql<string | null>`string_agg(kept.recipe, ',')`.as('texts'),
        fn.countAll().as('count'),
        fn.min('kept.saved_at').as('oldest'),
      ]),
  );
  const list = async function* (userId: string): AsyncGenerator<string> {
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const [row] = await part({ userId, before });
      if (row?.texts) yield row.texts;
      if (Number(row?.count ?? 0) < PART_SIZE) return;
      before = Number(row?.oldest);
    }
  };
  return {
    save: (userId, recipe, allowDuplicate) =>
      db
        .transaction()
        .execute((transaction) => saveRecipe(transaction, userId, recipe, allowDuplicate)),
    find: async (userId, name) => {
      const [row] = await newest({ userId, foldedName: normaliseName(name) });
      return row?.recipe;
    },
    findById: async (userId, recipeId) => {
      const row = await of(userId)
        .where('recipe_id', '=', recipeId)
        .select('recipe')
        .executeTakeFirst();
      return row?.recipe;
    },
    list,
    iterate: async function* (userId) {
      for (let before = Number.MAX_SAFE_INTEGER; ; ) {
        const row = await of(userId)
          .where('saved_at', '<', before)
          .select(['recipe', 'saved_at'])
          .orderBy('saved_at', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (row === undefined) return;
        yield row.recipe;
        before = Number(row.saved_at);
      }
    },
    remove: async (userId, recipeId) => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_recipes')
        .where('user_id', '=', userId)
        .where('recipe_id', '=', recipeId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

async function saveRecipe(
  transaction: Transaction<Tables>,
  userId: string,
  recipe: RecipeInput,
  allowDuplicate: boolean,
): Promise<SaveResult> {
  // Locked per person, or two concurrent saves could both find a name free. Deleted between the question who it
  // is and this one, there is nobody to keep it for.
  if (!(await lockUser(transaction, userId))) throw new Refusal('unauthorized');
  const recipeId = recipe.recipeId ?? randomUUID();
  const own = transaction.selectFrom('saved_recipes').where('user_id', '=', userId);
  const known = await own.where('recipe_id', '=', recipeId).select('recipe_id').executeTakeFirst();
  if (known !== undefined) return { recipeId, isNew: false };

  const foldedName = normaliseName(recipe.recipeName);
  const namesake = own.where('folded_name', '=', foldedName).select('recipe_id').limit(1);
  if (!allowDuplicate && (await namesake.executeTakeFirst()) !== undefined) {
    throw new Refusal('recipe-already-saved');
  }
  const usage = await own
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.max('saved_at').as('newest'),
      fn.sum('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(usage.count) >= MAX_SAVED_RECIPES) throw new Refusal('too-many-recipes');

  // Later than all earlier ones, even within one millisecond or after the clock was set back.
  const savedAt = Math.max(Date.now(), Number(usage.newest ?? 0) + 1);
  const text = JSON.stringify({ ...recipe, recipeId, savedAt: new Date(savedAt).toISOString() });
  const bytes = Buffer.byteLength(text);
  if (Number(usage.bytes ?? 0) + bytes > MAX_STORED_BYTES) throw new Refusal('too-much-kept');
  await transaction
    .insertInto('saved_recipes')
    .values({
      user_id: userId,
      recipe_id: recipeId,
      folded_name: foldedName,
      recipe: text,
      bytes,
      saved_at: savedAt,
    })
    .execute();
  return { recipeId, isNew: true };
}
