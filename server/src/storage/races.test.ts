/** Many things done at once for one person: whatever the order, the outcome is one that a single queue could have had. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTown, PATIENCE_MS, type Town } from '../testing/people.ts';

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

const ROUNDS = 4;
const OWNED = ['saved_recipes', 'user_settings', 'shared_recipes', 'feedback', 'sessions'] as const;

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

it('leaving takes everything along, whatever else is under way', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `ann${round}@example.org`;
    const ann = await town.settle(email);
    const recipe = { recipeName: 'Soup', introduction: '', ingredients: ['1 leek'] };
    const others = Array.from({ length: 6 }, (_, at) => [
      ann.call('POST', 'recipes/save', { ...recipe, recipeName: `Soup ${at}` }),
      ann.call('POST', 'shared/shared-recipes', { recipe }),
      ann.call('POST', 'feedback', { message: 'Hm', category: 'Bug Report' }),
      ann.call('PUT', 'user/settings', { darkMode: true, chatTextSize: 'large' }),
      town.auth('refresh', { refreshToken: ann.refreshToken }),
      town.auth('request-password-reset', { email }),
    ]).flat();
    const left = ann.call('DELETE', 'auth/account');
    for (const { status } of await Promise.all(others)) statuses.add(status);
    expect((await left).status).toBe(200);
  }
  expect([...statuses].filter((status) => ![200, 201, 401].includes(status))).toEqual([]);
  const { db } = town.server.storage;
  for (const table of OWNED) {
    const rows = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', 'is not', null)
      .execute();
    expect([table, rows.length]).toEqual([table, 0]);
  }
  expect(await db.selectFrom('users').select('email').execute()).toEqual([]);
});

it('of many letters asked for at once, one is written', async () => {
  const email = 'bob@example.org';
  await town.settle(email);
  town.office.manners = 'busy';
  const asked = Array.from({ length: 12 }, () => town.auth('request-password-reset', { email }));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  const { db } = town.server.storage;
  const waiting = db.selectFrom('outbox').select('kind').where('recipient', '=', email);
  expect(await waiting.execute()).toHaveLength(1);
});
