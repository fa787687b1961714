/** Property tests of conversations: no forbidden food served, told needs last, nothing throws or repeats, same turns give same reply. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HELD_BACK_ROWS, TUNING_ROWS } from '../../testing/utterances/read-utterances.ts';
import { toHistoryMessage } from '../../testing/utterances/run-conversation.ts';
import { findFoodNames } from '../cookbook/dish-facts.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import { check, recipeLines } from '../safety/verdict/check.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { answer, type ConversationNeeds, type ConversationReply, type Turn } from './answer.ts';

const weigh = createWeigher(kitchen.measures);
const said = fc.constantFrom(...[...TUNING_ROWS, ...HELD_BACK_ROWS].flatMap((row) => row.turns));
const wishes = fc.constantFrom(
  ...['carbonara', 'lasagne', 'beef stew', 'tiramisu', 'pad thai', 'paella', 'butter chicken'],
  ...['surprise me', 'something else', 'dinner ideas', 'the second one', 'yes', 'make it for six'],
  ...['a curry', 'something Thai', 'breakfast', 'dessert', 'sushi', 'something with chicken'],
);
const needs = fc.record({
  allergies: fc.subarray([...ALLERGENS], { maxLength: 3 }),
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  units: fc.constantFrom('international' as const, 'United States' as const, 'Imperial' as const),
  persona: fc.constantFrom('a friendly cooking instructor', 'television personality Ada Example'),
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
const RUNS = { numRuns: 20 };

/** Every reply of a conversation, as the browser would carry it on. */
function talk(messages: readonly string[], declared: ConversationNeeds) {
  const turns: Turn[] = [];
  let memo: ConversationNeeds['memo'];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns, { ...declared, memo });
    memo = reply.memo;
    turns.push({ role: 'assistant', content: toHistoryMessage(reply) });
    return { content, reply };
  });
}

function expectNoConflict(reply: ConversationReply): void {
  const lines =
    reply.kind === 'recipe'
      ? recipeLines(reply.recipe)
      : [{ part: 'text' as const, index: 0, text: reply.text }];
  const servings = reply.kind === 'recipe' ? reply.recipe.servings : undefined;
  const { verdict, findings } = check(kitchen.rules, lines, reply.person.needs, servings, weigh);
  const found = findings.filter((one) => one.certainty === 'contains').slice(0, 3);
  expect(verdict, JSON.stringify(found)).not.toBe('conflict');
}

test('no card holds what the person must not eat', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 5 }), needs, (messages, declared) => {
      for (const { reply } of talk(messages, declared))
        if (reply.kind === 'recipe') expectNoConflict(reply);
    }),
    RUNS,
  );
}, 120_000);

test('a need told in the middle of a conversation holds from there on', () => {
  const told = fc.constantFrom(
    ...ALLERGENS.map((one) => ({ say: `I am allergic to ${one}`, need: one })),
    ...DIETS.map((one) => ({ say: `we are ${one} by the way`, need: one })),
  );
  const after = fc.array(wishes, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      ...[fc.array(wishes, { maxLength: 2 }), told, after, needs],
      (before, { say, need }, later, declared) => {
        const replies = talk([...before, say, ...later], declared).slice(before.length);
        for (const { reply } of replies) {
          const { allergies, diets } = reply.person.needs;
          expect([...allergies, ...diets]).toContain(need);
          if (reply.kind === 'recipe') expectNoConflict(reply);
        }
      },
    ),
    RUNS,
  );
}, 120_000);

test('what somebody does not eat stays out of every card that follows', () => {
  const some = fc.subarray([...TOLD], { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(
      ...[some, fc.array(wishes, { minLength: 1, maxLength: 5 }), needs],
      (told, after, declared) => {
        const out = told.flatMap(([, kinds]) => kinds);
        for (const { reply, content } of talk([...told.map(([say]) => say), ...after], declared)) {
          if (reply.kind === 'text') continue;
          const { ingredients, recipeName } = reply.recipe;
          const kinds = ingredients.flatMap((line) => findFoodNames(kitchen.rules, line));
          expect(
            out.filter((one) => kinds.includes(one)),
            `${content}: ${recipeName}`,
          ).toEqual([]);
        }
      },
    ),
    RUNS,
  );
}, 120_000);

test('kosher plates never bring meat and milk together', () => {
  fc.assert(
    fc.property(fc.array(wishes, { minLength: 1, maxLength: 5 }), needs, (after, declared) => {
      for (const { reply } of talk(['we keep kosher', ...after], declared)) {
        if (reply.kind === 'text') continue;
        const { ingredients, recipeName } = reply.recipe;
        const foods = ingredients.flatMap((line) => findFoodNames(kitchen.rules, line));
        const only = { allergies: ['milk'] as const, diets: [] };
        const milk = check(kitchen.rules, recipeLines({ ingredients }), only).verdict;
        expect(foods.includes('meat') && milk === 'conflict', recipeName).toBe(false);
      }
    }),
    RUNS,
  );
}, 120_000);

test('no list offers one dish twice', () => {
  const some = fc.array(fc.oneof(said, wishes), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(some, needs, (messages, declared) => {
      for (const { reply } of talk(messages, declared)) {
        const { offered } = reply.memo;
        expect(new Set(offered).size).toBe(offered.length);
      }
    }),
    RUNS,
  );
}, 120_000);

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
    RUNS,
  );
}, 120_000);
