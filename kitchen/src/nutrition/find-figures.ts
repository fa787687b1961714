/** Finds the nutrition figures of an ingredient by its name and what its line says. */

import { type Match, matchText } from '../safety/match/find-terms.ts';
import { nameKey } from '../safety/pantry/register-names.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import type { FoodFigures, NutritionTable } from './nutrition-table.ts';

export interface FoundFigures {
  readonly food: FoodFigures;
  /** False where the figures are those of what the food is a kind of. */
  readonly isExact: boolean;
}

/** Words behind which a name goes on with what is beside the food: "tuna in olive oil", "almonds with skin". */
const BESIDE = new Set(['in', 'with', 'on', 'from', 'for', 'without', 'plus']);
/** The first of several foods is taken: "butter or margarine". */
const CHOICE = new Set(['or', 'and']);
const ATTACHED = new Set(['bone', 'skin', 'shell', 'stem', 'tail', 'head', 'rind']);
/** Longer names are cut, to bound the time. */
const MOST_STEMS = 16;
const MOST_WORDS = 40;

/** What a line may say of a food beside its name, so that "chickpeas, tinned" are tinned chickpeas. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['tinned', 'tinned'],
  ['canned', 'tinned'],
  ['cooked', 'cooked'],
  ['steamed', 'cooked'],
  ['leftover', 'cooked'],
  ['dried', 'dried'],
  ['smoked', 'smoked'],
  ['boneless', 'boneless'],
  ['skinless', 'skinless'],
  ['fresh', 'fresh'],
  ['grated', 'grated'],
  ['shredded', 'grated'],
]);

/** `said` is what else the line says, in lower case. Undefined where nobody knows the food. Never throws. */
export function findFigures(
  rules: Rules,
  table: NutritionTable,
  name: string,
  said = '',
): FoundFigures | undefined {
  const key = nameKey(name.slice(0, 200), rules.spellings);
  const stems = key.split(' ').filter((stem) => stem !== '');
  const whole = stems
    .slice(0, MOST_STEMS)
    .filter((_, at) => !isAttached(stems, at) && !isAttached(stems, at + 1));
  const head = sharedHead(table, whole) ?? headOf(whole, table);
  return (
    inState(rules, table, head, said) ??
    byName(rules, table, head) ??
    // "White or yellow onion": the words before "or" are no food by themselves.
    (head.length < whole.length ? byName(rules, table, whole) : undefined)
  );
}

/** "Beef or chicken broth" is the broth of either, and no beef: undefined where nobody knows the first with the end of the second. */
function sharedHead(
  table: NutritionTable,
  stems: readonly string[],
): readonly string[] | undefined {
  const at = stems.findIndex((stem, index) => index > 0 && CHOICE.has(stem));
  if (at < 0 || isInName(table, stems, at)) return undefined;
  const next = stems.findIndex(
    (stem, index) => index > at && (CHOICE.has(stem) || BESIDE.has(stem)),
  );
  const second = stems.slice(at + 1, next < 0 ? stems.length : next);
  const first = stems.slice(0, at);
  for (let from = Math.max(1, second.length - 2); from < second.length; from += 1) {
    const both = [...first, ...second.slice(from)];
    // What stands before the first ("fresh goat or feta cheese") need not belong to the name.
    for (let start = 0; start < first.length; start += 1)
      if (table.foods.has(both.slice(start).join(' '))) return both;
  }
  return undefined;
}

/** "Bone-in", "skin-on": said of the food that follows. */
function isAttached(stems: readonly string[], at: number): boolean {
  return (stems[at] === 'in' || stems[at] === 'on') && ATTACHED.has(stems[at - 1] ?? '');
}

/** "Chickpeas, tinned": what the line says beside the name makes it another food of the table. */
function inState(
  rules: Rules,
  table: NutritionTable,
  head: readonly string[],
  said: string,
): FoundFigures | undefined {
  const span = spanIn(table, head);
  const named = span ? head.slice(span.from, span.to) : head;
  for (const word of said.match(/[a-z]+/g)?.slice(0, MOST_WORDS) ?? []) {
    const state = STATES.get(word);
    if (state === undefined) continue;
    const stem = nameKey(state, rules.spellings);
    // "Puy lentils, cooked": under another name of the same food too.
    const names = [head.join(' '), named.join(' '), ...(span?.food.keys ?? [])];
    const key = names.find((name) => table.foods.has(`${stem} ${name}`));
    const food = table.foods.get(`${stem} ${key}`);
    if (food) return exact(food);
  }
  return undefined;
}

function byName(
  rules: Rules,
  table: NutritionTable,
  stems: readonly string[],
): FoundFigures | undefined {
  const span = spanIn(table, stems);
  const plain = span && isPlain(rules, stems, span) ? span : undefined;
  const { matches } = matchText(rules, stems.join(' '));
  const foods = matches.filter(({ term }) => term.isFood);
  const head = foods.at(-1);
  if (!head) return plain && exact(plain.food);
  const before = foods.at(-2);
  // "Brie cheese", "pork shoulder steak": the last word says what kind of thing the food before it is.
  if (
    before &&
    before.to === head.from &&
    head.to === stems.length &&
    isOnlyItsKind(rules, before, head)
  )
    return byName(rules, table, stems.slice(0, before.to));
  // A name inside a longer one of the pantry is another food ("milk" of almond milk), unless only a colour stands before it.
  const led =
    plain && stems.slice(head.from, plain.from).every((stem) => rules.leadingStems.has(stem));
  if (led) return exact(plain.food);
  const named = firstOf(rules, table, head.term.names);
  if (named) return exact(named);
  if (plain && plain.to >= head.to) return { food: plain.food, isExact: false };
  // The nearest of its kinds that has figures.
  const kind = firstOf(rules, table, head.term.kinds);
  return kind && { food: kind, isExact: false };
}

function isOnlyItsKind(rules: Rules, before: Match, head: Match): boolean {
  const [kind = ''] = head.term.names;
  if (before.term.kinds.includes(kind)) return true;
  const isCut =
    head.to - head.from === 1 && rules.trailingStems.has(nameKey(kind, rules.spellings));
  return isCut && before.term.kinds[0] === head.term.kinds[0];
}

function exact(food: FoodFigures): FoundFigures {
  return { food, isExact: true };
}

/** The words that name the food, without what stands beside it, unless the table knows the whole. */
function headOf(all: readonly string[], table: NutritionTable): readonly string[] {
  if (table.foods.has(all.join(' '))) return all;
  const joined = (words: ReadonlySet<string>) =>
    all.findIndex((stem, at) => at > 0 && words.has(stem) && !isInName(table, all, at));
  const ends = [joined(BESIDE), joined(CHOICE), beforeChoice(all)].filter((at) => at > 0);
  return all.slice(0, Math.min(all.length, ...ends));
}

/** "Milk of your choice" is milk. */
function beforeChoice(stems: readonly string[]): number {
  const end = stems.indexOf('choice');
  return end < 0 ? -1 : stems.lastIndexOf('of', end);
}

/** "Half and half", "tuna in oil": the word belongs to a name of the table. */
function isInName(
  { foods, longest }: NutritionTable,
  stems: readonly string[],
  at: number,
): boolean {
  for (let from = Math.max(0, at - longest); from < at; from += 1)
    for (let to = at + 2; to <= Math.min(stems.length, from + longest); to += 1)
      if (foods.has(stems.slice(from, to).join(' '))) return true;
  return false;
}

interface Span {
  readonly food: FoodFigures;
  readonly from: number;
  readonly to: number;
}

/** The longest name of those that end last. */
function spanIn({ foods, longest }: NutritionTable, stems: readonly string[]): Span | undefined {
  for (let to = stems.length; to > 0; to -= 1)
    for (let from = Math.max(0, to - longest); from < to; from += 1) {
      const food = foods.get(stems.slice(from, to).join(' '));
      if (food) return { food, from, to };
    }
  return undefined;
}

/** Whether what stands behind the name adds nothing to the food: a cut, a shape, a pack. */
function isPlain(rules: Rules, stems: readonly string[], { to }: Span): boolean {
  return stems.slice(to).every((stem) => rules.trailingStems.has(stem));
}

function firstOf(
  { spellings }: Rules,
  { foods }: NutritionTable,
  names: readonly string[],
): FoodFigures | undefined {
  for (const name of names) {
    const food = foods.get(nameKey(name.replaceAll('"', ''), spellings));
    if (food) return food;
  }
  return undefined;
}
