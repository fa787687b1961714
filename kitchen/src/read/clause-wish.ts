/** Reads what kind of dish a clause describes: cuisine, course, moods, title words, time, and whether ideas or one dish. */
import {
  CHEAP,
  type CourseWish,
  type CuisineWish,
  type Mood,
  NO_WISH,
  NOTHING_ELSE,
  type Wish,
} from '../cook/wish.ts';
import { isCommonWord } from '../cookbook/common-words.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import { COURSES, type Course } from '../cookbook/dish.ts';
import type { Food } from '../needs/heard.ts';
import { nutrientCalled } from '../nutrition/nutrient-names.ts';
import { sayNumberWord } from '../say/number-words.ts';
import { singular } from '../text/plurals.ts';
import type { TimeLimit } from './amounts.ts';
import { type FigureWish, figureWishesIn } from './figure-wishes.ts';
import type { LexiconRow } from './lexicon.ts';
import {
  findBeside,
  findHeads,
  findNames,
  isCue,
  isRefusedBy,
  type Name,
  type NamedWords,
  standsBefore,
  standsBehind,
  type WordSpan,
} from './names.ts';
import type { Amount } from './read-clause.ts';
import type { SaidDish } from './said-dishes.ts';

interface Heard {
  readonly dishes: readonly SaidDish[];
  readonly include: readonly Food[];
  /** Where foods are named that are not wanted: no kind of dish is meant there. */
  readonly out: readonly WordSpan[];
  /** Foods that are there or lacking: who has soy sauce and bread wishes for no sauce and no bread. */
  readonly inHand: readonly WordSpan[];
  /** Of these what the pantry knows as a food: wraps that are there are no dish by that name. */
  readonly held: readonly WordSpan[];
  readonly limit: TimeLimit;
  readonly amounts: readonly Amount[];
  /** "A dozen scones" are one card. */
  readonly isCounted: boolean;
  /** A small sum of money was named. */
  readonly isPriced: boolean;
}

export function wishIn(cookbook: Cookbook, named: NamedWords, heard: Heard): Wish {
  const { dishes, include, out, inHand, held, limit, amounts, isCounted, isPriced } = heard;
  const cue = (label: string) => named.words.some((_, at) => standsBehind(named, at, label));
  const cuisine = cuisineIn(cookbook, named);
  const course = courseIn(named, [...out, ...inHand]);
  const refused = cuisinesSaid(named).filter(({ from }) => isRefusedBy(named, from));
  const figures = figureWishesIn(named);
  return {
    ...NO_WISH,
    ...(refused.length > 0
      ? {
          refusedCuisines: refused.flatMap(
            ({ row }) => cuisineOf(row, cookbook.cuisines, named).names,
          ),
        }
      : {}),
    named: dishes.map(({ dish }) => dish),
    ...(cuisine ? { cuisine } : {}),
    ...(course ? { course } : {}),
    include,
    words: titleWords(cookbook, named, [...dishes, ...out, ...held]),
    moods: [
      ...moodsBeside(moodsIn(named, isPriced), figures),
      ...figures,
      ...fewIngredients(amounts),
    ],
    ...(limit.minutes === undefined ? {} : { maxMinutes: limit.minutes }),
    firmTime: limit.isFirm,
    ideas: cue('ideas'),
    recipe: cue('recipe') || isCounted,
  };
}

/** Those that are asked for, put together: "Thai or Indian"; of one that the book lacks its neighbours. */
function cuisineIn({ cuisines }: Cookbook, named: NamedWords): CuisineWish | undefined {
  const wished = cuisinesSaid(named)
    .filter(({ from }) => !isRefusedBy(named, from))
    .map(({ row }) => cuisineOf(row, cuisines, named));
  const [first, ...others] = wished;
  if (!first || others.length === 0) return first;
  return {
    label: [...new Set(wished.map(({ label }) => label))].join(' or '),
    names: [...new Set(wished.flatMap(({ names }) => names))],
    nearest: wished.every(({ nearest }) => nearest),
  };
}

/** Those that are no part of a food: "Thai curry" is one by its kind, "French beans" are none. */
function cuisinesSaid(named: NamedWords): Name[] {
  const heads = findHeads(named, 'dish-kind', 'meal');
  const beside = new Set(findBeside(named, 'cuisine').map(({ from }) => from));
  return findNames(named, 'cuisine').filter(
    ({ from, to }) => beside.has(from) || heads.some((head) => head.from === to),
  );
}

function cuisineOf(
  { label, fields }: LexiconRow,
  inBook: ReadonlySet<string>,
  { lexicon }: NamedWords,
): CuisineWish {
  const own = [...(fields[0] ?? []), label].filter((name) => inBook.has(name));
  if (own.length > 0) return { label, names: own, nearest: false };
  const regions = [...lexicon.rows.values()].flat().filter(({ kind }) => kind === 'cuisine');
  const near = regions
    .map(({ fields: [members = []] }) => members)
    .find((members) => members.includes(label) && members.some((one) => inBook.has(one)));
  return { label, names: (near ?? []).filter((one) => inBook.has(one)), nearest: true };
}

/** The first that narrows, else the first meal: "soup for dinner" is soup. */
function courseIn(named: NamedWords, out: readonly WordSpan[]): CourseWish | undefined {
  const said = findHeads(named, 'meal', 'dish-kind').filter(
    ({ row, from }) =>
      row.fields.length > 0 &&
      !isRefusedBy(named, from) &&
      !isBeside(named, from) &&
      !isDone(named, from) &&
      !isInside(from, out),
  );
  // A cake for tea is a cake.
  const kind = said.find((one) => one.row.kind === 'dish-kind');
  const { row } = said.find((one) => one.row.isMarked) ?? kind ?? said[0] ?? {};
  if (!row) return undefined;
  const [courses = [], keywords = []] = row.fields;
  return {
    label: row.label,
    courses: courses.filter((one): one is Course => (COURSES as readonly string[]).includes(one)),
    keywords,
    narrow: row.isMarked,
  };
}

/** "It drinks all the oil" wishes for no drink. */
function isDone({ words }: NamedWords, at: number): boolean {
  return DOERS.has(words[at - 1]?.shape ?? '');
}

const DOERS: ReadonlySet<string> = new Set(['it', 'he', 'she', 'they', 'we', 'i', 'who']);

/** "Pasta with a sauce", "something for the soup": the thing beside the dish. */
function isBeside({ words }: NamedWords, at: number): boolean {
  const [article = '', link = ''] = [words[at - 1]?.shape, words[at - 2]?.shape];
  const isLinked = link === 'with' || link === 'and';
  return (
    (isLinked && (article === 'a' || article === 'the' || article === 'its') && at > 3) ||
    article === 'with'
  );
}

/** What is refused means its contrary, where it has one: "not spicy" is mild. */
function moodsIn(named: NamedWords, isPriced: boolean): Mood[] {
  const { rows } = named.lexicon;
  const labelled = (label: string) =>
    [...rows.values()].flat().find((row) => row.kind === 'mood' && row.label === label);
  const moods = new Map<string, Mood>();
  for (const { row, from } of findBeside(named, 'mood')) {
    const contrary = row.fields[2]?.[0];
    const meant = isRefusedBy(named, from) ? labelled(contrary ?? '') : row;
    if (meant && !moods.has(meant.label)) moods.set(meant.label, moodOf(meant));
  }
  const meant = [...(saysOnly(named) ? [NOTHING_ELSE] : []), ...(isPriced ? [CHEAP] : [])];
  for (const row of meant.flatMap((label) => labelled(label) ?? []))
    moods.set(row.label, moodOf(row));
  return [...moods.values()];
}

/** "Only rice and garlic": a food stands right behind it. */
function saysOnly(named: NamedWords): boolean {
  return named.foods.some((food, at) => food?.from === at && standsBefore(named, at, 'only'));
}

/** A figure of protein says more than "rich in protein". */
function moodsBeside(moods: readonly Mood[], figures: readonly FigureWish[]): Mood[] {
  return moods.filter(
    ({ label }) => !figures.some(({ nutrient }) => nutrientOf(label) === nutrient),
  );
}

/** "Rich in protein", "low in carbohydrates": the last word names it. */
function nutrientOf(label: string) {
  return nutrientCalled(singular(label.split(' ').at(-1) ?? ''));
}

/** "Five ingredients or less": dishes are counted by what they list beyond salt, pepper, oil and water. */
function fewIngredients(amounts: readonly Amount[]): Mood[] {
  const count = amounts.find(({ unit }) => unit === 'ingredient')?.value ?? 0;
  if (!Number.isInteger(count) || count < 1 || count > FEW) return [];
  const label = `made of ${sayNumberWord(count)} ingredients at most`;
  const keywords = Array.from({ length: count }, (_, at) => `#${at + 1} ingredients`);
  return [{ label, keywords, against: [], firm: true }];
}

const FEW = 8;

function moodOf({ label, fields, isMarked }: LexiconRow): Mood {
  const [keywords = [], against = []] = fields;
  return { label, keywords, against, firm: isMarked };
}

/** Words of titles and keywords that nothing else has made sense of, and kinds of dish: "tagine", "curry". */
function titleWords(
  { dishTerms }: Cookbook,
  named: NamedWords,
  taken: readonly WordSpan[],
): string[] {
  // A cake is a kind of dish and a dessert; a soup is a course and no word of a title.
  const kinds = findHeads(named, 'dish-kind').filter(({ row }) => !row.isMarked);
  const known = findBeside(named, ...OTHER_KINDS);
  const words = named.words.flatMap(({ shape }, at) => {
    if (isInside(at, taken) || isRefusedBy(named, at)) return [];
    if (isInside(at, kinds)) return [kinds.find(({ from }) => from === at)?.row.label ?? []].flat();
    if (isCue(named.lexicon, [shape], 'part')) return [];
    const isTaken = named.foods[at] !== undefined || isInside(at, known);
    const isFree = !isTaken && !isCommonWord(shape) && !Number.isFinite(Number(shape));
    const word = singular(shape);
    return isFree && !isCommonWord(word) && dishTerms.has(word) ? [word] : [];
  });
  return [...new Set(words)];
}

function isInside(at: number, spans: readonly WordSpan[]): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}

const OTHER_KINDS = [
  ...['mood', 'meal', 'cuisine', 'tool', 'only-tool', 'number', 'ordinal', 'time', 'factor', 'day'],
  ...['diet', 'person', 'unit', 'eater', 'situation', 'method', 'unit-system', 'cue'],
];
