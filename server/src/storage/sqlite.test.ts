/** Tests what is SQLite's own: durability settings, folder and file errors, and the copy before a migration. */
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import { type Database, openStorage, type Storage } from './database.ts';
import { migrate, StorageError } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { isStorageUnavailable } from './storage-errors.ts';
import type { Tables } from './tables.ts';

let place: TestStorage;
let storage: Storage;
beforeEach(async () => {
  place = await createTestStorage();
  storage = await place.open();
});
afterEach(async () => {
  await storage.close();
  await place.clear();
});

const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(storage.db);
  return Object.values(rows[0] ?? {})[0];
};
const copies = () => readdirSync(place.dataDir).filter((name) => /^before/.test(name));

describe('the file', () => {
  it('is durable, patient and strict', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  it('writes counters lightly and all else durably, even after a failure', async () => {
    const count = (db: Database, key: string) =>
      db.insertInto('rate_limits').values({ key, points: 1, expires_at: 1 }).execute();
    const howWritten = async (db: Database) => {
      const asked = sql<{ synchronous: number }>`select synchronous from pragma_synchronous`;
      return (await asked.execute(db)).rows[0]?.synchronous;
    };
    const failing = storage.withRelaxedDurability(async (db) => {
      await count(db, 'light');
      expect(await howWritten(db)).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await count(storage.db, 'durable');
    expect(await howWritten(storage.db)).toBe(2);
    await storage.withRelaxedDurability((db) => count(db, 'light again'));
    await storage.db.transaction().execute(async (transaction) => {
      await count(transaction, 'durable too');
      expect(await howWritten(transaction)).toBe(2);
    });
  });

  it('says in a sentence when its folder cannot be used', async () => {
    const file = path.join(place.dataDir, 'file');
    writeFileSync(file, '');
    await expect(openStorage(file)).rejects.toThrow(StorageError);
    await expect(openStorage(path.join(file, 'under'))).rejects.toThrow(StorageError);
  });

  it('says so at once where no folder can be made', async () => {
    const sentence = /^The data folder \/proc\/kitchen\/data cannot be used: .*[^.]\.$/;
    await expect(openStorage('/proc/kitchen/data')).rejects.toThrow(sentence);
  });

  it('makes the folders on the way to its own', async () => {
    const deep = path.join(place.dataDir, 'a', 'b');
    const storage = await openStorage(deep);
    await storage.ping();
    await storage.close();
    expect(statSync(deep).mode & 0o777).toBe(0o700);
  });

  it('that is full or broken is known for what it is', () => {
    for (const errcode of [5, 13, 778]) {
      expect(isStorageUnavailable(Object.assign(new Error('no'), { errcode }))).toBe(true);
    }
    expect(isStorageUnavailable(Object.assign(new Error('no'), { errcode: 1 }))).toBe(false);
    expect(isStorageUnavailable(new Error('other'))).toBe(false);
  });
});

describe('before its tables change', () => {
  it('a copy is made of what is there, and none without need', async () => {
    expect(copies()).toEqual([]);
    const older = await createTestStorage();
    const [first = '', second = ''] = Object.keys(MIGRATIONS);
    const file = new DatabaseSync(path.join(older.dataDir, DATABASE_FILE));
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
    const row = { key: 'a', points: 1, expires_at: 1 };
    await migrate(db, async () => {}, pick(first));
    await db.insertInto('rate_limits').values(row).execute();
    await db.destroy();

    const newer = await older.open();
    expect(await newer.db.selectFrom('rate_limits').selectAll().executeTakeFirst()).toEqual(
      expect.objectContaining(row),
    );
    await newer.close();
    const [name = '', ...others] = readdirSync(older.dataDir).filter((entry) =>
      /^before/.test(entry),
    );
    expect([name.startsWith(`before-${second}-`), others]).toEqual([true, []]);
    const copy = new DatabaseSync(path.join(older.dataDir, name), { readOnly: true });
    expect({ ...copy.prepare('select * from rate_limits').get() }).toEqual(row);
    expect(() => copy.prepare('select * from users')).toThrow('no such table');
    copy.close();
    await older.clear();
  });
});

const pick = (name: string) => ({ [name]: MIGRATIONS[name] as (typeof MIGRATIONS)[string] });
