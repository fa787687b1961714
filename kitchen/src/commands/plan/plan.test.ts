/** Tests plans, menus and shopping lists: no dish twice, quick working days, foods on their days, courses asked for, every ingredient. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { clauseOf, contextFor, variantsOf } from '../../../testing/said-clause.ts';
import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import type { Command, Outcome } from '../command.ts';
import { changeList } from './change-list.ts';
import { changePlan } from './change-plan.ts';
import { itemsFor } from './list-items.ts';
import { menu } from './menu.ts';
import { plan } from './plan.ts';
import { shoppingList } from './shopping-list.ts';

function run(command: Command, act: string, marked: string, memo: Memo = EMPTY_MEMO): Outcome {
  const outcome = command(contextFor(marked), memo, clauseOf(act, marked));
  if (!outcome) throw new Error(`"${marked}" has no answer.`);
  expect(variantsOf(outcome).every((text) => text.length > 0)).toBe(true);
  return outcome;
}

function dishOn(memo: Memo, label: string) {
  const slug = memo.plan.find((meal) => meal.label === label)?.slug;
  return kitchen.cookbook.dishes.find((dish) => dish.slug === slug);
}

const week = run(plan, 'plan', 'plan me a week of dinners').memo;

describe('a plan', () => {
  test.each([
    ['plan me a week of dinners', 7, 'Monday'],
    ['five dinners please', 5, 'Monday'],
    ['Mon to Fri teas', 5, 'Monday'],
    ['three meals', 3, 'Day 1'],
    ['ten days of food', 10, 'Day 1'],
  ])('"%s" is %i meals from %s', (marked, count, first) => {
    const { memo } = run(plan, 'plan', marked);
    expect(memo.plan).toHaveLength(count);
    expect(memo.plan[0]?.label).toBe(first);
    expect(new Set(memo.plan.map(({ slug }) => slug)).size).toBe(count);
  });

  test('working days are quick, and a food comes on its day', () => {
    const { memo } = run(plan, 'plan', 'a week of dinners with {want:fish} on Friday');
    const quick = memo.plan.slice(0, 5).map(({ label }) => dishOn(memo, label)?.time ?? 0);
    expect(Math.max(...quick)).toBeLessThanOrEqual(45);
    const friday = dishOn(memo, 'Friday');
    expect(kitchen.cookbook.facts.get(friday?.slug ?? '')?.foods).toContain('fish');
  });

  test('two days change places, one is taken out, one is replaced', () => {
    const swapped = run(changePlan, 'change-plan', 'swap Thursday and Friday round', week).memo;
    expect(dishOn(swapped, 'Friday')).toBe(dishOn(week, 'Thursday'));
    expect(dishOn(swapped, 'Thursday')).toBe(dishOn(week, 'Friday'));
    const shorter = run(changePlan, 'change-plan', 'take Monday out', week).memo;
    expect(shorter.plan.map(({ label }) => label)).not.toContain('Monday');
    const other = run(
      changePlan,
      'change-plan',
      'something with {want:eggs} on Tuesday',
      week,
    ).memo;
    expect(kitchen.cookbook.facts.get(dishOn(other, 'Tuesday')?.slug ?? '')?.foods).toContain(
      'egg',
    );
    expect(run(changePlan, 'change-plan', 'cut it to 3 days', week).memo.plan).toHaveLength(3);
  });
});

describe('a menu', () => {
  test('has the courses that are named, in the order in which they are eaten', () => {
    const { memo } = run(menu, 'menu', 'pudding, main and a starter with {want:salmon}');
    expect(memo.plan.map(({ label }) => label)).toEqual(['Starter', 'Main', 'Dessert']);
    expect(dishOn(memo, 'Dessert')?.course).toBe('dessert');
  });
});

describe('a shopping list', () => {
  const carded: Memo = { ...EMPTY_MEMO, card: { slug: 'chicken-tikka-masala', edits: [] } };

  test('leaves off what is in the house and takes on what is put on it', () => {
    const { memo } = run(shoppingList, 'shopping-list', 'a list, I have {have:garlic}', carded);
    expect(memo.list?.crossedOff).toEqual(['garlic']);
    const more = run(changeList, 'change-list', 'add {add:oat milk} to the list', memo).memo;
    expect(more.list).toEqual({ ...memo.list, added: ['oat milk'] });
    const said = run(shoppingList, 'shopping-list', 'the list again', more);
    const text = said.told.map(({ slots }) => String(slots.items ?? '')).join('\n');
    expect(text).not.toContain('cloves garlic');
    expect(text).toContain('700 g boneless chicken thighs');
  });

  test('holds everything of every dish, once', () => {
    const { table } = contextFor('a list');
    for (const dish of kitchen.cookbook.dishes) {
      const { items, staples } = itemsFor(table, [{ dish, people: dish.servings * 2 }]);
      const names = [...items.map(({ name }) => name), ...staples].join('\n');
      for (const { name } of dish.ingredients)
        if (!/water|^ice/.test(name)) expect(names).toContain(name.replace(/(?:es|s|ies|y)$/, ''));
      const texts = items.map(({ text }) => text);
      expect(texts.filter((text) => /undefined|NaN|\d\/\d/.test(text))).toEqual([]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('finger food', () => {
  test.each([
    'a menu of finger food for a party',
    'tapas for tonight, a menu',
    'canapes, three of them',
  ])('"%s" is no starter, main and dessert', (marked) => {
    const { memo } = run(menu, 'menu', marked);
    expect(memo.plan.length).toBeGreaterThan(1);
    for (const { label } of memo.plan) expect(['Starter', 'Main', 'Dessert']).not.toContain(label);
    for (const { label } of memo.plan.filter(({ label }) => label !== 'Sweet bites'))
      expect(dishOn(memo, label)?.course).toBe('snack');
  });

  test('whoever names a main course sits down', () => {
    const { memo } = run(menu, 'menu', 'canapes, a main and a dessert');
    expect(memo.plan.map(({ label }) => label)).toContain('Main');
  });
});
