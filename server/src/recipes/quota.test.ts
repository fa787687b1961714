/** Tests how much a person may save, that large lists leave time for others, and that exports run one at a time. */
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_STORED_BYTES } from '@saffron/contract/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AccountsFixture,
  openAccountsFixture,
  TEST_TIMEOUT_MS,
  type TestPerson,
} from '../../testing/accounts-fixture.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS, hookTimeout: TEST_TIMEOUT_MS });

/** A thousand characters that a zip cannot make fewer: an export of them takes its time. */
const lineOf = (line: number) =>
  Array.from({ length: 12 }, (_, part) =>
    createHash('sha512').update(`${line} ${part}`).digest('base64'),
  )
    .join('')
    .slice(0, 1000);

const LARGE = {
  ingredients: Array.from({ length: 60 }, (_, line) => lineOf(line)),
  instructions: ['Stir.'],
};
const SIZE = JSON.stringify(LARGE).length;
/** As many as fit. */
const MANY = Math.floor(MAX_STORED_BYTES / (SIZE + 250));

let fixture: AccountsFixture;
let people = 0;
const someone = () => fixture.createPerson(`quota${people++}@example.org`);
beforeAll(async () => {
  fixture = await openAccountsFixture();
});
afterAll(() => fixture.close());

/** Straight into the database, as those who kept more before there was a quota. */
async function fill(person: TestPerson, count: number, recipeName = (at: number) => `Large ${at}`) {
  const { userId } = JSON.parse(
    Buffer.from(person.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { userId: string };
  for (let from = 0; from < count; from += 50) {
    const rows = Array.from({ length: Math.min(50, count - from) }, (_, one) => {
      const at = from + one;
      const recipe = { recipeId: `many-${at}`, recipeName: recipeName(at), ...LARGE };
      const text = JSON.stringify(recipe);
      return {
        user_id: userId,
        recipe_id: recipe.recipeId,
        folded_name: recipe.recipeName.toLowerCase(),
        recipe: text,
        saved_at: 1_700_000_000_000 + at,
        bytes: Buffer.byteLength(text),
      };
    });
    await fixture.server.storage.db.insertInto('saved_recipes').values(rows).execute();
  }
}

describe('what a person keeps', () => {
  it('ends at so many bytes, and can be read, exported and thrown away even if it is more', async () => {
    const ann = await someone();
    await fill(ann, MANY + 40);
    const save = () => ann.call('POST', 'recipes/save', { recipeName: 'One more' });
    const full = await save();
    expect([full.status, full.json.code]).toEqual([403, 'too-much-kept']);
    const text = '# Dal\n\n## Ingredients\n\n- rice\n';
    const brought = await ann.call('POST', 'recipes/import', { text });
    expect(brought.json).toMatchObject({
      recipes: [],
      problems: [{ item: 'Dal', message: expect.stringMatching(/as much as there is room for/) }],
    });
    const list = (await ann.call('GET', 'recipes/saved')).json as unknown as object[];
    expect(list).toHaveLength(MANY + 40);
    const exported = (await ann.call('GET', 'user/export')).json;
    expect(exported.savedRecipes).toEqual(list);
    for (let at = 0; at < 41; at += 1) await ann.call('DELETE', `recipes/saved/many-${at}`);
    expect((await save()).status).toBe(201);
    const bob = await someone();
    expect((await bob.call('POST', 'recipes/save', { recipeName: 'Mine' })).status).toBe(201);
  });

  it('is listed newest first, each once, however many parts it takes', async () => {
    for (const count of [0, 1, 24, 25, 26, 50, 51]) {
      const ann = await someone();
      await fill(ann, count);
      const list = (await ann.call('GET', 'recipes/saved')).json as unknown as {
        recipeId: string;
      }[];
      const ids = Array.from({ length: count }, (_, at) => `many-${count - 1 - at}`);
      expect(list.map(({ recipeId }) => recipeId)).toEqual(ids);
    }
  });

  it('of one name is found by the newest', async () => {
    const ann = await someone();
    await fill(ann, 30, () => 'Same');
    const found = await ann.call('GET', 'recipes/saved/Same');
    expect(found.json.recipeId).toBe('many-29');
    const { status } = await ann.call('POST', 'recipes/save', { recipeName: 'SAME' });
    expect(status).toBe(409);
  });
});

/** How often others had their turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await new Promise((later) => setImmediate(later));
      turns += 1;
    }
  })();
  await work;
  isOver = true;
  await counting;
  return turns;
}

it('a large list lets others in between its parts', async () => {
  const ann = await someone();
  await fill(ann, MANY);
  const parts: number[] = [];
  const headers = { authorization: `Bearer ${ann.accessToken}`, 'accept-encoding': 'identity' };
  const read = async () => {
    const answer = await fetch(`${fixture.server.url}/mp/api/recipes/saved`, { headers });
    // Nothing knows how long all of it is, because nothing has it at once.
    expect(answer.headers.get('content-length')).toBeNull();
    for await (const part of answer.body ?? []) parts.push((part as Uint8Array).length);
  };
  expect(await turnsDuring(read())).toBeGreaterThan(MANY / 25);
  expect(parts.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(MANY * SIZE);
});

describe('exports', () => {
  /** Asked for and not taken: what is made waits until it is. */
  async function startAndStop(person: TestPerson, path: string): Promise<() => void> {
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const asked = request(`${fixture.server.url}/mp/api/${path}`, { headers });
    const answer = new Promise<{ statusCode?: number }>((resolve, reject) => {
      asked.once('response', (response) => resolve(response.pause()));
      asked.once('error', reject);
    });
    asked.end();
    expect((await answer).statusCode).toBe(200);
    asked.on('error', () => {});
    return () => asked.destroy();
  }
  const PATHS = ['recipes/export?format=jsonld', 'user/export'] as const;

  it('are one at a time for a person, of either kind', async () => {
    const ann = await someone();
    await fill(ann, MANY);
    for (const path of PATHS) {
      const stop = await startAndStop(ann, path);
      for (const other of PATHS) {
        const { status, json, headers } = await ann.call('GET', other);
        expect([status, json.code]).toEqual([429, 'export-under-way']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      stop();
      await vi.waitFor(
        async () => expect((await ann.call('GET', 'user/export')).status).toBe(200),
        { timeout: 10_000 },
      );
    }
  });

  it('are few at once over all', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, someone));
    for (const one of crowd) await fill(one, MANY);
    const [last, ...first] = crowd as [TestPerson, ...TestPerson[]];
    const stops: (() => void)[] = [];
    for (const one of first) stops.push(await startAndStop(one, 'user/export'));
    const { status, json, headers } = await last.call('GET', 'user/export');
    expect([status, json.code]).toEqual([503, 'busy']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    for (const stop of stops) stop();
    await pause(0);
    await vi.waitFor(async () => expect((await last.call('GET', 'user/export')).status).toBe(200), {
      timeout: 10_000,
    });
  });
});
