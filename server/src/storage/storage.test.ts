/** Tests that SQLite and PostgreSQL behave alike: transactions, values, errors and migrations. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import type { Storage } from './database.ts';
import { migrate, StorageError } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  isForeignKeyViolation,
  isStorageUnavailable,
  isUniqueViolation,
} from './storage-errors.ts';
import { acquireLock } from './transaction-locks.ts';

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

const counter = (key: string) => ({ key, points: 1, expires_at: 1 });
const insert = (key: string, db = storage.db) =>
  db.insertInto('rate_limits').values(counter(key)).execute();
const count = async () =>
  (await storage.db.selectFrom('rate_limits').select('key').execute()).length;
const trouble = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

describe('a database', () => {
  it('can be open twice, and both see what either wrote', async () => {
    const second = await place.open();
    const twenty = Array.from({ length: 20 }, (_, at) => at);
    await Promise.all([
      ...twenty.map((at) => insert(`a${at}`)),
      ...twenty.map((at) => insert(`b${at}`, second.db)),
    ]);
    expect(await count()).toBe(40);
    await second.close();
  });

  it('keeps what was written lightly, and undoes what failed', async () => {
    await storage.withRelaxedDurability((db) => insert('light', db));
    await expect(storage.withRelaxedDurability((db) => insert('light', db))).rejects.toThrow();
    await insert('after');
    expect(await count()).toBe(2);
  });

  it('answers when asked, and says when it is closed', async () => {
    await storage.ping();
    await storage.close();
    await expect(storage.ping()).rejects.toThrow();
    storage = await place.open();
  });
});

describe('queries', () => {
  it('are undone together', async () => {
    const work = storage.db.transaction().execute(async (transaction) => {
      await insert('a', transaction);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('see a transaction whole or not at all', async () => {
    const work = storage.db.transaction().execute(async (transaction) => {
      await insert('a', transaction);
      await new Promise((later) => setTimeout(later, 20));
      await insert('b', transaction);
    });
    const [, seen] = await Promise.all([work, count()]);
    expect([0, 2]).toContain(seen);
  });

  it('refuse values that databases would take for different things', async () => {
    for (const wrong of [new Date(), {}, Symbol('no')]) {
      const row = { ...counter('a'), expires_at: wrong as unknown as number };
      const work = storage.db.insertInto('rate_limits').values(row).execute();
      await expect(work).rejects.toThrow(TypeError);
    }
    expect(await count()).toBe(0);
  });

  it('count and sum in numbers, and keep large ones', async () => {
    const moment = Date.now();
    await storage.db
      .insertInto('rate_limits')
      .values([
        { ...counter('a'), expires_at: moment, points: 4_000_000_000 },
        { ...counter('b'), expires_at: moment },
      ])
      .execute();
    const found = await storage.db
      .selectFrom('rate_limits')
      .select(({ fn }) => [
        fn.countAll<number>().as('rows'),
        fn.sum<number>('points').as('points'),
        fn.max('expires_at').as('latest'),
      ])
      .executeTakeFirst();
    expect({ ...found }).toEqual({ rows: 2, points: 4_000_000_001, latest: moment });
  });

  it('keep truth as 1 and 0', async () => {
    const row = { ...counter('a'), points: true as unknown as number };
    await storage.db.insertInto('rate_limits').values(row).execute();
    const kept = await storage.db.selectFrom('rate_limits').select('points').executeTakeFirst();
    expect(kept?.points).toBe(1);
  });

  it('find nothing in an empty list', async () => {
    await insert('a');
    const among = (operator: 'in' | 'not in') =>
      storage.db.selectFrom('rate_limits').select('key').where('key', operator, []).execute();
    expect([(await among('in')).length, (await among('not in')).length]).toEqual([0, 1]);
  });

  it('keep any text as it is', async () => {
    const texts = ['', ' ', 'Ä', 'a\u0308', "'; --", '🍜', '\\', '$1', '%', '{"a": "\\u0000"}'];
    for (const text of texts) await insert(text);
    const rows = await storage.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.map(({ key }) => key).sort()).toEqual(texts.toSorted());
  });
});

describe('failures', () => {
  it('tell a double row and a missing owner from a database that is gone', async () => {
    await insert('a');
    const double = await trouble(insert('a'));
    const orphan = await trouble(
      storage.db
        .insertInto('user_settings')
        .values({ user_id: 'nobody', key: 'darkMode', value: 'true' })
        .execute(),
    );
    const broken = await trouble(sql`select nonsense`.execute(storage.db));
    const meaning = (error: unknown) => [
      isUniqueViolation(error),
      isForeignKeyViolation(error),
      isStorageUnavailable(error),
    ];
    expect(meaning(double)).toEqual([true, false, false]);
    expect(meaning(orphan)).toEqual([false, true, false]);
    expect(meaning(broken)).toEqual([false, false, false]);
  });
});

describe('turns', () => {
  it('come one after the other for the same thing', async () => {
    const raise = () =>
      storage.db.transaction().execute(async (transaction) => {
        await acquireLock(transaction, 'counter', 'a');
        const row = await transaction
          .selectFrom('rate_limits')
          .select('points')
          .where('key', '=', 'a')
          .executeTakeFirst();
        await transaction.deleteFrom('rate_limits').where('key', '=', 'a').execute();
        const points = (row?.points ?? 0) + 1;
        await transaction
          .insertInto('rate_limits')
          .values({ ...counter('a'), points })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, raise));
    const row = await storage.db.selectFrom('rate_limits').select('points').executeTakeFirst();
    expect(row?.points).toBe(20);
  });
});

describe('migrations', () => {
  const later = { ...MIGRATIONS, '900-next': { up: async () => {} } };

  it('make every table from nothing, and keep what is there', async () => {
    const empty = await createTestStorage('template0');
    const fresh = await empty.open();
    await insert('a', fresh.db);
    await fresh.close();
    const again = await empty.open();
    expect(await again.db.selectFrom('rate_limits').selectAll().execute()).toEqual([
      expect.objectContaining(counter('a')),
    ]);
    await again.close();
    await empty.clear();
  });

  it('back up first what a step is going to change', async () => {
    const steps: string[] = [];
    await migrate(storage.db, async (step) => void steps.push(step), later);
    expect(steps).toEqual(['900-next']);
  });

  it('refuse a database that is newer than the code', async () => {
    await migrate(storage.db, async () => {}, later);
    await storage.close();
    await expect(place.open()).rejects.toThrow(/newer version of Saffron.*900-next/);
    await expect(place.open()).rejects.toThrow(StorageError);
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
