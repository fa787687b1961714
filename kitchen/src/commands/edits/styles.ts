/** Table of styles (lighter, cheaper, richer, for children ...) and the words that ask for them; picks the edits that give a dish one. */

import { holdsUp, isHeart } from '../../cook/adapt/bearing.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import type { Edit } from '../../memo/memo.ts';
import type { CommandContext } from '../command.ts';
import { applyEdit, applyEdits } from './apply-edits.ts';
import { hotItems, isHot } from './change-amounts.ts';
import { cookedFood } from './cooking-times.ts';
import { simmerFor } from './where-it-cooks.ts';

export interface Style {
  readonly name:
    | 'lighter'
    | 'toddler'
    | 'cheaper'
    | 'richer'
    | 'freezing'
    | 'less-sweet'
    | 'less-sour'
    | 'less-oily'
    | 'protein'
    | 'one-pot';
  readonly words: ReadonlySet<string>;
}

function styleOf(name: Style['name'], words: string): Style {
  return { name, words: new Set(words.split(' ')) };
}

export const STYLES: readonly Style[] = [
  styleOf('protein', 'protein'),
  styleOf('freezing', 'freeze freezer freezing frozen freezable batch'),
  styleOf('toddler', 'toddler baby child kid kiddy little nursery one-year-old weaning'),
  styleOf('less-sweet', 'sweet sugary sweetness'),
  styleOf('less-oily', 'oily greasy oil grease'),
  styleOf('less-sour', 'sour sourness acidic tart sharp'),
  styleOf(
    'lighter',
    'light lighter lighten healthy healthier fat calorie diet skinny lean slim slimming waistline',
  ),
  styleOf('cheaper', 'cheap cheaper budget cost frugal thrifty broke skint save afford'),
  styleOf(
    'richer',
    'rich richer creamy creamier indulgent luxurious posh posher elevate special decadent fancy fancier',
  ),
  styleOf('one-pot', 'pot pan washing'),
];

const MOST_EDITS = 3;
const FATS =
  /\b(?:butter|cream|oil|ghee|lard|cheese|cheddar|parmesan|mascarpone|mayonnaise|bacon|sugar|crème fraîche|coconut milk)\b/i;
const RICH = /\b(?:butter|cream|cheese|cheddar|parmesan|crème fraîche|coconut milk|mascarpone)\b/i;
/** What brings a taste that is too much. */
const TASTES: Readonly<Record<string, RegExp>> = {
  'less-sweet': /\b(?:sugar|honey|syrup)$/,
  'less-oily': /\b(?:oil|ghee|lard|butter|dripping)$/,
  'less-sour': /\b(?:lemon juice|lime juice|vinegar|tamarind paste)$/,
};
const NOT_FOR_SMALL =
  /\b(?:honey|wine(?! vinegar)|brandy|rum|beer|sherry|whisky|capers|anchovies)\b/i;
/** What carries more of a dish than its heat. */
const MADE_HOT = /\b(?:sauce|paste)$/;
const CHEAPER: readonly (readonly [from: string, to: string])[] = [
  ['paneer', 'firm tofu'],
  ['pine nuts', 'sunflower seeds'],
  ['saffron', 'ground turmeric'],
  ['parmesan', 'mature cheddar'],
  ['pecorino', 'mature cheddar'],
  ['gruyère', 'mature cheddar'],
  ['white wine', 'vegetable stock'],
  ['red wine', 'beef stock'],
  ['shallots', 'onions'],
  ['cashews', 'sunflower seeds'],
  ['pistachios', 'sunflower seeds'],
  ['macadamia nuts', 'sunflower seeds'],
  ['double cream', 'evaporated milk'],
  ['extra virgin olive oil', 'sunflower oil'],
  ['salmon fillets', 'trout fillets'],
  ['maple syrup', 'golden syrup'],
  ['basmati rice', 'long-grain rice'],
];

/** Those that this dish takes, the most telling first; none where it is so already. */
export function editsForStyle(
  { table }: CommandContext,
  { adapted }: Choice,
  style: Style['name'],
): Edit[] {
  const bench = { kitchen: table.kitchen, bending: bendingOf(table) };
  const wanted = wantedEdits(bench, adapted, style);
  // What is not for children is not made so by less salt.
  const last = wanted.at(-1);
  if (style === 'toddler' && last && 'refusal' in applyEdit(bench, adapted, last)) return [last];
  const edits: Edit[] = [];
  for (const edit of wanted) {
    if (edits.length >= MOST_EDITS && style !== 'toddler') break;
    const now = applyEdits(bench, adapted, edits);
    if ('adapted' in applyEdit(bench, now, edit)) edits.push(edit);
  }
  return edits;
}

type Bench = Parameters<typeof applyEdit>[0];

function wantedEdits(bench: Bench, adapted: Choice['adapted'], style: Style['name']): Edit[] {
  const { dish } = adapted;
  const names = [...new Set(dish.ingredients.map(({ name }) => name))];
  const loose = (name: string): boolean => !holdsUp(dish, indexOf(adapted, name));
  if (style === 'cheaper')
    return CHEAPER.flatMap(([from, to]) => {
      const had = names.find((name) => name.toLowerCase().includes(from));
      return had === undefined ? [] : [{ kind: 'swap' as const, from: had, to }];
    });
  if (style === 'toddler') {
    const hot: Edit[] = hotItems(adapted).length > 0 ? [{ kind: 'heat', factor: 0.25 }] : [];
    const out = names.filter(
      (name) =>
        (NOT_FOR_SMALL.test(name) || (isHot(name) && !MADE_HOT.test(name))) &&
        !isHeart(bench.kitchen, adapted, indexOf(adapted, name)),
    );
    const salt: Edit[] = names.includes('salt')
      ? [{ kind: 'adjust', food: 'salt', factor: 0.25 }]
      : [];
    const left = out.map((food): Edit => ({ kind: 'leave out', food }));
    return [...left, ...hot, ...salt, { kind: 'method', method: 'small children' }];
  }
  const taste = TASTES[style];
  if (taste)
    return names
      .filter((name) => taste.test(name))
      .map((food): Edit => ({ kind: 'adjust', food, factor: 0.7 }));
  const rich = names.some((name) => RICH.test(name) && loose(name));
  // What has nothing creamy in it is made so.
  if (style === 'richer' && !rich)
    return isCreamed(bench, dish) ? [{ kind: 'add', food: 'double cream' }] : [];
  if (style === 'protein')
    return names
      .filter((name) => classesOf(bench, name).includes('protein'))
      .map((food): Edit => ({ kind: 'adjust', food, factor: 1.5 }));
  const [pattern, factor] = style === 'lighter' ? [FATS, 0.5] : [RICH, 1.5];
  return names
    .filter((name) => pattern.test(name) && loose(name) && !/\bvinegar|water\b/.test(name))
    .filter((name) => !isForFrying(adapted, name))
    .toSorted((a, b) => gramsOf(adapted, b) - gramsOf(adapted, a))
    .map((food): Edit => ({ kind: 'adjust', food, factor }));
}

function classesOf({ kitchen }: Bench, name: string): readonly string[] {
  return cookedFood(kitchen, name)?.classes ?? [];
}

/** What simmers in a pot and has no soy sauce in it. */
function isCreamed(bench: Bench, dish: Choice['adapted']['dish']): boolean {
  const isSalty = dish.ingredients.some(({ name }) =>
    classesOf(bench, name).includes('salty sauce'),
  );
  return !isSalty && simmerFor(dish, 5) !== undefined;
}

/** What the pan is filled with stays in the pan. */
function isForFrying({ dish }: Choice['adapted'], name: string): boolean {
  return dish.ingredients.some(
    (item) => item.name === name && (item.unit === 'l' || /\bfrying\b/.test(item.preparation)),
  );
}

function indexOf({ dish }: Choice['adapted'], name: string): number {
  return dish.ingredients.findIndex((item) => item.name === name);
}

/** Roughly, to begin with what there is most of. */
function gramsOf({ dish }: Choice['adapted'], name: string): number {
  return dish.ingredients
    .filter((item) => item.name === name)
    .reduce(
      (sum, { quantity, unit }) => sum + (Number.parseFloat(quantity) || 0) * (WEIGHTS[unit] ?? 1),
      0,
    );
}

const WEIGHTS: Readonly<Record<string, number>> = { tsp: 5, tbsp: 15, kg: 1000, l: 1000 };
