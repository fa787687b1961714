/** Reads what a clause's numbers mean: amounts, time limits, days, places in a list, multiples; also the units asked for. */

import { singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';
import type { UnitSystem } from '../vocabulary.ts';
import {
  findNames,
  isCue,
  isRefusedBy,
  type NamedWords,
  standsBefore,
  standsBehind,
  type WordSpan,
} from './names.ts';
import type { SaidNumber } from './numbers.ts';
import type { Amount } from './read-clause.ts';

/** Each number with the word behind it: "200 g", "half a cup". */
export function amountsIn({ words }: NamedWords, numbers: readonly SaidNumber[]): Amount[] {
  return numbers.map(({ value, from, to }, index) => {
    const shape = (at: number) => words[at]?.shape ?? '';
    const isWritten = !/^\d/.test(shape(from));
    const link = shape(from - 1) === 'and' && value < 1 && isWritten ? from - 1 : -1;
    const before = numbers[index - 1];
    const isOnTop = link > 0 && (ARTICLES.has(shape(link - 2)) || before?.to === link - 1);
    // "A cup | and a half".
    if (isOnTop) return { value: (before?.value ?? 1) + value, unit: singular(shape(link - 1)) };
    const isLink = (at: number) => words[at]?.shape === 'a' || words[at]?.shape === 'of';
    return { value, unit: singular(words[isLink(to) ? to + 1 : to]?.shape ?? '') };
  });
}

/** Of a food that stands there: "4 lamb chops", "a pound of mince", "two eggs", "one nice piece of haddock", "chops, 2 of them". */
export function amountBefore(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  { from, to }: WordSpan,
): Amount | undefined {
  const shape = (at: number) => named.words[at]?.shape ?? '';
  const edge = shape(from - 1) === 'of' ? from - 1 : from;
  const unit = findNames(named, 'unit').find((one) => one.to === edge);
  const at = unit?.from ?? from;
  const number = numbers.findLast(
    (one) => one.to <= at && at - one.to <= SIZED && shape(one.from - 1) !== 'day',
  );
  const isFree = number && named.foods.slice(number.to, at).every((food) => food === undefined);
  const isBroken = named.words.slice(number?.to, at).some((one) => !isWord(one.shape));
  if (
    number &&
    isFree &&
    !isBroken &&
    !findNames(named, 'time').some((one) => one.from === number.to)
  ) {
    // "A 400 g tin of tomatoes" weighs so much; two of them are two tins.
    const size = findNames(named, 'unit').find((one) => one.from === number.to && one.to <= at);
    const count = size && numbers.find((one) => one.to === number.from);
    if (size && !count) return { value: number.value, unit: singular(shape(size.from)) };
    if (count && unit) return { value: count.value, unit: singular(shape(unit.from)) };
    return { value: number.value, unit: unit ? singular(shape(unit.from)) : '' };
  }
  const isOne = unit && [1, 2].some((back) => ARTICLES.has(shape(at - back)));
  if (isOne) return { value: 1, unit: singular(shape(unit.from)) };
  // "And an egg"; "a chicken" is as often any amount of it.
  if (shape(from - 1) === 'an') return { value: 1, unit: '' };
  const behind = numbers.find((one) => one.from === (shape(to) === ',' ? to + 1 : to));
  const isOfThem = behind && shape(behind.to) === 'of' && shape(behind.to + 1) === 'them';
  return isOfThem ? { value: behind.value, unit: '' } : undefined;
}

/** So many words may stand between a number and what it counts: "two big fat chops". */
const SIZED = 2;

/** "The third, no wait, the first" is 1; a number or a letter alone picks as well. */
export function ordinalIn(named: NamedWords, numbers: readonly SaidNumber[]): number | undefined {
  const { words } = named;
  const said = findNames(named, 'ordinal').map(({ row, from }) => ({
    at: from,
    value: Number(row.label),
  }));
  const counted = numbers.flatMap(({ value, from, to }) => {
    const isNth = ORDINAL_ENDINGS.has(words[to]?.shape ?? '');
    return isNth || standsBefore(named, from, 'counted') ? [{ at: from, value }] : [];
  });
  const all = [...said, ...counted].sort((one, other) => one.at - other.at);
  const last = all.at(-1);
  if (last) return last.value;
  const telling = words.filter(
    (word, at) => isWord(word.shape) && !isCue(named.lexicon, [words[at]?.shape ?? ''], 'polite'),
  );
  const [only, ...others] = telling;
  if (!only || others.length > 0) return undefined;
  const letter = LETTERS.indexOf(only.shape) + 1;
  return (
    numbers.find(({ from }) => words[from] === only)?.value ?? (letter > 0 ? letter : undefined)
  );
}

const ORDINAL_ENDINGS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th']);
const LETTERS = ['a', 'b', 'c', 'd', 'e'];

/** And no mark. */
function isWord(shape: string): boolean {
  return /[\p{L}\p{N}]/u.test(shape);
}

export interface TimeLimit {
  readonly minutes?: number;
  /** Told as a number, so that no dish may take longer. */
  readonly isFirm: boolean;
}

/** @param isWish of a wish any time is a limit that is not told in passing; elsewhere only one with a word of limiting */
export function limitIn(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  isWish: boolean,
): TimeLimit {
  for (const unit of findNames(named, 'time')) {
    const said = timeBefore(named, numbers, unit.from);
    if (!said) continue;
    const behind = halfBehind(named, numbers, unit.to);
    const minutes = (said.value + (behind?.value ?? 0)) * Number(unit.row.label);
    const to = behind?.to ?? unit.to;
    let { from } = said;
    // "About 40 minutes" are a limit as 40 are.
    while (standsBefore(named, from, 'hedge')) from -= 1;
    const isLimit = standsBefore(named, from, 'limit') || standsBehind(named, to, 'limit');
    const isPassing = standsBefore(named, from, 'passing') || standsBehind(named, to, 'passing');
    const isOfMeals = minutes >= 1 && minutes <= LONGEST;
    if (isOfMeals && (isLimit || (isWish && !isPassing))) return { minutes, isFirm: true };
  }
  const isQuick = named.words.some(
    (_, at) => standsBehind(named, at, 'quick') && !isRefusedBy(named, at),
  );
  return isQuick ? { minutes: QUICK, isFirm: false } : { isFirm: false };
}

/** Whoever says "quick" has half an hour. */
const QUICK = 30;
/** Minutes: nobody limits cooking to days. */
const LONGEST = 720;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'of']);

/** "Twenty | minutes", "half an | hour", "quarter of an | hour", "an | hour". */
function timeBefore({ words }: NamedWords, numbers: readonly SaidNumber[], unit: number) {
  let at = unit;
  while (ARTICLES.has(words[at - 1]?.shape ?? '')) at -= 1;
  const number = numbers.find(({ to }) => to === at || to === unit);
  if (number) return number;
  return at < unit ? { value: 1, from: at, to: unit } : undefined;
}

/** "An hour | and a half". */
function halfBehind({ words }: NamedWords, numbers: readonly SaidNumber[], at: number) {
  if (words[at]?.shape !== 'and') return undefined;
  return numbers.find(({ value, from }) => value < 1 && (from === at + 1 || from === at + 2));
}

/** "Double it", "half the recipe", "twice as much"; "double cream" is a food. */
export function factorIn(named: NamedWords, isOfAmounts: boolean): number | undefined {
  const { words, foods } = named;
  const found = findNames(named, 'factor').find(({ from, to }) => {
    if (foods[from]) return false;
    const isLast = words.slice(to).every(({ shape }) => !isWord(shape));
    const isOfFood = foods.slice(to).some((food) => food !== undefined);
    return (
      to - from > 1 || standsBehind(named, to, 'whole') || (isOfAmounts && (isLast || isOfFood))
    );
  });
  return found && Number(found.row.label);
}

/**
 * 0 is Monday, and day 1. "Mon to Fri" are five.
 * @param isPlan of an act that plans, to which "it's Sunday" is no day
 */
export function daysIn(text: string, isPlan: boolean): number[] {
  const words = tokenise(text);
  const dayOf = (at: number) => {
    const word = words[at]?.text ?? '';
    return words[at - 1]?.text === 'day' ? nthDay(word) : DAYS.findIndex((day) => isDay(day, word));
  };
  const days: number[] = [];
  let last = -1;
  for (const [at, { start }] of words.entries()) {
    const day = dayOf(at);
    // Behind another day it is the last of a span: "opened on Thursday, it's Tuesday now".
    const isToday = last < 0 && TELLS_THE_DAY.has(words[at - 1]?.text ?? '');
    if (day < 0 || (isPlan && isToday)) continue;
    const isLinked = last >= 0 && at - last === 2 && LINKS.has(words[last + 1]?.text ?? '');
    const gap = text.slice(words[last]?.end ?? start, start);
    const isDashed = last >= 0 && at - last === 1 && DASH.test(gap);
    const before = isLinked || isDashed ? days.at(-1) : undefined;
    const ahead = before === undefined ? 1 : (day - before + WEEK) % WEEK;
    for (let left = ahead - 1; left >= 0; left -= 1) days.push((day - left + WEEK) % WEEK);
    last = at;
  }
  return days;
}

const TELLS_THE_DAY: ReadonlySet<string> = new Set(['its', 'today', 'todays']);
const LINKS: ReadonlySet<string> = new Set(['to', 'till', 'until', 'through', 'thru']);
const DASH = /[-–—]/;
const WEEK = 7;

/** "Day 3" is 2, as Wednesday is, and the third of days without names. */
function nthDay(word: string): number {
  return /^[1-7]$/.test(word) ? Number(word) - 1 : -1;
}

/** "Tuesdays", "tue", "tues", "thurs". */
function isDay(day: string, word: string): boolean {
  const bare = word.endsWith('s') ? word.slice(0, -1) : word;
  const isShort = bare.length >= SHORTEST && bare.length <= LONGEST_SHORT;
  return bare === day || (isShort && day.startsWith(bare));
}

const SHORTEST = 3;
const LONGEST_SHORT = 4;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const NOT_THESE: ReadonlySet<string> = new Set(['no', 'not', 'without', 'than', 'never', 'nor']);

/** "In cups, please"; "two cups of rice" asks for no way of measuring. */
export function unitsIn(
  named: NamedWords,
  numbers: readonly SaidNumber[],
  isAboutUnits: boolean,
): UnitSystem | undefined {
  const found = findNames(named, 'unit-system').findLast(({ from, to }) => {
    const isCounted = numbers.some((one) => one.to === from || one.to + 1 === from);
    const isOf = named.words[to]?.shape === 'of';
    // "Grams only, no ounces."
    const isRefused = NOT_THESE.has(named.words[from - 1]?.shape ?? '');
    return (
      !isCounted && !isOf && !isRefused && (isAboutUnits || standsBefore(named, from, 'asking'))
    );
  });
  return found?.row.label as UnitSystem | undefined;
}
