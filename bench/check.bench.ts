/** Benchmark: start time of the allergen check, and time to check ten thousand ingredient lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { check, type Line } from '@saffron/kitchen/check';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { compileRules } from '@saffron/kitchen/pantry';
import { ALLERGENS, DIETS } from '@saffron/kitchen/vocabulary';
import type { Benchmark } from './report.ts';
import { formatMilliseconds, quantile } from './report.ts';

const PANTRY = join(import.meta.dirname, '..', 'kitchen', 'pantry');
const COUNT = 10_000;

function pantryFiles() {
  const names = readdirSync(PANTRY).filter((name) => name.endsWith('.pantry'));
  return names.map((name) => ({ name, text: readFileSync(join(PANTRY, name), 'utf8') }));
}

function timed(rounds: number, work: () => void): number {
  const samples = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return quantile(samples, 0.5);
}

function manyLines(): Line[] {
  const written = openKitchen().cookbook.dishes.flatMap((dish) =>
    dish.ingredients.map((one) => `${one.quantity} ${one.unit} ${one.name}, ${one.preparation}`),
  );
  return Array.from({ length: COUNT }, (_, index) => ({
    part: 'ingredients',
    index,
    text: written[index % written.length] ?? '',
  }));
}

export const bench: Benchmark = {
  name: 'The check',
  description:
    'Compiling the pantry, and checking ingredient lines for all allergens and diets in one process.',
  async run() {
    const files = pantryFiles();
    const compile = timed(5, () => compileRules(files));
    const rules = compileRules(files);
    const lines = manyLines();
    const needs = { allergies: ALLERGENS, diets: DIETS };
    const reading = timed(5, () => check(rules, lines, needs));
    const baseline = timed(5, () =>
      lines.map((line) => line.text.normalize('NFKD').toLowerCase().split(/\W+/)),
    );
    return [
      {
        label: `${COUNT} lines checked`,
        value: formatMilliseconds(reading),
        baseline: `${formatMilliseconds(baseline)} to only split them into words`,
        goal: 'under 150 ms',
        isMet: reading < 150,
      },
      {
        label: 'rules compiled',
        value: formatMilliseconds(compile),
        goal: 'under 150 ms',
        isMet: compile < 150,
      },
    ];
  },
};
