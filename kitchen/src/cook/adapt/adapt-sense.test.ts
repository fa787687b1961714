/** Tests every dish, adapted for each allergen and diet: it still reads like something a cook would make; enough dishes are left. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { EACH_NEED, everyAdapted, everyFitted } from '../../../testing/adapted-dishes.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { adapt } from './adapt.ts';
import type { AdaptedDish } from './adapt-work.ts';

const changed = everyAdapted().filter(({ changes }) => changes.length > 0);

function texts({ dish }: AdaptedDish): string[] {
  return [
    dish.title,
    dish.introduction,
    dish.tip,
    dish.keeps,
    ...dish.ingredients.map((item) => ingredientLine(item)),
    ...dish.steps.map((step) => stepLine(step)),
  ];
}

const isMeat = (name: string): boolean =>
  !/\b(?:stock|sauce|paste|oil|lard|dripping)\b/.test(name) &&
  findFoodNames(kitchen.rules, name).some((one) =>
    ['meat', 'poultry', 'fish', 'shellfish'].includes(one),
  );

/** The pairs of a dish and a sentence of its card that a pattern finds. */
function found(dishes: readonly AdaptedDish[], pattern: RegExp): string[] {
  return dishes.flatMap((one) =>
    texts(one)
      .filter((text) => pattern.test(text))
      .map((text) => `${one.dish.slug}: ${text}`),
  );
}

test('no meat is spoken of where none is left', () => {
  const plants = changed.filter(
    ({ dish, changes }) =>
      changes.some((one) => one.kind === 'swap' && isMeat(one.from)) &&
      !dish.ingredients.some((item) => isMeat(item.name)),
  );
  expect(plants.length).toBeGreaterThan(20);
  const words =
    /\b(?:chicken|beef|pork|lamb|meat|mince|skin side|skinless|bone in|rind|carcass|carve|drumsticks?|thighs?|\d\d% fat|rolled and tied|(?<!taco |[Ff]ill the )shells?)\b|\b[4-9]\d °C/i;
  const heard = found(plants, words).filter(
    (text) => !/(?:chicken|beef) stock|vegetarian mince/.test(text),
  );
  expect(heard).toEqual([]);
});

test('no egg is cracked, peeled or separated where none is left', () => {
  const eggless = changed.filter(
    ({ dish, changes }) =>
      changes.some((one) => one.kind === 'swap' && /\begg/.test(one.from)) &&
      !dish.ingredients.some((item) => /(?<!flax )\beggs?\b(?! noodle)/.test(item.name)),
  );
  expect(eggless.length).toBeGreaterThan(10);
  expect(
    found(
      eggless,
      /\b(?:crack(?:ed)? in|yolks?|egg whites?|(?<!flax )eggs?|peel the tofu|hard-boiled|beaten egg)\b/i,
    ).filter((text) => !/egg noodles|egg-free/i.test(text)),
  ).toEqual([]);
});

test('articles and numbers agree', () => {
  const slips =
    /\ba (?:(?:firm|smoked|silken) )?tofu\b|\ban? (?:(?:king )?oyster |shiitake |portobello |button |chestnut )?mushrooms\b|\ba [aeio]\w+ (?:milk|cream|egg)\b|\b(?:tofu|milk|cream|yoghurt|stock) (?:are|were|have)\b|\b(?:mushrooms|lentils|beans|eggs) (?:is|was|has)\b|\bBrown brown\b|\bbreaking it up, until they\b|\b([a-z]+) \1\b|\bthem (?:can|are|ought|will)\b/;
  const fine = /\bhad had\b|little by little|\bBaden\b/;
  expect(found(changed, slips).filter((text) => !fine.test(text))).toEqual([]);
});

test('the list keeps no way of preparing what has gone', () => {
  const plants = changed.flatMap(({ dish, original, changes }) =>
    dish.ingredients
      .filter((item) => changes.some((one) => one.kind === 'swap' && one.to === item.name))
      .filter((item) => /skin|bone|rind|tied|% fat|beaten$|deveined/.test(item.preparation))
      .filter((item) => !isMeat(item.name))
      .map((item) => `${original.slug}: ${ingredientLine(item)}`),
  );
  expect(plants).toEqual([]);
});

test('the heart of a dish is never simply left out', () => {
  const gone = changed.flatMap(({ original, changes }) =>
    changes
      .filter(
        (one) => one.kind === 'left out' && /bread|toast|chicken|beef|flour|rice$/.test(one.from),
      )
      .map((one) => `${original.slug}: ${one.from}`),
  );
  expect(gone).toEqual([]);
});

test('enough of the book is left for everybody', () => {
  for (const needs of EACH_NEED) {
    const left = everyFitted().filter((one) => one.needs === needs && one.adapted !== null);
    expect(left.length, [...needs.allergies, ...needs.diets].join()).toBeGreaterThanOrEqual(60);
  }
}, 60_000);

test('a title loses no capital that is its own, and gains none', () => {
  const titles = changed.map(({ dish }) => dish.title).join('\n');
  expect(titles).not.toMatch(
    / (?:new England|philly|victoria|general Tso|hyderabadi|baja|buddha)\b/,
  );
  expect(titles).not.toMatch(/(?<!^|\n)(?: [a-z-]+) (?:Chicken|Soup|Curry|Salad)\b/);
  const texts = changed.flatMap(({ dish }) => [
    dish.introduction,
    dish.tip,
    ...dish.steps.map((step) => stepLine(step)),
  ]);
  expect(texts.filter((text) => /[a-z,] Vegan (?!.*title)/.test(text))).toEqual([]);
});

test('no title names a meat that has gone, in whatever language', () => {
  const plants = changed.filter(
    ({ dish, changes }) =>
      changes.some((one) => one.kind === 'swap' && isMeat(one.from)) &&
      !dish.ingredients.some((item) => isMeat(item.name)),
  );
  const meats =
    /(?<!\p{L})(?:g[aà]|pescado|daging|murgh|yuk|rou|kip|pui|csirke|pollo|poulet|carne|mince)(?!\p{L})/iu;
  expect(plants.filter(({ dish }) => meats.test(dish.title)).map(({ dish }) => dish.title)).toEqual(
    [],
  );
});

test('a substitute stands in the number of what it replaces', () => {
  expect(
    found(
      changed,
      /\ban? (?:[a-z]+ly |dry |toasted |crackly )?gluten-free (?:baguettes|buns|burger buns|English muffins|tortillas|pittas|wraps)\b/,
    ),
  ).toEqual([]);
});

test('one food is not named by two amounts in one breath', () => {
  expect(
    found(changed, /\b\d+ \S+ of the ([a-z ]+?)(?:,| and|, and| with) \d+ \S+ of the \1\b/),
  ).toEqual([]);
});

test('what was left out takes its verb along', () => {
  expect(
    found(
      changed,
      /\b(?:crush|grate|stir|whisk|tip|pour|fold|squeeze) in (?:add|stir|cook|simmer|bring|pour|whisk)\b/i,
    ),
  ).toEqual([]);
});

test('a changed title says what took the place of the meat, and no frying hides in the list', () => {
  const vegan = (slug: string) => {
    const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
    return dish && adapt(kitchen, dish, { needs: { allergies: [], diets: ['Vegan'] }, avoid: [] });
  };
  expect(vegan('sweet-and-sour-pork')?.dish.title).toBe('Vegan sweet and sour tofu');
  expect(vegan('korean-fried-chicken')?.dish.title).toBe('Vegan Korean fried cauliflower');
  const soup = vegan('caldo-verde')?.dish.ingredients.map((item) => ingredientLine(item)) ?? [];
  expect(soup.join('\n')).toContain('smoked tofu, thickly sliced');
  const roll = vegan('banh-mi')?.dish.ingredients.map((item) => ingredientLine(item)) ?? [];
  expect(roll.join('\n')).not.toContain('fried');
});

test('oats for whoever must not have gluten are sold as such', () => {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === 'porridge');
  const needs = { allergies: [], diets: ['Gluten-Free' as const] };
  const adapted = dish && adapt(kitchen, dish, { needs, avoid: [] });
  expect(adapted?.dish.ingredients[0]?.name).toBe('gluten-free rolled oats');
});
