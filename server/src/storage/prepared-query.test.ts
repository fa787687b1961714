/** Tests that queries compiled once use the values of each call, stay out of transactions, and escape values. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import type { Storage } from './database.ts';
import { prepareQuery, prepareRelaxedWrite } from './prepared-query.ts';

let place: TestStorage;
let storage: Storage;
beforeEach(async () => {
  place = await createTestStorage();
  storage = await place.open();
  for (let points = 1; points <= 5; points += 1) {
    const row = { key: `key ${points}`, points, expires_at: points * 10 };
    await storage.db.insertInto('rate_limits').values(row).execute();
  }
});
afterEach(async () => {
  await storage.close();
  await place.clear();
});

describe('a prepared query', () => {
  it('is put together once and asked with new values each time, several at once', async () => {
    let built = 0;
    const between = prepareQuery(storage.db, ({ least, most }: { least: number; most: number }) => {
      built += 1;
      return storage.db
        .selectFrom('rate_limits')
        .select('key')
        .where('points', '>=', least)
        .where('points', '<=', most)
        .where('expires_at', '!=', 30)
        .orderBy('points');
    });
    const keys = async (least: number, most: number) =>
      (await between({ least, most })).map(({ key }) => key);
    expect(await Promise.all([keys(1, 3), keys(2, 5), keys(5, 5)])).toEqual([
      ['key 1', 'key 2'],
      ['key 2', 'key 4', 'key 5'],
      ['key 5'],
    ]);
    expect(built).toBe(1);
  });

  it('names what it gives, whatever kind it is', async () => {
    const named = prepareQuery(storage.db, ({ key }: { key: string }) =>
      storage.db
        .selectFrom('rate_limits')
        .leftJoin('feedback', 'feedback_id', 'key')
        .select(['key as called', 'points', 'expires_at', 'message'])
        .where('key', '=', key),
    );
    const row = { called: 'key 4', points: 4, expires_at: expect.anything(), message: null };
    expect(await named({ key: 'key 4' })).toEqual([row]);
    expect(await named({ key: 'none' })).toEqual([]);
  });

  it('sees nothing of a transaction that is open, and takes no part in it', async () => {
    type Given = { key: string; points: number };
    const named = prepareQuery(storage.db, ({ key }: Pick<Given, 'key'>) =>
      storage.db.selectFrom('rate_limits').select('points').where('key', '=', key),
    );
    const add = prepareRelaxedWrite(storage, ({ key, points }: Given) =>
      storage.db.insertInto('rate_limits').values({ key, points, expires_at: 0 }).returning('key'),
    );
    const meanwhile: unknown[] = [];
    const undone = storage.db.transaction().execute(async (transaction) => {
      const row = { key: 'undone', points: 1, expires_at: 0 };
      await transaction.insertInto('rate_limits').values(row).execute();
      meanwhile.push(named({ key: 'undone' }), add({ key: 'kept', points: 7 }));
      await transaction.selectFrom('rate_limits').selectAll().execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await Promise.all(meanwhile)).toEqual([[], [{ key: 'kept' }]]);
    expect((await named({ key: 'kept' })).map(({ points }) => points)).toEqual([7]);
  });

  it('takes what it is given for a value and nothing else', async () => {
    const named = prepareQuery(storage.db, ({ key }: { key: string }) =>
      storage.db.selectFrom('rate_limits').select('points').where('key', '=', key),
    );
    expect(await named({ key: "key 1' or '1' = '1" })).toEqual([]);
    expect((await named({ key: 'key 4' })).map(({ points }) => points)).toEqual([4]);
  });
});
