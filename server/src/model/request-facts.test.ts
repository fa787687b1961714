/** Tests for forty conversations that the request which reaches the provider holds every fact that is known, field by field. */
import { fileURLToPath } from 'node:url';
import { EMPTY_MEMO, type Memo } from '@saffron/kitchen/chef/memo';
import { ALLERGENS, DIETS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FakeModelProvider,
  startFakeModelProvider,
} from '../../testing/fake-model-provider.ts';
import { post } from '../../testing/http-requests.ts';
import { createModelSettings, openModelServer } from '../../testing/model-server.ts';
import { getFullKitchen, type TestServer } from '../../testing/open-server.ts';
import { MODEL_TOOLS } from './kitchen-desk.ts';
import { readPromptFile } from './prompt-files.ts';

const PATIENCE_MS = 120_000;
const COUNT = 40;

let provider: FakeModelProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startFakeModelProvider();
  server = await openModelServer(createModelSettings(provider.urlFor('openai-compatible')));
  provider.replyWith('Tell me more, please.');
}, PATIENCE_MS);
afterAll(async () => {
  await server.close();
  await provider.stop();
});

/** The one of a list that the conversation of this number has; each list turns at its own pace. */
const pick = <One>(from: readonly One[], number: number, pace: number): One =>
  from[Math.floor(number / pace) % from.length] as One;

const DISHES = ['shakshuka', 'parippu', 'tabbouleh', 'pea-soup', 'chickpea-and-spinach-curry'];
const LACKING = ['oven', 'blender', 'grill', 'microwave'];
const OTHER_FOODS = ['celery', 'mustard', 'kiwi', 'lupin'];
const SITUATIONS = [
  ['I am pregnant.', 'pregnancy'],
  ['It is for my baby.', 'baby'],
  ['', undefined],
] as const;
const QUESTIONS = [
  ['And what goes well with it?', 'English', 'en'],
  ['Was kann ich dazu mit den Kartoffeln und der Zwiebel machen?', 'Deutsch', 'de'],
  ['Que puis-je servir avec les pommes de terre et les oignons ?', 'français', 'fr'],
  ['¿Qué puedo servir con las patatas y la cebolla?', 'español', 'es'],
] as const;
const UNITS_SAID = {
  international: 'metric',
  'United States': 'United States',
  Imperial: 'Imperial',
};
/** Our words in each language but English, in which they are their own. */
const WORDS = new Map(
  QUESTIONS.filter(([, , code]) => code !== 'en').map(([, , code]) => [
    code as string,
    readPromptFile(fileURLToPath(new URL(`./prompts/${code}.md`, import.meta.url))).word,
  ]),
);
const CARD_EDITS = [
  [{ kind: 'add', food: 'spinach' }, 'spinach added'],
  [{ kind: 'leave out', food: 'salt' }, 'salt left out'],
  [{ kind: 'adjust', food: 'salt', factor: 2 }, '2 times as much salt'],
] as const;

function conversation(number: number) {
  const titleOf = new Map(getFullKitchen().cookbook.dishes.map(({ slug, title }) => [slug, title]));
  const dish = pick(DISHES, number, 1);
  const other = pick(DISHES, number + 1, 1);
  const [edit, editSaid] = pick(CARD_EDITS, number, 2);
  const [situation, situationSaid] = pick(SITUATIONS, number, 3);
  const [question, language, code] = pick(QUESTIONS, number, 5);
  const units = pick(UNIT_SYSTEMS, number, 2);
  const isOwn = number % 4 === 3;
  const memo: Memo = {
    ...EMPTY_MEMO,
    ...(isOwn
      ? {
          own: {
            card: {
              recipeName: `Rice ${number}`,
              servings: 2,
              ingredients: ['200 g rice', '1 lemon'],
              instructions: ['Boil the rice.', 'Stir in the lemon.'],
            },
          },
        }
      : { card: { slug: dish, servings: 2 + (number % 5), edits: [edit] } }),
    offered: [other, dish],
    plan: [
      { label: 'Monday', slug: dish },
      { label: 'Tuesday', slug: other },
    ],
    list: { slugs: [dish], added: ['bread', 'milk'], crossedOff: ['salt'] },
    people: 2 + (number % 7),
    units,
    lacking: [pick(LACKING, number, 3)],
    step: 1 + (number % 3),
    asked: { kind: 'offer', act: 'dish', about: other },
    served: [dish],
  };
  const preferences = {
    foodAllergies: [pick(ALLERGENS, number, 1)],
    dietaryRestrictions: number % 2 === 0 ? [pick(DIETS.slice(0, 2), number, 4)] : [],
    otherFoods: [pick(OTHER_FOODS, number, 2)],
    firstName: 'Ann',
    served: [`Soup ${number}`],
    saidBefore: [`I am allergic to ${pick(OTHER_FOODS, number + 1, 2)}.`],
  };
  const messages = [
    { role: 'user', content: `An opening ${number}` },
    { role: 'assistant', content: 'Recipe shared: Soup - Warm.' },
    { role: 'user', content: `${situation} ${question}`.trim() },
  ];
  const title = (slug: string) => titleOf.get(slug) ?? slug;
  return {
    ...{ memo, preferences, messages, isOwn, editSaid, situationSaid, language, code, units },
    ...{ dish: title(dish), other: title(other), dishId: dish },
  };
}

/** "- Name: value", the first of each name. */
function factsIn(system: string): Map<string, string> {
  const found = [...system.matchAll(/^- ([^:\n]{1,60}): (.*)$/gm)].reverse();
  return new Map(found.map(([, name = '', value = '']) => [name, value]));
}

it.each(Array.from({ length: COUNT }, (_, number) => number))(
  'conversation %i',
  { timeout: PATIENCE_MS },
  async (number) => {
    const said = conversation(number);
    const { memo, preferences, messages } = said;
    await post(server, '/api/meal-plan', { messages, preferences, memo });
    const { body } = provider.mock.getRequests().at(-1) ?? {};
    const { system, roles, last } = provider.listRequests().at(-1) ?? { system: '', roles: [] };
    const found = factsIn(system);
    const word = WORDS.get(said.code) ?? ((english: string) => english);
    const facts = { get: (name: string) => found.get(word(name)) };

    // The card with its lines, its id and its edits.
    expect(facts.get('The card on the table')).toContain(
      said.isOwn ? `Rice ${number}, for ${memo.people}` : `, for ${memo.card?.servings}`,
    );
    expect(facts.get('Its id')).toMatch(said.isOwn ? /^own:/ : said.dishId);
    expect(facts.get('Changes already made to it')).toBe(said.isOwn ? undefined : said.editSaid);
    expect(system).toMatch(/^ {2}- \S.*\n(?: {2}- .*\n)+ {2}1\. \S/m);
    // What was offered, planned, listed, read out and asked.
    expect(facts.get('Dishes you offered last, in this order')).toBe(`${said.other}; ${said.dish}`);
    expect(facts.get('The plan you made')).toBe(`Monday: ${said.dish}; Tuesday: ${said.other}`);
    expect(facts.get('The shopping list is for')).toBe(said.dish);
    expect(facts.get('Put on the shopping list by hand')).toBe('bread, milk');
    expect(facts.get('In the house already')).toBe('salt');
    expect(facts.get('The step you read out last')).toBe(String(memo.step));
    expect(facts.get('You asked last')).toContain(said.other);
    expect(facts.get('Served before')).toContain(said.dish);
    expect(facts.get('Recipes they have had already')).toContain(`Soup ${number}`);
    // Whom it is for.
    const allergies = facts.get('Allergies') ?? '';
    for (const one of [...preferences.foodAllergies, ...preferences.otherFoods])
      expect(allergies).toContain(word(one));
    expect(allergies).toContain(preferences.saidBefore[0]?.match(/to (\w+)\./)?.[1] ?? '?');
    expect(facts.get('Diets')).toBe(word(preferences.dietaryRestrictions[0] ?? 'none'));
    if (said.situationSaid)
      expect(facts.get('Somebody at the table')).toContain(
        said.code === 'en' ? said.situationSaid.slice(0, 4) : word(said.situationSaid),
      );
    expect(facts.get('People to cook for')).toBe(String(memo.people));
    expect(facts.get('Tools that are not there')).toBe(memo.lacking?.[0]);
    expect(facts.get('Name')).toBe('Ann');
    expect(facts.get('Measurement units')).toMatch(
      word(UNITS_SAID[said.units]).split(' (')[0] ?? '?',
    );
    expect(facts.get('Language of your answers')).toBe(said.language);
    // The conversation itself, and the kitchen.
    expect(roles).toEqual(['system', 'user', 'user', 'assistant', 'user']);
    expect(last).toBe(messages.at(-1)?.content);
    const { tools = [] } = (body ?? {}) as { tools?: { function: { name: string } }[] };
    expect(tools.map((tool) => tool.function.name)).toEqual(MODEL_TOOLS.map(({ name }) => name));
    expect(system).toContain('serve_dish');
  },
);
