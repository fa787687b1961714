/** Tests the database counters of model use (tokens a day, replies a person), shared by processes, without names. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import type { Storage } from '../storage/database.ts';
import { openReplyQuota } from './reply-quota.ts';
import { openTokenBudget } from './token-budget.ts';

const PATIENCE_MS = 30_000;
const HOUR_MS = 3_600_000;

let place: TestStorage;
let storages: [Storage, Storage];
let now = Date.UTC(2026, 10, 21, 23, 59);
const clock = () => now;
beforeEach(async () => {
  place = await createTestStorage();
  // As two processes would have it.
  storages = [await place.open(), await place.open()];
}, PATIENCE_MS);
afterEach(async () => {
  for (const storage of storages) await storage.close();
  await place.clear();
}, PATIENCE_MS);

describe('the tokens of a day', { timeout: PATIENCE_MS }, () => {
  it('are drawn from one well by two processes, never below its bottom', async () => {
    const budgets = storages.map((storage) => openTokenBudget(storage, 100, clock));
    const taken = await Promise.all(
      Array.from({ length: 30 }, (_, at) => budgets[at % 2]?.reserve(9)),
    );
    expect(taken.filter(Boolean)).toHaveLength(11);
    await budgets[0]?.settle(9, 1);
    expect(await budgets[1]?.reserve(9)).toBe(true);
    expect(await budgets[1]?.reserve(9)).toBe(false);
  });

  it('are new with the day, and old days are forgotten', async () => {
    const budget = openTokenBudget(storages[0], 10, clock);
    expect([await budget.reserve(10), await budget.reserve(1)]).toEqual([true, false]);
    expect(await budget.reserve(11)).toBe(false);
    now += 120_000;
    expect(await budget.reserve(10)).toBe(true);
    now += 40 * 24 * HOUR_MS;
    await budget.reserve(1);
    const { db } = storages[0];
    expect(await db.selectFrom('model_tokens').select('day').execute()).toHaveLength(1);
  });
});

describe('the points of a person', { timeout: PATIENCE_MS }, () => {
  const takeMany = async (kind: 'person' | 'nobody', person: string, times: number) => {
    const points = storages.map((storage) => openReplyQuota(storage, 1, clock));
    const taken = await Promise.all(
      Array.from({ length: times }, (_, at) => points[at % 2]?.take(kind, person)),
    );
    return taken.filter(Boolean).length;
  };

  it('are twenty an hour and sixty a day for a visitor', async () => {
    expect(await takeMany('nobody', 'b', 5)).toBe(5);
    // What is refused for the hour costs nothing of the day.
    for (const left of [20, 20, 20, 0]) {
      expect(await takeMany('nobody', 'a', 30)).toBe(left);
      now += HOUR_MS + 1;
    }
    now += 24 * HOUR_MS;
    expect(await takeMany('nobody', 'a', 3)).toBe(3);
  });

  it('are sixty an hour and three hundred a day for somebody signed in', async () => {
    expect(await takeMany('person', 'a', 61)).toBe(60);
    for (let hour = 0; hour < 4; hour += 1) {
      now += HOUR_MS + 1;
      expect(await takeMany('person', 'a', 60)).toBe(60);
    }
    now += HOUR_MS + 1;
    expect(await takeMany('person', 'a', 60)).toBe(0);
  });

  it('are kept under a name that tells nothing', async () => {
    await takeMany('nobody', '203.0.113.7', 1);
    const rows = await storages[0].db.selectFrom('rate_limits').select('key').execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  });
});
