/** The database: its settings, its transactions, and how it comes up to date or refuses to. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from './database.ts';
import { isStorageUnavailable, isUniqueViolation } from './failures.ts';
import { migrate, StorageError } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saffron-storage-'));
  storage = await openStorage(folder);
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(storage.db);
  return Object.values(rows[0] ?? {})[0];
};
const counter = (key: string) => ({ key, points: 1, expires_at: 1 });
const count = async () =>
  (await storage.db.selectFrom('rate_limits').select('key').execute()).length;

describe('the file', () => {
  it('is durable, patient and strict', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  it('writes counters lightly and is durable again afterwards, even after a failure', async () => {
    const failing = storage.lightly(async (db) => {
      expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows[0]).toEqual(
        expect.objectContaining({ synchronous: 1 }),
      );
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await pragma('synchronous')).toBe(2);
  });

  it('can be open twice, and both see what either wrote', async () => {
    const second = await openStorage(folder);
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) =>
        storage.db
          .insertInto('rate_limits')
          .values(counter(`a${at}`))
          .execute(),
      ),
      ...Array.from({ length: 20 }, (_, at) =>
        second.db
          .insertInto('rate_limits')
          .values(counter(`b${at}`))
          .execute(),
      ),
    ]);
    expect(await count()).toBe(40);
    await second.close();
  });

  it('says in a sentence when its folder cannot be used', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(openStorage(file)).rejects.toThrow(StorageError);
  });
});

describe('queries', () => {
  it('are undone together', async () => {
    const work = storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rate_limits').values(counter('a')).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('wait for a transaction that is open', async () => {
    const work = storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rate_limits').values(counter('a')).execute();
      await new Promise((later) => setTimeout(later, 20));
      await transaction.insertInto('rate_limits').values(counter('b')).execute();
    });
    const [, seen] = await Promise.all([work, count()]);
    expect([0, 2]).toContain(seen);
  });

  it('refuse values that SQLite would take for NULL', async () => {
    const wrong = { ...counter('a'), expires_at: new Date() as unknown as number };
    const insert = storage.db.insertInto('rate_limits').values(wrong).execute();
    await expect(insert).rejects.toThrow(TypeError);
  });

  it('tell a double row from a database that is gone', async () => {
    const insert = () => storage.db.insertInto('rate_limits').values(counter('a')).execute();
    await insert();
    const error = await insert().catch((reason: unknown) => reason);
    expect([isUniqueViolation(error), isStorageUnavailable(error)]).toEqual([true, false]);
    expect(isStorageUnavailable(Object.assign(new Error('full'), { errcode: 13 }))).toBe(true);
    expect(isStorageUnavailable(Object.assign(new Error('io'), { errcode: 778 }))).toBe(true);
    expect(isStorageUnavailable(new Error('other'))).toBe(false);
  });
});

describe('migrations', () => {
  it('run once and keep what is there', async () => {
    await storage.db.insertInto('rate_limits').values(counter('a')).execute();
    await storage.close();
    storage = await openStorage(folder);
    expect(await count()).toBe(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('before-'))).toEqual([]);
  });

  it('back up first what a step is going to change', async () => {
    const steps: string[] = [];
    const next = { ...MIGRATIONS, '900-next': { up: async () => {} } };
    await migrate(storage.db, async (step) => void steps.push(step), next);
    expect(steps).toEqual(['900-next']);
  });

  it('refuse a database that is newer than the code', async () => {
    await migrate(storage.db, async () => {}, {
      ...MIGRATIONS,
      '999-later': { up: async () => {} },
    });
    await storage.close();
    await expect(openStorage(folder)).rejects.toThrow(/newer version of Saffron.*999-later/);
  });

  it('leave the old tables when a step fails half-way', async () => {
    const failing = {
      ...MIGRATIONS,
      '900-broken': {
        up: async (db: Parameters<(typeof MIGRATIONS)[string]['up']>[0]) => {
          await db.schema.dropTable('feedback').execute();
          throw new Error('power cut');
        },
      },
    };
    await expect(migrate(storage.db, async () => {}, failing)).rejects.toThrow('power cut');
    expect(await storage.db.selectFrom('feedback').selectAll().execute()).toEqual([]);
  });
});
