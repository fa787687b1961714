/** Tests which birthdays are valid, and which chef personas are offered. */
import { afterEach, expect, test } from 'vitest';
import { countDays, parseBirthday, setMonth, toBirthdayDraft } from './birthday.ts';
import { listPersonas } from './personas.ts';

afterEach(() => document.head.replaceChildren());

test.each([
  [1, 31],
  [2, 28],
  [4, 30],
  [12, 31],
  [0, 31],
])('month %i offers %i days', (month, days) => expect(countDays(month)).toBe(days));

test.each([
  [31, 2, 28],
  [31, 4, 30],
  [28, 2, 28],
  [15, 4, 15],
  [0, 2, 0],
])('day %i becomes, in month %i, day %i', (day, month, kept) =>
  expect(setMonth({ month: 1, day }, month)).toEqual({ month, day: kept }),
);

test('only a whole birthday is one', () => {
  expect(parseBirthday({ month: 2, day: 0 })).toBeNull();
  expect(parseBirthday({ month: 0, day: 3 })).toBeNull();
  expect(parseBirthday({ month: 2, day: 3 })).toEqual({ month: 2, day: 3 });
  expect(toBirthdayDraft(null)).toEqual({ month: 0, day: 0 });
});

test('Friendly and eleven television chefs', () => {
  const [friendly, ...chefs] = listPersonas('a friendly cooking instructor');
  expect(friendly).toEqual(['a friendly cooking instructor', 'Friendly']);
  expect(chefs).toHaveLength(11);
  for (const [value, name] of chefs) {
    expect(value).toBe(`television personality and chef ${name}`);
  }
});

test('a server may leave the chefs out; a persona chosen elsewhere stays visible', () => {
  document.head.innerHTML = '<meta name="famous-personas" content="off">';
  expect(listPersonas('a friendly cooking instructor')).toHaveLength(1);
  expect(listPersonas('a pirate').at(-1)).toEqual(['a pirate', 'a pirate']);
});
