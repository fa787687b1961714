/** Rewords a recipe text for one person: one bowl instead of bowls, and nothing divided among plates. */
import { singular } from '../../text/plurals.ts';

const SET = '(?:bowls|glasses|cups|plates|mugs|moulds|ramekins)';
const HOW =
  '(?:(?:warm|warmed|cold|chilled|shallow|small|tall|deep|heatproof|serving|soup|wide) )*';
/** "Break the eggs into cups" is one cup for each of them. */
const EGGS = /\b(?:break|crack)\b[^.]*\beggs\b/i;

const SHARED = new RegExp(
  `\\b([Dd]ivide|[Ss]hare)( (?!(?:between|among)\\b)[^.,;]+?)? (?:between|among) (?:the )?(${HOW}${SET})\\b`,
  'g',
);
const PLACED = new RegExp(
  `\\b(in|into|in to|on|onto|on to|from|above|[Ff]ill|[Ss]tand|put) (${HOW})(${SET})\\b`,
  'g',
);
const OR_SO = new RegExp(`\\b(an? ${HOW}[a-z]+) or (${SET})\\b`, 'g');
const NAMED = new RegExp(`\\b([Hh]alf fill|[Ff]ill|in|into) the (${SET})\\b`, 'g');

/** The text for a single person at table; `shares` are what the dish is parted into, "patties". */
export function forOne(text: string, shares: readonly string[] = []): string {
  return shares
    .reduce(
      (said, many) =>
        said.replace(new RegExp(`\\b([Tt]he) ${many}\\b`, 'g'), `$1 ${singular(many)}`),
      text,
    )
    .split(/(?<=[.!?] )/)
    .map((sentence) => (EGGS.test(sentence) ? sentence : alone(sentence)))
    .join('')
    .replace(
      HEAPS,
      (_, how: string | undefined, what: string, and: string | undefined) =>
        `into ${oneOf((how ?? '') + what)}${and ? ',' : ''}`,
    )
    .replace(/\bDivide (?=[^.]*\binto an? )/g, 'Shape ')
    .replace(ONE_EACH, '$1');
}

const HEAPS =
  /\binto ((?:loose|equal|small|flat|thin) )?((?:balls|heaps|patties|portions|rolls)), one (?:a person|each)(?<and> and)?/g;
const ONE_EACH = /\b(bowl|glass|cup|plate|mug|mould|ramekin), one (?:a person|each)(?=[,. ])/g;

function alone(sentence: string): string {
  return sentence
    .replace(SHARED, (_, verb: string, what: string | undefined, set: string) => {
      const to = what === undefined ? 'tip into' : `put${what} in`;
      const said = /^\p{Lu}/u.test(verb) ? to.replace(/^./, (first) => first.toUpperCase()) : to;
      return `${said} ${oneOf(set)}`;
    })
    .replace(PLACED, (_, word: string, how: string, set: string) => `${word} ${oneOf(how + set)}`)
    .replace(/^(Stand an? [^,]*), fill them\b/, '$1, fill it')
    .replace(OR_SO, (_, first: string, set: string) => `${first} or ${singular(set)}`)
    .replace(/\b([Tt]he) tops\b/g, '$1 top')
    .replace(NAMED, (_, word: string, set: string) => `${word} the ${singular(set)}`);
}

function oneOf(set: string): string {
  const words = set.split(' ');
  const said = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
  return `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`;
}
