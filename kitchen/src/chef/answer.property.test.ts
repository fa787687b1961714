/** What holds in any conversation at all: nothing forbidden, nothing twice, nothing thrown, nothing by chance. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HELD_BACK_ROWS, TUNING_ROWS } from '../../testing/utterances/read-utterances.ts';
import { toHistoryMessage } from '../../testing/utterances/run-conversation.ts';
import { answer } from '../conversation/answer.ts';
import { findFoodNames } from '../cookbook/dish-facts.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import { check, recipeLines } from '../safety/verdict/check.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import type { ChefNeeds, ChefReply } from './answer.ts';
import type { Turn } from './talk/conversation.ts';
import { replay } from './talk/conversation.ts';

const weigh = createWeigher(kitchen.measures);
const said = fc.constantFrom(...[...TUNING_ROWS, ...HELD_BACK_ROWS].flatMap((row) => row.turns));
const wishes = fc.constantFrom(
  'pork larb please, no pork though',
  ...[
    'carbonara',
    'lasagne',
    'beef stew',
    'tiramisu',
    'pad thai',
    'paella',
    'butter chicken',
    'sushi',
  ],
  ...['surprise me', 'something else', 'dinner ideas', 'the second one', 'yes', 'make it for six'],
  ...[
    'a curry',
    'something Thai',
    'breakfast',
    'dessert',
    'soup with noodles',
    'something with chicken',
  ],
);
const needs = fc.record({
  allergies: fc.subarray([...ALLERGENS], { maxLength: 3 }),
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  units: fc.constantFrom('international' as const, 'United States' as const, 'Imperial' as const),
  persona: fc.constantFrom(
    'a friendly cooking instructor',
    'television personality and chef Ada Example',
  ),
});
/** Said in passing | kinds of food that may not be served from there on. */
const TOLD: readonly (readonly [string, readonly string[]])[] = [
  ["I don't eat pork", ['pork']],
  ["I'm allergic to garlic", ['garlic']],
  ['no onions for me please', ['onion']],
  ['my son reacts to tomatoes', ['tomato']],
  ['we keep halal', ['pork', 'alcohol', 'gelatin']],
  ['we keep kosher', ['pork', 'shellfish', 'gelatin']],
  ["I'm pescatarian", ['meat', 'poultry']],
  ['no alcohol please', ['alcohol']],
  ['I hate mushrooms', ['mushroom']],
  ['celery allergy here', ['celery']],
  ["I'm pregnant", ['alcohol', 'liver']],
];

/** Every reply of a conversation, as the browser would carry it on; no more than it would send. */
function talk(messages: readonly string[], declared: ChefNeeds) {
  const turns: Turn[] = [];
  const served: string[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const shown = [...turns];
    const reply = answer(kitchen, shown, { ...declared, served });
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    if (reply.kind === 'recipe') served.push(reply.recipe.recipeName);
    return { content, reply, shown };
  });
}

function expectNoConflict(reply: ChefReply): void {
  const lines =
    reply.kind === 'recipe'
      ? recipeLines(reply.recipe)
      : [{ part: 'text' as const, index: 0, text: reply.text }];
  const servings = reply.kind === 'recipe' ? reply.recipe.servings : undefined;
  const { verdict, findings } = check(kitchen.rules, lines, reply.needs, servings, weigh);
  const found = findings.filter((one) => one.certainty === 'contains').slice(0, 3);
  expect(verdict, JSON.stringify(found)).not.toBe('conflict');
}

test('no reply holds or proposes what the person must not eat', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 5 }), needs, (messages, declared) => {
      for (const { reply } of talk(messages, declared)) expectNoConflict(reply);
    }),
    { numRuns: 30 },
  );
}, 60_000);

test('a need told in the middle of a conversation holds from there on', () => {
  const told = fc.constantFrom(
    ...ALLERGENS.map((one) => ({ say: `I am allergic to ${one}`, need: one })),
    ...DIETS.map((one) => ({ say: `we are ${one} by the way`, need: one })),
  );
  fc.assert(
    fc.property(
      fc.array(wishes, { maxLength: 2 }),
      told,
      fc.array(wishes, { minLength: 1, maxLength: 5 }),
      needs,
      (before, { say, need }, after, declared) => {
        const replies = talk([...before, say, ...after], declared).slice(before.length);
        for (const { reply } of replies) {
          expect([...reply.needs.allergies, ...reply.needs.diets]).toContain(need);
          expectNoConflict(reply);
        }
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

test('what somebody does not eat stays out of every card that follows', () => {
  fc.assert(
    fc.property(
      fc.subarray([...TOLD], { minLength: 1, maxLength: 2 }),
      fc.array(wishes, { minLength: 1, maxLength: 5 }),
      needs,
      (told, after, declared) => {
        const out = told.flatMap(([, kinds]) => kinds);
        for (const { reply, content } of talk([...told.map(([say]) => say), ...after], declared)) {
          if (reply.kind === 'text') continue;
          const kinds = reply.recipe.ingredients.flatMap((line) =>
            findFoodNames(kitchen.rules, line),
          );
          const found = out.filter((one) => kinds.includes(one));
          expect(found, `${content}: ${reply.recipe.recipeName}`).toEqual([]);
        }
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

test('kosher plates never bring meat and milk together', () => {
  fc.assert(
    fc.property(fc.array(wishes, { minLength: 1, maxLength: 5 }), needs, (after, declared) => {
      for (const { reply } of talk(['we keep kosher', ...after], declared)) {
        if (reply.kind === 'text') continue;
        const { ingredients } = reply.recipe;
        const meat = ingredients.some((line) =>
          findFoodNames(kitchen.rules, line).includes('meat'),
        );
        const lines = recipeLines({ ingredients });
        const milk = check(kitchen.rules, lines, { allergies: ['milk'], diets: [] }).verdict;
        expect(meat && milk === 'conflict', reply.recipe.recipeName).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);

test('asking for something else never brings the same dish twice', () => {
  const asks = fc.constantFrom(
    'surprise me',
    'something else',
    'another',
    'dinner ideas',
    'yes',
    'next',
  );
  fc.assert(
    fc.property(
      said,
      fc.array(asks, { minLength: 3, maxLength: 6 }),
      needs,
      (first, then, declared) => {
        const slugs = talk([first, ...then], declared)
          .slice(1)
          .flatMap(({ reply }) => (reply.kind === 'recipe' ? [reply.recipe.slug] : []));
        expect(new Set(slugs).size).toBe(slugs.length);
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

test('no list offers one dish twice, nor one that was served', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(said, wishes), { minLength: 1, maxLength: 5 }),
      needs,
      (messages, declared) => {
        for (const { reply, shown } of talk(messages, declared)) {
          if (reply.kind === 'recipe' || !/^1\. /m.test(reply.text)) continue;
          const after = [...shown, { role: 'assistant' as const, content: reply.text }];
          const { offered } = replay(kitchen, after, declared).now;
          expect(new Set(offered.map((dish) => dish.slug)).size).toBe(offered.length);
        }
      },
    ),
    { numRuns: 30 },
  );
}, 60_000);

test('no message throws, and the same turns give the same reply', () => {
  const any = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    said,
  );
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), needs, (messages, declared) => {
      expect(talk(messages, declared)).toEqual(talk(messages, declared));
    }),
    { numRuns: 20 },
  );
}, 60_000);
