/** Tests the notes on scaling: they fit how that dish is cooked and do not contradict its steps; none where none is needed. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { say } from '../../say/say.ts';
import { plate } from './plate.ts';
import { scalingNote } from './scaling-note.ts';

const SPEAKER = { seed: 'a', tone: '', lately: [] };

/** The notes of a dish for so many people, with a seed for each variant. */
function notes(slug: string, people: number): string {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    .flatMap((seed) => plate(kitchen, dish, 'international', people, [], seed).tips)
    .join('\n');
}

test.each(['kefta-tagine-with-eggs', 'tteokbokki', 'cucumber-raita', 'stuffed-peppers', 'parippu'])(
  '%s, which is not fried, is not to be fried in rounds',
  (slug) => {
    expect(notes(slug, 22)).not.toMatch(/\bcrowded pan|in rounds|as many rounds|batches and keep/);
  },
);

test.each(['crepes', 'masala-dosa', 'scotch-pancakes'])(
  '%s, made one by one, wants no word about the pan',
  (slug) => {
    expect(notes(slug, 22)).not.toMatch(/\bcrowded|rounds|batches and keep/);
  },
);

test('nobody is told of an oven who has lit none, nor of a tin who has a dish', () => {
  const wrong = kitchen.cookbook.dishes.filter((dish) => {
    const text = dish.steps.map((step) => stepLine(step)).join(' ');
    return (
      !/\b(?:oven|bake|roast)\b/i.test(text) &&
      /\boven|trays?\b|\btins?\b/i.test(notesOnly(dish.slug))
    );
  });
  expect(wrong.map((dish) => dish.slug)).toEqual([]);
  expect(notesOnly('gratin-dauphinois')).toMatch(/\bdish/);
  expect(notesOnly('gratin-dauphinois')).not.toMatch(/\btins?\b/);
});

/** What is said of more and of less of it, and of nothing else. */
function notesOnly(slug: string): string {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  const notes = dish ? [scalingNote(dish, 3), scalingNote(dish, 1 / 3)] : [];
  return notes.map((told) => told && say(kitchen.language.messages, told, SPEAKER).text).join('\n');
}

test.each([
  ['lasagne-alla-bolognese', 3, /for 3 take one about 15 by 20 cm/],
  ['tiramisu', 16, /for 16 use two of that size/],
  ['bobotie', 2, /for 2 take one that holds about 650 ml/],
  ['roast-chicken', 8, /second roasting tin|two roasting tins/],
  ['hainanese-chicken-rice', 8, /two pots/],
  ['irish-soda-bread', 16, /Shape 2 of the size given/],
])('%s for %d is told of a vessel that holds it', (slug, people, wanted) => {
  expect(notes(slug, people)).toMatch(wanted);
});

test.each([
  'pizza-margherita',
  'berry-smoothie',
  'green-salad',
  'harissa',
  'banh-mi',
  'greek-frappe',
  'egg-salad',
  'spaghetti-carbonara',
  'jollof-rice',
])('%s wants no word about tins, pots and waiting', (slug) => {
  expect(notesOnly(slug).trim()).toBe('');
});

test('a step names no size that its note takes back', () => {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === 'bobotie');
  const card = dish && plate(kitchen, dish, 'international', 2, [], 's');
  expect(card?.instructions.join(' ')).toContain('a small baking dish');
});
