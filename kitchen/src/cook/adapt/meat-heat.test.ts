/** Tests core temperatures after a swap: one goes with the meat it was for, stays with meat that stays, rises for poultry. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { compileCookbook } from '../../cookbook/cookbook.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { readDish } from '../../cookbook/read-dish.ts';
import { ALLERGENS, DIETS, type Needs } from '../../vocabulary.ts';
import { adapt } from './adapt.ts';
import { draftOf } from './draft.ts';
import { finish } from './honest-texts.ts';
import { natureOf } from './misfits.ts';
import { swapMeat } from './swap-meat.ts';

const NO_NEEDS: Needs = { allergies: [], diets: [] };

/** The steps of a dish of one's own, as they read for somebody's needs. */
function stepsFor(needs: Needs, swaps: string, steps: string, replace?: [string, string]): string {
  const dish = readDish(
    'harbour-stew',
    `---\ntitle: Harbour stew\ncuisine: Spanish\ncourse: main\nservings: 4\ntime: 40\nactive: 30\nkeywords: [stew]\nintroduction: A stew of the harbour.\ntip: Rest it.\nkeeps: 2 days in the fridge.\n${swaps ? `swaps:\n  - ${swaps}\n` : ''}vessel: pot\ncolours: [red, gold]\n---\n${steps}`,
  );
  const cookbook = compileCookbook([dish], kitchen.rules);
  const own = { ...kitchen, cookbook };
  const [from, to] = (replace ?? []).map((said) => ({ said, names: [said], kinds: [] }));
  const work = { kitchen: own, original: dish, draft: draftOf(dish), changes: [] };
  const swapped =
    from &&
    to &&
    swapMeat({ ...work, bending: { needs, avoid: [], replace: { from, to } } }, [0], to);
  const adapted =
    swapped && 'draft' in swapped ? finish(swapped) : adapt(own, dish, { needs, avoid: [] });
  return adapted ? adapted.dish.steps.map((step) => stepLine(step)).join('\n') : 'refused';
}

const SHELLFISH: Needs = { allergies: ['shellfish'], diets: [] };
const SWAP = 'raw prawns -> firm tofu{200%g}';

test('chicken beside swapped prawns keeps its 74 °C, wherever it is said', () => {
  const fried =
    'Fry @chicken thighs{500%g} in @olive oil{2%tbsp} for ~{12%minutes}, until golden and 74 °C inside.\n\n';
  const apart = stepsFor(
    SHELLFISH,
    SWAP,
    `${fried}Fry @raw prawns{200%g} for ~{3%minutes}, until pink and 63 °C. Serve.`,
  );
  expect(apart).toContain('until golden and 74 °C inside');
  expect(apart).not.toMatch(/pink|63 °C/);
  for (const together of [
    'Put @chicken thighs{500%g} and @raw prawns{200%g} in @water{1%l} and simmer for ~{20%minutes}, until the thickest part reads 74 °C.',
    'Brown @chicken thighs{500%g} in @olive oil{2%tbsp}. Fry @raw prawns{200%g} for ~{2%minutes}. Return everything to the pot and simmer for ~{15%minutes}, until 74 °C in the middle.',
    'Put @raw prawns{200%g} in a pot with @water{1%l}. Add @chicken thighs{500%g}. Simmer for ~{20%minutes}. The thickest part must read 74 °C.',
  ])
    expect(stepsFor(SHELLFISH, SWAP, together)).toContain('74 °C');
});

test('where no meat is left nobody is told of a thermometer', () => {
  const steps = stepsFor(
    { allergies: [], diets: ['Vegetarian'] },
    'chicken thighs -> firm tofu{400%g}',
    'Fry @chicken thighs{500%g} in @olive oil{2%tbsp} for ~{12%minutes}, until golden and 74 °C inside.',
  );
  expect(steps).toContain('until golden');
  expect(steps).not.toContain('°C');
});

test('poultry in the place of another meat gets as hot as poultry must', () => {
  const steps = stepsFor(
    NO_NEEDS,
    '',
    'Fry @minced beef{500%g} in @olive oil{2%tbsp} for ~{8%minutes}, until brown and 71 °C.',
    ['minced beef', 'minced chicken'],
  );
  expect(steps).toContain('74 °C');
  expect(steps).not.toContain('71 °C');
});

const SINGLE = ALLERGENS.map((one) => ({ allergies: [one], diets: [] }));
const EVERY: Needs[] = [
  ...SINGLE,
  ...DIETS.map((one) => ({ allergies: [], diets: [one] })),
  ...SINGLE.flatMap(({ allergies }) => DIETS.map((one) => ({ allergies, diets: [one] }))),
];

/** How hot each kind has to get in the middle, as the book says it. */
const KINDS: readonly (readonly [string, RegExp, (name: string) => boolean])[] = [
  ['poultry', /\b74 °C/, (name) => findFoodNames(kitchen.rules, name).includes('poultry')],
  ['mince', /\b7[14] °C/, (name) => /\b(?:minced|ground|mince|sausages?)\b/.test(name)],
  ['pork', /\b(?:63|71|74) °C/, (name) => findFoodNames(kitchen.rules, name).includes('pork')],
  ['fish', /\b(?:60|63) °C/, (name) => findFoodNames(kitchen.rules, name).includes('fish')],
];

/** Where nothing but one meat is in the pot, no other can lose its temperature. */
const mixed = kitchen.cookbook.dishes.filter(
  (dish) =>
    dish.steps.some((step) => /\b[67]\d °C/.test(stepLine(step))) &&
    dish.ingredients.filter((item) => ['meat', 'egg'].includes(natureOf(kitchen.rules, item.name)))
      .length > 1,
);

test('whatever is swapped, the meat that stays keeps the temperature its author gave', () => {
  const cold: string[] = [];
  let seen = 0;
  for (const needs of EVERY)
    for (const dish of mixed) {
      const adapted = adapt(kitchen, dish, { needs, avoid: [] });
      if (!adapted || adapted.changes.length === 0) continue;
      const before = dish.steps.map((step) => stepLine(step)).join('\n');
      const after = adapted.dish.steps.map((step) => stepLine(step)).join('\n');
      for (const [kind, heat, is] of KINDS) {
        const left = adapted.dish.ingredients.some(
          (item) => natureOf(kitchen.rules, item.name) === 'meat' && is(item.name),
        );
        if (!left || !heat.test(before)) continue;
        seen += 1;
        if (!heat.test(after)) cold.push(`${kind}: ${dish.slug} for ${JSON.stringify(needs)}`);
      }
    }
  expect(seen).toBeGreaterThan(200);
  expect(cold).toEqual([]);
}, 120_000);
