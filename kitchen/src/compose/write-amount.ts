/** Writes a food's amount for so many people, rounded as a cook would, in the notation of .cook files: "600%g", "1/2". */
import type { PlacedFood } from './place-food.ts';

/** "600%g", "1/2", "2%tbsp", "a handful". */
export function writeAmount({ quantity, unit, food }: PlacedFood, servings: number): string {
  if (Number.isNaN(quantity)) return unit;
  const exact = quantity * servings;
  if (food?.tin) return `${inTins(exact, food.tin)}%${unit}`;
  if (unit === 'g' || unit === 'ml') return `${roundedWeight(exact)}%${unit}`;
  if (unit === 'tsp' && exact < PINCH) return 'a pinch';
  if (unit === 'tsp' && exact >= 3) return `${writeNumber(roundTo(exact / 3, 1 / 2))}%tbsp`;
  if (unit === 'tbsp' && exact < 0.5) return `${writeNumber(roundTo(exact * 3, 1 / 4))}%tsp`;
  if (unit === 'tsp' || unit === 'tbsp')
    return `${writeNumber(roundTo(exact, exact < 1 ? 1 / 4 : 1 / 2))}%${unit}`;
  if (unit !== '') return `${Math.max(1, Math.round(exact))}%${unit}`;
  return writeNumber(exact < 0.8 ? roundTo(exact, 1 / 4) : Math.round(exact));
}

/** Teaspoons that nobody measures. */
const PINCH = 0.19;

/** Nobody keeps a third of a tin: a half for one or two, else whole ones. */
function inTins(exact: number, tin: number): number {
  return tin * (exact < 0.7 * tin ? 0.5 : Math.round(exact / tin));
}

function roundedWeight(grams: number): number {
  const step = grams < 20 ? 1 : grams < 100 ? 5 : grams < 250 ? 10 : 50;
  return Math.max(step, Math.round(grams / step) * step);
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };

function writeNumber(value: number): string {
  const whole = Math.floor(value);
  const fraction = FRACTIONS[String(value - whole)];
  if (!fraction) return String(whole);
  return whole > 0 ? `${whole} ${fraction}` : fraction;
}
