/** Tests that language model and rule-based chef alike respect needs told in words, earlier on or as a situation. */
import type { MealPlanReply } from '@saffron/contract/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import { getFullKitchen, startTestServer, type TestServer } from '../../testing/open-server.ts';
import { parseEventStream } from '../../testing/parse-event-stream.ts';
import { createHouseChef } from '../chat/house-chef.ts';

const PATIENCE_MS = 30_000;
const PATH = '/api/meal-plan';
const STREAM = { accept: 'text/event-stream' };

let provider: FakeModelProvider;
let withModel: TestServer;
let houseAlone: TestServer;
beforeAll(async () => {
  provider = await startFakeModelProvider();
  withModel = await openModelServer(createModelSettings(provider.urlFor('openai-compatible')));
  const kitchen = getFullKitchen();
  houseAlone = await startTestServer({ kitchen, chef: createHouseChef(kitchen) });
}, PATIENCE_MS);
afterAll(async () => {
  await withModel.close();
  await houseAlone.close();
  await provider.stop();
});

interface Told {
  readonly said: readonly string[];
  readonly wish: string;
  readonly saidBefore?: readonly string[];
  readonly otherFoods?: readonly string[];
}

const bodyOf = ({ said, wish, saidBefore = [], otherFoods = [] }: Told) => ({
  messages: [...said, wish].map((content) => ({ role: 'user', content })),
  preferences: { saidBefore, ...(otherFoods.length > 0 ? { otherFoods } : {}) },
});

/** What the person got, and everything that was ever on their screen. */
async function serve(server: TestServer, told: Told, isStreamed: boolean) {
  const { text, json } = await post(server, PATH, bodyOf(told), isStreamed ? STREAM : {});
  if (!isStreamed) return { shown: JSON.stringify(json.reply), done: json as MealPlanReply };
  const { events } = parseEventStream(text);
  const last = events.at(-1);
  if (last?.event !== 'done') throw new Error(text);
  const cards = events.filter(({ event }) => event === 'card' || event === 'text');
  return { shown: JSON.stringify([cards, last.data.reply]), done: last.data };
}

const ways = [
  ['whole', false],
  ['streamed', true],
] as const;

const MOUSSE = createRecipeJson({
  recipeName: 'Chocolate mousse',
  introduction: 'Dark and light at once.',
  ingredients: ['200 g dark chocolate', '4 eggs', '40 g sugar'],
  instructions: [
    'Melt the chocolate in a bowl over simmering water and let it cool a little.',
    'Separate the eggs and stir the yolks into the chocolate.',
    'Whisk the egg whites with the sugar and fold them in.',
    'Chill for three hours and serve.',
  ],
});
const withLine = (line: string, food: string) =>
  createRecipeJson({
    ingredients: ['200 g basmati rice', line, '1 tbsp olive oil'],
    instructions: ['Boil the rice for 12 minutes.', `Stir in the ${food} and the oil.`],
  });

/** What the model proposes, and what must then never be seen. */
const rows: readonly (readonly [name: string, told: Told, proposal: string, never: RegExp])[] = [
  [
    'peanuts behind words and a fence',
    { said: ["I'm allergic to peanuts"], wish: 'a rice dish please' },
    `${'That is a lovely thought for an evening like this one. '.repeat(4)}\n\n\`\`\`json\n${withLine('35 g peanuts', 'peanuts')}\n\`\`\`\n`,
    /35 g/,
  ],
  [
    'celery from the settings',
    { said: [], wish: 'a rice dish', otherFoods: ['celery'] },
    withLine('2 celery stalks', 'celery'),
    /celery stalks/,
  ],
  [
    'mustard told in words',
    { said: ['I am allergic to mustard'], wish: 'a rice dish' },
    withLine('1 tbsp Dijon mustard', 'mustard'),
    /Dijon/,
  ],
  [
    'a food that nobody knows',
    { said: ['I am allergic to zorp'], wish: 'a rice dish', otherFoods: ['zorp'] },
    withLine('100 g zorp', 'zorp'),
    /100 g zorp/,
  ],
  [
    'pork at a halal table',
    { said: ['we keep halal'], wish: 'a rice dish' },
    withLine('100 g bacon', 'bacon'),
    /bacon/,
  ],
  [
    'honey for a baby',
    { said: ['cooking for my baby of eight months'], wish: 'a rice dish' },
    withLine('1 tbsp honey', 'honey'),
    /tbsp honey/,
  ],
  [
    'raw egg in a pregnancy',
    { said: ['I am pregnant'], wish: 'a chocolate mousse' },
    MOUSSE,
    /fold them in/,
  ],
  [
    'raw egg that nobody wants',
    { said: ['no raw eggs for us please'], wish: 'a chocolate mousse' },
    MOUSSE,
    /fold them in/,
  ],
  [
    'a pregnancy told long before',
    { said: [], saidBefore: ['I am pregnant'], wish: 'a chocolate mousse' },
    MOUSSE,
    /fold them in/,
  ],
];

describe.each(ways)('behind a model, %s', (_way, isStreamed) => {
  it.each(rows)('%s', { timeout: PATIENCE_MS }, async (_name, told, proposal, never) => {
    provider.replyWith(proposal);
    const { shown } = await serve(withModel, told, isStreamed);
    expect(shown).not.toMatch(never);
  });

  it('is asked whether a food is wanted, and nothing is cooked with it until that is answered', async () => {
    provider.replyWith(withLine('50 g butter', 'butter'));
    const said = 'milk and my stomach, a long story';
    const first = await serve(withModel, { said: [], wish: said }, isStreamed);
    expect(first.done.reply).toMatch(/do you want milk, or must it stay out\?/i);
    expect(provider.listRequests()).toHaveLength(0);
    const { shown } = await serve(withModel, { said: [said], wish: 'a rice dish' }, isStreamed);
    expect(shown).not.toContain('50 g butter');
  });

  it('says of foods beyond the nine what was looked for, and of the rest what it was fitted to', async () => {
    provider.replyWith(withLine('200 ml vegetable stock', 'stock'));
    const told = {
      said: ['I am pregnant, allergic to celery and kiwi'],
      wish: 'a rice dish for four',
    };
    const { done } = await serve(withModel, told, isStreamed);
    expect(done).toMatchObject({ chef: 'model', tag: 'recipe' });
    expect(done.safety?.otherFoods).toEqual([
      expect.objectContaining({ food: 'celery', found: 'hidden' }),
      expect.objectContaining({ food: 'kiwi', found: 'kept', sentence: 'Kept free of kiwi.' }),
    ]);
    expect(done.notes).toContain('Chosen with a pregnancy in mind.');
  });
});

describe.each(ways)('the house chef, %s', (_way, isStreamed) => {
  it.each(rows)('%s', { timeout: PATIENCE_MS }, async (_name, told, _proposal, never) => {
    const { shown } = await serve(houseAlone, told, isStreamed);
    expect(shown).not.toMatch(never);
  });

  it('keeps what was told of the person beside the recipe', async () => {
    for (const [said, wish] of [
      ['allergic to zorp', 'omelette'],
      ['I am pregnant and we are ten', 'beef stew'],
      ['we keep halal, no onions, and I have no blender', 'lentil soup'],
      ["I'm allergic to celery", 'beef stew'],
    ] as const) {
      const { done } = await serve(houseAlone, { said: [said], wish }, isStreamed);
      expect(done.tag).toBe('recipe');
      const { conversation_response: _, ...recipe } = done.reply as Record<string, unknown>;
      expect(JSON.stringify(recipe)).not.toMatch(
        /in mind|allerg|Kept |Meant to be|Made without|Planned for|Cooked without|told me/,
      );
      const beside = [...(done.notes ?? []), ...(done.safety?.otherFoods ?? [])];
      expect(beside.length).toBeGreaterThan(0);
    }
  });
});

describe('what a model is told', () => {
  it('is everything that is known of the person, and their earlier words', async () => {
    provider.replyWith(createRecipeJson());
    const told = {
      said: ['we are halal', 'in cups please, I hate olives'],
      saidBefore: ['I am allergic to celery', 'my wife is pregnant'],
      wish: 'something for six',
    };
    await serve(withModel, told, false);
    const [{ system = '' } = {}] = provider.listRequests();
    for (const fact of ['celery', 'somebody pregnant', 'halal', 'pork', 'olives'])
      expect(system).toContain(fact);
    const { body } = provider.mock.getRequests()[0] ?? {};
    expect(JSON.stringify(body)).toContain('my wife is pregnant');
  });
});
