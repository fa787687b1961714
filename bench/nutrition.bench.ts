/** Benchmark: estimates of nutrition against the figures that authors publish with their recipes, and the time of an estimate. */

import { readLine } from '@saffron/kitchen/measure/read-line';
import { estimate, type NutritionEstimate } from '@saffron/kitchen/nutrition';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { type DataSplit, type LabelledRow, readLabelledRows } from './material.ts';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';

const kitchen = openKitchen();
/** Between the lines of a recipe in the data. */
const BREAK = ' ¶ ';
const NEAR = 0.3;
/** Grams a serving; below it a part says nothing. */
const LEAST_GRAMS = 3;
const OTHERS = ['protein', 'fat', 'saturated', 'carbohydrate', 'fibre', 'sugars'] as const;

interface Measured {
  readonly row: LabelledRow;
  readonly held: NutritionEstimate;
  readonly milliseconds: number;
}

function measure(row: LabelledRow): Measured {
  const lines = (row.lines ?? '').split(BREAK);
  const start = process.cpuUsage();
  const held = estimate(kitchen, lines, Number(row.servings));
  const { user, system } = process.cpuUsage(start);
  return { row, held, milliseconds: (user + system) / 1000 };
}

/** All lines counted; salt to taste has no energy to miss. */
function isRead({ held }: Measured): boolean {
  return held.uncounted.every(({ line, why }) => {
    if (why !== 'no amount') return false;
    const { counted, total } = estimate(
      kitchen,
      [`10 g ${readLine(kitchen.measures, line).name}`],
      1,
    );
    return counted === 1 && total.kcal === 0;
  });
}

function errorOf({ row, held }: Measured, figure: 'kcal' | (typeof OTHERS)[number]): number {
  return Math.abs(held.perServing[figure] / Number(row[figure]) - 1);
}

function part(values: readonly boolean[]): number {
  return values.filter(Boolean).length / values.length;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function rowsOf(half: DataSplit): ReportRow[] {
  const all = readLabelledRows('nutrition', half).map(measure);
  const read = all.filter(isRead);
  const errors = read.map((one) => errorOf(one, 'kcal'));
  const median = quantile(errors, 0.5);
  const near = part(errors.map((error) => error <= NEAR));
  const inRange = part(
    read.map(({ row, held: { range } }) => {
      const kcal = Number(row.kcal);
      return kcal >= range.kcal[0] && kcal <= range.kcal[1];
    }),
  );
  const counted = all.reduce((sum, { held }) => sum + held.counted, 0);
  const left = all.reduce((sum, { held }) => sum + held.uncounted.length, 0);
  const slowest = quantile(
    all.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  const row = (label: string, value: string, goal = 'reported', isMet = true): ReportRow => ({
    ...{ label: `${half}: ${label}`, value, goal, isMet },
  });
  return [
    row('recipes whose lines are all read', `${read.length} of ${all.length}`),
    row('lines counted', percent(counted / (counted + left))),
    row('energy, median error', percent(median), '15 % or less', median <= 0.15),
    row('energy within 30 %', percent(near), '80 % or more', near >= 0.8),
    row(
      'energy within 30 %, all recipes',
      percent(part(all.map((one) => errorOf(one, 'kcal') <= NEAR))),
    ),
    row('published energy within the range told', percent(inRange)),
    ...OTHERS.map((figure) => {
      const known = read.filter((one) => Number(one.row[figure]) >= LEAST_GRAMS);
      return row(
        `${figure}, median error`,
        percent(
          quantile(
            known.map((one) => errorOf(one, figure)),
            0.5,
          ),
        ),
      );
    }),
    row('processor time, 99 of 100', formatMilliseconds(slowest), 'under 20 ms', slowest < 20),
  ];
}

export const bench: Benchmark = {
  name: 'Nutrition',
  description:
    'Estimates against the figures of 493 English recipes of some 270 sites, as they stand in the test data of the recipe-scrapers project (MIT). Left out, before anything was estimated: recipes without a number of servings or with only one, with more than 1,500 kcal a serving, with figures for another helping than one of the yield, and with figures that contradict themselves. Whole sites are in one half or the other; names and rules were written on the tuning half. Authors count other helpings than they say, leave out what stays in the pan or mistype, so some of the error is theirs.',
  async run() {
    // Once unmeasured: a server that has just started is no measure of one that runs.
    readLabelledRows('nutrition', 'tuning').map(measure);
    return [...rowsOf('held-back'), ...rowsOf('tuning')];
  },
};
