/** Converts a dish's nutrition figures to search index words, and a limit ("under 500 kcal") to the words of dishes that keep to it. */

import type { Nutrient, Nutrients } from './nutrients.ts';

/** In what steps a figure is told apart, whether a wish sets its most or its least, and the highest that is told apart. */
interface Steps {
  readonly step: number;
  readonly isMost: boolean;
  readonly highest: number;
}

const STEPS: Readonly<Partial<Record<Nutrient, Steps>>> = {
  kcal: { step: 50, isMost: true, highest: 2000 },
  carbohydrate: { step: 5, isMost: true, highest: 200 },
  fat: { step: 5, isMost: true, highest: 150 },
  saturated: { step: 5, isMost: true, highest: 100 },
  sugars: { step: 5, isMost: true, highest: 150 },
  protein: { step: 5, isMost: false, highest: 100 },
  fibre: { step: 1, isMost: false, highest: 40 },
};

/** Of one serving; grams, and parts of its energy. */
const RICH_PROTEIN = 20;
const PROTEIN_SHARE = 0.15;
const RICH_FIBRE = 8;
const FEW_NET_CARBOHYDRATES = 20;
const LITTLE_FAT = 10;
const LITTLE_SUGAR = 5;
const FEW_KCAL = 450;
const KCAL_OF_PROTEIN = 4;

/** Of one serving. None of them is a word that somebody types. */
export function figureWords(figures: Nutrients): string[] {
  const { kcal, protein, fat, carbohydrate, fibre, sugars } = figures;
  const isRich = protein >= RICH_PROTEIN && protein * KCAL_OF_PROTEIN >= kcal * PROTEIN_SHARE;
  const words: [boolean, string][] = [
    [isRich, '#rich in protein'],
    [fibre >= RICH_FIBRE, '#rich in fibre'],
    [carbohydrate - fibre <= FEW_NET_CARBOHYDRATES, '#low in carbohydrates'],
    [fat <= LITTLE_FAT, '#low in fat'],
    [sugars <= LITTLE_SUGAR, '#low in sugar'],
    [kcal <= FEW_KCAL, '#low in calories'],
  ];
  return [
    ...words.filter(([holds]) => holds).map(([, word]) => word),
    ...Object.entries(STEPS).map(([nutrient, { step, isMost, highest }]) => {
      const steps = figures[nutrient as Nutrient] / step;
      const whole = isMost ? Math.ceil(steps) : Math.floor(steps);
      return wordFor(nutrient, Math.min(whole * step, highest));
    }),
  ];
}

/** The words of all dishes that keep to it: at most so much, of protein and fibre at least. Empty where nothing can. */
export function wordsWithin(nutrient: Nutrient, limit: number): string[] {
  const steps = STEPS[nutrient];
  if (!steps || !(limit >= 0)) return [];
  const { step, isMost, highest } = steps;
  const from = isMost ? 0 : Math.ceil(limit / step);
  const to = Math.floor((isMost ? Math.min(limit, highest - step) : highest) / step);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) =>
    wordFor(nutrient, (from + at) * step),
  );
}

/** Whether a wish for it sets the most. */
export function isSetAtMost(nutrient: Nutrient): boolean {
  return STEPS[nutrient]?.isMost ?? true;
}

function wordFor(nutrient: string, figure: number): string {
  return `#${figure} ${nutrient}`;
}
