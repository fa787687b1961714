/** Notices a word nobody knows right behind a food: a "date loaf" is more than dates, whatever a "gloop" may be. */
import type { ReadText } from './find-terms.ts';
import type { Rules } from './rules.ts';

/** These end the noun phrase that a food stands in. */
const PHRASE_ENDS = new Set(
  'and or nor plus with without from of in into on onto over under to at by for per as than then but if until while about approx approximately around like such eg ie see e g'.split(
    ' ',
  ),
);
/** What was done to the food, and how: "roasted", "trimming", "finely". */
const DONE = /(?:ed|ing|ly)$/;

function endsPhrase(stem: string): boolean {
  return PHRASE_ENDS.has(stem) || DONE.test(stem) || !/^\p{L}{2,}$/u.test(stem);
}

/**
 * The first token that stands in the noun phrase of a food, behind it, and is neither a food nor one of the words that
 * say nothing of what is in it (`{behind}` in the pantry); -1 when there is none.
 */
export function unknownHead(rules: Rules, read: ReadText): number {
  for (const [index, { term, to }] of read.matches.entries()) {
    if (!term.food) continue;
    const next = read.matches[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    for (let at = to; at < Math.min(next, read.tokens.length); at += 1) {
      const stem = read.stems[at] as string;
      if (read.tokens[at]?.gap !== 'joined' || endsPhrase(stem)) break;
      if (!rules.behind.has(stem)) return at;
    }
  }
  return -1;
}
