/** Tests needs that a small change meets: an egg on top may go, bread can be bought vegan, sugar has a sweetener. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Needs } from '../../vocabulary.ts';
import { adapt } from './adapt.ts';

const dishNamed = (slug: string): Dish =>
  kitchen.cookbook.dishes.find((one) => one.slug === slug) as Dish;
const bent = (slug: string, needs: Needs) => adapt(kitchen, dishNamed(slug), { needs, avoid: [] });

test.each(['salade-nicoise', 'cobb-salad', 'creamy-potato-salad', 'kedgeree', 'smorrebrod'])(
  '%s is served without its boiled eggs',
  (slug) => {
    const dish = bent(slug, { allergies: ['eggs'], diets: [] })?.dish;
    expect(dish?.ingredients.map((item) => item.name)).not.toContain('eggs');
    const steps = dish?.steps.map((step) => stepLine(step)).join(' ') ?? '';
    expect(steps).not.toMatch(/\begg|\bpeel\b.*\bquarter/i);
  },
);

test.each(['deviled-eggs', 'egg-salad'])('%s stands or falls by its eggs', (slug) => {
  expect(bent(slug, { allergies: ['eggs'], diets: [] })).toBeNull();
});

test('one of a list goes out of an introduction, and the rest of it stays', () => {
  const adapted = bent('cobb-salad', { allergies: ['eggs'], diets: [] });
  expect(adapted?.dish.introduction).toContain('with chicken, bacon, avocado and blue cheese');
});

test.each(['vegan-black-bean-burgers', 'garlic-bread', 'banh-mi'])(
  '%s is vegan and free of gluten on bread that is both',
  (slug) => {
    const dish = bent(slug, { allergies: [], diets: ['Vegan', 'Gluten-Free'] })?.dish;
    expect(dish?.ingredients.map((item) => item.name).join()).toMatch(/vegan gluten-free/);
  },
);

test.each(['mojito', 'greek-frappe', 'masala-chai', 'gravlax'])(
  '%s is sweetened for keto by no sugar, honey or syrup',
  (slug) => {
    const names = bent(slug, { allergies: [], diets: ['Keto'] })?.dish.ingredients.map(
      (item) => item.name,
    );
    expect(names).toContain('erythritol');
    expect(names?.join()).not.toMatch(/\b(?:sugar|honey|syrup)\b/);
  },
);

test.each([
  ['chicken-karahi', /karahi$/],
  ['beef-burgers', /hamburgers|burgers$/],
  ['massaman-curry', /massaman/],
  ['shrimp-scampi', /scampi$/],
] as const)('%s has a vegetarian version', (slug, title) => {
  expect(bent(slug, { allergies: [], diets: ['Vegetarian'] })?.dish.title).toMatch(title);
});
