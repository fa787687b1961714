/** Turns a dish into the recipe a person reads: in their units, scaled, with minutes, wording and tips; merges lines of one food. */

import { findRawEggTip } from '../../cookbook/cautions.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { rewriteRecipe, rewriteStep } from '../../measure/rewrite/rewrite.ts';
import { sayMinutes } from '../../say/number-words.ts';
import { say as sayOf } from '../../say/say.ts';
import { type Told, tell } from '../../say/told.ts';
import type { UnitSystem } from '../../vocabulary.ts';
import { addAmounts, nameInNumber, numberOf } from '../adapt/add-amounts.ts';
import { capital } from '../adapt/title-words.ts';
import type { Kitchen } from '../kitchen.ts';
import { isWhole, measurable, servingsFor, wholeNotes } from '../whole-things.ts';
import { isDough } from './dough.ts';
import { isFixed } from './fixed.ts';
import { inManyVessels } from './many-vessels.ts';
import { tipInNumber } from './number-in-steps.ts';
import { lineOf, piecesOf } from './pieces.ts';
import { canJoin } from './portions.ts';
import { minutesFor } from './rounds.ts';
import { type Say, stepsInRounds } from './say-rounds.ts';
import { scalingNote } from './scaling-note.ts';
import { wordStep } from './step-words.ts';
import { inTins } from './tins.ts';
import { inLargerPot, inSmallerPan, withoutSize } from './vessel-size.ts';

export interface PlatedDish {
  readonly recipeName: string;
  readonly introduction: string;
  readonly ingredients: string[];
  readonly instructions: string[];
  readonly tips: string[];
  readonly servings: number;
  readonly minutes: number;
  readonly units: UnitSystem;
  readonly slug: string;
}

/** `people` defaults to what the dish serves; what outgrows its pan is cooked in rounds, and the minutes grow with them. */
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
  const { time } = minutesFor(dish, servings);
  const say = (told: Told): string =>
    sayOf(kitchen.language.messages, told, { seed, tone: '', lately: [] }).text;
  const merged = merge(dish.ingredients);
  const lines = {
    ingredients: merged.map((line) => ofEach(dish, line, factor)),
    instructions: stepsInRounds(dish, servings, say).map((step) => {
      if (dish.isOwn) return stepLine(step);
      const said = wordStep(dish, step, factor, units);
      if (isWhole(dish)) return said;
      const fitting = inSmallerPan(
        inLargerPot(dish, withoutSize(dish, said, factor), factor),
        servings,
        factor,
      );
      return inManyVessels(dish, fitting, servings);
    }),
  };
  const { ingredients, instructions } = rewriteRecipe(
    kitchen.measures,
    lines,
    units,
    factor,
    isDough(dish),
  );
  const isMixed = factor !== 1 && merged.some(({ fixed }) => fixed);
  const unscaled = isMixed
    ? rewriteRecipe(kitchen.measures, lines, units, 1, isDough(dish)).ingredients
    : ingredients;
  const inUnits = (text: string) => rewriteStep(kitchen.measures, text, units);
  return {
    recipeName: dish.title,
    introduction: dish.introduction.replace(
      `on the table in ${sayMinutes(dish.time)}.`,
      `on the table in ${sayMinutes(time)}.`,
    ),
    ingredients: ingredients
      .map((line, at) => (merged[at]?.fixed ? (unscaled[at] ?? line) : line))
      .map(withFractions)
      .map((line, at) => (factor === 1 ? line : shown(dish, merged[at], factor, line, units)))
      .map((line, at) => tinned(merged[at], factor, line, units))
      .map((line) => line.replace(/^(1 .*\babout [^,]+) each\b/, '$1')),
    instructions: instructions.map(withFractions),
    tips: [
      ...tipsFor(dish, factor, labels, say),
      wholeNotes(dish, people, servings).map(say).join(' '),
    ]
      .filter(Boolean)
      .map((tip) => capital(inUnits(tipInNumber(dish, tip, factor)))),
    servings,
    minutes: time,
    units,
    slug: dish.slug,
  };
}

/** "2 whole chickens, about 1.6 kg each", and of half an aubergine of 350 g a small one of 175 g. */
function ofEach(dish: Dish, { item, text }: Merged, factor: number): string {
  if (isAsWritten(item, text)) return text;
  const found = ABOUT.exec(text);
  const pieces = factor === 1 ? null : piecesOf(dish, item, factor);
  if (!found?.groups || !pieces) return text;
  const { size = '', unit = '', each } = found.groups;
  const written = numberOf(item.quantity);
  const one = each || written <= 1 ? Number(size) : Number(size) / written;
  const exact = (one * written * factor) / pieces.count;
  const weight = Math.abs(exact / one - 1) < 0.02 ? one : Math.round(exact / 5) * 5;
  return text.replace(ABOUT, `about ${weight} ${unit}${pieces.count > 1 || each ? ' each' : ''}`);
}

/** A line of somebody's own is scaled and converted as it stands. */
function isAsWritten({ written }: DishIngredient, text: string): boolean {
  return written?.line === text;
}

const ABOUT = /\babout (?<size>\d+(?:\.\d+)?) (?<unit>kg|g)\b(?<each> each)?/;

function tinned(
  merged: Merged | undefined,
  factor: number,
  line: string,
  units: UnitSystem,
): string {
  if (merged && isAsWritten(merged.item, merged.text)) return line;
  return (merged && inTins(merged.item, factor, line, units)) ?? line;
}

/** A scaled line in pieces and measures that a cook can act on. */
function shown(
  dish: Dish,
  merged: Merged | undefined,
  factor: number,
  line: string,
  units: UnitSystem,
): string {
  if (!merged || merged.fixed) return line;
  if (isAsWritten(merged.item, merged.text)) return measurable(line, units);
  const pieces = piecesOf(dish, merged.item, factor);
  return pieces ? lineOf(line, pieces) : measurable(line, units);
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** "1 1/2 tsp" and "1.5 tsp" are both written "1½ tsp", as the scaled amounts beside them are. */
function withFractions(text: string): string {
  return text
    .replace(/(?<![\d/.])(?:(\d+) )?([1-7]\/[2348])(?![\d/])/g, (all, whole = '', part: string) => {
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

interface Merged {
  readonly item: DishIngredient;
  readonly text: string;
  /** What does not grow with the number of people. */
  readonly fixed: boolean;
}

function merge(items: readonly DishIngredient[]): Merged[] {
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
    item,
    text: ingredientLine(
      { ...item, name: nameInNumber(item) },
      [item.preparation || (isFixed(item) ? 'for frying' : ''), divided ? 'divided' : '']
        .filter(Boolean)
        .join(', '),
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

function tipsFor(dish: Dish, factor: number, labels: readonly string[], say: Say): string[] {
  const scaled = scalingNote(dish, factor);
  const label = labels.length > 0 ? say(tell('scale.label', { foods: labels.slice(0, 4) })) : '';
  const keeps = dish.keeps ? keepsTip(dish.keeps) : '';
  return [dish.tip, keeps, findRawEggTip(dish), scaled ? say(scaled) : '', label].filter(Boolean);
}

/** "3 days in the fridge." reads better as "Keeps 3 days in the fridge." */
export function keepsTip(keeps: string): string {
  return /^(?:up to |about )?\d/.test(keeps)
    ? `Keeps ${keeps.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
    : keeps;
}
