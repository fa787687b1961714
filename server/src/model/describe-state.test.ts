/** Tests what a model is told of the conversation, over the real wire: the card with its edits, plan, lists, units, language. */
import { EMPTY_MEMO, type Memo } from '@saffron/kitchen/chef/memo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRecipeJson,
  type FakeModelProvider,
  startFakeModelProvider,
} from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import type { TestServer } from '../../testing/open-server.ts';

const PATIENCE_MS = 60_000;

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

/** What the model is told when that is said with this memo. */
async function told(content: string, memo: Memo, preferences = {}): Promise<string> {
  provider.replyWith(createRecipeJson());
  await post(server, '/api/meal-plan', {
    messages: [{ role: 'user', content }],
    preferences,
    memo,
  });
  return provider.listRequests()[0]?.system ?? '';
}

const memoOf = (json: Record<string, unknown>) => json.memo as Memo;

describe('a model is told', { timeout: PATIENCE_MS }, () => {
  it.each<[string, Partial<Memo>, RegExp]>([
    [
      'the card on the table with its lines',
      { card: { slug: 'shakshuka', edits: [] } },
      /The card on the table: Shakshuka, for \d+, \d+ minutes\n {2}- \d.*(?:\n {2}- .*)+\n {2}1\. /,
    ],
    [
      'for how many it is',
      { card: { slug: 'shakshuka', servings: 6, edits: [] } },
      /The card on the table: Shakshuka, for 6,/,
    ],
    [
      'the edits made',
      { card: { slug: 'shakshuka', edits: [{ kind: 'leave out', food: 'cumin' }] } },
      /Changes already made to it: cumin left out/,
    ],
    ['what was offered, in order', { offered: ['shakshuka'] }, /in this order: Shakshuka$/m],
    [
      'the plan',
      { plan: [{ label: 'Monday', slug: 'shakshuka' }] },
      /The plan you made: Monday: Shakshuka$/m,
    ],
    [
      'the shopping list',
      { list: { slugs: ['shakshuka'], added: ['milk'], crossedOff: ['salt'] } },
      /shopping list is for: Shakshuka\n- Put .*: milk\n- In the house already: salt$/m,
    ],
    ['how many eat', { people: 5 }, /People to cook for: 5$/m],
    ['what their kitchen lacks', { lacking: ['oven'] }, /Tools that are not there: oven$/m],
    ['units asked for in words', { units: 'Imperial' }, /Measurement units: Imperial/],
    [
      'its own card',
      {
        own: {
          card: {
            recipeName: 'Lemon rice',
            servings: 2,
            ingredients: ['200 g rice'],
            instructions: ['Boil it.'],
          },
        },
      },
      /The card on the table: Lemon rice, for 2, \d+ minutes\n {2}- 200 g rice\n {2}1\. Boil it\.$/m,
    ],
    ['its own plan', { own: { plan: ['Monday: dal'] } }, /The plan you made: Monday: dal$/m],
  ])('%s', async (_name, memo, expected) => {
    expect(await told('and now?', { ...EMPTY_MEMO, ...memo })).toMatch(expected);
  });

  it('all that they cannot eat', async () => {
    const preferences = {
      foodAllergies: ['peanuts'],
      dietaryRestrictions: ['Vegan'],
      otherFoods: ['celery'],
    };
    const system = await told('I am pregnant', EMPTY_MEMO, preferences);
    expect(system).toMatch(/Allergies: peanuts, celery$/m);
    expect(system).toMatch(/Diets: Vegan$/m);
    expect(system).toContain('somebody pregnant');
  });

  it('the language in which they write', async () => {
    const german = 'Was kann ich heute Abend mit den Kartoffeln und der Zwiebel machen?';
    expect(await told(german, EMPTY_MEMO)).toMatch(/Sprache deiner Antworten: Deutsch$/m);
    expect(await told('a soup, please', EMPTY_MEMO)).toMatch(/answers: English$/m);
  });

  it('units named in the last message', async () => {
    expect(await told('can I have that in cups and ounces', EMPTY_MEMO)).toMatch(
      /Measurement units: United States/,
    );
  });
});

describe('what a model served', { timeout: PATIENCE_MS }, () => {
  it('is seen with the next message', async () => {
    provider.replyWith(createRecipeJson());
    const first = await post(server, '/api/meal-plan', {
      messages: [{ role: 'user', content: 'lemon rice' }],
    });
    expect(await told('for six, please', memoOf(first.json))).toContain(
      'The card on the table: Lemon rice, for 6',
    );
  });

  it('is kept as a plan', async () => {
    provider.replyWith('Monday: lentil dal\nTuesday: bean chilli\nWednesday: rice salad\n');
    const first = await post(server, '/api/meal-plan', {
      messages: [{ role: 'user', content: 'plan three dinners' }],
    });
    expect(await told('another Tuesday', memoOf(first.json))).toContain(
      'Monday: lentil dal; Tuesday: bean chilli; Wednesday: rice salad',
    );
  });

  it('never outgrows the memo', async () => {
    const instructions = Array.from(
      { length: 30 },
      (_, at) => `Stir the rice ${at} ${'slowly '.repeat(60)}.`,
    );
    provider.replyWith(createRecipeJson({ instructions }));
    const { json } = await post(server, '/api/meal-plan', {
      messages: [{ role: 'user', content: 'lemon rice' }],
    });
    expect(memoOf(json).own?.card).toMatchObject({ recipeName: 'Lemon rice', instructions: [] });
  });
});
