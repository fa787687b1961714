/** Names that may also be two foods side by side: "carrot bacon" is made of carrots, a "carrot bacon soup" hardly ever. */
import type { Match, ReadText } from './find-terms.ts';
import type { Rules } from './rules.ts';

/**
 * The foods that the words of a `loose` name are by themselves, where another food ("soup", "salad") stands right behind
 * it; none for any other name. They overlap the name, and nobody can tell which of the two is meant.
 */
export function looseParts(
  rules: Rules,
  { matches, stems, tokens }: ReadText,
  index: number,
): Match[] {
  const { term, from, to } = matches[index] as Match;
  if (!term.flags.has('loose')) return [];
  const next = matches[index + 1];
  if (next?.from !== to || !next.term.food || tokens[to]?.gap !== 'joined') return [];
  for (let at = from + 1; at < to; at += 1) {
    const parts = [
      [from, at],
      [at, to],
    ].flatMap(([start = 0, end = 0]) => {
      const id = rules.byName.get(stems.slice(start, end).join(' '));
      return id === undefined ? [] : [{ term: rules.termAt(id), from: start, to: end, opening: 0 }];
    });
    if (parts.length === 2) return parts;
  }
  return [];
}
