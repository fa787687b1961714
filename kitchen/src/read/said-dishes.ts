/** Finds the cookbook dishes that a clause names, and famous dishes that the cookbook lacks. */
import { isCommonWord } from '../cookbook/common-words.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import { isCorrectionException } from '../cookbook/correction-exceptions.ts';
import type { Dish } from '../cookbook/dish.ts';
import { FAMOUS_ROWS } from '../cookbook/famous-dishes.ts';
import { findNamedDishes, type NamedDish } from '../cookbook/name-index.ts';
import { splitNameTokens } from '../text/name-tokens.ts';
import { longestByFirst } from '../text/phrases.ts';
import { singular } from '../text/plurals.ts';
import { isCue, type NamedWords, type WordSpan } from './names.ts';

/** A famous dish that was asked for and that the book may lack. */
export interface FamousDish extends WordSpan {
  readonly said: string;
  /** Titles of relatives in the book, or words to look for; the nearest first. */
  readonly like: readonly string[];
}

export interface SaidDish extends WordSpan {
  readonly dish: Dish;
  /** The words of the clause, in the singular, that made up the name. */
  readonly words: readonly string[];
}

/** Of those whose whole name is said the longest; a word that may be a hundred things is no name unless it stands alone. */
export function dishesIn({ names, vocabulary }: Cookbook, named: NamedWords): SaidDish[] {
  const places = named.words.flatMap(({ shape }, at) => (isWord(shape) ? [at] : []));
  const said = places.map((at) => named.words[at]?.shape ?? '');
  const isKnown = (word: string) =>
    isCommonWord(word) || isCorrectionException(word) || named.lexicon.rows.has(word);
  const found = findNamedDishes(names, said.join(' '), isKnown).filter(
    (one) =>
      isSpelt(named, spanOf(one, places), one.dish) ||
      !isTornApart(named, spanOf(one, places), isInOrder(one)),
  );
  const most = found[0]?.matchedCount ?? 0;
  // A veggie chilli is a chilli, and a British custard a custard.
  const isKindOnly = (word: string) =>
    named.lexicon.rows.get(word)?.some(({ kind }) => kind === 'diet' || kind === 'cuisine') ===
    true;
  const telling = said.filter(
    (word) => !isCommonWord(singular(word)) && !/^\d/.test(word) && !isKindOnly(word),
  ).length;
  const best = found.filter((one) => {
    const isAlone = telling <= one.matchedCount;
    const uses = vocabulary.get(one.matchedTokens[0] ?? '') ?? 0;
    if (one.matchedCount < most || !isMeantAsDish(named, spanOf(one, places))) return false;
    if (one.matchedCount > 2) return true;
    if (one.matchedCount > 1) return one.isExact || isAlone || uses < COMMON_IN_TWO;
    return (isAlone || uses <= COMMON) && (one.isExact || uses <= COMMON);
  });
  const exact = best.filter(({ isExact }) => isExact);
  // "Chicken and rice" is the dish of that name, and not the one that is called chicken rice.
  const spelt = exact.filter((one) => isSpelt(named, spanOf(one, places), one.dish));
  const slugs = new Set<string>();
  return ([spelt, exact].find((some) => some.length > 0) ?? best)
    .filter(({ dish }) => !slugs.has(dish.slug) && slugs.add(dish.slug))
    .map((one) => ({ dish: one.dish, words: one.matchedTokens, ...spanOf(one, places) }));
}

/** "Can I fry it" names no fries, and "my nan" no naan: a word that is a deed, a meal or a person as well is a dish where the reader saw a food. */
function isMeantAsDish({ lexicon, words, foods }: NamedWords, { from, to }: WordSpan): boolean {
  const other = lexicon.rows.get(words[from]?.shape ?? '') ?? [];
  const isOther = other.some(
    ({ kind }) => kind === 'method' || kind === 'meal' || kind === 'eater',
  );
  return to - from > 1 || !isOther || foods[from] !== undefined;
}

/** A word of more dishes than this names none of them. */
const COMMON = 3;
const COMMON_IN_TWO = 9;

function spanOf({ tokenIndexes }: NamedDish, places: readonly number[]): WordSpan {
  const [first, last] = [Math.min(...tokenIndexes), Math.max(...tokenIndexes)];
  return { from: places[first] as number, to: (places[last] as number) + 1 };
}

/** Whether what stands there is a name of the dish to the letter: no "but no" stands in it, and no comma but its own. */
function isSpelt({ words }: NamedWords, { from, to }: WordSpan, { title, also }: Dish): boolean {
  const shapes = words.slice(from, to).map(({ shape }) => shape);
  const said = nameOf(shapes.filter(isWord));
  return [title, ...also].some(
    (name) =>
      nameOf(splitNameTokens(name)) === said && (name.includes(',') || !shapes.includes(',')),
  );
}

function isInOrder({ tokenIndexes }: NamedDish): boolean {
  return tokenIndexes.every((at, place) => place === 0 || at > (tokenIndexes[place - 1] as number));
}

/** "Chicken, but nothing fried" names no fried chicken, and "a soup with chicken" describes one and names no chicken soup. */
function isTornApart(
  { lexicon, words }: NamedWords,
  { from, to }: WordSpan,
  isInOrder: boolean,
): boolean {
  const between = words.slice(from, to).map(({ shape }) => shape);
  return between.some(
    (word) =>
      !isWord(word) ||
      word === 'but' ||
      isCue(lexicon, [word], 'refusal') ||
      (word === 'with' && !isInOrder),
  );
}

export function isWord(shape: string): boolean {
  return /[\p{L}\p{N}]/u.test(shape);
}

const FAMOUS = new Map(
  FAMOUS_ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [called = '', , like = ''] = row.split(' | ');
      return called
        .split(', ')
        .map(
          (name) =>
            [nameOf(splitNameTokens(name)), { said: name, like: like.split(', ') }] as const,
        );
    }),
);
const LONGEST_FROM = longestByFirst(FAMOUS.keys());
const LONGEST = Math.max(...LONGEST_FROM.values());

export function famousNames(): Iterable<string> {
  return FAMOUS.keys();
}

/** The longest that is named; what the book cooks with is a food and no dish that it lacks. */
export function famousIn(
  { index }: Cookbook,
  { words, foods }: NamedWords,
): FamousDish | undefined {
  const ones = words.map(({ shape }) => singular(shape));
  for (let many = LONGEST; many > 0; many -= 1) {
    for (let from = 0; from + many <= words.length; from += 1) {
      if ((LONGEST_FROM.get(ones[from] as string) ?? 0) < many) continue;
      const name = ones.slice(from, from + many).join(' ');
      const row = FAMOUS.get(name);
      const isHeld = many === 1 && (index.foods.has(name) || index.titleTerms.has(name));
      const isPart = foods[from] !== undefined && (foods[from]?.to ?? 0) > from + many;
      if (row && !isHeld && !isPart && !isCommonWord(name))
        return { ...row, from, to: from + many };
    }
  }
  return undefined;
}

function nameOf(words: readonly string[]): string {
  return words.map(singular).join(' ');
}
