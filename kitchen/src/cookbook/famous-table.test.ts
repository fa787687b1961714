/** Every famous dish we lack has relatives that we have. */
import { expect, test } from 'vitest';
import { kitchen } from '../../opened.ts';
import { FAMOUS_ROWS } from './famous-table.ts';
import { fold } from './fold.ts';

const { cookbook } = kitchen;
const rows = FAMOUS_ROWS.trim()
  .split('\n')
  .map((row) => row.split(' | '));

test('each row names its dishes, a cuisine and a relative of the book', () => {
  for (const [names = '', cuisine = '', relatives = ''] of rows) {
    expect(names, names).not.toBe('');
    expect(cookbook.cuisines.has(cuisine), `${names}: ${cuisine}`).toBe(true);
    const known = relatives.split(', ').filter((title) => cookbook.byTitle.has(fold(title)));
    expect(known.length, `${names}: ${relatives}`).toBeGreaterThan(0);
  }
});

test('a few hundred famous dishes are known, and none twice', () => {
  const names = rows.flatMap(([all = '']) => all.split(', '));
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
