/** Finds the separate foods in a name that may also be two foods side by side ("carrot bacon soup"). */

import type { Rules } from '../pantry/rules.ts';
import type { Match, TextMatches } from './find-terms.ts';

/**
 * The foods that the words of a `loose` name are by themselves, where another food ("soup", "salad") stands right behind
 * it; none for any other name. They overlap the name, and nobody can tell which of the two is meant.
 */
export function findSeparateFoods(
  rules: Rules,
  { matches, stems, tokens }: TextMatches,
  index: number,
): Match[] {
  const { term, from, to } = matches[index] as Match;
  if (!term.flags.has('loose')) return [];
  const next = matches[index + 1];
  if (next?.from !== to || !next.term.isFood || tokens[to]?.gap !== 'joined') return [];
  for (let at = from + 1; at < to; at += 1) {
    const parts = [
      [from, at],
      [at, to],
    ].flatMap(([start = 0, end = 0]) => {
      const id = rules.byName.get(stems.slice(start, end).join(' '));
      return id === undefined
        ? []
        : [{ term: rules.termAt(id), from: start, to: end, leadingClaim: 0 }];
    });
    if (parts.length === 2) return parts;
  }
  return [];
}
