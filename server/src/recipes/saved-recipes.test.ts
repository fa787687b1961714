/** Tests saving, finding, listing and deleting recipes over HTTP: names, ids, duplicates, limits, two people. */
import { MAX_BODY_BYTES, MAX_SAVED_RECIPES } from '@saffron/contract/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

const DAL = {
  recipeId: 'dal-1',
  recipeName: 'Dal & rice',
  introduction: 'Warm and quick.',
  ingredients: ['200 g lentils', '1 lime'],
  instructions: ['Boil.', 'Eat.'],
  tips: ['Lime late.'],
  friendly_closing: 'Enjoy!',
  imageUrl: '/mp/pictures/dal.svg',
  servings: 4,
  minutes: 35,
};
/** Said to one person, and no part of what is kept. */
const SAID = { conversation_response: 'Noted: no celery for you.' };
const HOSTILE = [
  'a/b//c/',
  '/',
  '100% rye %2F %00 %zz',
  '%',
  '🍜🥢 Phở 👩‍🍳',
  "'; drop table saved_recipes; --",
  '"quotes" \\ and `ticks`',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '?a=b#c&d;e',
  'مرحبا 你好 ไทย',
  'a\tb\nc',
  'constructor',
  'null',
  '+ plus +',
  'x'.repeat(200),
  '🥘'.repeat(100),
  'ẞ'.repeat(200),
];

let fixture: AccountsFixture;
let people = 0;
const someone = () => fixture.createPerson(`cook${people++}@example.org`);
const save = (person: TestPerson, recipe: object) => person.call('POST', 'recipes/save', recipe);
const find = (person: TestPerson, name: string) =>
  person.call('GET', `recipes/saved/${encodeURIComponent(name)}`);
const drop = (person: TestPerson, id: string) =>
  person.call('DELETE', `recipes/saved/${encodeURIComponent(id)}`);
async function list(person: TestPerson): Promise<(typeof DAL & { savedAt: string })[]> {
  const { status, json } = await person.call('GET', 'recipes/saved');
  expect(status).toBe(200);
  return json as unknown as (typeof DAL & { savedAt: string })[];
}
const names = async (person: TestPerson) =>
  (await list(person)).map(({ recipeName }) => recipeName);
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const tally = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

describe('saving', () => {
  it('drops what was said to the person beside it', async () => {
    const person = await someone();
    expect((await save(person, { ...DAL, ...SAID })).status).toBe(201);
    const { json: found } = await find(person, DAL.recipeName);
    const file = await person.call('GET', `recipes/saved/${DAL.recipeId}/export?format=markdown`);
    const shared = await person.call('POST', 'shared/shared-recipes', {
      recipe: { ...DAL, ...SAID },
    });
    const read = await person.call('GET', `shared/shared-recipes/${shared.json.shareId}`);
    for (const answer of [await list(person), found, file, read])
      expect(JSON.stringify(answer)).not.toContain('celery');
    expect(read.json.recipe).toEqual(DAL);
  });

  it('keeps the recipe whole, and once', async () => {
    const ann = await someone();
    expect(await list(ann)).toEqual([]);
    const first = await save(ann, DAL);
    const message = expect.any(String);
    expect([first.status, first.json]).toEqual([201, { message, recipeId: 'dal-1' }]);
    const again = await save(ann, { ...DAL, allowDuplicate: true });
    expect([again.status, again.json]).toEqual([200, { message, recipeId: 'dal-1' }]);
    const savedAt = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(await list(ann)).toEqual([{ ...DAL, savedAt }]);
    expect((await find(ann, 'Dal & rice')).json).toEqual({ ...DAL, savedAt });
  });

  it('refuses a second one of the same name unless it is wanted', async () => {
    const ann = await someone();
    await save(ann, DAL);
    const namesake = { ...DAL, recipeId: 'dal-2', recipeName: ' DAL & Rice\n' };
    for (const more of [{}, { allowDuplicate: false }]) {
      const { status, json } = await save(ann, { ...namesake, ...more });
      expect([status, json.code]).toEqual([409, 'recipe-already-saved']);
      expect(json.message).toBe('You have already saved a recipe of this name.');
    }
    expect((await save(ann, { ...namesake, allowDuplicate: true })).status).toBe(201);
    expect((await list(ann)).map(({ recipeId }) => recipeId)).toEqual(['dal-2', 'dal-1']);
    expect((await find(ann, 'dal & rice')).json).toMatchObject({ recipeId: 'dal-2' });
  });

  it('makes an id where none was sent', async () => {
    const ann = await someone();
    const { status, json } = await save(ann, { recipeName: 'Soup' });
    expect([status, json.recipeId]).toEqual([201, expect.stringMatching(/^[\w-]{20,}$/)]);
    expect(await list(ann)).toMatchObject([{ recipeId: json.recipeId, recipeName: 'Soup' }]);
    expect((await drop(ann, String(json.recipeId))).status).toBe(204);
  });

  it('takes older shapes: steps as one text, tips as one text, fields that we do not know', async () => {
    const ann = await someone();
    await save(ann, { recipeName: 'A', instructions: 'Boil.\nEat.', tips: 'Lime late.' });
    await save(ann, {
      recipeName: 'B',
      tag: 'recipe',
      typed: true,
      user_id: 'me',
      savedAt: '1970',
    });
    const [b, a] = await list(ann);
    expect(a).toMatchObject({ instructions: 'Boil.\nEat.', tips: ['Lime late.'], ingredients: [] });
    expect(Object.keys(b ?? {})).not.toContain('user_id');
    expect(b?.savedAt).toMatch(/^20/);
    expect(b).toMatchObject({ introduction: '', ingredients: [], instructions: [], tips: [] });
  });

  it.each([
    ['nothing', {}],
    ['an empty name', { recipeName: ' \n' }],
    ['a name without end', { recipeName: 'x'.repeat(201) }],
    ['a name that is no text', { recipeName: ['Dal'] }],
    ['an empty id', { ...DAL, recipeId: ' ' }],
    ['an id of dots', { ...DAL, recipeId: '..' }],
    ['a picture that runs', { ...DAL, imageUrl: 'javascript:alert(1)' }],
    ['ingredients as numbers', { ...DAL, ingredients: [1] }],
    ['more lines than a recipe has', { ...DAL, ingredients: Array(101).fill('salt') }],
    ['a wish that is no yes or no', { ...DAL, allowDuplicate: 'yes' }],
    ['NUL in a step', { ...DAL, instructions: 'a\u0000b' }],
    ['half a letter', { ...DAL, recipeName: '\ud83c' }],
    ['a list', [DAL]],
  ])('refuses %s', async (_name, body) => {
    const { status, json } = await save(await shared(), body);
    expect([status, json.code]).toEqual([400, 'bad-input']);
    expect(await list(await shared())).toEqual([]);
  });

  it('takes 64 KiB and not a byte more', async () => {
    const ann = await someone();
    const fill = (bytes: number) => {
      const recipe = { recipeName: 'Long', ingredients: Array(70).fill('x'.repeat(900)) };
      const left = bytes - JSON.stringify({ ...recipe, introduction: '' }).length;
      return { ...recipe, introduction: 'é'.repeat(left >> 1) + 'x'.repeat(left % 2) };
    };
    expect((await save(ann, fill(MAX_BODY_BYTES + 1))).status).toBe(413);
    const { status } = await save(ann, fill(MAX_BODY_BYTES));
    expect(status).toBe(201);
    expect(await list(ann)).toMatchObject([fill(MAX_BODY_BYTES)]);
  });

  it('stops at the number a person may keep, and goes on when there is room', async () => {
    const ann = await someone();
    const { json } = await save(ann, { recipeName: 'First' });
    const { db } = fixture.server.storage;
    const row = await db
      .selectFrom('saved_recipes')
      .selectAll()
      .where('recipe_id', '=', String(json.recipeId))
      .executeTakeFirstOrThrow();
    for (let from = 1; from < MAX_SAVED_RECIPES; from += 500) {
      const length = Math.min(500, MAX_SAVED_RECIPES - from);
      const rows = Array.from({ length }, (_, at) => ({
        ...row,
        recipe_id: `many-${from + at}`,
        saved_at: from + at,
      }));
      await db.insertInto('saved_recipes').values(rows).execute();
    }
    expect(await list(ann)).toHaveLength(MAX_SAVED_RECIPES);
    const full = await save(ann, { recipeName: 'One more' });
    expect([full.status, full.json.code]).toEqual([403, 'too-many-recipes']);
    expect((await save(ann, { recipeName: 'First', recipeId: 'many-1' })).status).toBe(200);
    await drop(ann, 'many-1');
    expect((await save(ann, { recipeName: 'One more' })).status).toBe(201);
  });
});

describe('names', () => {
  it.each(HOSTILE)('%j is kept and found', async (recipeName) => {
    const ann = await shared();
    const { status, json } = await save(ann, { recipeName });
    expect(status).toBe(201);
    for (const name of [recipeName, recipeName.toUpperCase().slice(0, 200)]) {
      if (name.toUpperCase() !== recipeName.toUpperCase()) continue;
      const found = await find(ann, name);
      expect([found.status, found.json]).toMatchObject([200, { recipeName }]);
    }
    expect((await save(ann, { recipeName })).status).toBe(409);
    expect(await names(ann)).toEqual([recipeName]);
    expect((await drop(ann, String(json.recipeId))).status).toBe(204);
    expect((await find(ann, recipeName)).text).toBe('null');
  });

  it.each([
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['Crème brûlée', 'Cre\u0300me bru\u0302le\u0301e'],
    ['\u00a0 Pho\u2003', 'pho'],
  ])('%j and %j are the same', async (recipeName, other) => {
    const ann = await shared();
    const { json } = await save(ann, { recipeName });
    expect((await find(ann, other)).json).toMatchObject({ recipeName });
    expect((await save(ann, { recipeName: other })).status).toBe(409);
    await drop(ann, String(json.recipeId));
  });

  it('that only resemble one another are different', async () => {
    const ann = await someone();
    await save(ann, { recipeName: 'Dal_1' });
    for (const name of ['Dal%', 'Dal_', 'Dalx1', 'Dal', 'Dal  _1', 'Dàl_1', ' ']) {
      const { status, text } = await find(ann, name);
      expect([status, text]).toEqual([200, 'null']);
    }
    expect((await find(ann, 'x'.repeat(201))).status).toBe(400);
  });
});

it('lists the newest first, however fast they came', async () => {
  const ann = await someone();
  const order = Array.from({ length: 12 }, (_, at) => `Dish ${at}`);
  for (const recipeName of order) await save(ann, { recipeName });
  expect(await names(ann)).toEqual(order.toReversed());
});

describe('ids', () => {
  it.each(['a/b', '%2f%', '🍜', "' or 1=1 --", 'x'.repeat(100), ' a '])(
    '%j is kept and thrown away',
    async (recipeId) => {
      const ann = await shared();
      expect((await save(ann, { recipeId, recipeName: 'Soup' })).json).toMatchObject({ recipeId });
      expect((await drop(ann, recipeId)).status).toBe(204);
      expect(await list(ann)).toEqual([]);
    },
  );

  it('that lead nowhere are all answered alike', async () => {
    const ann = await someone();
    for (const id of ['nothing', 'x'.repeat(500), '\u0000', '%', "' or '1'='1"]) {
      const { status, json } = await drop(ann, id);
      expect([status, json]).toEqual([404, NOT_THERE]);
    }
  });
});

const NOT_THERE = {
  message: 'This recipe is not among your saved recipes.',
  code: 'saved-recipe-not-found',
  requestId: expect.any(String),
};

describe('many at once', () => {
  it('keep one recipe once', async () => {
    const ann = await someone();
    const answers = await times(20, () => save(ann, DAL));
    expect([tally(answers, 201), tally(answers, 200)]).toEqual([1, 19]);
    expect(await list(ann)).toHaveLength(1);
  });

  it('keep one of a name', async () => {
    const ann = await someone();
    const answers = await times(20, (at) => save(ann, { ...DAL, recipeId: `dal-${at}` }));
    expect([tally(answers, 201), tally(answers, 409)]).toEqual([1, 19]);
    expect(await list(ann)).toHaveLength(1);
  });

  it('keep all when duplicates are wanted, each at its own moment', async () => {
    const ann = await someone();
    const answers = await times(20, (at) =>
      save(ann, { ...DAL, recipeId: `dal-${at}`, allowDuplicate: true }),
    );
    expect(tally(answers, 201)).toBe(20);
    expect(new Set((await list(ann)).map(({ savedAt }) => savedAt)).size).toBe(20);
  });

  it('throw one away once', async () => {
    const ann = await someone();
    await save(ann, DAL);
    const answers = await times(10, () => drop(ann, DAL.recipeId));
    expect([tally(answers, 204), tally(answers, 404)]).toEqual([1, 9]);
  });
});

describe('two people', () => {
  it('have the same id and the same name, each their own', async () => {
    const [ann, bob] = [await someone(), await someone()];
    expect((await save(ann, DAL)).status).toBe(201);
    expect((await save(bob, { ...DAL, introduction: 'Mine.' })).status).toBe(201);
    expect(await list(ann)).toMatchObject([{ introduction: 'Warm and quick.' }]);
    expect(await list(bob)).toMatchObject([{ introduction: 'Mine.' }]);
    expect((await drop(bob, DAL.recipeId)).status).toBe(204);
    expect(await list(ann)).toHaveLength(1);
    expect(await list(bob)).toEqual([]);
  });

  it('neither see nor touch what is not theirs', async () => {
    const pair = [await someone(), await someone()] as const;
    const own = ['Ann secret', 'Bob secret'] as const;
    for (const at of [0, 1] as const) {
      await save(pair[at], { recipeId: `id-${at}`, recipeName: own[at] });
    }
    for (const [me, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const person = pair[me];
      expect(await names(person)).toEqual([own[me]]);
      expect((await find(person, own[other])).text).toBe('null');
      const refused = await drop(person, `id-${other}`);
      expect([refused.status, refused.json]).toEqual([404, NOT_THERE]);
      const exported = (await person.call('GET', 'user/export')).text;
      expect([exported.includes(own[me]), exported.includes(own[other])]).toEqual([true, false]);
      // The other's name is free for me, and the other's id too.
      const taken = await save(person, { recipeId: `id-${other}`, recipeName: own[other] });
      expect(taken.status).toBe(201);
      await drop(person, `id-${other}`);
      expect(await names(pair[other])).toEqual([own[other]]);
    }
  });
});

it.each([
  ['POST', 'recipes/save'],
  ['GET', 'recipes/saved/Dal'],
  ['GET', 'recipes/saved'],
  ['DELETE', 'recipes/saved/dal-1'],
])('%s %s needs somebody who is signed in', async (method, path) => {
  const body = method === 'POST' ? { body: JSON.stringify(DAL) } : {};
  for (const authorization of [undefined, 'Bearer dead', 'Basic eDp5']) {
    const headers = {
      'content-type': 'application/json',
      ...(authorization ? { authorization } : {}),
    };
    const response = await fetch(`${fixture.server.url}/mp/api/${path}`, {
      method,
      headers,
      ...body,
    });
    expect(response.status).toBe(401);
  }
});

it('goes into the export, and with the account', async () => {
  const ann = await someone();
  await save(ann, DAL);
  const { json } = await ann.call('GET', 'user/export');
  expect(json.savedRecipes).toEqual([{ ...DAL, savedAt: expect.any(String) }]);
  const { userId } = json.account as { userId: string };
  const rows = () =>
    fixture.server.storage.db
      .selectFrom('saved_recipes')
      .select('recipe_id')
      .where('user_id', '=', userId)
      .execute();
  expect(await rows()).toHaveLength(1);
  expect((await ann.call('DELETE', 'auth/account')).status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await save(ann, DAL)).status).toBe(401);
});

/** One person for tests that leave nothing behind. */
let sharedPerson: Promise<TestPerson> | undefined;
function shared(): Promise<TestPerson> {
  sharedPerson ??= someone();
  return sharedPerson;
}
