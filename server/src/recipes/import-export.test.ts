/** Tests export and import of saved recipes over HTTP: formats, zip files, limits, isolation and clear errors. */
import { MAX_SAVED_RECIPES } from '@saffron/contract/limits';
import { strFromU8, unzipSync } from 'fflate';
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
  ingredients: ['200 g red lentils, rinsed', '50 g butter'],
  instructions: ['Boil the red lentils.', 'Stir in butter.'],
  tips: ['Lime late.'],
  friendly_closing: 'Enjoy!',
  imageUrl: 'https://pics.example.org/dal.jpg',
  servings: 4,
  minutes: 35,
};

let fixture: AccountsFixture;
let people = 0;
const someone = () => fixture.createPerson(`files${people++}@example.org`);
const bring = (person: TestPerson, text: string, more: object = {}) =>
  person.call('POST', 'recipes/import', { text, ...more });
const take = (person: TestPerson, id: string, format: string) =>
  person.call('GET', `recipes/saved/${encodeURIComponent(id)}/export?format=${format}`);
async function zipOf({ accessToken }: TestPerson, query = ''): Promise<Record<string, string>> {
  const address = `${fixture.server.url}/mp/api/recipes/export${query}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('recipes.zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const listOf = async (person: TestPerson) =>
  (await person.call('GET', 'recipes/saved')).json as unknown as (typeof DAL)[];

beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

describe('a recipe', () => {
  it.each([
    ['cook', 'text/plain; charset=utf-8', 'Dal-rice.cook'],
    ['jsonld', 'application/ld+json; charset=utf-8', 'Dal-rice.json'],
    ['markdown', 'text/markdown; charset=utf-8', 'Dal-rice.md'],
  ])('goes out as %s and comes in again the same', async (format, type, name) => {
    const [ann, bob] = [await someone(), await someone()];
    await ann.call('POST', 'recipes/save', DAL);
    const { status, headers, text } = await take(ann, 'dal-1', format);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(headers.get('cache-control')).toBe('no-store');
    const { json } = await bring(bob, text, { fileName: name });
    expect(json).toMatchObject({ problems: [], recipes: [{ state: 'saved', recipe: DAL }] });
    expect(await listOf(bob)).toEqual([{ ...DAL, savedAt: expect.any(String) }]);
  });

  it('comes in once', async () => {
    const ann = await someone();
    await ann.call('POST', 'recipes/save', DAL);
    const { text } = await take(ann, 'dal-1', 'cook');
    expect((await bring(ann, text)).json).toMatchObject({ recipes: [{ state: 'already-saved' }] });
    const namesake = text.replace('id: "dal-1"', 'id: "dal-2"');
    expect(namesake).not.toBe(text);
    expect((await bring(ann, namesake)).json).toMatchObject({ recipes: [{ state: 'same-name' }] });
    expect(await listOf(ann)).toHaveLength(1);
    const wished = await bring(ann, namesake, { allowDuplicate: true });
    expect(wished.json).toMatchObject({ recipes: [{ state: 'saved', recipeId: 'dal-2' }] });
  });

  it('is checked and measured for the person who brings it', async () => {
    const ann = await someone();
    const wishes = { foodAllergies: ['milk'], measurementUnits: 'United States' };
    await ann.call('PUT', 'user/settings', wishes);
    const text = 'Dal\nIngredients\n200 g red lentils\n50 g butter\nMethod\nBoil at 180 °C.';
    const { json } = await bring(ann, text, { preview: true });
    expect(json).toMatchObject({
      recipes: [
        {
          state: 'read',
          recipe: { recipeName: 'Dal', ingredients: ['200 g red lentils', '50 g butter'] },
          safety: {
            verdict: 'conflict',
            findings: [{ restriction: 'milk', term: 'butter', part: 'ingredients' }],
            checkedFor: { allergies: ['milk'], diets: [] },
          },
          measured: { instructions: ['Boil at 350 °F.'] },
        },
      ],
    });
    expect(await listOf(ann)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://pics.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://192.168.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://[::1]/a.jpg',
    'https://printer.local/a.jpg',
    'https://localhost/a.jpg',
    'https://user:word@pics.example/a.jpg',
    '//pics.example/a.jpg',
    '/../../etc/passwd',
    '/mp/api/auth/login',
  ])('leaves the picture %s outside and gets a drawing', async (image) => {
    const ann = await someone();
    const data = { '@type': 'Recipe', name: 'Dal', recipeIngredient: ['rice'], image };
    const { json } = await bring(ann, JSON.stringify(data), { preview: true });
    expect(json).toMatchObject({
      recipes: [{ recipe: { imageUrl: expect.stringMatching(/^\/pictures\/.+\.svg$/) } }],
    });
  });
});

describe('what cannot come in', () => {
  const lines = (count: number, text: string) => Array.from({ length: count }, () => text);
  const data = (more: object) =>
    JSON.stringify({ '@type': 'Recipe', name: 'Dal', recipeIngredient: ['rice'], ...more });
  it.each([
    [
      'too many lines',
      data({ recipeIngredient: lines(101, 'rice') }),
      'The list of ingredients is longer than 100 lines.',
    ],
    [
      'too long a line',
      data({ recipeIngredient: ['x'.repeat(1001)] }),
      'The list of ingredients has a text that is longer than we can keep.',
    ],
    [
      'too long a name',
      data({ name: 'x'.repeat(201) }),
      'The name has a text that is longer than we can keep.',
    ],
    ['no name', data({ name: '' }), 'The name must not be empty.'],
    ['nothing to cook', data({ recipeIngredient: [] }), 'It has neither ingredients nor steps.'],
    ['no recipe', 'Hello there', expect.stringMatching(/^[A-Z].*\.$/)],
  ])('%s is said in a sentence', async (_name, text, message) => {
    const ann = await someone();
    const { status, json } = await bring(ann, text);
    expect([status, json]).toEqual([
      200,
      { recipes: [], problems: [{ item: expect.any(String), message }] },
    ]);
    expect(await listOf(ann)).toEqual([]);
  });

  it('does not keep out what comes with it', async () => {
    const ann = await someone();
    const text = `[${data({ name: 'Good' })},${data({ name: '' })}]`;
    const { json } = await bring(ann, text);
    expect(json).toMatchObject({ recipes: [{ state: 'saved' }], problems: [{ item: '' }] });
  });

  it.each([
    ['nothing', {}],
    ['an empty text', { text: ' ' }],
    ['a format that we do not know', { text: 'x', format: 'pdf' }],
    ['NUL', { text: 'a\u0000b' }],
  ])('%s is bad input', async (_name, body) => {
    const { status, json } = await (await someone()).call('POST', 'recipes/import', body);
    expect([status, json.code]).toEqual([400, 'bad-input']);
  });

  it('more than 64 KiB is too large', async () => {
    const { status, json } = await bring(await someone(), 'x'.repeat(65 * 1024));
    expect([status, json.code]).toEqual([413, 'too-large']);
  });

  it('more than a person may keep is said, recipe by recipe', async () => {
    const ann = await someone();
    await fill(ann, MAX_SAVED_RECIPES);
    const { json } = await bring(ann, data({}));
    expect(json).toMatchObject({ recipes: [], problems: [{ item: 'Dal' }] });
  });
});

/** Straight into the database: two thousand saves over HTTP would only test the same again. */
async function fill(person: TestPerson, count: number): Promise<void> {
  const { userId } = (await person.call('GET', 'user/export')).json.account as { userId: string };
  const { db } = fixture.server.storage;
  const rows = Array.from({ length: count }, (_, at) => {
    const recipe = { ...DAL, recipeId: `many-${at}`, recipeName: `Dal ${at % 1000}` };
    const savedAt = new Date(1_700_000_000_000 + at).toISOString();
    const text = JSON.stringify({ ...recipe, savedAt });
    return {
      user_id: userId,
      recipe_id: recipe.recipeId,
      folded_name: recipe.recipeName.toLowerCase(),
      recipe: text,
      bytes: Buffer.byteLength(text),
      saved_at: 1_700_000_000_000 + at,
    };
  });
  for (let from = 0; from < count; from += 500) {
    await db
      .insertInto('saved_recipes')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}

describe('all recipes', () => {
  it('of nobody are an empty zip', async () => {
    expect(await zipOf(await someone())).toEqual({});
  });

  it('are files of the kind that was asked for, each under a name of its own', async () => {
    const ann = await someone();
    const names = [
      'Dal',
      'dal',
      '../../etc/passwd',
      'CON',
      '🍜',
      'Crème brûlée',
      '红烧肉',
      'a'.repeat(200),
    ];
    for (const [at, recipeName] of names.entries()) {
      const recipe = { ...DAL, recipeId: `r${at}`, recipeName, allowDuplicate: true };
      await ann.call('POST', 'recipes/save', recipe);
    }
    const files = await zipOf(ann, '?format=markdown');
    expect(Object.keys(files).sort()).toEqual(
      [
        'Dal-2.md',
        'dal.md',
        'etc-passwd.md',
        'recipe-CON.md',
        'recipe.md',
        'Crème-brûlée.md',
        '红烧肉.md',
        `${'a'.repeat(80)}.md`,
      ].sort(),
    );
    const bob = await someone();
    for (const [fileName, text] of Object.entries(files)) {
      const { json } = await bring(bob, text, { fileName, allowDuplicate: true });
      expect(json).toMatchObject({ recipes: [{ state: 'saved' }], problems: [] });
    }
    const bare = (list: { recipeName: string }[]) =>
      list.map(({ recipeName }) => recipeName).sort();
    expect(bare(await listOf(bob))).toEqual(bare(await listOf(ann)));
  });

  it('may be two thousand', async () => {
    const ann = await someone();
    await fill(ann, MAX_SAVED_RECIPES);
    const files = await zipOf(ann);
    expect(Object.keys(files)).toHaveLength(MAX_SAVED_RECIPES);
    expect(files['Dal-7.cook']).toContain('title: "Dal 7"');
  });
});
