/** What holds in any conversation at all: nothing forbidden, nothing twice, nothing thrown, nothing by chance. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openKitchen } from '../../open-kitchen.ts';
import { check, recipeLines } from '../safety/check.ts';
import { ALLERGENS, DIETS } from '../vocabulary.ts';
import { answer, type ChefNeeds, type Turn } from './answer.ts';
import { ROWS } from './understand/utterances.ts';
import { weigher } from './weigh.ts';

const kitchen = openKitchen();
const weigh = weigher(kitchen.measures);
const said = fc.constantFrom(...ROWS.map((row) => row.message));
const needs = fc.record({
  allergies: fc.subarray([...ALLERGENS], { maxLength: 3 }),
  diets: fc.subarray([...DIETS], { maxLength: 2 }),
  units: fc.constantFrom('international' as const, 'United States' as const, 'Imperial' as const),
  persona: fc.constantFrom(
    'a friendly cooking instructor',
    'television personality and chef Ada Example',
  ),
});

/** Every reply of a conversation, as the browser would carry it on. */
function talk(messages: readonly string[], declared: ChefNeeds) {
  const turns: Turn[] = [];
  const served: string[] = [];
  return messages.map((content) => {
    turns.push({ role: 'user', content });
    const reply = answer(kitchen, turns, { ...declared, served });
    turns.push({
      role: 'assistant',
      content:
        reply.kind === 'text'
          ? reply.text
          : `Recipe shared: ${reply.recipe.recipeName} - ${reply.recipe.introduction}`,
    });
    if (reply.kind === 'recipe') served.push(reply.recipe.recipeName);
    return { content, reply };
  });
}

test('no reply holds or proposes what the person must not eat', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 5 }), needs, (messages, declared) => {
      for (const { reply } of talk(messages, declared)) {
        const lines =
          reply.kind === 'recipe'
            ? recipeLines(reply.recipe)
            : [{ part: 'text' as const, index: 0, text: reply.text }];
        const servings = reply.kind === 'recipe' ? reply.recipe.servings : undefined;
        const { verdict, findings } = check(kitchen.rules, lines, reply.needs, servings, weigh);
        expect(
          verdict,
          JSON.stringify(findings.filter((one) => one.certainty === 'contains').slice(0, 3)),
        ).not.toBe('conflict');
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('asking for something else never brings the same dish twice', () => {
  fc.assert(
    fc.property(said, needs, (first, declared) => {
      const slugs = talk(
        [first, 'surprise me', 'something else', 'another', 'something else', 'surprise me'],
        declared,
      )
        .slice(1)
        .flatMap(({ reply }) => (reply.kind === 'recipe' ? [reply.recipe.slug] : []));
      expect(new Set(slugs).size).toBe(slugs.length);
    }),
    { numRuns: 60 },
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
    { numRuns: 40 },
  );
}, 60_000);
