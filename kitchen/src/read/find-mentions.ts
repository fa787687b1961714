/** Finds the foods, cookbook dishes and famous dishes named in a message before it is classified, with what is stated of each food. */
import { isCommonWord } from '../cookbook/common-words.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { lately } from '../text/lately.ts';
import { withoutMeasuresAsked } from '../text/measures-asked.ts';
import { type LongestByFirst, longestByFirst } from '../text/phrases.ts';
import { singular } from '../text/plurals.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { FindMentions } from './example-words.ts';
import { type Lexicon, rowNamed } from './lexicon.ts';
import { isCue } from './names.ts';
import { famousNames } from './said-dishes.ts';
import type { Mention } from './words.ts';

/** What is stated of a food; offsets of UTF-16 units in the text, `end` exclusive. */
export interface Stated {
  readonly polarity: string;
  readonly start: number;
  readonly end: number;
}

/** To each the first statement that overlaps it. */
function withStatements(
  text: string,
  mentions: readonly Mention[],
  statements: readonly Stated[],
): Mention[] {
  // For each character the number of its first statement.
  const first = new Uint16Array(text.length).fill(NO_STATEMENT);
  for (const [at, { start, end }] of [...statements.entries()].reverse())
    first.fill(at, start, end);
  return mentions.map((mention) => {
    const numbers = first.subarray(mention.start, mention.end);
    const said = statements[numbers.reduce((least, one) => Math.min(least, one), NO_STATEMENT)];
    return said ? { ...mention, stated: said.polarity } : mention;
  });
}

const NO_STATEMENT = 0xffff;

/**
 * @param dishes names of the cookbook's dishes
 * @param statementsOf what a text states of foods by cue and scope
 */
export function createMentionFinder(
  rules: Rules,
  dishes: Iterable<string>,
  lexicon: Lexicon,
  statementsOf: (text: string) => readonly Stated[] = () => [],
): FindMentions {
  const called = [...dishes, ...famousNames()].map((name) => nameOf(tokenise(name)));
  // "Doubles" are a dish, and "double it" is none.
  const names = new Set(called.filter((name) => !isCommonWord(name)));
  const longest = longestByFirst(names);
  return lately((typed) => {
    const text = withoutMeasuresAsked(typed);
    const terms = findTerms(rules, text);
    const foods = [
      ...terms.filter(({ isFood }) => isFood),
      ...terms.flatMap((term) => refusedIn(rules, lexicon, text, term)),
    ];
    const tokens = tokenise(text);
    const statements = foods.length > 0 ? statementsOf(text) : [];
    const placeOf = new Map(tokens.map(({ start }, at) => [start, at] as const));
    const named = [
      ...dishesIn(tokens, names, longest),
      ...foods.map(({ start, end }): Mention => ({ kind: 'food', start, end })),
    ];
    const mentions = longestOf(text, named).filter((mention) =>
      isMeantAsFood(tokens, placeOf.get(mention.start) ?? -1, mention, lexicon),
    );
    return withStatements(text, mentions, statements);
  });
}

/** The food of a claim that people say as a wish: "no eggs", "without nuts". */
function refusedIn(rules: Rules, lexicon: Lexicon, text: string, claim: Term): Term[] {
  if (claim.isFood) return [];
  const [first, ...others] = tokenise(text.slice(claim.start, claim.end));
  const next = others[0];
  if (!first || !next || !isCue(lexicon, [first.text], 'refusal')) return [];
  const from = claim.start + next.start;
  return findTerms(rules, text.slice(from, claim.end))
    .filter(({ isFood }) => isFood)
    .map((food) => ({ ...food, start: food.start + from, end: food.end + from }));
}

type Term = ReturnType<typeof findTerms>[number];

const MEAL: ReadonlySet<string> = new Set(['meal']);
const METHOD: ReadonlySet<string> = new Set(['method']);

/**
 * A word that is a meal or a deed as well is a food only where a food may stand: "a cup of tea" and no "what is for tea",
 * "with mince" and no "mince the beef".
 */
function isMeantAsFood(
  tokens: readonly Token[],
  at: number,
  { end }: Mention,
  lexicon: Lexicon,
): boolean {
  const token = tokens[at];
  if (token === undefined || token.end !== end) return true;
  const before = (at > 0 && token.gap === 'joined' && tokens[at - 1]?.text) || '';
  const next = tokens[at + 1];
  const behind = next?.gap === 'joined' ? next.text : '';
  const isSeldom = isCue(lexicon, [token.text], 'seldom food');
  if (isSeldom || rowNamed(lexicon, [token.text], MEAL)) return isCue(lexicon, [before], 'food of');
  if (!rowNamed(lexicon, [token.text], METHOD)) return true;
  const isDeed =
    isCue(lexicon, [before], 'deed') || (before === '' && isCue(lexicon, [behind], 'object'));
  return !isDeed || isCue(lexicon, [before], 'food');
}

function dishesIn(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  longest: LongestByFirst,
): Mention[] {
  const words = tokens.map(({ text }) => singular(text));
  return tokens.flatMap((first, at): Mention[] => {
    const most = longest.get(words[at] as string) ?? 0;
    for (let many = Math.min(most, tokens.length - at); many > 0; many -= 1) {
      const last = tokens[at + many - 1] as Token;
      if (names.has(words.slice(at, at + many).join(' ')))
        return [{ kind: 'dish', start: first.start, end: last.end }];
    }
    return [];
  });
}

function nameOf(tokens: readonly Token[]): string {
  return tokens.map((token) => singular(token.text)).join(' ');
}

/** Of those that overlap the longest, and of two of one length the one that comes first in the list. */
function longestOf(text: string, mentions: readonly Mention[]): Mention[] {
  const taken = new Uint8Array(text.length);
  return mentions
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .filter(({ start, end }) => {
      const isFree = !taken.subarray(start, end).includes(1);
      if (isFree) taken.fill(1, start, end);
      return isFree;
    });
}
