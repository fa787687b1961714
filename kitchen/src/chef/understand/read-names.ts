/** Finds the dishes that a message names, and those it names only to refuse. */

import type { Kitchen } from '../../cook/kitchen.ts';
import { isCommonWord } from '../../cookbook/common-words.ts';
import { isCorrectionException } from '../../cookbook/correction-exceptions.ts';
import { findNamedDishes, type NamedDish } from '../../cookbook/name-index.ts';
import type { Food } from '../../needs/heard.ts';
import { contentTokens, splitNameTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import { type Famous, findFamous } from './famous.ts';
import { isPartOfList } from './food-lists.ts';

/** Words before a name that make it an ingredient or a refusal. */
const AS_FOOD =
  /\b(?:(?<!(?:to|can|could|should|may|let's|we'll|i'll|please) (?:we |i |us )?)have|i've got|use|use up|using|leftover|left over|cold|half|yesterday's|last night's|sunday's|(?:rest|remains) of|with|some)(?: (?:some|a|an|my|the|any|up|leftover|of|lots|plenty|tin|jar))*\s*$/;

/** "A roast chicken from Sunday": that is on the table already. */
const AT_HAND =
  /^ (?:(?:that )?(?:is |was |'s )?left(?: ?over)?s?|from (?:yesterday|last night|sunday|christmas|thanksgiving|easter|the weekend)|in (?:the|my) fridge)\b/;

const REFUSING =
  /\b(?:no|not|isn't|aren't|without|except|nothing|anything but|but not|don't (?:like|want|fancy)|hate|no more|instead of|rather than|sick of|tired of|other than)(?: (?:the|a|an|any|more|another|have|that|make))*\s*$/;

/** "a side dish for roast chicken": the chicken is on the table already. */
const BESIDE =
  /\b(?:sides?|side dish|starter|dessert|pudding|sauce|dip|drink|bread|salad|soup|something)\b.*\b(?:for|to go with|to serve with|goes with|alongside|beside)(?: (?:the|my|our|a|some))?\s*$/;

/** `wished` is the text without what was only told, word for word. */
export function readNames(
  kitchen: Kitchen,
  text: string,
  wished = text,
): { accepted: NamedDish[]; refused: NamedDish['dish'][]; rest: string } {
  const found = findNamedDishes(kitchen.cookbook.names, wished, isKnownEnglish);
  const accepted: NamedDish[] = [];
  const refused: NamedDish['dish'][] = [];
  const best = found[0]?.matchedCount ?? 0;
  for (const named of found) {
    if (named.matchedCount < best && accepted.length + refused.length > 0) break;
    const before = textBefore(wished, named);
    if (BESIDE.test(before)) continue;
    if (isPartOfList(kitchen.rules, wished, [...wished.matchAll(WORD)], named.tokenIndexes))
      continue;
    if (isTornApart(wished, named) && placesOfName(wished, named).length === 0) continue;
    if (REFUSING.test(before)) refused.push(...namesakesOf(kitchen, named));
    else if (
      !AS_FOOD.test(before) &&
      !AT_HAND.test(textAfter(wished, named)) &&
      tellsEnough(kitchen, named, wished)
    )
      accepted.push(named);
  }
  if (found.length === 0) accepted.push(...pointedAt(kitchen, wished));
  const whole = accepted.filter((named) => named.isExact);
  const chosen = unique(whole.length > 0 ? whole : accepted);
  // "pork larb, no pork though": only the words that make the name are the dish's.
  const claimed = new Set([
    ...chosen.flatMap((named) => [...named.tokenIndexes, ...placesOfName(wished, named)]),
    ...found.filter((named) => refused.includes(named.dish)).flatMap((named) => named.tokenIndexes),
  ]);
  let at = -1;
  const rest = text.replace(WORD, (word) => {
    at += 1;
    return claimed.has(at) ? '…' : word;
  });
  return { accepted: chosen, refused, rest };
}

/** "Not bolognese" refuses all that are called so. */
function namesakesOf(
  { cookbook }: Kitchen,
  { dish, matchedCount, matchedTokens }: NamedDish,
): NamedDish['dish'][] {
  const [word = ''] = matchedTokens;
  if (matchedCount > 1 || cookbook.index.foods.has(word)) return [dish];
  const others = (cookbook.index.titleTerms.get(word) ?? []).flatMap(
    (at) => cookbook.dishes[at] ?? [],
  );
  return [dish, ...others.filter((one) => one.slug !== dish.slug)];
}

/** Where the whole name of a dish stands in so many words; small words and commas in it are the dish's own. */
function placesOfName(text: string, { dish }: NamedDish): number[] {
  const words = splitNameTokens(text);
  const names = [dish.title, ...dish.also].map(splitNameTokens).sort((a, b) => b.length - a.length);
  for (const name of names) {
    const at = words.findIndex((_, start) =>
      name.every((word, offset) => words[start + offset] === word),
    );
    if (at >= 0 && name.length > 1) return name.map((_, offset) => at + offset);
  }
  return [];
}

/** "Bangers and mash" is more than the mash that the book has. */
export function famousIn(text: string, accepted: readonly NamedDish[]): Famous | undefined {
  const famous = findFamous(text);
  const [named] = accepted;
  if (!famous || !named) return famous;
  return famous.words > named.matchedCount &&
    !named.matchedTokens.some((word) => !famous.said.includes(word))
    ? famous
    : undefined;
}

/** "do the ragu": a rare word of a title, when it is pointed at, is the dish. */
function pointedAt({ cookbook }: Kitchen, text: string): NamedDish[] {
  const words = splitNameTokens(text).map(singular);
  const at = words.findIndex(
    (word, place) =>
      word.length > 3 &&
      POINTS.test(words.slice(0, place).join(' ')) &&
      !isCommonWord(word) &&
      !cookbook.index.foods.has(word) &&
      (cookbook.index.titleTerms.get(word)?.length ?? 9) <= 2,
  );
  const [first] = cookbook.index.titleTerms.get(words[at] ?? '') ?? [];
  const dish = first === undefined ? undefined : cookbook.dishes[first];
  return dish
    ? [
        {
          dish,
          matchedCount: 1,
          isExact: true,
          matchedTokens: [words[at] ?? ''],
          tokenIndexes: [at],
        },
      ]
    : [];
}

const POINTS =
  /\b(?:do|make|cook|have|try|want|with|like|about) (?:me |us )?(?:the|that|your)$|^(?:the|that|your)$/;

/** As `wordsOf` parts them. */
export const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu;

/** "Chicken, but nothing fried" names no fried chicken. */
function isTornApart(text: string, named: NamedDish): boolean {
  const places = [...text.matchAll(WORD)];
  const first = places[Math.min(...named.tokenIndexes)];
  const last = places[Math.max(...named.tokenIndexes)];
  if (!first || !last || first === last) return false;
  const between = text.slice(first.index + first[0].length, last.index);
  // "A soup with chicken" in a long message describes, and names no chicken soup.
  const described = /\bwith\b/.test(between) && places.length > 6;
  return (
    described || /[,.;!?]|\b(?:but|no|not|nothing|without|or|minus|never|than)\b/.test(between)
  );
}

/** The dish's own name said twice is no wish for one of its words. */
export function isNamed(accepted: readonly NamedDish[], food: Food): boolean {
  return accepted.some((named) =>
    splitNameTokens(food.said).every((word) => named.matchedTokens.includes(singular(word))),
  );
}

/** A word that is right as it stands is no slip of a dish's name: "scramble" is not "crumble". */
function isKnownEnglish(word: string): boolean {
  return (
    isCommonWord(word) || isCorrectionException(word) || word === 'scramble' || word === 'scrambled'
  );
}

function unique(named: readonly NamedDish[]): NamedDish[] {
  const seen = new Set<string>();
  return named.filter(({ dish }) => !seen.has(dish.slug) && seen.add(dish.slug));
}

function textBefore(text: string, named: NamedDish): string {
  const places = [...text.matchAll(WORD)];
  return text.slice(0, places[Math.min(...named.tokenIndexes)]?.index ?? 0);
}

function textAfter(text: string, named: NamedDish): string {
  const last = [...text.matchAll(WORD)][Math.max(...named.tokenIndexes)];
  return last ? text.slice(last.index + last[0].length) : '';
}

/** One common word ("rice", "soup") is no name unless it is all that was said. */
function tellsEnough(kitchen: Kitchen, named: NamedDish, text: string): boolean {
  const wished = text.replace(/\b(?:no|without|minus|hold the)\b[^.!?]*$/, '');
  const alone =
    contentTokens(wished).filter((word) => !isCommonWord(word) && !/^\d+$/.test(word)).length <=
    named.matchedCount;
  if (named.matchedCount > 1)
    return (
      named.isExact ||
      alone ||
      named.matchedCount > 2 ||
      (kitchen.cookbook.vocabulary.get(named.matchedTokens[0] ?? '') ?? 0) < 9
    );
  const common = (kitchen.cookbook.vocabulary.get(named.matchedTokens[0] ?? '') ?? 0) > 3;
  return (alone || !common) && (named.isExact || !common);
}
