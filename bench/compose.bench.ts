/** Benchmark: how often dishes composed from foods in hand use every main food, are valid and agree with needs, and their time. */

import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { type ComposeRequest, compose } from '@saffron/kitchen/compose';
import { dishLines } from '@saffron/kitchen/cookbook/dish-lines';
import { validateDish } from '@saffron/kitchen/cookbook/dish-validator';
import { createWeigher } from '@saffron/kitchen/measure/weigh';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { PERSON_WITHOUT_NEEDS } from '@saffron/kitchen/person';
import { drawFoodSets, findMainFoods, SAID_FOODS } from '@saffron/kitchen/testing/food-sets';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';

const kitchen = openKitchen();
const weigh = createWeigher(kitchen.measures);
const DRAWN = 300;
const SEED = 7;

const NEEDS: readonly (readonly [string, Needs])[] = [
  ['no needs', { allergies: [], diets: [] }],
  ['milk and wheat', { allergies: ['milk', 'wheat'], diets: [] }],
  ['vegan', { allergies: [], diets: ['Vegan'] }],
  ['keto, soy and nuts', { allergies: ['soy', 'tree nuts', 'peanuts'], diets: ['Keto'] }],
];

interface Score {
  whole: number;
  made: number;
  faulty: number;
  conflicts: number;
  readonly milliseconds: number[];
}

function scoreSets(sets: readonly (readonly string[])[], needs: Needs): Score {
  const score: Score = { whole: 0, made: 0, faulty: 0, conflicts: 0, milliseconds: [] };
  for (const foods of sets) {
    const person = { ...PERSON_WITHOUT_NEEDS, needs };
    const request: ComposeRequest = { foods, person };
    const start = process.cpuUsage();
    const result = compose(kitchen, request);
    const { user, system } = process.cpuUsage(start);
    score.milliseconds.push((user + system) / 1000);
    if ('refusal' in result) continue;
    score.made += 1;
    const left = result.left.map(({ food }) => food);
    if (findMainFoods(kitchen, left).length === 0) score.whole += 1;
    if (validateDish(result.dish, kitchen.rules, weigh).length > 0) score.faulty += 1;
    const lines = dishLines(result.dish);
    const { verdict } = checkRecipe(kitchen, lines, needs, result.dish.servings);
    if (verdict === 'conflict') score.conflicts += 1;
  }
  return score;
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;
}

function describe(what: string, sets: readonly (readonly string[])[], needs: Needs): ReportRow[] {
  const { whole, made, faulty, conflicts, milliseconds } = scoreSets(sets, needs);
  const isFree = needs.allergies.length + needs.diets.length === 0;
  const row = (label: string, value: string, goal: string, isMet: boolean): ReportRow => ({
    ...{ label: `${what}: ${label}`, value, goal, isMet },
  });
  const slowest = quantile(milliseconds, 0.95);
  return [
    ...(isFree
      ? [
          row(
            'every main food used',
            percent(whole, sets.length),
            '95 % or more',
            whole >= 0.95 * sets.length,
          ),
        ]
      : [row('a dish at all', percent(made, sets.length), 'reported', true)]),
    row('faults of the validator', String(faulty), 'none', faulty === 0),
    row('conflicts with the needs', String(conflicts), 'none', conflicts === 0),
    row('processor time, 95 of 100', formatMilliseconds(slowest), 'under 20 ms', slowest < 20),
  ];
}

export const bench: Benchmark = {
  name: 'Composed dishes',
  description: `Dishes composed from ${DRAWN} sets of three to six foods, drawn with a seed from all foods that forms can cook, and from ${SAID_FOODS.length} sets such as people name.`,
  async run() {
    const drawn = drawFoodSets(kitchen.forms.cooking, DRAWN, SEED);
    // Once unmeasured: a server that has just started is no measure of one that runs.
    scoreSets(SAID_FOODS, { allergies: [], diets: [] });
    return [
      ...describe('said, no needs', SAID_FOODS, { allergies: [], diets: [] }),
      ...NEEDS.flatMap(([what, needs]) => describe(`drawn, ${what}`, drawn, needs)),
    ];
  },
};
