/** Tests that each famous dish we lack is listed once, with its cuisine and similar dishes that the cookbook has. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { normalise } from '../text/normalise.ts';
import { FAMOUS_ROWS } from './famous-dishes.ts';

const { cookbook } = kitchen;
const rows = FAMOUS_ROWS.trim()
  .split('\n')
  .map((row) => row.split(' | '));

test('each row names its dishes, a cuisine and a relative of the book', () => {
  for (const [names = '', cuisine = '', relatives = ''] of rows) {
    expect(names, names).not.toBe('');
    expect(cookbook.cuisines.has(cuisine), `${names}: ${cuisine}`).toBe(true);
    const known = relatives.split(', ').filter((title) => cookbook.byTitle.has(normalise(title)));
    expect(known.length, `${names}: ${relatives}`).toBeGreaterThan(0);
  }
});

test('a few hundred famous dishes are known, and none twice', () => {
  const names = rows.flatMap(([all = '']) => all.split(', '));
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
