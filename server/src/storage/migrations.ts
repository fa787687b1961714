/** All database migrations, oldest first; one that has shipped is never edited. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createAccountTables } from './account-migration.ts';

// A migration sees the tables as they were at its time, so it has no table types.
type AnyTables = Kysely<unknown>;

async function createFirstTables(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('shared_recipes')
    .addColumn('share_id', 'text', (column) => column.primaryKey())
    .addColumn('recipe', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('shared_recipes_by_expiry')
    .on('shared_recipes')
    .column('expires_at')
    .execute();
  await db.schema
    .createIndex('shared_recipes_by_user')
    .on('shared_recipes')
    .column('user_id')
    .execute();
  await db.schema
    .createTable('feedback')
    .addColumn('feedback_id', 'text', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('user_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('feedback_by_user').on('feedback').column('user_id').execute();
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('rate_limits_by_expiry')
    .on('rate_limits')
    .column('expires_at')
    .execute();
}

async function createSavedRecipes(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('saved_recipes')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'text', (column) => column.notNull())
    .addColumn('folded_name', 'text', (column) => column.notNull())
    .addColumn('recipe', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_recipes_key', ['user_id', 'recipe_id'])
    .execute();
  for (const column of ['folded_name', 'saved_at']) {
    await db.schema
      .createIndex(`saved_recipes_by_${column}`)
      .on('saved_recipes')
      .columns(['user_id', column])
      .execute();
  }
}

/** Whether search engines may show a shared recipe; nobody wished it before it could be wished. */
async function addListed(db: AnyTables): Promise<void> {
  await db.schema
    .alterTable('shared_recipes')
    .addColumn('is_listed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createModelTokens(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('model_tokens')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .execute();
}

async function createSecurityEvents(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('security_events')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.references('users.user_id').onDelete('cascade'),
    )
    .addColumn('address_hash', 'text')
    .execute();
  for (const column of ['happened_at', 'user_id', 'address_hash']) {
    await db.schema
      .createIndex(`security_events_by_${column}`)
      .on('security_events')
      .column(column)
      .execute();
  }
}

/** Indexes for the quota and for the newest recipe of a name. */
async function addSizes(db: AnyTables): Promise<void> {
  for (const table of ['saved_recipes', 'shared_recipes']) {
    await db.schema
      .alterTable(table)
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ${sql.table(table)} set bytes = octet_length(recipe)`.execute(db);
  }
  for (const column of ['folded_name', 'saved_at']) {
    await db.schema.dropIndex(`saved_recipes_by_${column}`).execute();
  }
  await db.schema
    .createIndex('saved_recipes_by_name')
    .on('saved_recipes')
    .columns(['user_id', 'folded_name', 'saved_at'])
    .execute();
  await db.schema
    .createIndex('saved_recipes_by_time')
    .on('saved_recipes')
    .columns(['user_id', 'saved_at', 'bytes'])
    .execute();
  await db.schema.dropIndex('shared_recipes_by_user').execute();
  await db.schema
    .createIndex('shared_recipes_by_owner')
    .on('shared_recipes')
    .columns(['user_id', 'bytes'])
    .execute();
}

/** What a list of links says of each, and the key of a visitor's; older links of visitors end by themselves. */
async function addRevocation(db: AnyTables): Promise<void> {
  await db.schema
    .alterTable('shared_recipes')
    .addColumn('recipe_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('shared_recipes').addColumn('revocation_hash', 'text').execute();
  const table = db as Kysely<{
    shared_recipes: { share_id: string; recipe: string; recipe_name: string };
  }>;
  const rows = () => table.selectFrom('shared_recipes').select(['share_id', 'recipe']);
  for (let after = ''; ; ) {
    const part = await rows()
      .where('share_id', '>', after)
      .orderBy('share_id')
      .limit(100)
      .execute();
    if (part.length === 0) return;
    for (const { share_id, recipe } of part) {
      const { recipeName = '' } = JSON.parse(recipe) as { recipeName?: string };
      await table
        .updateTable('shared_recipes')
        .set({ recipe_name: recipeName })
        .where('share_id', '=', share_id)
        .execute();
      after = share_id;
    }
  }
}

async function createApiKeys(db: AnyTables): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('key_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.user_id').onDelete('cascade'),
    )
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('api_keys_by_user').on('api_keys').column('user_id').execute();
}

/** Names sort in the order in which they run. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-shares-feedback-limits': { up: createFirstTables },
  '002-accounts': { up: createAccountTables },
  '003-saved-recipes': { up: createSavedRecipes },
  '004-listed-shares': { up: addListed },
  '005-model-tokens': { up: createModelTokens },
  '006-security-events': { up: createSecurityEvents },
  '007-sizes-of-what-is-kept': { up: addSizes },
  '008-links-can-be-revoked': { up: addRevocation },
  '009-api-keys': { up: createApiKeys },
};
