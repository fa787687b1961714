/** Tests the schedule for cooking several dishes (backwards from the meal, none for a week), and reading the hour of the meal. */
import { describe, expect, it } from 'vitest';
import { clauseOf, contextFor, variantsOf } from '../../../testing/said-clause.ts';
import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import { hourIn } from './hour-in.ts';
import { workOrder } from './work-order.ts';

const MENU: Memo = {
  ...EMPTY_MEMO,
  plan: [
    { label: 'Starter', slug: 'leek-and-potato-soup' },
    { label: 'Main', slug: 'roast-chicken' },
    { label: 'Dessert', slug: 'panna-cotta' },
  ],
};

function order(message: string, memo: Memo): string[] {
  const outcome = workOrder(contextFor(message), memo, clauseOf('ask-timing', message));
  return outcome ? variantsOf({ ...outcome, told: outcome.told }) : [];
}

describe('the hour of a meal', () => {
  it.each([
    ['for 7 pm, when do I start', 19 * 60],
    ['dinner is at 19:30', 19 * 60 + 30],
    ['we eat at half past seven', 19 * 60 + 30],
    ['guests at 8', 20 * 60],
    ['serve at 7.30pm', 19 * 60 + 30],
    ["for eight o'clock", 20 * 60],
    ['lunch at 12', 12 * 60],
    ['breakfast at 9 am', 9 * 60],
    ['when do I start', undefined],
    ['with 200 g of rice', undefined],
  ])('%s', (message, minutes) => {
    expect(hourIn(clauseOf('ask-timing', message))).toBe(minutes);
  });
});

describe('an order of work', () => {
  it('is told on the clock for a menu, and begins before it is eaten', () => {
    const said = order('we eat at 7 pm, when do I start what', MENU).join('\n');
    expect(said).toMatch(/19:00/);
    expect(said).toMatch(/1[78]:\d\d roast chicken: /);
    expect(said).toMatch(/leek and potato soup: /);
  });

  it('goes by names as well, and says which hour it took', () => {
    const said = order(
      'when do I start the {about-dish:roast chicken} and the {about-dish:ratatouille}',
      EMPTY_MEMO,
    ).join('\n');
    expect(said).toMatch(/19:00/);
    expect(said).toMatch(/ratatouille: /);
  });

  it('is none for one dish or for a week', () => {
    expect(order('when do I start', EMPTY_MEMO)).toEqual([]);
    const week = ['Monday', 'Tuesday'].map((label) => ({ label, slug: 'shakshuka' }));
    expect(order('when do I start', { ...EMPTY_MEMO, plan: week })).toEqual([]);
  });
});
