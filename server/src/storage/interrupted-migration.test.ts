/** Tests that a migration killed half-way leaves the old tables whole, and the next start repeats it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ENTRY = fileURLToPath(new URL('../../testing/interrupted-migration.ts', import.meta.url));

let place: TestStorage;
let child: ChildProcess;
beforeEach(async () => {
  place = await createTestStorage();
  const storage = await place.open();
  await storage.db
    .insertInto('feedback')
    .values({
      feedback_id: 'a',
      category: 'Bug Report',
      message: 'kept',
      email: null,
      user_id: null,
      created_at: 1,
    })
    .execute();
  await storage.close();
  const words = place.databaseUrl === undefined ? [] : [place.databaseUrl];
  child = spawn(process.execPath, [ENTRY, place.dataDir, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  expect(String(said)).toBe('half-way\n');
});
afterEach(async () => {
  child.kill('SIGKILL');
  await place.clear();
});

it('leaves the old tables, from which the same step can be taken again', async () => {
  child.kill('SIGKILL');
  await once(child, 'exit');
  const storage = await place.open();
  const rows = await storage.db.selectFrom('feedback').select('message').execute();
  expect(rows.map(({ message }) => message)).toEqual(['kept']);
  const tables = await storage.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain('half_way');
  const steps: string[] = [];
  const up = async () => void steps.push('taken');
  await migrate(storage.db, async () => {}, { ...MIGRATIONS, '900-slow': { up } });
  expect(steps).toEqual(['taken']);
  await storage.close();
});
