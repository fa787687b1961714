/** Recognises foods that a sentence only compares with ("as soft as butter") and that are not in the dish. */

import { DETERMINERS, type Match, type TextMatches } from '../match/find-terms.ts';
import type { Rules } from '../pantry/rules.ts';
import type { ClaimEffects } from './effects.ts';
import { markModifiers } from './modifier-foods.ts';

/** What may stand between "as soft as" and the food it is compared with; never "the", which points at the real one. */
const COMPARED = new Set(
  'a an some very really thick thin soft softened melted whipped runny light heavy cold warm hot cool wet fine coarse small little large tiny good loose smooth silky stiff lightly half room temperature set firm fresh big single double damp moist dry rough chunky pale golden white brown clumpy sticky crisp hard split curdled clotted grated ground toasted beaten boiled poached scrambled strained salted pouring cooked raw dried flaked shredded crushed spreadable ripe roasted roasting toasting baking frying warmed baby nearly almost most many any other every of as slice piece stick block loaf sheet lump grain strip ball just'.split(
    ' ',
  ),
);
/** "as well as butter" adds it, and "as much as" counts it. */
const COUNTED = new Set('well much many little few soon long far often just such'.split(' '));
/** "like the rest of the milk" speaks of the milk in the pot. */
const SHARE_WORDS = new Set('rest remainder last half amount same other top'.split(' '));
const SENSE_WORDS = new Set('smell smelling taste tasting reek'.split(' '));
const DEGREE_WORDS = new Set('a little bit rather more'.split(' '));
const OF = new Set(['of', 'on', 'in', 'inside']);
/** A comparison with a thing that is no food ends at these: "like a ball and add milk". */
const STOPS = new Set(
  'and nor with without in into on onto over from to then for until while add'.split(' '),
);
/** How many words no rule knows a comparison may pass to its "or". */
const FARTHEST = 4;

function joined(read: TextMatches, at: number): boolean {
  return read.tokens[at]?.gap === 'joined';
}

/** Past "the skin on" in "like the skin on milk". */
function skipWhole(read: TextMatches, at: number): number {
  if (read.stems[at] !== 'the' || SHARE_WORDS.has(read.stems[at + 1] as string)) return at;
  const inside = joined(read, at) && joined(read, at + 1) && joined(read, at + 2);
  return inside && OF.has(read.stems[at + 2] as string) ? at + 3 : at;
}

const ANYONE = new Set(['you', 'one', 'they', 'people']);
const WOULD = new Set(['would', 'might', 'do', 'did', 'should', 'youd']);
const ARTICLES = new Set(['a', 'an', 'some']);

/** Past "you would", "you'd slice" and "you would peel a" in "as thin as you would slice bread". */
function skipClause(read: TextMatches, from: number, food: number): number {
  let at = from;
  if (ANYONE.has(read.stems[at] as string) && WOULD.has(read.stems[at + 1] as string)) at += 2;
  else if (read.stems[at] === 'youd') at += 1;
  if (!WOULD.has(read.stems[at - 1] as string)) return from;
  const begin = ARTICLES.has(read.stems[food - 1] as string) ? food - 1 : food;
  return begin === at + 1 && !DETERMINERS.has(read.stems[at] as string) ? at + 1 : at;
}

const PARTS_OF = new Set(['of', 'on']);

/** Past the first two of "pearls of pasta", "a wheel of cheese" and "skin on milk". */
function skipPart(read: TextMatches, at: number): number {
  if (DETERMINERS.has(read.stems[at] as string) || STOPS.has(read.stems[at] as string)) return at;
  const isPart =
    joined(read, at) && joined(read, at + 1) && PARTS_OF.has(read.stems[at + 1] as string);
  return isPart && joined(read, at + 2) ? at + 2 : at;
}

/** From words that are no food to the "or" (of "between", the "and") behind them ("like a small ball or an egg"), else -1. */
function skipUnknownWords(read: TextMatches, from: number, next: number, link: string): number {
  for (let at = from; at < Math.min(next, from + FARTHEST); at += 1) {
    if (read.stems[at] === link && joined(read, at)) return at + 1;
    if (!joined(read, at) || STOPS.has(read.stems[at] as string)) return -1;
  }
  return -1;
}

/** One word before the food, whatever it says of it: "like resting fish", "like broken walnuts". */
function isQualityBefore(read: TextMatches, at: number, begin: number): boolean {
  const word = read.stems[at] as string;
  return at === begin - 1 && !DETERMINERS.has(word) && !STOPS.has(word) && word !== 'or';
}

/** One word right before the food: "a shelled prawn" anywhere, any other where "like" leaves a doubt at most. */
function isSaid(read: TextMatches, at: number, begin: number, soft: boolean): boolean {
  if (at === begin - 1 && /...ed$/.test(read.stems[at] as string)) return true;
  return soft && isQualityBefore(read, at, begin);
}

/** Marks the foods that tokens from `from` compare with; `soft` where they stay as `may contain`. */
function markCompared(
  read: TextMatches,
  from: number,
  next: number,
  soft: boolean,
  effects: ClaimEffects,
): void {
  const link = read.stems[from - 1] === 'between' ? 'and' : 'or';
  const begun = skipClause(read, from, read.matches[next]?.from ?? 0);
  let at = skipWhole(read, begun);
  let mark = soft || at !== begun ? effects.isHedged : effects.isDenied;
  for (let other = next; other < read.matches.length; other += 1) {
    const { from: begin, to, term } = read.matches[other] as Match;
    if (to <= at) continue;
    while (at < begin) {
      if (!joined(read, at)) return;
      const part = skipPart(read, at);
      if (COMPARED.has(read.stems[at] as string) || isSaid(read, at, begin, soft)) at += 1;
      else if (part > at && part <= begin) {
        at = part;
        mark = effects.isHedged;
      } else {
        at = other === next ? skipUnknownWords(read, at, begin, link) : -1;
        if (at < 0) return;
        mark = effects.isHedged;
      }
    }
    if (!joined(read, begin) || !term.isFood) return;
    mark[other] = true;
    at = to;
    if (read.stems[at] !== link || !joined(read, at)) return;
    at += 1;
  }
}

/** In prose, what follows "as soft as" or "the texture of" is not in the pot; "like" leaves a doubt. */
export function markComparison(
  rules: Rules,
  text: string,
  read: TextMatches,
  index: number,
  effects: ClaimEffects,
): void {
  markModifiers(rules, text, read, index, effects);
  const { term, to } = read.matches[index] as Match;
  const soft = term.flags.has('likens');
  if (soft || term.flags.has('compares')) markCompared(read, to, index + 1, soft, effects);
}

/** "as red as", "as coarse as": whatever stands between is a quality, unless it counts. */
function endsQuality(read: TextMatches, at: number): boolean {
  if (read.stems[at] !== 'as' || read.stems[at - 2] !== 'as') return false;
  return joined(read, at) && joined(read, at - 1) && !COUNTED.has(read.stems[at - 1] as string);
}

/** What may stand between "as if" and what it is likened to: "as if you were gently making". */
const AS_IF_SUBJECTS = new Set('you one were was are youre about we'.split(' '));
const PARTICLES = new Set(['in', 'up', 'out', 'over', 'into', 'down', 'with']);

/** "as if scrambling eggs", "imagine you are mincing fish". */
function endsAsIf(read: TextMatches, at: number): boolean {
  if (!(read.stems[at] as string).endsWith('ing') || !joined(read, at)) return false;
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const stem = read.stems[back] as string;
    if (stem === 'imagine' || stem === 'pretend') return true;
    if (!joined(read, back)) return false;
    if (stem === 'if' || stem === 'though') return read.stems[back - 1] === 'as';
    if (!AS_IF_SUBJECTS.has(stem) && !stem.endsWith('ly')) return false;
  }
  return false;
}

/** "smells of", "tastes faintly of", "tastes a little of". */
function endsSense(read: TextMatches, at: number): boolean {
  if (read.stems[at] !== 'of' || !joined(read, at)) return false;
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const stem = read.stems[back] as string;
    if (SENSE_WORDS.has(stem)) return true;
    if (!joined(read, back) || !(DEGREE_WORDS.has(stem) || stem.endsWith('ly'))) return false;
  }
  return false;
}

/** Comparisons that no single name can tell: "as red as lobster" is none, "tastes a little of cheese" may be some. */
export function markComparedQualities(read: TextMatches, effects: ClaimEffects): void {
  let next = 0;
  for (let at = 1; at < read.stems.length; at += 1) {
    const soft = endsSense(read, at);
    const likened = !soft && endsAsIf(read, at);
    if (!soft && !likened && !endsQuality(read, at)) continue;
    while ((read.matches[next]?.from ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    const particle = likened && PARTICLES.has(read.stems[at + 1] as string) ? 1 : 0;
    markCompared(read, at + 1 + particle, next, soft, effects);
  }
}
