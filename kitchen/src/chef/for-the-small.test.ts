/** Where a baby or a toddler eats along, nothing is proposed that would have to be warned of. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { answer } from '../conversation/answer.ts';
import { resolveDishName } from '../cookbook/resolve-name.ts';

const NOT_FOR = /\b(?:chill?i\w*|cayenne|harissa|gochujang|jalape|curry paste|sriracha|honey)\b/i;

function proposed(said: string) {
  const needs = { allergies: [], diets: [], units: 'international' as const, persona: '' };
  const reply = answer(kitchen, [{ role: 'user', content: said }], needs);
  const names =
    reply.kind === 'recipe'
      ? [reply.recipe.recipeName]
      : [...reply.text.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map((found) => found[1] ?? '');
  return names.map((name) => resolveDishName(kitchen.cookbook, name));
}

test.each([
  'what can my 9 month old eat',
  'dinner for me and my baby of 10 months',
  'baby led weaning ideas',
  'soup for my one year old',
  'my baby is 8 months, something with rice',
  'pasta for a 10 month old',
  'lunch for the baby',
])('%s brings nothing hot, raw, sweetened or full of nuts', (said) => {
  const dishes = proposed(said);
  expect(dishes.length).toBeGreaterThan(0);
  for (const dish of dishes) {
    const cautions = [...(kitchen.cookbook.facts.get(dish?.slug ?? '')?.cautions ?? [])];
    expect(cautions, dish?.title).toEqual([]);
    expect(dish?.ingredients.map((item) => item.name).join(', ')).not.toMatch(NOT_FOR);
  }
});

test.each(['toddler dinner', 'finger food for my 18 month old', 'snack for a two year old'])(
  '%s keeps to what a toddler can eat',
  (said) => {
    const dishes = proposed(said);
    expect(dishes.length).toBeGreaterThan(0);
    for (const dish of dishes) {
      const cautions = kitchen.cookbook.facts.get(dish?.slug ?? '')?.cautions ?? new Set();
      for (const one of ['heat', 'whole nuts', 'raw egg', 'raw fish', 'much salt'] as const)
        expect(cautions.has(one), `${dish?.title}: ${one}`).toBe(false);
    }
  },
);

test('a baby that sleeps is no guest', () => {
  const needs = { allergies: [], diets: [], units: 'international' as const, persona: '' };
  const said = 'the baby finally sleeps, something spicy for me';
  const reply = answer(kitchen, [{ role: 'user', content: said }], needs);
  expect(reply.kind === 'text' ? reply.text : reply.recipe.conversation_response).not.toMatch(
    /a baby/,
  );
});
