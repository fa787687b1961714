/** Adds the plurals that folding alone would miss: "barramundis", "nuezes", as measuring writes them for two. */
import { plural } from '../measure/plural.ts';
import { type Spellings, stemOf } from './fold.ts';
import type { TermLine } from './pantry-lines.ts';

/** The endings whose plural does not fold back by itself; looked at first, since there are thousands of names. */
const UNFOLDED = /^[a-z]+(?:[iuz]|[cs]he|[osuxz]e)$/;
const SHORTEST = 3;

/** Last words of names that may need their plural spelled out. */
function candidates(lines: readonly TermLine[]): Set<string> {
  const last = new Set<string>();
  for (const { names } of lines)
    for (const name of names) {
      const word = name.slice(name.lastIndexOf(' ') + 1);
      if (word.length >= SHORTEST && UNFOLDED.test(word)) last.add(word);
    }
  return last;
}

/** The spellings and, for the last word of each name, its plural, unless that is a word of its own. */
export function withPlurals(lines: readonly TermLine[], spellings: Spellings): Spellings {
  const last = candidates(lines);
  const written = lines.map(({ names }) => names.join(' ')).join(' ');
  const words = new Set(written.match(/[a-z]+s\b/g));
  const more = new Map(spellings);
  for (const word of last) {
    const many = plural(word);
    const own = stemOf(word, spellings);
    if (stemOf(many, spellings) !== own && !words.has(many)) more.set(many, own);
  }
  return more;
}
