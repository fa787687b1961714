/** Creates a database with many users and recipes by direct inserts, since registering them would take hours. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createHasher } from '@saffron/server/auth/hashing';
import { DATABASE_FILE, openSqlite } from '@saffron/server/storage/sqlite';

export const PASSWORD = 'kite otter lamp 9';
export const emailAt = (at: number) => `cook${at}@cook.example`;

export interface SeededDatabase {
  readonly dataDir: string;
  readonly file: string;
  readonly userIds: readonly string[];
  readonly remove: () => void;
}

/** A recipe of about a kilobyte, which is usual. */
export function createRecipeJson(at: number): string {
  return JSON.stringify({
    recipeId: `recipe-${at}`,
    recipeName: `Lentil soup ${at}`,
    introduction: 'Silky, bright with lemon, and on the table in half an hour. '.repeat(2),
    ingredients: Array.from({ length: 10 }, (_, line) => `${line + 1} tbsp ingredient ${line}`),
    instructions: Array.from(
      { length: 6 },
      () => 'Stir, taste, and let it simmer for ten minutes.',
    ),
    tips: ['Keeps for three days.'],
    friendly_closing: 'Enjoy!',
    servings: 4,
    minutes: 35,
    savedAt: new Date(at).toISOString(),
  });
}

/** @param recipesOf how many recipes the person at that place keeps */
export async function seedDatabase(
  people: number,
  recipesOf: (at: number) => number,
): Promise<SeededDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saffron-bench-'));
  await (await openSqlite(dataDir)).close();
  const file = join(dataDir, DATABASE_FILE);
  const hash = await createHasher().hash(PASSWORD);
  const db = new DatabaseSync(file);
  const addUser = db.prepare(
    `insert into users (user_id, email, password_hash, role, username, first_name, last_name, gender, created_at)
     values (?, ?, ?, 'user', ?, 'Ada', 'Cook', '', 0)`,
  );
  const addRecipe = db.prepare(
    'insert into saved_recipes (user_id, recipe_id, folded_name, recipe, saved_at, bytes) values (?, ?, ?, ?, ?, length(cast(?4 as blob)))',
  );
  const userIds = Array.from({ length: people }, () => randomUUID());
  db.exec('begin');
  for (const [at, userId] of userIds.entries()) {
    addUser.run(userId, emailAt(at), hash, `cook${at}`);
    for (let one = 0; one < recipesOf(at); one += 1) {
      addRecipe.run(userId, `recipe-${one}`, `lentil soup ${one}`, createRecipeJson(one), one);
    }
  }
  db.exec('commit');
  db.close();
  return {
    dataDir,
    file,
    userIds,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
