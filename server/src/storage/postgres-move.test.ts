/** Tests moving the database from SQLite to PostgreSQL: sessions and recipes are kept, a failed move moves nothing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';
import { runMaintenance } from '../../testing/run-maintenance.ts';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import { openStorage } from './database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let place: TestStorage;
beforeEach(async () => {
  place = await createTestStorage();
});
afterEach(() => place.clear());

const RECIPE = {
  recipeName: 'Phở "quick" 🍜',
  introduction: "It's 100 % worth it; \\o/",
  ingredients: ['200 g noodles', '½ lime'],
};
const move = () => runMaintenance(place, 'move-to-postgres');

/** Ann with a recipe, a share, a setting and feedback, and a sign-up whose letter waits. */
async function liveThere(fixture: AccountsFixture): Promise<TestPerson> {
  const ann = await fixture.createPerson('ann@example.org', { firstName: "O'Neil" });
  for (let at = 0; at < 250; at += 1) {
    await ann.call('POST', 'recipes/save', { ...RECIPE, recipeId: `r${at}`, allowDuplicate: true });
  }
  await ann.call('POST', 'shared/shared-recipes', { recipe: RECIPE });
  await ann.call('PUT', 'user/settings', { foodAllergies: ['milk'] });
  await ann.call('POST', 'feedback', { message: 'Ünï\ncode', category: 'Bug Report' });
  fixture.mailServer.behaviour = 'busy';
  await fixture.register('bob@example.org');
  return ann;
}

async function openTownIn(databaseUrl?: string): Promise<AccountsFixture> {
  return openAccountsFixture({ storage: await openStorage(place.dataDir, databaseUrl) });
}

it('moves everything, once', async () => {
  const before = await openTownIn();
  const ann = await liveThere(before);
  const held = async (fixture: AccountsFixture, person: TestPerson) => {
    const { json } = await person.call('GET', 'user/export');
    expect(json.savedRecipes).toHaveLength(250);
    return {
      ...json,
      waiting: await fixture.server.storage.db.selectFrom('users').selectAll().execute(),
    };
  };
  const was = await held(before, ann);
  await before.close();

  const moved = await move();
  expect([moved.code, moved.stderr]).toEqual([0, '']);
  expect(moved.stdout).toMatch(/^saved_recipes: 250$/m);
  expect(moved.stdout).toMatch(/^outbox: 1$/m);
  expect(moved.stdout).toMatch(
    /moved and compared\. The SQLite file stays as it was\.\nIts keys are sealed: .*\n$/,
  );

  const after = await openTownIn(place.databaseUrl);
  const renewed = await after.callAuth('refresh', { refreshToken: ann.refreshToken });
  expect(renewed.status).toBe(200);
  const again = await after.signIn('ann@example.org');
  const is = await held(after, again);
  // To sign in again, as was done to look, is itself kept.
  const { securityEvents } = was as unknown as { securityEvents: object[] };
  const signedIn = { kind: 'signed-in', happenedAt: expect.any(String) };
  expect({ ...is, sessions: [], signInPlaces: [] }).toEqual({
    ...was,
    securityEvents: [...securityEvents, signedIn],
    sessions: [],
    signInPlaces: [],
  });
  after.advanceTime(60_000);
  await after.mailServer.waitForEmail('bob@example.org');
  await after.close();

  const twice = await move();
  expect([twice.code, twice.stdout]).toEqual([1, '']);
  expect(twice.stderr).toMatch(
    /^The PostgreSQL database is not empty \(\d+ rows in "\w+"\): nothing was moved; name an empty one\.\n$/,
  );
});

it('moves nothing when a single row would not arrive', async () => {
  const source = await openStorage(place.dataDir);
  const row = { key: 'fine', points: 1, expires_at: 1 };
  await source.db
    .insertInto('rate_limits')
    .values([row, { ...row, key: 'half a \u0000 key' }])
    .execute();
  await source.close();
  const moved = await move();
  expect([moved.code, moved.stderr]).toEqual([
    1,
    'Nothing was moved: a row of "rate_limits" would not arrive as it is.\n',
  ]);
  const target = await place.open();
  expect(await target.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  await target.close();
});

it('does not begin while a server uses the old house, or without an address', async () => {
  const fixture = await openTownIn();
  const moved = await move();
  expect(moved.stderr).toMatch(/^A server is using the data folder .*: stop it first/);
  await fixture.close();
  const nowhere = await runMaintenance({ dataDir: place.dataDir }, 'move-to-postgres');
  expect(nowhere.stderr).toBe('Set DATABASE_URL to the PostgreSQL database to move to.\n');
});
