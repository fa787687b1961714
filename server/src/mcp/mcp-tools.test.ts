/** Tests every tool and the resources of the MCP server with the SDK's own client, and that a bad call gets a clear sentence. */

import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFullKitchen } from '../../testing/open-server.ts';
import { createJobRunner } from '../kitchen/job-runner.ts';
import { KITCHEN_TOOLS } from '../tools/kitchen-tools.ts';
import { createMcpServer } from './mcp-server.ts';

const PATIENCE_MS = 120_000;
const kitchen = getFullKitchen();

let client: Client;
beforeAll(async () => {
  client = await connect();
}, PATIENCE_MS);
afterAll(() => client.close());

async function connect(avoided?: Parameters<typeof createMcpServer>[0]['avoided']) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const jobRunner = createJobRunner(kitchen);
  await createMcpServer({ kitchen, jobRunner, avoided }).connect(there);
  const made = new Client({ name: 'test', version: '1' });
  await made.connect(here);
  return made;
}

/** The data of a result, or the sentence that stands in its place. */
async function run(name: string, input: object, from = client) {
  const { content, isError, structuredContent } = await from.callTool({
    ...{ name, arguments: { ...input } },
  });
  const [first] = content as { text: string }[];
  return isError ? String(first?.text) : (structuredContent as Record<string, unknown>);
}

/** One call of each tool, and what its answer holds. */
const CALLS: Readonly<Record<string, readonly [input: object, holds: RegExp]>> = {
  search_dishes: [{ foods: ['lentils'], words: ['soup'] }, /lentil-and-rosemary-soup/],
  get_dish: [{ dish: 'shakshuka', servings: 4 }, /8 eggs/],
  compose_dish: [{ foods: ['courgette', 'tomatoes', 'pasta'] }, /made:/],
  swap_ingredient: [{ dish: 'shakshuka', from: 'parsley', to: 'coriander' }, /coriander/],
  add_ingredient: [{ dish: 'shakshuka', food: 'spinach' }, /spinach/],
  leave_out_ingredient: [{ dish: 'shakshuka', food: 'cumin' }, /"leave out"/],
  scale_dish: [{ dish: 'shakshuka', servings: 6 }, /12 eggs/],
  convert_recipe: [
    { ingredients: ['250 ml milk'], instructions: ['Bake at 180 °C.'], units: 'United States' },
    /1 cup milk.*350 °F/,
  ],
  check_recipe: [{ ingredients: ['50 g butter'], avoid: ['milk'] }, /"conflict".*made from milk/],
  adapt_recipe: [
    {
      title: 'Mash',
      ingredients: ['1 kg potatoes', '50 g butter'],
      instructions: ['Boil the potatoes.', 'Mash them with the butter.'],
      avoid: ['milk'],
    },
    /"changes":\[\{.*"verdict":"(?:clear|unsure)"/,
  ],
  estimate_nutrition: [{ ingredients: ['400 g spaghetti'], servings: 4 }, /"kcal":\d{3}/],
  plan_meals: [{ days: 3, avoid: ['vegan'] }, /"label":"(?:Day 1|Monday)"/],
  shopping_list: [{ dishes: [{ dish: 'shakshuka' }, { dish: 'dal' }] }, /chopped tomatoes/],
  find_substitutes: [{ food: 'buttermilk' }, /lemon juice/],
  storage: [{ food: 'cooked rice' }, /1 day/],
  doneness: [{ food: 'chicken' }, /74 °C/],
};

describe('every tool', () => {
  it('is listed with a schema that says what it takes', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(KITCHEN_TOOLS.map(({ name }) => name));
    expect(Object.keys(CALLS).sort()).toEqual(tools.map(({ name }) => name).sort());
    for (const { inputSchema, description } of tools) {
      expect(inputSchema.properties).toHaveProperty('avoid');
      expect(description).not.toMatch(/\bsafe\b/i);
    }
  });

  it.each(Object.entries(CALLS))('%s answers', async (name, [input, holds]) => {
    expect(JSON.stringify(await run(name, input))).toMatch(holds);
  });
});

describe('what is to be avoided', () => {
  it('stays out of what is found, made and planned', async () => {
    const avoid = ['milk', 'eggs', 'celery'];
    const card = await run('get_dish', { dish: 'shakshuka', avoid });
    expect(JSON.stringify(card)).toContain('tofu');
    const found = await run('check_recipe', { ingredients: ['1 stick celery'], avoid });
    expect(found).toMatchObject({ verdict: 'conflict', findings: [{ against: 'celery' }] });
    expect(await run('add_ingredient', { dish: 'shakshuka', food: 'feta', avoid })).toMatch(
      /has to stay out/,
    );
  });

  it('can be added to by a call, and not taken back', async () => {
    const other = await connect({ allergies: ['eggs'], diets: [], otherFoods: [] });
    const card = await run('get_dish', { dish: 'shakshuka', avoid: ['milk'] }, other);
    expect(JSON.stringify(card)).toContain('tofu');
    await other.close();
  });
});

describe('a bad call', () => {
  it.each([
    ['there is no such tool', 'fly', {}, /There is no tool "fly"\. There are: search_dishes/],
    ['something is missing', 'get_dish', {}, /The input of get_dish does not fit\. dish: /],
    ['something is too much', 'plan_meals', { days: 99 }, /days: Too big/],
    ['nobody knows the dish', 'get_dish', { dish: 'moon pie' }, /There is no dish "moon pie"/],
    ['what is to be avoided is no list', 'storage', { food: 'rice', avoid: 7 }, /avoid: /],
    [
      'what is to be avoided is no food',
      'storage',
      { food: 'rice', avoid: ['milk', 'zzgrub'] },
      /"zzgrub" is no food/,
    ],
    ['nobody knows the food', 'doneness', { food: 'quux' }, /Nothing is known/],
  ])('is told when %s', async (_when, name, input, sentence) => {
    expect(await run(name, input)).toMatch(sentence);
  });
});

describe('the cookbook', () => {
  it('is a resource a dish, page by page, and each can be read', {
    timeout: PATIENCE_MS,
  }, async () => {
    const uris: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { resources, nextCursor } = await client.listResources(cursor ? { cursor } : {});
      uris.push(...resources.map(({ uri }) => uri));
      cursor = nextCursor;
      if (cursor === undefined) break;
    }
    expect(new Set(uris).size).toBe(kitchen.cookbook.dishes.length);
    const { contents } = await client.readResource({ uri: 'saffron://dishes/shakshuka' });
    expect(JSON.stringify(contents)).toContain('# Shakshuka');
  });

  it.each(['saffron://dishes/nothing', 'file:///etc/passwd', 'saffron://dishes/../x'])(
    'has nothing at %s, and says so',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toThrow(/There is no dish at/);
    },
  );
});

it('is spoken over standard input and output', { timeout: PATIENCE_MS }, async () => {
  const file = fileURLToPath(new URL('mcp-stdio.ts', import.meta.url));
  const other = new Client({ name: 'test', version: '1' });
  await other.connect(new StdioClientTransport({ command: process.execPath, args: [file] }));
  expect(JSON.stringify(await run('storage', { food: 'cooked rice' }, other))).toContain('1 day');
  await other.close();
});
