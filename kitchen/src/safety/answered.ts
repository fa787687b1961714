/** Tells when "pancakes may contain egg" is answered by a recipe that lists what its pancakes are made of. */
import type { FoodMention, ReadLine } from './claims.ts';
import { readText } from './find-terms.ts';
import type { Finding, Line } from './lines.ts';
import type { Rules } from './rules.ts';

/**
 * Lines of one recipe, told what dish they speak of where ingredients are listed. Each line carries it by itself, so
 * that checking more lines of the same recipe never takes a finding away.
 */
export function aboutTheDish(lines: readonly Line[]): Line[] {
  const about = lines.find((line) => line.part === 'title')?.text;
  const listed = lines.some((line) => line.part === 'ingredients');
  if (about === undefined || !listed) return [...lines];
  return lines.map((line) => (line.part === 'ingredients' ? line : { ...line, about }));
}

/**
 * Whether a finding only repeats what a dish of that name may hold elsewhere. What it surely holds is answered only
 * where the name tells a manner (`by list`: teriyaki, latte), so that the list of ingredients says all there is to say.
 */
export type Answered = (
  line: Line,
  read: ReadLine,
  mention: FoodMention,
  certainty: Finding['certainty'],
) => boolean;

export function answersIn(rules: Rules): Answered {
  const named = new Map<string, ReadonlySet<string>>();
  return ({ about, part }, read, { term, from, to }, certainty) => {
    if (about === undefined || part === 'ingredients') return false;
    if (certainty !== 'may contain' && !term.flags.has('by list')) return false;
    let words = named.get(about);
    if (words === undefined) {
      words = new Set(readText(rules, about).stems);
      named.set(about, words);
    }
    if (term.flags.has('made')) return true;
    for (let at = from; at < to; at += 1) if (!words.has(read.stems[at] as string)) return false;
    return true;
  };
}
