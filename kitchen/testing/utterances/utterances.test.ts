/** Scores the house chef (no language model) on tables of messages with expected answers, a third never tuned to, against a floor. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { HELD_BACK_ROWS, TUNING_ROWS, type Utterance } from './read-utterances.ts';
import { findMisses, isScored } from './score-utterances.ts';

/** Of the rows that are scored, less what new dishes in the book may shift; never lower one to pass. */
const TUNED_FLOOR = 0.75;
const HELD_BACK_FLOOR = 0.79;

test('the tables are large enough to mean something, and a third is held back', () => {
  const all = TUNING_ROWS.length + HELD_BACK_ROWS.length;
  expect(all).toBeGreaterThanOrEqual(420);
  expect(HELD_BACK_ROWS.length / all).toBeGreaterThan(0.32);
});

test('the tuned utterances are answered as well as when they were last counted', () => {
  const { share, misses } = scoreOf(TUNING_ROWS);
  expect(share, misses.join('\n')).toBeGreaterThanOrEqual(TUNED_FLOOR);
}, 120_000);

test('held-back utterances are answered as well as when they were last counted', () => {
  const { share, misses } = scoreOf(HELD_BACK_ROWS);
  expect(share, misses.join('\n')).toBeGreaterThanOrEqual(HELD_BACK_FLOOR);
}, 120_000);

function scoreOf(all: readonly Utterance[]) {
  const rows = all.filter(isScored);
  const misses = findMisses(kitchen, rows);
  return { share: 1 - misses.length / rows.length, misses };
}
