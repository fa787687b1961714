/** Turns a dish into the recipe a person reads: in their units, for their number of people. */
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { rawEggTip } from '../../cookbook/raw-egg.ts';
import type { Kitchen } from '../../kitchen.ts';
import { foodWords } from '../../measure/food-table.ts';
import { rewriteRecipe, rewriteStep } from '../../measure/rewrite.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { addAmounts, nameInNumber, numberOf } from '../adapt/add-amounts.ts';
import { scalingNote } from './scaling-note.ts';
import { isFixed, wordStep } from './step-words.ts';
import { measurable, servingsFor, wholeNote } from './whole-things.ts';

export interface PlatedDish {
  readonly recipeName: string;
  readonly introduction: string;
  readonly ingredients: string[];
  readonly instructions: string[];
  readonly tips: string[];
  readonly servings: number;
  readonly minutes: number;
  readonly slug: string;
}

/** `people` defaults to what the dish serves; times and tins do not scale, and a tip says so. */
export function plate(
  kitchen: Kitchen,
  dish: Dish,
  units: UnitSystem,
  people: number | undefined,
  labels: readonly string[],
  seed: string,
): PlatedDish {
  const servings = servingsFor(dish, people);
  const factor = servings / dish.servings;
  const merged = merge(dish.ingredients);
  const lines = {
    ingredients: merged.map(({ text }) => text),
    instructions: dish.steps.map((step) => wordStep(dish, step, factor)),
  };
  const { ingredients, instructions } = rewriteRecipe(kitchen.measures, lines, units, factor);
  const unscaled = rewriteRecipe(kitchen.measures, lines, units).ingredients;
  const inUnits = (text: string) => rewriteStep(kitchen.measures, text, units);
  return {
    recipeName: dish.title,
    introduction: dish.introduction,
    ingredients: ingredients
      .map((line, at) => (merged[at]?.fixed ? (unscaled[at] ?? line) : line))
      .map(withFractions)
      .map((line, at) => (factor === 1 || merged[at]?.fixed ? line : measurable(line, units)))
      .map((line) => line.replace(/^(1 .*\babout [^,]+) each\b/, '$1')),
    instructions: instructions.map(withFractions),
    tips: [...tipsFor(dish, factor, labels, seed), wholeNote(dish, people, servings)]
      .filter(Boolean)
      .map(inUnits),
    servings,
    minutes: dish.time,
    slug: dish.slug,
  };
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
};

/** "1 1/2 tsp" and "1.5 tsp" are both written "1½ tsp", as the scaled amounts beside them are. */
export function withFractions(text: string): string {
  return text
    .replace(/(?<![\d/.])(?:(\d+) )?([123]\/[2348])(?![\d/])/g, (all, whole = '', part: string) => {
      const sign = FRACTIONS[part];
      return sign ? whole + sign : all;
    })
    .replace(/\b(\d+)\.(25|5|75)(?= (?:tsp|tbsp)\b)/g, (_, whole: string, rest: string) => {
      const sign = rest === '5' ? '½' : rest === '25' ? '¼' : '¾';
      return whole === '0' ? sign : whole + sign;
    });
}

/** One line per food: the same food in the same unit is added up and marked "divided". */
export function mergedLines(items: readonly DishIngredient[]): string[] {
  return merge(items).map(({ text }) => text);
}

/** `fixed` is what does not grow with the number of people. */
function merge(items: readonly DishIngredient[]): { text: string; fixed: boolean }[] {
  const lines: { item: DishIngredient; divided: boolean }[] = [];
  for (const item of items) {
    const at = lines.findIndex((line) => canJoin(line.item, item));
    const line = lines[at];
    const sum = line && addAmounts(line.item.quantity, item.quantity);
    if (line && sum !== undefined && sum !== null) {
      lines[at] = {
        item: {
          ...line.item,
          ...inLarger(sum, line.item.unit),
          preparation: line.item.preparation || item.preparation,
        },
        divided: true,
      };
    } else lines.push({ item, divided: false });
  }
  return lines.map(({ item, divided }) => ({
    text: ingredientLine(
      { ...item, name: nameInNumber(item) },
      [item.preparation, divided ? 'divided' : ''].filter(Boolean).join(', '),
    ),
    fixed: isFixed(item),
  }));
}

/** A thousand millilitres are a litre. */
function inLarger(quantity: string, unit: string): { quantity: string; unit: string } {
  const large = { ml: 'l', g: 'kg' }[unit];
  const value = numberOf(quantity);
  if (!large || Number.isNaN(value) || value < 1000) return { quantity, unit };
  return { quantity: String(Math.round(value / 10) / 100), unit: large };
}

/** Soured milk and milk are two things, a chopped onion and an onion one. */
const CHANGES =
  /\b(?:sour|melt|cook|toast|soak|whip|fried|fry|roast|boil|blanch|pickl|caramel|ground|crushed to|burnt|beaten)/i;

function canJoin(a: DishIngredient, b: DishIngredient): boolean {
  const bare = a.preparation === '' || b.preparation === '';
  const alike =
    a.preparation === b.preparation || (bare && !CHANGES.test(a.preparation + b.preparation));
  const same = foodWords(a.name).join(' ') === foodWords(b.name).join(' ');
  return same && a.unit === b.unit && alike && isFixed(a) === isFixed(b);
}

function tipsFor(dish: Dish, factor: number, labels: readonly string[], seed: string): string[] {
  const scaled = scalingNote(dish, factor, seed);
  const label =
    labels.length > 0
      ? `Brands vary, so read the label of the ${labels.slice(0, 4).join(', ')}.`
      : '';
  const keeps = dish.keeps ? keepsTip(dish.keeps) : '';
  return [dish.tip, keeps, rawEggTip(dish), scaled, label].filter(Boolean);
}

/** "3 days in the fridge." reads better as "Keeps 3 days in the fridge." */
export function keepsTip(keeps: string): string {
  return /^(?:up to |about )?\d/.test(keeps)
    ? `Keeps ${keeps.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
    : keeps;
}
