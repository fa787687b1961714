/** Tests adding two amounts of one food on a recipe card, what the food is then called, and which lines are merged. */
import { describe, expect, it } from 'vitest';
import { mergedLines } from '../plate/plate.ts';
import { addAmounts, nameInNumber } from './add-amounts.ts';

const item = (quantity: string, name: string, unit = '') => ({
  quantity,
  unit,
  name,
  preparation: '',
});

describe('addAmounts', () => {
  it.each([
    ['1/2', '1', '1 1/2'],
    ['2-3', '1', '3-4'],
    ['', '', ''],
    ['a handful', '1', null],
  ] as const)('adds "%s" and "%s"', (a, b, sum) => {
    expect(addAmounts(a, b)).toBe(sum);
  });
});

describe('nameInNumber', () => {
  it.each([
    [item('1 1/2', 'lemon'), 'lemons'],
    [item('2', 'lime'), 'limes'],
    [item('1-2', 'red chilli'), 'red chillies'],
    [item('1/2', 'lemon'), 'lemon'],
    [item('2', 'lemons'), 'lemons'],
    [item('4', 'corn on the cob'), 'corn on the cob'],
    [item('3', 'preserved lemon in brine'), 'preserved lemons in brine'],
    [item('2', 'passion fruit'), 'passion fruit'],
    [item('2', 'butter', 'tbsp'), 'butter'],
    [item('a few', 'olive'), 'olive'],
  ])('names %o', (given, name) => {
    expect(nameInNumber(given)).toBe(name);
  });
});

describe('mergedLines', () => {
  it('adds up the halves of a food and puts it into the plural', () => {
    expect(mergedLines([item('1/2', 'lemon'), item('1', 'lemon')])).toEqual([
      '1 1/2 lemons, divided',
    ]);
    expect(mergedLines([item('1', 'lemon'), item('2', 'lemons')])).toEqual(['3 lemons, divided']);
  });

  it('does not join what one preparation has made another food', () => {
    const soured = { ...item('200', 'oat milk', 'ml'), preparation: 'soured with lemon juice' };
    expect(mergedLines([soured, item('600', 'oat milk', 'ml')])).toHaveLength(2);
  });

  it('says a thousand millilitres as a litre', () => {
    expect(mergedLines([item('400', 'beef stock', 'ml'), item('600', 'beef stock', 'ml')])).toEqual(
      ['1 l beef stock, divided'],
    );
  });
});
