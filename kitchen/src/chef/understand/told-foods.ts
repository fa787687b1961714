/** "Allergic to mango. Mango lassi": the mango told of names no dish; only what is wished for does. */
import { type FoundTerm, findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { WORD } from './read-names.ts';

const FOOD = "[\\p{L}']+(?: [\\p{L}']+)?";
const AFTER = new RegExp(
  `\\b(?:allergic|al+erg(?:y|ies)|intolerant|intolerances?|anaphylactic|anaphylaxis) (?:to|against|of) (?:(?:all|any|the|raw|fresh) )?(${FOOD})((?:(?:,? and|,? or) ${FOOD}){0,3})(?=[.,;:!?]|$| but\\b| so\\b)`,
  'gu',
);
const BEFORE = new RegExp(
  `(?<=^|[.,;!?] ?|\\b(?:a|an|my|the|severe|bad|have|has|with) )(${FOOD})(?= (?:al+erg(?:y|ies)|intolerances?)\\b)`,
  'gu',
);
/** A word that names no dish, so that every other word keeps its place. */
const VEIL = 'so';

/** The text as the reader of names wants it, with as many words. */
export function withoutTold(rules: Rules, text: string): string {
  const veiled = (food: string): string => (isOne(rules, food) ? veil(food) : food);
  return text
    .replace(AFTER, (clause: string, first: string, more: string) => {
      const head = clause.slice(0, clause.length - more.length);
      const before = head.slice(0, head.length - first.length);
      return (
        veil(before) + veiled(first) + more.replace(MORE, (_, link, food) => link + veiled(food))
      );
    })
    .replace(BEFORE, veiled);
}

const MORE = new RegExp(`(,? (?:and|or) )(${FOOD})`, 'gu');

function veil(words: string): string {
  return words.replace(WORD, VEIL);
}

/** One food and nothing besides: "nuts pad thai" names a dish. */
function isOne(rules: Rules, text: string): boolean {
  const terms: readonly FoundTerm[] = findTerms(rules, text).filter((one) => one.isFood);
  const [only] = terms;
  return terms.length === 1 && only?.start === 0 && only.end === text.length;
}
