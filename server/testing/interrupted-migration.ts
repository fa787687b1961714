/** A process that stops in the middle of a migration, for tests of what remains: `DATA_DIR DATABASE_URL`. */
import { openStorage } from '../src/storage/database.ts';
import { migrate } from '../src/storage/migrate.ts';
import { MIGRATIONS } from '../src/storage/migrations.ts';

const [, , dataDir = '', databaseUrl] = process.argv;
const storage = await openStorage(dataDir, databaseUrl);
await migrate(storage.db, async () => {}, {
  ...MIGRATIONS,
  '900-slow': {
    up: async (db) => {
      await db.schema.dropTable('feedback').execute();
      await db.schema.createTable('half_way').addColumn('a', 'text').execute();
      process.stdout.write('half-way\n');
      await new Promise((later) => setTimeout(later, 600_000));
    },
  },
});
