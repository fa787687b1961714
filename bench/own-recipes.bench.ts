/** Benchmark: how many lines of recipes as text land where they belong, how many recipes can be adapted to needs, and the time. */
import { recipeLines } from '@saffron/kitchen/check';
import { checkRecipe } from '@saffron/kitchen/check/recipe';
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { adaptLines } from '@saffron/kitchen/own/adapt';
import { readRecipeText } from '@saffron/kitchen/recipe-text';
import { readRecipeTexts, scoreRecipe } from '@saffron/kitchen/testing/recipe-texts';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { type Benchmark, formatMilliseconds, quantile, type ReportRow } from './report.ts';

const kitchen = openKitchen();

const NEEDS: readonly Needs[] = [
  { allergies: ['milk'], diets: [] },
  { allergies: ['eggs'], diets: [] },
  { allergies: ['wheat'], diets: ['Gluten-Free'] },
  { allergies: ['peanuts', 'tree nuts'], diets: [] },
  { allergies: ['soy', 'sesame'], diets: [] },
  { allergies: ['fish', 'shellfish'], diets: [] },
  { allergies: [], diets: ['Vegetarian'] },
  { allergies: [], diets: ['Vegan'] },
];

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;
}

function timed<T>(work: () => T, milliseconds: number[]): T {
  const start = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(start);
  milliseconds.push((user + system) / 1000);
  return done;
}

function read(half: 'tuning' | 'held-back'): ReportRow[] {
  const milliseconds: number[] = [];
  const scores = readRecipeTexts(half).map((recipe) =>
    scoreRecipe(
      recipe,
      timed(() => readRecipeText(kitchen, recipe.text), milliseconds),
    ),
  );
  const sum = (of: (score: (typeof scores)[number]) => number) =>
    scores.reduce((all, one) => all + of(one), 0);
  const [lines, landed] = [sum((one) => one.lines), sum((one) => one.landed)];
  const foreign = sum((one) => one.foreign.length);
  const titled = sum((one) => Number(one.isTitled));
  const counted = sum((one) => Number(one.isCounted));
  const slowest = quantile(milliseconds, 0.95);
  const row = (label: string, value: string, goal: string, isMet: boolean): ReportRow => ({
    ...{ label: `${half}: ${label}`, value, goal, isMet },
  });
  return [
    row(
      'lines and steps that land',
      percent(landed, lines),
      '97 % or more',
      landed >= 0.97 * lines,
    ),
    row('lines beside them', percent(foreign, lines), 'under 5 %', foreign < 0.05 * lines),
    row(
      'titles found',
      percent(titled, scores.length),
      '90 % or more',
      titled >= 0.9 * scores.length,
    ),
    row(
      'servings found',
      percent(counted, scores.length),
      '90 % or more',
      counted >= 0.9 * scores.length,
    ),
    row('processor time, 95 of 100', formatMilliseconds(slowest), 'under 20 ms', slowest < 20),
  ];
}

/** Each recipe for each need that something in it is against. */
function adapted(half: 'tuning' | 'held-back'): ReportRow[] {
  const milliseconds: number[] = [];
  let [asked, whole, silent] = [0, 0, 0];
  for (const { text } of readRecipeTexts(half)) {
    const { title, servings, ingredients, instructions } = readRecipeText(kitchen, text);
    const card = { recipeName: title || 'Recipe', servings, ingredients, instructions };
    for (const needs of NEEDS) {
      if (checkRecipe(kitchen, recipeLines(card), needs).verdict !== 'conflict') continue;
      asked += 1;
      const bending = { needs, avoid: [] };
      const done = timed(() => adaptLines(kitchen, card, bending), milliseconds);
      const lines = recipeLines({ ...done, recipeName: done.dish.title });
      const isFree = checkRecipe(kitchen, lines, needs).verdict !== 'conflict';
      if (isFree && done.refused.length === 0) whole += 1;
      if (!isFree && done.refused.length === 0) silent += 1;
    }
  }
  const slowest = quantile(milliseconds, 0.99);
  const row = (label: string, value: string, goal: string, isMet: boolean): ReportRow => ({
    ...{ label: `${half}: ${label}`, value, goal, isMet },
  });
  return [
    row('recipes at fault that were adapted', percent(whole, asked), 'reported', true),
    row('that still conflict without a word', String(silent), 'none', silent === 0),
    row(
      'processor time of adapting, 99 of 100',
      formatMilliseconds(slowest),
      'under 100 ms',
      slowest < 100,
    ),
  ];
}

export const bench: Benchmark = {
  name: 'Recipes of their own',
  description:
    'Recipes as people paste them, of many shapes, written for this: one half was built by, the other was held back. Each is read, and adapted to eight needs where something in it is against them.',
  async run() {
    // Once unmeasured: a server that has just started is no measure of one that runs.
    for (const { text } of readRecipeTexts('tuning')) readRecipeText(kitchen, text);
    return [...read('tuning'), ...read('held-back'), ...adapted('tuning'), ...adapted('held-back')];
  },
};
