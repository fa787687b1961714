/** Tests that a model uses the kitchen's tools over each provider's wire format, within bounds, and what happens when that goes wrong. */
import type { FixtureResponse } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { MAX_ROUNDS } from './tool-rounds.ts';

const PATIENCE_MS = 60_000;
const PATH = '/api/meal-plan';
const NO_MILK = { foodAllergies: ['milk'] };
const ask = (content: string, more: object = {}) => ({
  messages: [{ role: 'user', content }],
  ...more,
});

let provider: FakeModelProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startFakeModelProvider();
  server = await openModelServer(
    createModelSettings(provider.urlFor('openai-compatible'), { totalMs: 30_000 }),
  );
}, PATIENCE_MS);
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const calls = (...named: readonly (readonly [string, unknown])[]): FixtureResponse => ({
  toolCalls: named.map(([name, input]) => ({
    name,
    arguments: typeof input === 'string' ? input : JSON.stringify(input),
  })),
});
const says = (content: string): FixtureResponse => ({ content });

/** Each answer once, the last one for ever. */
function play(...answers: readonly FixtureResponse[]): void {
  provider.mock.reset();
  let count = 0;
  provider.mock.on({}, () => answers[Math.min(count++, answers.length - 1)] ?? says(''));
}

/** What the last request said to the model of its calls, as text. */
const toldLast = () => JSON.stringify(provider.mock.getRequests().at(-1)?.body);
const reply = async (body: object) => (await post(server, PATH, body)).json;

const SERVE = calls(['serve_dish', { dish: 'shakshuka', servings: 4, words: 'Here it is.' }]);

describe('a dish that a model serves by its id', () => {
  it.each([
    ['openai', 'gpt-5'],
    ['anthropic', 'claude-sonnet-5'],
    ['google', 'gemini-3-flash'],
    ['ollama', 'llama3.2:3b'],
    ['openai-compatible', 'test-model'],
  ] as const)('is our own card, with %s', { timeout: PATIENCE_MS }, async (name, model) => {
    play(calls(['search_dishes', { words: ['shakshuka'] }]), SERVE);
    const settings = { provider: name, name: model, totalMs: 30_000 };
    const other = await openModelServer(createModelSettings(provider.urlFor(name), settings));
    const { json } = await post(other, PATH, ask('eggs in tomato'));
    await other.close();
    expect(json).toMatchObject({
      chef: 'model',
      tag: 'recipe',
      reply: { recipeName: 'Shakshuka', servings: 4, conversation_response: 'Here it is.' },
      safety: { verdict: 'clear' },
      memo: { card: { slug: 'shakshuka', servings: 4, edits: [] }, served: ['shakshuka'] },
    });
    const { ingredients, friendly_closing } = json.reply as Record<string, string[]>;
    expect(ingredients).toContain('8 eggs');
    expect(friendly_closing).not.toBe('');
    // What the search found has reached the model before it chose.
    expect(toldLast()).toContain('Eggs set softly in a thick, peppery tomato sauce');
  });

  it('holds to the person, and keeps the edits', async () => {
    const edits = [{ kind: 'leave out', food: 'cumin' }];
    play(calls(['serve_dish', { dish: 'shakshuka', edits }]));
    const { reply: card, memo } = await reply(
      ask('shakshuka', { preferences: { foodAllergies: ['eggs'] } }),
    );
    expect(JSON.stringify(card)).toContain('tofu');
    expect(JSON.stringify(card)).not.toMatch(/cumin|\beggs?,/);
    expect(memo).toMatchObject({ card: { slug: 'shakshuka', edits } });
  });

  it('may be the card on the table, changed', async () => {
    const memo = {
      ...{ earlier: [], offered: [], plan: [], served: ['shakshuka'], said: [] },
      card: { slug: 'shakshuka', servings: 6, edits: [{ kind: 'leave out', food: 'cumin' }] },
    };
    play(
      calls(['add_ingredient', { dish: 'card', food: 'spinach' }]),
      calls(['serve_dish', { dish: 'card', edits: [{ kind: 'add', food: 'spinach' }] }]),
    );
    const { reply: card, memo: next } = await reply(ask('with spinach', { memo }));
    expect(card).toMatchObject({ servings: 6 });
    expect(JSON.stringify(card)).toContain('spinach');
    expect(next).toMatchObject({
      card: { slug: 'shakshuka', servings: 6, edits: [{ kind: 'leave out' }, { kind: 'add' }] },
    });
  });

  it('may be a recipe of no book, changed as a dish of ours would be', async () => {
    const card = {
      ...{ recipeName: 'Rice of my aunt', servings: 2, minutes: 30 },
      ingredients: ['200 g rice', '400 ml vegetable stock', '1 onion', '2 tbsp butter'],
      instructions: [
        'Melt the butter and soften the onion in it.',
        'Add the rice and the stock and simmer for 18 minutes.',
      ],
    };
    const memo = { earlier: [], offered: [], plan: [], served: [], said: [], own: { card } };
    const edits = [{ kind: 'swap', from: 'butter', to: 'olive oil' }];
    play(
      calls(['swap_ingredient', { dish: 'card', from: 'butter', to: 'olive oil' }]),
      calls(['serve_dish', { dish: 'card', edits, servings: 4 }]),
    );
    const { reply: served, memo: next } = await reply(ask('with oil, for four', { memo }));
    expect(toldLast()).toContain('olive oil');
    expect(served).toMatchObject({ recipeName: expect.stringContaining('Rice'), servings: 4 });
    const { ingredients } = served as { ingredients: string[] };
    expect(ingredients.join('\n')).toMatch(/400 g rice/);
    expect(ingredients.join('\n')).toMatch(/olive oil/);
    expect(ingredients.join('\n')).not.toMatch(/butter/);
    expect(next).toMatchObject({
      card: { slug: expect.stringMatching(/^own:/), servings: 4, edits },
      own: { card: { recipeName: 'Rice of my aunt' } },
    });
  });

  it('is written by the model where the conversation is in another language', async () => {
    const content = {
      recipeName: 'Linsen mit Reis',
      introduction: 'Einfach und warm.',
      servings: 2,
      ingredients: ['200 g rote Linsen', '200 g Reis', '1 Zwiebel'],
      instructions: ['Die Zwiebel dünsten.', 'Linsen und Reis zugeben und 20 Minuten kochen.'],
    };
    play(SERVE, says(JSON.stringify({ tag: 'recipe', content })));
    const { reply: card } = await reply(ask('Was kann ich heute Abend mit den Linsen kochen?'));
    expect(card).toMatchObject({ recipeName: 'Linsen mit Reis' });
    expect(toldLast()).toContain('Answer with this recipe as JSON in the language');
    expect(toldLast()).toContain('8 eggs');
  });

  it('is one of ours in a list or a plan that a model writes as text', async () => {
    play(says('How about one of these?\n\n- Shakshuka\n- Tabbouleh\n\nWhich shall it be?'));
    const listed = await reply(ask('something for tonight'));
    expect(listed.memo).toMatchObject({ offered: ['shakshuka', 'tabbouleh'] });
    expect(listed.choices).toMatchObject([{ name: 'Shakshuka' }, { name: 'Tabbouleh' }]);
    play(says('Monday: Shakshuka\nTuesday: Tabbouleh\n'));
    const { memo } = await reply(ask('plan two dinners'));
    expect(memo).toMatchObject({
      plan: [
        { label: 'Monday', slug: 'shakshuka' },
        { label: 'Tuesday', slug: 'tabbouleh' },
      ],
    });
    play(says('- Shakshuka\n- My grandmother’s dumplings\n'));
    const mixed = await reply(ask('something for tonight'));
    expect(mixed.memo).toMatchObject({ offered: [], own: { offered: { length: 2 } } });
  });

  it('may be one that was composed of what they have', async () => {
    provider.mock.reset();
    let dish = '';
    provider.mock.on({}, (request) => {
      dish ||= /made:[^"\\]+/.exec(JSON.stringify(request))?.[0] ?? '';
      if (dish !== '') return calls(['serve_dish', { dish }]);
      return calls(['compose_dish', { foods: ['courgette', 'tomatoes', 'pasta'], servings: 2 }]);
    });
    const { reply: card, memo } = await reply(ask('I have courgettes, tomatoes and pasta'));
    expect(JSON.stringify(card)).toMatch(/courgette/);
    expect(memo).toMatchObject({ card: { slug: dish } });
  });

  it('needs no tool where a model names it in its answer', async () => {
    const content = { dish: 'shakshuka', conversation_response: 'With pleasure.' };
    play(says(JSON.stringify({ tag: 'card', content })));
    expect(await reply(ask('shakshuka'))).toMatchObject({
      chef: 'model',
      reply: { recipeName: 'Shakshuka', conversation_response: 'With pleasure.' },
      memo: { card: { slug: 'shakshuka' } },
    });
  });
});

describe('what a tool says to the model', () => {
  const told = async (name: string, input: unknown, body: object = ask('hello')) => {
    play(calls([name, input]), says('Let me think about that.'));
    await reply(body);
    return toldLast();
  };

  it('fits the person, or says why not', async () => {
    const body = ask('a curry', { preferences: NO_MILK });
    const found = await told('search_dishes', { foods: ['paneer'] }, body);
    expect(found).not.toMatch(/\d+ g paneer/);
    expect(await told('add_ingredient', { dish: 'shakshuka', food: 'feta' }, body)).toContain(
      'has to stay out for you',
    );
  });

  it.each([
    ['a tool that there is not', 'fly', {}, 'There is no tool'],
    ['an input without what it needs', 'swap_ingredient', { dish: 'dal' }, 'from: Invalid input'],
    ['an input that is no JSON', 'get_dish', '{"dish": "shak', 'does not fit'],
    ['a dish that there is not', 'get_dish', { dish: 'moon cheese' }, 'There is no dish'],
    ['too much', 'plan_meals', { days: 400 }, 'days: Too big'],
  ])('is a sentence for %s', async (_what, name, input, sentence) => {
    expect(await told(name, input)).toContain(sentence);
  });
});

describe('a model that calls and calls', () => {
  it('is asked to answer after so many rounds', async () => {
    play(calls(['storage', { food: 'rice' }]));
    const json = await reply(ask('how long does rice keep?'));
    expect(provider.mock.getRequests().length).toBeLessThanOrEqual(2 * MAX_ROUNDS);
    expect(json.chef).toBe('house');
    expect(JSON.stringify(provider.mock.getRequests()[MAX_ROUNDS - 1]?.body)).toContain(
      '"tool_choice":"none"',
    );
  });

  it('runs no more than so many calls of one round', async () => {
    const many = Array.from({ length: 40 }, (): [string, object] => ['storage', { food: 'rice' }]);
    play(calls(...many), says('A day in the fridge.'));
    await reply(ask('how long does rice keep?'));
    expect(toldLast().split('No more calls can be made').length - 1).toBe(28);
  });

  it('may say a word before, which stays', async () => {
    play(
      { content: 'Let me look.', toolCalls: [{ name: 'storage', arguments: '{"food":"rice"}' }] },
      says('Cooked rice keeps a day in the fridge.'),
    );
    expect((await reply(ask('how long does rice keep?'))).reply).toBe(
      'Let me look.\n\nCooked rice keeps a day in the fridge.',
    );
  });

  it('may write a recipe of its own after all, read and checked as ever', async () => {
    play(
      calls(['search_dishes', { foods: ['rice'] }]),
      says(createRecipeJson({ ingredients: ['200 g rice', '50 g butter', '1 lemon'] })),
      says(createRecipeJson()),
    );
    const json = await reply(ask('lemon rice', { preferences: NO_MILK }));
    expect(json).toMatchObject({ chef: 'model', reply: { recipeName: 'Lemon rice' } });
    expect(JSON.stringify(json)).not.toContain('butter');
  });
});

describe('a provider that fails between two calls', () => {
  it.each([
    ['with an error', { error: { message: 'out of order' }, status: 500 }],
    ['with nothing', says('')],
  ] as const)('%s: the house chef answers', async (_how, failure) => {
    play(calls(['search_dishes', { foods: ['rice'] }]), failure as FixtureResponse);
    const json = await reply(ask('a vegetable curry', { preferences: NO_MILK }));
    expect(json).toMatchObject({ chef: 'house', tag: 'recipe' });
  });

  it('in the middle of a call: the house chef answers', async () => {
    provider.mock.reset();
    provider.mock.on({}, SERVE, { truncateAfterChunks: 2 });
    const json = await reply(ask('a vegetable curry'));
    expect(json).toMatchObject({ chef: 'house', tag: 'recipe' });
  });

  it('because it knows no tools: the model is asked without, and told what they would say', async () => {
    provider.mock.reset();
    provider.mock.on({}, (request) =>
      request.tools?.length
        ? { error: { message: 'this model does not support tools' }, status: 400 }
        : says('Shakshuka would be a fine thing.'),
    );
    const plain = await openModelServer(
      createModelSettings(provider.urlFor('openai-compatible'), { totalMs: 30_000 }),
    );
    const { json } = await post(plain, PATH, ask('something with eggs'));
    expect(json).toMatchObject({ chef: 'model', reply: 'Shakshuka would be a fine thing.' });
    expect(toldLast()).toMatch(/Dishes of our cookbook that fit: .*\(id /);
    expect(toldLast()).toContain('Our own cook would answer');
    // Once is enough to know it.
    const before = provider.mock.getRequests().length;
    await post(plain, PATH, ask('something with rice'));
    expect(provider.mock.getRequests().length).toBe(before + 1);
    await plain.close();
  });
});
