/** Tests recipes of a language model over real wire formats: safety gate, unit conversion, retry, rule-based chef instead. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { parseEventStream } from '../../testing/parse-event-stream.ts';
import { FALLBACK_SENTENCES } from '../chat/reply-strings.ts';

const PATIENCE_MS = 30_000;
const PATH = '/api/meal-plan';
const STREAM = { accept: 'text/event-stream' };
const NO_MILK = { foodAllergies: ['milk'] };
const ask = (content: string, preferences = {}) => ({
  messages: [{ role: 'user', content }],
  preferences,
});

let provider: FakeModelProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startFakeModelProvider();
  server = await openModelServer(createModelSettings(provider.urlFor('openai-compatible')));
}, PATIENCE_MS);
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const reply = async (body: unknown) => (await post(server, PATH, body)).json;
const stream = async (body: unknown) =>
  parseEventStream((await post(server, PATH, body, STREAM)).text).events;

describe('a recipe of a model', () => {
  it.each([
    ['openai', 'gpt-5'],
    ['anthropic', 'claude-sonnet-5'],
    ['google', 'gemini-3-flash'],
    ['ollama', 'llama3.2:3b'],
  ] as const)('comes from %s', { timeout: PATIENCE_MS }, async (name, model) => {
    provider.replyWith(createRecipeJson());
    const settings = createModelSettings(provider.urlFor(name), { provider: name, name: model });
    const other = await openModelServer(settings);
    const { status, json } = await post(other, PATH, ask('lemon rice', NO_MILK));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      tag: 'recipe',
      chef: 'model',
      reply: { recipeName: 'Lemon rice', servings: 2, minutes: 25 },
      safety: { verdict: 'clear', checkedFor: { allergies: ['milk'] } },
    });
    expect((json.reply as { imageUrl: string }).imageUrl).toMatch(/\S/);
    await other.close();
  });

  it('grows on a stream line by line', async () => {
    provider.replyWith(createRecipeJson());
    const events = await stream(ask('lemon rice'));
    const cards = events.flatMap((one) => (one.event === 'card' ? [one.data.recipe] : []));
    expect(cards[0]).toMatchObject({ recipeName: 'Lemon rice', introduction: 'Bright and quick.' });
    const counts = cards.map(({ ingredients }) => ingredients?.length);
    expect(counts).toEqual([...counts].sort());
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { chef: 'model' } });
  });

  it('comes in the units of the person, steps included', async () => {
    provider.replyWith(
      createRecipeJson({
        ingredients: ['250 ml milk', '500 g potatoes'],
        instructions: ['Cover the potatoes with the milk.', 'Bake at 180 °C for 40 minutes.'],
      }),
    );
    const { ingredients, instructions } = (
      await reply(ask('potatoes', { measurementUnits: 'United States' }))
    ).reply as { ingredients: string[]; instructions: string[] };
    expect(ingredients[0]).toBe('1 cup milk');
    expect(instructions[1]).toContain('350 °F');
  });

  it('may be words', async () => {
    provider.replyWith(
      'How about a lentil soup, a rice salad or a vegetable curry? Tell me which.',
    );
    expect(await reply(ask('something'))).toMatchObject({
      reply: 'How about a lentil soup, a rice salad or a vegetable curry? Tell me which.',
      chef: 'model',
    });
  });

  it('keeps the words that stand before a card', async () => {
    const words = `${'That is a lovely thought for an evening like this one. '.repeat(4)}\n\n`;
    provider.replyWith(words + createRecipeJson());
    const events = await stream(ask('rice'));
    const names = [...new Set(events.map(({ event }) => event))];
    expect(names).toEqual(['text', 'card', 'done']);
    const { tag, reply: card } = await reply(ask('rice'));
    expect(tag).toBe('recipe');
    expect((card as { conversation_response: string }).conversation_response).toMatch(
      /^That is a lovely thought .*Here you are\.$/,
    );
  });
});

describe('what a model is asked', () => {
  it('is the last six messages, begun by the person as some providers want it, and none empty', async () => {
    provider.replyWith(createRecipeJson());
    const messages = [
      { role: 'user', content: 'long ago' },
      { role: 'assistant', content: 'Hello! What shall we cook?' },
      { role: 'user', content: 'soup' },
      { role: 'assistant', content: '' },
      { role: 'user', content: 'or rice' },
      { role: 'assistant', content: 'Recipe shared: Dal - Warm.' },
      { role: 'user', content: 'something else' },
    ];
    await reply({ messages });
    const [call] = provider.listRequests();
    expect(call?.roles).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'user',
      'assistant',
      'user',
    ]);
    expect(call?.last).toBe('something else');
    expect(call?.system).toMatch(/had already: Dal$/m);
  });
});

describe('the gate before a model', () => {
  const buttery = createRecipeJson({
    recipeName: 'Rich rice',
    ingredients: ['200 g rice', '50 g butter'],
    instructions: ['Boil the rice.', 'Stir in the butter.'],
  });

  it('sends a dish back with what is wrong before anything of it is seen, and serves the next', async () => {
    provider.replyWith(buttery, createRecipeJson());
    const events = await stream(ask('rice', NO_MILK));
    const names = events.map(({ event }) => event);
    expect(names).not.toContain('restart');
    expect(JSON.stringify(events)).not.toContain('butter');
    expect(events.at(-1)).toMatchObject({ data: { chef: 'model', tag: 'recipe' } });
    expect(provider.listRequests()[1]?.system).toContain('"50 g butter" is against milk');
  });

  it('has the house chef step in after the second refusal, and says so', async () => {
    provider.replyWith(buttery);
    const json = await reply(ask('a rice dish', NO_MILK));
    expect(json).toMatchObject({ chef: 'house', safety: { checkedFor: { allergies: ['milk'] } } });
    expect(JSON.stringify(json.reply)).toContain(FALLBACK_SENTENCES.unusable);
    expect(provider.listRequests()).toHaveLength(2);
  });

  it('has the house chef answer the question that was asked, not with a dish', async () => {
    provider.replyWith(buttery);
    const json = await reply(ask('how long does cooked rice keep in the fridge?', NO_MILK));
    expect(json).toMatchObject({ chef: 'house' });
    expect(json.tag).toBeUndefined();
    expect(json.reply).toMatch(/rice/i);
    expect(json.reply).toMatch(/\bday/i);
  });

  it('hears an allergy in the words of the person, whatever the model makes of it', async () => {
    provider.replyWith(buttery);
    const json = await reply(ask('I am allergic to milk. A rice dish, please.'));
    expect(json.chef).toBe('house');
    expect(provider.listRequests()[0]?.system).toMatch(/^- Allergies: milk$/m);
  });

  it('knows which noodles a step speaks of', async () => {
    provider.replyWith(
      createRecipeJson({
        ingredients: ['200 g rice noodles', '1 lime, juiced'],
        instructions: ['Soak the noodles in hot water.', 'Toss the noodles with the lime juice.'],
      }),
    );
    expect((await reply(ask('noodles', { foodAllergies: ['wheat'] }))).chef).toBe('model');
  });

  it('lets it say what it left out, but not propose it in what is kept', async () => {
    provider.replyWith(
      createRecipeJson({
        conversation_response: 'As you are allergic to milk, I left the butter out. Here you are.',
        tips: ['Serve it with cheese.', 'Fluff it with a fork.'],
      }),
    );
    const { chef, reply: card } = await reply(ask('rice', NO_MILK));
    expect(chef).toBe('model');
    expect(card).toMatchObject({
      conversation_response: 'As you are allergic to milk, I left the butter out. Here you are.',
      tips: ['Fluff it with a fork.'],
    });
  });

  it('catches words that propose what must not be eaten', async () => {
    provider.replyWith(
      'Toss the warm rice with plenty of butter and serve it with grated parmesan on top.',
    );
    expect(await reply(ask('what goes with rice?', NO_MILK))).toMatchObject({ chef: 'house' });
  });

  it('lets advice name what it leaves out', async () => {
    const advice = 'Use a mild olive oil instead of butter. Swap the cream for oat cream.';
    provider.replyWith(advice);
    expect(await reply(ask('how do I make a sauce?', NO_MILK))).toMatchObject({
      chef: 'model',
      reply: advice,
      safety: { verdict: 'clear', findings: [] },
    });
  });

  it('makes a card of a recipe in words, and checks it like any other', async () => {
    const written = (food: string) =>
      `# Herby rice\n\nBright.\n\n## Ingredients\n- 200 g rice\n- 50 g ${food}\n\n## Instructions\n1. Boil the rice.\n2. Stir in the ${food}.\n`;
    provider.replyWith(written('butter'), written('parsley'));
    const events = await stream(ask('rice', NO_MILK));
    expect(events.at(-1)).toMatchObject({
      data: { chef: 'model', tag: 'recipe', reply: { recipeName: 'Herby rice' } },
    });
    const shown = events.filter(({ event }) => event === 'card' || event === 'text');
    expect(JSON.stringify(shown)).not.toContain('butter');
    expect(provider.listRequests()).toHaveLength(2);
  });

  it('judges keto by the sum', async () => {
    provider.replyWith(createRecipeJson());
    const events = await stream(ask('rice', { dietaryRestrictions: ['Keto'] }));
    expect(JSON.stringify(events)).not.toContain('Lemon rice');
    expect(events.at(-1)).toMatchObject({ data: { chef: 'house' } });
  });

  it.each([
    ['bleach', { ingredients: ['200 g rice', '1 tbsp household bleach'] }, 'must never be eaten'],
    [
      'a medicine in a step',
      { instructions: ['Boil the rice.', 'Add two aspirins.'] },
      'never be eaten',
    ],
    [
      'raw poultry',
      {
        ingredients: ['400 g chicken thighs', '200 g rice'],
        instructions: ['Brown the chicken for a minute.', 'Serve it on the rice.'],
      },
      '74 °C',
    ],
    ['a mountain of salt', { ingredients: ['200 g rice', '1 cup salt'] }, 'too much'],
    ['foods nobody knows', { ingredients: ['2 glorps', '1 cup of zindle', '3 frobs'] }, 'no food'],
    ['an oven full', { ingredients: ['20 kg rice'], servings: 2 }, 'too much'],
    ['what is not listed', { instructions: ['Boil the rice.', 'Fry the mushrooms.'] }, 'mushrooms'],
  ])('sends back %s', async (_name, changes, advice) => {
    provider.replyWith(createRecipeJson(changes), createRecipeJson());
    expect(await reply(ask('rice'))).toMatchObject({
      chef: 'model',
      reply: { recipeName: 'Lemon rice' },
    });
    expect(provider.listRequests()[1]?.system).toContain(advice);
  });

  it('never shows a line with something inedible', async () => {
    provider.replyWith(
      createRecipeJson({ ingredients: ['200 g rice', '1 tbsp household bleach'] }),
    );
    const events = await stream(ask('rice'));
    const shown = events.filter(({ event }) => event !== 'restart');
    expect(JSON.stringify(shown)).not.toContain('bleach');
  });

  it('lets a second answer pass that a cook can put right', async () => {
    provider.replyWith(
      createRecipeJson({ instructions: ['Boil the rice.', 'Fry the mushrooms.'] }),
    );
    expect(await reply(ask('rice'))).toMatchObject({ chef: 'model', tag: 'recipe' });
    expect(provider.listRequests()).toHaveLength(2);
  });
});

describe('what is written down', () => {
  it('is how a call went, and no word of it', async () => {
    provider.replyWith(createRecipeJson());
    const before = server.logLines.length;
    await reply(ask('my secret wish for lemon rice'));
    const written = () => server.logLines.slice(before).join('');
    // The person has the reply before the line is written.
    await expect.poll(written).toContain('"msg":"model call"');
    const lines = written();
    expect(lines).toMatch(/"inputTokens":[1-9]/);
    expect(lines).toMatch(/"outputTokens":[1-9]/);
    expect(lines).toContain('"outcome":"answered"');
    expect(lines).not.toMatch(/secret|Lemon|rice/);
  });

  it('tells what was sent back and who stepped in', async () => {
    provider.replyWith(createRecipeJson({ recipeName: 'Butter rice' }));
    const before = server.logLines.length;
    await reply(ask('rice', NO_MILK));
    const lines = server.logLines.slice(before).join('');
    expect(lines.match(/"outcome":"sent back"/g)).toHaveLength(2);
    expect(lines).toContain('"chef":"house","why":"unusable"');
    expect(lines).not.toMatch(/butter/i);
  });
});

afterEach(() => provider.mock.clearRequests());
