/** Adds irregular plurals of pantry names ("barramundis") to the spellings table. */
import { plural } from '../../text/plurals.ts';
import { type Spellings, stemOf } from '../../text/stem.ts';
import type { TermLine } from './read-pantry.ts';

/** Endings of which the general rule may not find the singular again; a cheap first filter over thousands of names. */
const IRREGULAR_ENDING = /^[a-z]+(?:[iuz]|[cs]he|[osuxz]e)$/;
const SHORTEST = 3;

/** Last words of names that may need their plural spelled out. */
function candidates(lines: readonly TermLine[]): Set<string> {
  const last = new Set<string>();
  for (const { names } of lines)
    for (const name of names) {
      const word = name.slice(name.lastIndexOf(' ') + 1);
      if (word.length >= SHORTEST && IRREGULAR_ENDING.test(word)) last.add(word);
    }
  return last;
}

/** The spellings and, for the last word of each name, its plural, unless that is a word of its own. */
export function withPluralSpellings(lines: readonly TermLine[], spellings: Spellings): Spellings {
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
