/** Tests adapted dishes: they meet allergies, diets and dislikes, read as sentences, and are found again by their new names. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { everyAdapted, everyFitted } from '../../../testing/adapted-dishes.ts';
import { leftOutFoods } from '../../../testing/left-out-foods.ts';
import { dishLines, ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import { check } from '../../safety/verdict/check.ts';
import { adapt } from './adapt.ts';

test('no adapted dish keeps what it was adapted for, and none of its texts names it', () => {
  for (const { needs, dish, adapted } of everyFitted()) {
    if (!adapted) continue;
    // Keto is a matter of how much, and weighed over the whole dish.
    const diets = needs.diets.filter((one) => one !== 'Keto');
    const { findings } = check(kitchen.rules, dishLines(adapted.dish), { ...needs, diets });
    expect(
      findings.filter(({ certainty }) => certainty === 'contains'),
      dish.slug,
    ).toEqual([]);
  }
}, 180_000);

test('the name and introduction of an adapted dish lead back to it', () => {
  const lost = everyAdapted().filter(
    ({ dish, original }) =>
      resolveDishName(kitchen.cookbook, dish.title, dish.introduction)?.slug !== original.slug,
  );
  expect(lost.map(({ dish, original }) => `${dish.title} <- ${original.slug}`)).toEqual([]);
}, 180_000);

test('no sentence is left with a hole, a doubled word or a stray comma', () => {
  // Braces and at-signs are how the book is written, not how a card reads.
  const bad =
    /[\uE000-\uE003@{}]| ,|,,|\s\.|\b(and|with|the|of) \1\b| (?:and|with|or)[.,;]|undefined/;
  for (const { dish } of everyAdapted()) {
    const texts = [
      dish.title,
      dish.introduction,
      dish.tip,
      dish.keeps,
      ...dish.ingredients.map((item) => ingredientLine(item)),
      ...dish.steps.map((step) => stepLine(step)),
    ];
    expect(
      texts.filter((text) => bad.test(text)),
      dish.slug,
    ).toEqual([]);
  }
}, 180_000);

test('leaving out what is disliked takes it out of list and steps', () => {
  const avoid = leftOutFoods('no coriander, no parsley, no garlic, no onions');
  for (const dish of kitchen.cookbook.dishes) {
    const adapted = adapt(kitchen, dish, { needs: { allergies: [], diets: [] }, avoid });
    const texts = adapted
      ? [
          ...adapted.dish.ingredients.map((item) => item.name),
          ...adapted.dish.steps.map((step) => stepLine(step)),
        ]
      : [];
    expect(
      texts.filter((text) =>
        /\b(?:parsley|onions?)\b/i.test(text.replace(/spring onions?|onion powder/gi, '')),
      ),
      dish.slug,
    ).toEqual([]);
  }
}, 180_000);
