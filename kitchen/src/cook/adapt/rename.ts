/** Replaces a food's name by another in a text, keeping article, number, verb and capital; also word tools for that. */

import { findTerms } from '../../safety/match/find-terms.ts';
import type { Rules } from '../../safety/pantry/rules.ts';
import { singular } from '../../text/plurals.ts';
import { type Identity, isMeant } from './draft.ts';

/** A name in running text; `counted` when it comes by the piece, so that "a" may stand before it. */
export interface NewName {
  readonly name: string;
  readonly counted: boolean;
}

/** "smooth peanut butter (unsweetened)" in running text is just its name. */
export function plainName(name: string): string {
  return name
    .replace(/\s*\(.*\)$/, '')
    .replace(
      /^(?:vegetarian Italian-style|vegetarian(?= provolone)|large(?= lettuce leaves)|(?:extra[- ])?firm|unripe|cooked|tinned|unsweetened|cold|brown(?= lentils)|cooked brown(?= lentils)) /,
      '',
    );
}

export function isPlural(name: string): boolean {
  return /[^su]s$/.test(name) && !/(?:aminos|molasses|couscous|asparagus|hummus|is|ss)$/.test(name);
}

export function oneOf(name: string): string {
  if (!isPlural(name)) return name;
  const words = name.split(' ');
  const last = words.pop() ?? '';
  if (/^chill?ies$/.test(last)) return [...words, last.slice(0, -2)].join(' ');
  const one = /leaves$/.test(last) ? last.replace(/leaves$/, 'leaf') : singular(last);
  return [...words, /ies$/.test(last) ? last.replace(/ies$/, 'y') : one].join(' ');
}

/** Words after a name that do not make it part of a longer one ("egg mixture" does). */
const NEXT =
  /^ (?:and|or|with|in|into|on|onto|to|from|over|for|at|until|is|are|has|have|was|were|the|a|an|as|by|of|all|then|but|out|off|back|through|under|apart|up|down|that|which|while|if|so|together|well|very|just|again|dry|gently|once|per|slowly|quickly|after|before|about|evenly|lightly|completely|thinly|inside|around|carefully|side|first|saucy|moist|tender|juicy|hard|whole|firm|warm|hot|cold|soft|crisp|should|will|must|may|can|takes?|gives?|goes|turns?|looks?|feels?|cooks?|comes?|keeps?|falls?|gives?|reach\w*|fr(?:y|ies)|parts?|\w+ed|on|browns?|sizzles?|steams?|rests?|cools?|soaks?|melts?|foams?)\b/;

/** Replaces each mention of the food, "the chicken" for chicken thighs included, keeping a capital letter. */
export function renameFood(rules: Rules, text: string, food: Identity, to: NewName): string {
  let out = '';
  let from = 0;
  for (const term of findTerms(rules, text)) {
    if (!term.isFood || !(isMeant(term, food) || isPutBack(term.name, food))) continue;
    const end = term.start + ownEnd(text.slice(term.start, term.end), food);
    const said = text.slice(term.start, end);
    // "Two kinds of fish" speaks of a class, and no single food takes its place.
    if (/\b(?:kinds?|sorts?|types?) of $/.test(text.slice(0, term.start))) continue;
    const [before, name] = placed(out + text.slice(from, term.start), said, to, text.slice(end));
    const led = out + text.slice(from, term.start);
    const capital = /^\p{Lu}/u.test(said) && name !== '' && /^$|[.!?]\s+$/.test(led);
    // "Butter the bread" names a deed, not a food.
    if (
      /^butter$/i.test(said) &&
      /^ (?:the|a|an|each(?! time\b)|both|one) /.test(text.slice(end))
    ) {
      out += text.slice(from, term.start) + (capital ? 'Spread' : 'spread');
      from = end;
      continue;
    }
    out = before + (capital ? name.replace(/^./, (c) => c.toUpperCase()) : name);
    from = end;
  }
  return agreed(out + text.slice(from), to);
}

/** "Put the chicken back" speaks of the chicken, though there is a cut of that name. */
function isPutBack(name: string, food: Identity): boolean {
  const [first = '', back, more] = name.split(' ');
  return back === 'back' && more === undefined && food.words.has(first);
}

/** Where the food's own name ends in what was found. */
function ownEnd(said: string, food: Identity): number {
  return isPutBack(said.toLowerCase(), food) ? said.lastIndexOf(' ') : said.length;
}

/** The text before the name and the name itself, agreeing with one another. */
function placed(before: string, said: string, to: NewName, after: string): [string, string] {
  const modifies = /^ \p{L}/u.test(after) && !NEXT.test(after) && !isPlural(said);
  if (modifies) return [withArticle(before, oneOf(to.name)), oneOf(to.name)];
  const single = /\b(?:a|an|each|every|one|another)\s+$/i.test(before);
  // "A crackly baguette": the article stands before what describes it.
  if (!single && isPlural(to.name) && !isPlural(said) && ONE_SUCH.test(before))
    return [before, oneOf(to.name)];
  if (!single) return [before, to.name];
  if (to.counted) return [withArticle(before, oneOf(to.name)), oneOf(to.name)];
  return [
    before
      .replace(/\ban?(\s+)$/, 'some$1')
      .replace(/\bAn?(\s+)$/, 'Some$1')
      .replace(/\b(each|every|one|another)(\s+)$/i, '$1 piece of '),
    to.name,
  ];
}

const ONE_SUCH =
  /\b(?:a|an|each|every|one|another)(?:\s(?!(?:of|and|or|with|in|on|to|for|little|few|bit)\b)[\p{L}-]+){1,2}\s+$/iu;

/** "an egg" becomes "a flax egg". */
export function withArticle(before: string, word: string): string {
  return before.replace(/\b(a|an)(\s+)$/i, (_, article: string, space: string) => {
    const right = /^[aeiou]/i.test(word) ? 'an' : 'a';
    return (article[0] === 'A' ? right.replace('a', 'A') : right) + space;
  });
}

/** Verbs that follow a food in a recipe. */
const DOES =
  /^(?:gives|begins|starts|turns|looks|feels|falls|takes|comes|smells|browns|softens|keeps|needs)$/;
const DO = /^(?:give|begin|start|turn|look|feel|fall|take|come|smell|brown|soften|keep|need)$/;

const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', goes: 'go' };
const ONE: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was', go: 'goes' };

/** "the tofu are golden" becomes "the tofu is golden". */
function agreed(text: string, { name }: NewName): string {
  const many = isPlural(name);
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(
      `((?<!(?:and|of|with) )\\b${escaped})( (?:is|are|has|have|was|were|go|goes|gives?|begins?|starts?|turns?|looks?|feels?|falls?|takes?|comes?|smells?|softens?|keeps?|needs?))\\b(?! (?:it|them|the|in)\\b)`,
      'gi',
    ),
    (_, food: string, verb: string) => `${food} ${agreeing(verb.trim(), many)}`,
  );
}

export function agreeing(verb: string, many: boolean): string {
  if (many && DOES.test(verb)) return verb.slice(0, -1);
  if (!many && DO.test(verb)) return `${verb}s`;
  return (many ? MANY[verb] : ONE[verb]) ?? verb;
}
