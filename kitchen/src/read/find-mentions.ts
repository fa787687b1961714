/** Finds the foods of the pantry and the dishes of the book, and famous ones beyond it, that a message names. */
import { isCommonWord } from '../cookbook/common-words.ts';
import { FAMOUS_ROWS } from '../cookbook/famous-dishes.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { singular } from '../text/plurals.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { FindMentions } from './example-words.ts';
import type { Mention } from './words.ts';

/** @param dishes names of the cookbook's dishes */
export function createMentionFinder(rules: Rules, dishes: Iterable<string>): FindMentions {
  const famous = FAMOUS_ROWS.trim()
    .split('\n')
    .flatMap((row) => (row.split(' | ')[0] ?? '').split(', '));
  const called = [...dishes, ...famous].map((name) => nameOf(tokenise(name)));
  // "Doubles" are a dish, and "double it" is none.
  const names = new Set(called.filter((name) => !isCommonWord(name)));
  const longest = Math.max(0, ...[...names].map((name) => name.split(' ').length));
  return (text) => {
    const foods = findTerms(rules, text).filter(({ isFood }) => isFood);
    return longestOf([
      ...dishesIn(text, names, longest),
      ...foods.map(({ start, end }): Mention => ({ kind: 'food', start, end })),
    ]);
  };
}

function dishesIn(text: string, names: ReadonlySet<string>, longest: number): Mention[] {
  const tokens = tokenise(text);
  return tokens.flatMap((first, at): Mention[] => {
    for (let many = Math.min(longest, tokens.length - at); many > 0; many -= 1) {
      const last = tokens[at + many - 1] as Token;
      if (names.has(nameOf(tokens.slice(at, at + many))))
        return [{ kind: 'dish', start: first.start, end: last.end }];
    }
    return [];
  });
}

function nameOf(tokens: readonly Token[]): string {
  return tokens.map((token) => singular(token.text)).join(' ');
}

/** Of those that overlap the longest, and of two of one length the one that comes first in the list. */
function longestOf(mentions: readonly Mention[]): Mention[] {
  const sorted = mentions.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  const kept: Mention[] = [];
  for (const mention of sorted) {
    if (!kept.some(({ start, end }) => start < mention.end && mention.start < end))
      kept.push(mention);
  }
  return kept;
}
