/** Tests cook mode: which step is meant, that every dish is read out from first step to last and then how it keeps, and times found in steps. */
import { describe, expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { clauseOf, contextFor, variantsOf } from '../../../testing/said-clause.ts';
import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import { step } from './step.ts';
import { timersIn } from './timers-in.ts';

const carded: Memo = { ...EMPTY_MEMO, card: { slug: 'chicken-tikka-masala', edits: [] } };

function stepAfter(marked: string, now?: number): number | undefined {
  const memo = now === undefined ? carded : { ...carded, step: now };
  const outcome = step(contextFor(marked), memo, clauseOf('step', marked));
  expect(outcome && variantsOf(outcome).length).toBeGreaterThan(0);
  return outcome?.memo.step;
}

describe('a step', () => {
  test.each([
    ['next', undefined, 1],
    ['next', 2, 3],
    ['ok done that, what now', 3, 4],
    ['hang on a second, next', 3, 4],
    ['where was I', 3, 3],
    ['say that again', 3, 3],
    ['go back one', 3, 2],
    ['go back', 1, 1],
    ['step 5', 2, 5],
    ['what was the first step', 4, 1],
    ['the last step', 1, 7],
    ['skip to where the {about:cream} goes in', 2, 6],
    ['number 30', 2, 2],
  ])('"%s" after %s is %i', (marked, now, number) => {
    expect(stepAfter(marked, now)).toBe(number);
  });

  test('without a card there is none', () => {
    expect(step(contextFor('next'), EMPTY_MEMO, clauseOf('step', 'next'))).toBeUndefined();
  });

  test('every dish has a first step, a last one and a word after it', () => {
    const context = contextFor('next');
    const next = clauseOf('step', 'next');
    for (const { slug, steps } of kitchen.cookbook.dishes) {
      const memo: Memo = { ...EMPTY_MEMO, card: { slug, edits: [] } };
      const count = steps.length;
      expect(step(context, memo, next)?.told[0]?.slots.number).toBe(1);
      const last = step(context, { ...memo, step: count - 1 }, next);
      expect(last?.told[0]?.slots.number).toBe(count);
      expect(step(context, { ...memo, step: count }, next)?.told[0]?.message).toBe('cook.done');
    }
  }, 60_000);
});

test('times are found with what tells that they are over', () => {
  expect(timersIn('Bake for 20-25 minutes, until golden and risen. Rest for 5 minutes.')).toEqual([
    { time: '20-25 minutes', until: 'golden and risen' },
    { time: '5 minutes', until: '' },
  ]);
});
