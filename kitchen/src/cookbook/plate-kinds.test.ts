/** Tests cookbook/kinds.txt: each kind is that of some dish, and words that only look like a kind are none. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import type { Dish } from './dish.ts';
import { plateKindsOf } from './plate-kinds.ts';

const { kinds, dishes } = kitchen.cookbook;
const kindsOf = (title: string) => [
  ...plateKindsOf(kinds, { ...(dishes[0] as Dish), title, also: [] }),
];

test('each kind is that of some dish of the book', () => {
  const heard = new Set(dishes.flatMap((dish) => [...plateKindsOf(kinds, dish)]));
  expect(kinds.filter(({ name }) => !heard.has(name))).toEqual([]);
});

test('several kinds are heard in a name, in the plural too, and none in part of a word', () => {
  expect(kindsOf('Stuffed peppers')).toContain('stuffed');
  expect(kindsOf('Stuffed eggs')).not.toContain('stuffed');
  expect(kindsOf('Beef burritos')).toEqual(['handheld', 'stuffed']);
  expect(kindsOf('Pietersen')).toEqual([]);
});
