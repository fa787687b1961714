/** Tests choosing dishes from the whole cookbook: limits are kept or said to be missed, named foods are main parts, none repeats. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { foodSaid } from '../../commands/edits/said-food.ts';
import { layTable } from '../../conversation/lay-table.ts';
import type { Course } from '../../cookbook/dish.ts';
import { COURSES } from '../../cookbook/dish.ts';
import type { Tool } from '../../cookbook/tools.ts';
import type { Needs } from '../../vocabulary.ts';
import type { Table } from '../table.ts';
import { NO_WISH, type Wish } from '../wish.ts';
import { type Choice, choose } from './choose.ts';

const NO_NEEDS: Needs = { allergies: [], diets: [] };
const SEEDS = ['a', 'b', 'c'];

function tableFor(needs: Needs = NO_NEEDS, lacking: readonly Tool[] = []): Table {
  const asker = { ...needs, units: 'international' as const, persona: '' };
  return { ...layTable(kitchen, [], asker), lacking };
}

const foods = (...said: readonly string[]) => said.map((one) => foodSaid(kitchen, one));
const cuisineOf = (name: string) => ({ label: name, names: [name], nearest: false });
const courseOf = (course: Course) => ({
  ...{ label: course, courses: [course], keywords: [] },
  narrow: true,
});
const moodOf = (label: string, keywords: readonly string[], firm = false) => ({
  ...{ label, keywords, against: [], firm },
});
const within = (minutes: number) => ({ maxMinutes: minutes, firmTime: true });

/** What is chosen for the wish, with several seeds. */
function chosen(wish: Partial<Wish>, table = tableFor(), count = 3): Choice[] {
  return SEEDS.flatMap((seed) => choose({ ...table, seed }, { ...NO_WISH, ...wish }, count));
}
const titles = (choices: readonly Choice[]) => choices.map(({ adapted }) => adapted.original.title);
const substanceOf = ({ adapted }: Choice) =>
  kitchen.cookbook.facts.get(adapted.original.slug)?.substance ?? new Set();
const cuisines = [...kitchen.cookbook.cuisines];

describe('a time limit', () => {
  const limits = [10, 15, 20, 30, 45, 60];

  test('is kept, or what comes near it is said to be late; never much later', () => {
    const wishes = [
      ...cuisines.map((name) => ({ cuisine: cuisineOf(name) })),
      ...COURSES.map((course) => ({ course: courseOf(course) })),
      ...foods('chicken', 'beef', 'tofu', 'lamb', 'lentils', 'eggs').map((one) => ({
        include: [one],
      })),
      {},
    ];
    for (const limit of limits)
      for (const wish of wishes)
        for (const { adapted, missed } of chosen({ ...wish, ...within(limit) })) {
          const { time, title } = adapted.original;
          expect(missed.includes('time'), `${title} in ${limit}`).toBe(time > limit);
          expect(time, title).toBeLessThanOrEqual(limit * 1.5 + 5);
        }
  });

  test('leaves the food that was asked for alone', () => {
    const late = chosen({ include: foods('tofu'), ...within(20) });
    expect(late.length).toBeGreaterThan(0);
    expect(late.every((choice) => substanceOf(choice).has('tofu'))).toBe(true);
  });
});

describe('a food that is wished for', () => {
  const NAMED = [
    ...['spinach', 'salmon', 'chickpeas', 'aubergine', 'mushrooms', 'potatoes', 'prawns', 'lamb'],
    ...[
      'chicken',
      'pork',
      'beef',
      'cabbage',
      'courgettes',
      'eggs',
      'rice',
      'lentils',
      'cauliflower',
    ],
  ];

  test.each(NAMED)('%s is what the dish is made of', (said) => {
    const choices = chosen({ include: foods(said) });
    expect(choices.length).toBeGreaterThanOrEqual(SEEDS.length);
    expect(titles(choices.filter(({ uses }) => uses < 1))).toEqual([]);
  });

  test('what the book has no dish of brings none', () => {
    expect(titles(chosen({ include: foods('dragon fruit') }))).toEqual([]);
  });

  test('with a kind of dish: both hold, or what is missed is said', () => {
    for (const { adapted, missed } of chosen({ include: foods('prawns'), words: ['curry'] })) {
      expect(missed).toEqual([]);
      expect(kitchen.cookbook.facts.get(adapted.original.slug)?.terms).toContain('curry');
    }
  });
});

describe('foods at hand', () => {
  test.each([
    [['eggs', 'potatoes', 'onion']],
    [['chickpeas', 'spinach']],
    [['leeks', 'potatoes', 'cream']],
    [['minced beef', 'kidney beans', 'tomatoes']],
    [['cauliflower', 'cheddar']],
  ])('%j are used, most of them', (said) => {
    const choices = chosen({ include: foods(...said) });
    expect(choices.length).toBeGreaterThan(0);
    for (const { uses, adapted } of choices)
      expect(uses, adapted.original.title).toBeGreaterThan(0.5);
  });

  test('are not passed off as used where hardly one is', () => {
    const choices = chosen({ include: foods('halloumi', 'quince', 'venison') });
    expect(titles(choices)).toEqual([]);
  });
});

describe('what was said of the dish', () => {
  test('a kitchen of the world and a course hold together or one is said to be missed', () => {
    for (const name of cuisines)
      for (const course of ['soup', 'dessert', 'salad'] as const)
        for (const { adapted, missed } of chosen({
          cuisine: cuisineOf(name),
          course: courseOf(course),
        })) {
          const { original } = adapted;
          expect(missed.includes('cuisine')).toBe(original.cuisine !== name);
          expect(missed.includes('course')).toBe(original.course !== course);
          expect(missed.length).toBeLessThan(2);
        }
  });

  test.each(['curry', 'sandwich', 'pizza', 'stir-fry', 'risotto', 'pancake'])('%s', (word) => {
    const choices = chosen({ words: [word] });
    expect(choices.length).toBeGreaterThan(0);
    const wrong = choices.filter(
      ({ adapted }) => !kitchen.cookbook.facts.get(adapted.original.slug)?.terms.has(word),
    );
    expect(titles(wrong)).toEqual([]);
  });

  test.each(['budget', 'quick', 'kids', 'light', 'comforting', 'one-pot', 'party'])(
    'a light word weighs: %s',
    (keyword) => {
      const choices = chosen({ moods: [moodOf(keyword, [keyword])] });
      const without = choices.filter(({ adapted }) => !adapted.original.keywords.includes(keyword));
      expect(titles(without)).toEqual([]);
    },
  );

  test('kitchens that were refused stay away', () => {
    const choices = chosen({ refusedCuisines: ['Italian', 'Indian'] });
    expect(choices.some(({ adapted }) => /Italian|Indian/.test(adapted.original.cuisine))).toBe(
      false,
    );
  });
});

describe('whatever is wished', () => {
  test('three are three different dishes', () => {
    for (const wish of [{}, { course: courseOf('soup') }, { include: foods('chicken') }]) {
      const list = choose(tableFor(), { ...NO_WISH, ...wish }, 3);
      expect(new Set(titles(list)).size).toBe(3);
      expect(new Set(list.map(({ adapted }) => adapted.original.cuisine)).size).toBe(3);
    }
  });

  test('what was served or refused never comes again', () => {
    const wish = { ...NO_WISH, include: foods('chicken') };
    const served = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const list = choose({ ...tableFor(), served }, wish, 3);
      for (const { adapted } of list) {
        expect(served.has(adapted.original.slug)).toBe(false);
        served.add(adapted.original.slug);
      }
    }
  });

  test('a tool that is not there is not called for', () => {
    for (const tool of ['oven', 'hob', 'blender', 'grill'] as const)
      for (const { adapted } of chosen({}, tableFor(NO_NEEDS, [tool]), 6)) {
        const facts = kitchen.cookbook.facts.get(adapted.original.slug);
        if (tool === 'oven' || tool === 'hob') expect(facts?.tools.has(tool)).toBe(false);
      }
  });

  test('what fits as it is comes before what is bent to fit', () => {
    for (const needs of [
      { allergies: [], diets: ['Vegan' as const] },
      { allergies: [], diets: ['Gluten-Free' as const] },
      { allergies: ['milk' as const], diets: [] },
    ])
      for (const wish of [{}, { words: ['curry'] }, { course: courseOf('dessert') }]) {
        const list = choose(tableFor(needs), { ...NO_WISH, ...wish }, 6);
        const bent = list.map(({ adapted }) => (adapted.changes.length > 0 ? 1 : 0));
        expect(bent).toEqual(bent.toSorted());
      }
  });
});
