/** The migration that creates the tables of accounts, sessions and the outbox. */
import type { CreateTableBuilder, Kysely } from 'kysely';

type TableBuilder = CreateTableBuilder<string, never>;

/** Deleted together with the user. */
function addOwner(table: TableBuilder): TableBuilder {
  return table.addColumn('user_id', 'text', (column) =>
    column.notNull().references('users.user_id').onDelete('cascade'),
  );
}

const addTexts = (table: TableBuilder, ...names: string[]): TableBuilder =>
  names.reduce((built, name) => built.addColumn(name, 'text', (column) => column.notNull()), table);

const addMoments = (table: TableBuilder, ...names: string[]): TableBuilder =>
  names.reduce(
    (built, name) => built.addColumn(name, 'bigint', (column) => column.notNull()),
    table,
  );

const addKey = (table: TableBuilder, name: string): TableBuilder =>
  table.addColumn(name, 'text', (column) => column.primaryKey());

export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  const create = (name: string): TableBuilder => db.schema.createTable(name) as TableBuilder;
  const index = (table: string, column: string) =>
    db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();

  const users = addKey(create('users'), 'user_id').addColumn('email', 'text', (column) =>
    column.notNull().unique(),
  );
  const names = ['password_hash', 'role', 'username', 'first_name', 'last_name', 'gender'];
  await addMoments(addTexts(users, ...names), 'created_at')
    .addColumn('birth_month', 'integer')
    .addColumn('birth_day', 'integer')
    .execute();

  await addTexts(addOwner(create('user_settings')), 'key', 'value')
    .addPrimaryKeyConstraint('user_settings_key', ['user_id', 'key'] as never[])
    .execute();

  const registrations = addKey(create('registrations'), 'registration_id');
  const signUp = ['email', 'password_hash', 'username', 'first_name', 'last_name'];
  await addMoments(addTexts(registrations, ...signUp), 'created_at', 'expires_at').execute();
  await index('registrations', 'email');

  await addMoments(addTexts(addKey(create('email_tokens'), 'token_hash'), 'purpose'), 'expires_at')
    .addColumn('user_id', 'text', (column) =>
      column.references('users.user_id').onDelete('cascade'),
    )
    .addColumn('registration_id', 'text', (column) =>
      column.references('registrations.registration_id').onDelete('cascade'),
    )
    .execute();
  await index('email_tokens', 'user_id');
  await index('email_tokens', 'registration_id');

  const moments = ['used_at', 'idle_ms', 'idle_until', 'created_at', 'expires_at'];
  await addMoments(
    addTexts(addOwner(addKey(create('sessions'), 'session_id')), 'refresh_kid'),
    ...moments,
  )
    .addColumn('used_generation', 'integer', (column) => column.notNull())
    .execute();
  await index('sessions', 'user_id');

  await addKey(create('refresh_tokens'), 'token_hash')
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.session_id').onDelete('cascade'),
    )
    .addColumn('generation', 'integer', (column) => column.notNull())
    .execute();
  await index('refresh_tokens', 'session_id');

  await addMoments(addTexts(addOwner(create('sign_in_places')), 'network_hash'), 'last_at')
    .addPrimaryKeyConstraint('sign_in_places_key', ['user_id', 'network_hash'] as never[])
    .execute();

  await addMoments(
    addTexts(addKey(create('secret_keys'), 'kid'), 'purpose', 'secret'),
    'created_at',
  ).execute();

  await addMoments(
    addTexts(addKey(create('outbox'), 'letter_id'), 'kind', 'recipient'),
    'created_at',
    'due_at',
  )
    .addColumn('registration_id', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await index('outbox', 'due_at');
  await index('outbox', 'recipient');
}
