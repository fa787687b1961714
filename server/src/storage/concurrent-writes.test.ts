/** Tests concurrent requests of one person: deleting the account leaves nothing, and one reset email is written. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
} from '../../testing/accounts-fixture.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const ROUNDS = 4;
const OWNED = ['saved_recipes', 'user_settings', 'shared_recipes', 'feedback', 'sessions'] as const;

let fixture: AccountsFixture;
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

it('leaving takes everything along, whatever else is under way', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `ann${round}@example.org`;
    const ann = await fixture.createPerson(email);
    const recipe = { recipeName: 'Soup', introduction: '', ingredients: ['1 leek'] };
    const others = Array.from({ length: 6 }, (_, at) => [
      ann.call('POST', 'recipes/save', { ...recipe, recipeName: `Soup ${at}` }),
      ann.call('POST', 'shared/shared-recipes', { recipe }),
      ann.call('POST', 'feedback', { message: 'Hm', category: 'Bug Report' }),
      ann.call('PUT', 'user/settings', { darkMode: true, chatTextSize: 'large' }),
      fixture.callAuth('refresh', { refreshToken: ann.refreshToken }),
      fixture.callAuth('request-password-reset', { email }),
    ]).flat();
    const left = ann.call('DELETE', 'auth/account');
    for (const { status } of await Promise.all(others)) statuses.add(status);
    expect((await left).status).toBe(200);
  }
  expect([...statuses].filter((status) => ![200, 201, 401].includes(status))).toEqual([]);
  const { db } = fixture.server.storage;
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
  await fixture.createPerson(email);
  fixture.mailServer.behaviour = 'busy';
  const asked = Array.from({ length: 12 }, () =>
    fixture.callAuth('request-password-reset', { email }),
  );
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  const { db } = fixture.server.storage;
  const waiting = db.selectFrom('outbox').select('kind').where('recipient', '=', email);
  expect(await waiting.execute()).toHaveLength(1);
});
