/** Moving house: people keep their sessions and their recipes, and a move that fails moves nothing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTown, type Person, type Town } from '../testing/people.ts';
import { runCaretaker } from '../testing/run-caretaker.ts';
import { makeTestPlace, type TestPlace } from '../testing/test-place.ts';
import { openStorage } from './database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let place: TestPlace;
beforeEach(async () => {
  place = await makeTestPlace();
});
afterEach(() => place.clear());

const RECIPE = {
  recipeName: 'Phở "quick" 🍜',
  introduction: "It's 100 % worth it; \\o/",
  ingredients: ['200 g noodles', '½ lime'],
};
const move = () => runCaretaker(place, 'move-to-postgres');

/** Ann with a recipe, a share, a setting and feedback, and a sign-up whose letter waits. */
async function liveThere(town: Town): Promise<Person> {
  const ann = await town.settle('ann@example.org', { firstName: "O'Neil" });
  for (let at = 0; at < 250; at += 1) {
    await ann.call('POST', 'recipes/save', { ...RECIPE, recipeId: `r${at}`, allowDuplicate: true });
  }
  await ann.call('POST', 'shared/shared-recipes', { recipe: RECIPE });
  await ann.call('PUT', 'user/settings', { foodAllergies: ['milk'] });
  await ann.call('POST', 'feedback', { message: 'Ünï\ncode', category: 'Bug Report' });
  town.office.manners = 'busy';
  await town.register('bob@example.org');
  return ann;
}

async function openTownIn(databaseUrl?: string): Promise<Town> {
  return openTown({ storage: await openStorage(place.dataDir, databaseUrl) });
}

it('moves everything, once', async () => {
  const before = await openTownIn();
  const ann = await liveThere(before);
  const held = async (town: Town, person: Person) => {
    const { json } = await person.call('GET', 'user/export');
    expect(json.savedRecipes).toHaveLength(250);
    return {
      ...json,
      waiting: await town.server.storage.db.selectFrom('users').selectAll().execute(),
    };
  };
  const was = await held(before, ann);
  await before.close();

  const moved = await move();
  expect([moved.code, moved.complained]).toEqual([0, '']);
  expect(moved.said).toMatch(/^saved_recipes: 250$/m);
  expect(moved.said).toMatch(/^outbox: 1$/m);
  expect(moved.said).toMatch(
    /moved and compared\. The SQLite file stays as it was\.\nIts keys are sealed: .*\n$/,
  );

  const after = await openTownIn(place.databaseUrl);
  const renewed = await after.auth('refresh', { refreshToken: ann.refreshToken });
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
  after.wait(60_000);
  await after.office.letterTo('bob@example.org');
  await after.close();

  const twice = await move();
  expect([twice.code, twice.said]).toEqual([1, '']);
  expect(twice.complained).toMatch(
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
  expect([moved.code, moved.complained]).toEqual([
    1,
    'Nothing was moved: a row of "rate_limits" would not arrive as it is.\n',
  ]);
  const target = await place.open();
  expect(await target.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  await target.close();
});

it('does not begin while a server uses the old house, or without an address', async () => {
  const town = await openTownIn();
  const moved = await move();
  expect(moved.complained).toMatch(/^A server is using the data folder .*: stop it first/);
  await town.close();
  const nowhere = await runCaretaker({ dataDir: place.dataDir }, 'move-to-postgres');
  expect(nowhere.complained).toBe('Set DATABASE_URL to the PostgreSQL database to move to.\n');
});
