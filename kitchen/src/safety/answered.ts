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
  const listed = lines.filter(({ part }) => part === 'ingredients').map(({ text }) => text);
  if (listed.length === 0) return [...lines];
  const known = about === undefined ? { listed } : { about, listed };
  return lines.map((line) => (line.part === 'ingredients' ? line : { ...line, ...known }));
}

/**
 * What is left of a finding once the list of ingredients has had its say: nothing where it only repeats what a dish of
 * that name may hold elsewhere. What such dishes surely hold is never dropped, since a list can leave something out;
 * where the name tells a manner (`by list`: teriyaki, latte) it becomes a doubt, as it does for "the gravy" in a step.
 */
export type Answered = (
  line: Line,
  read: ReadLine,
  mention: FoodMention,
  finding: Finding,
) => Finding | undefined;

/** "The gravy" is the one the recipe makes. */
const POINTERS = new Set(['the', 'your', 'this']);

/** How many words before "stock" may hold its amount: "500 ml of hot stock". */
const AMOUNT_REACH = 4;

/** "500 ml stock" in a step is an ingredient that the list forgot, not the water the dish was cooked in. */
export function isMeasured(read: ReadLine, from: number): boolean {
  for (let at = from; at > Math.max(0, from - AMOUNT_REACH); at -= 1) {
    if (read.tokens[at]?.gap !== 'joined') return false;
    if (/\p{N}/u.test(read.tokens[at - 1]?.text ?? '')) return true;
  }
  return false;
}

function doubted(finding: Finding): Finding {
  const reason = `${finding.reason}, unless all that is in it is listed`;
  return { ...finding, certainty: 'may contain', reason };
}

export function answersIn(rules: Rules): Answered {
  const named = new Map<string, ReadonlySet<string>>();
  const wordsOf = (about: string): ReadonlySet<string> => {
    const known = named.get(about);
    if (known !== undefined) return known;
    const words = new Set(readText(rules, about).stems);
    named.set(about, words);
    return words;
  };
  return ({ about, part }, read, { term, from, to }, finding) => {
    const certain = finding.certainty === 'contains';
    if (about === undefined || part === 'ingredients') return finding;
    if (certain && !term.flags.has('by list')) return finding;
    if (term.flags.has('made')) return isMeasured(read, from) ? finding : undefined;
    if (certain && POINTERS.has(read.stems[from - 1] as string) && !isMeasured(read, from))
      return doubted(finding);
    const words = wordsOf(about);
    for (let at = from; at < to; at += 1) if (!words.has(read.stems[at] as string)) return finding;
    return certain ? doubted(finding) : undefined;
  };
}
