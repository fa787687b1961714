/** Tests that hostile texts are stored and returned unchanged, and add no tag to the pages made of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../accounts-fixture.ts';
import { get, post } from '../http-requests.ts';
import { HOSTILE_STRINGS } from './hostile-strings.ts';

let fixture: AccountsFixture;
let ann: TestPerson;
beforeAll(async () => {
  fixture = await openAccountsFixture();
  ann = await fixture.createPerson('ann@cook.example');
}, TEST_TIMEOUT_MS);
afterAll(() => fixture.close());

const LINES = HOSTILE_STRINGS.filter(
  (text) => text.isWellFormed() && !text.includes('\u0000') && text.length <= 1000,
);
/** As names are: one line, not empty. */
const NAMES = LINES.filter(
  (text) => text.trim() !== '' && text.length <= 200 && !/\p{Cc}/u.test(text),
);

function parts<Item>(all: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}

const recipes = parts(LINES, 90).map((lines, at) => ({
  recipeId: `hostile-${at}`,
  recipeName: NAMES[at * 7] ?? 'x',
  introduction: lines.join('\n').slice(0, 4000),
  ingredients: lines,
  instructions: lines.toReversed(),
  tips: lines.slice(0, 50),
  friendly_closing: lines[5] ?? '',
}));

it('kept recipes', async () => {
  for (const recipe of recipes) {
    const { status } = await ann.call('POST', 'recipes/save', { ...recipe, allowDuplicate: true });
    expect(status).toBe(201);
  }
  const { text } = await ann.call('GET', 'recipes/saved');
  const kept = JSON.parse(text) as { recipeId: string }[];
  for (const recipe of recipes) {
    expect(kept.find(({ recipeId }) => recipeId === recipe.recipeId)).toMatchObject(recipe);
  }
});

it('recipes are found by names of any kind', { timeout: TEST_TIMEOUT_MS }, async () => {
  for (const recipeName of NAMES.filter((_, at) => at % 5 === 0)) {
    await ann.call('POST', 'recipes/save', { recipeName });
    if (recipeName === '.' || recipeName === '..') continue;
    const found = await ann.call('GET', `recipes/saved/${encodeURIComponent(recipeName)}`);
    expect(found.json, JSON.stringify(recipeName)).toMatchObject({ recipeName });
  }
});

it('names of people', async () => {
  for (const [firstName = '', lastName = ''] of parts(NAMES.slice(0, 80), 2)) {
    expect((await ann.call('PUT', 'user/profile', { firstName, lastName })).status).toBe(200);
    // Outer space is a slip of the keyboard.
    const tidy = { firstName: firstName.trim(), lastName: lastName.trim() };
    expect((await ann.call('GET', 'user/profile')).json).toMatchObject(tidy);
  }
});

it('files in every format and all at once', { timeout: TEST_TIMEOUT_MS }, async () => {
  for (const format of ['cook', 'jsonld', 'markdown']) {
    for (const { recipeId } of recipes) {
      const file = await ann.call('GET', `recipes/saved/${recipeId}/export?format=${format}`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[ -~]*"/);
    }
    expect((await ann.call('GET', `recipes/export?format=${format}`)).status).toBe(200);
  }
});

/** Signs of markup in a page, its data for machines apart. */
async function signsOf(recipe: object, path: (shareId: string) => string) {
  const { json } = await post(fixture.server, '/api/shared/shared-recipes', { recipe });
  const shareId = String(json.shareId);
  const page = await get(fixture.server, path(shareId), { accept: 'text/html' });
  const data = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/.exec(page.text)?.[1] ?? '{}';
  expect(JSON.parse(data)).toBeTypeOf('object');
  // Amounts and times are set in bold, and hostile lines name others than harmless ones.
  const rest = page.text.replace(data, () => '').replace(/<\/?b(?: class="[\w-]*")?>/g, '');
  return { open: rest.split('<').length, scripts: rest.split(/<script/i).length };
}

it.each([
  ['for crawlers', (id: string) => `/mp/api/shared/shared-recipes/${id}/meta`],
  ['for people', (id: string) => `/shared/recipe/${id}`],
])('pages %s', { timeout: TEST_TIMEOUT_MS }, async (_name, path) => {
  // Empty lines may be left out by a page, as they say nothing.
  for (const recipe of recipes.map(withoutEmptyLines)) {
    const hostile = await signsOf(recipe, path);
    expect(hostile).toEqual(await signsOf(harmless(recipe), path));
  }
});

type Shared = (typeof recipes)[number];

function withoutEmptyLines(recipe: Shared): Shared {
  const filled = (lines: string[]) => lines.filter((line) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(line));
  const { ingredients, instructions, tips } = recipe;
  return {
    ...recipe,
    introduction: 'x',
    ingredients: filled(ingredients),
    instructions: filled(instructions),
    tips: filled(tips),
  };
}

function harmless({ recipeId, ingredients, instructions, tips }: Shared) {
  const plain = (lines: string[]) => lines.map(() => 'x');
  return {
    recipeId,
    recipeName: 'x',
    introduction: 'x',
    friendly_closing: 'x',
    ingredients: plain(ingredients),
    instructions: plain(instructions),
    tips: plain(tips),
  };
}
