/** Recognises food words that only describe a tool, measure, place, colour or allergy: "fish knife", "egg-sized", "oyster grey". */

import { DETERMINERS, type Match, startsClause, type TextMatches } from '../match/find-terms.ts';
import type { Rules } from '../pantry/rules.ts';
import type { ClaimEffects } from './effects.ts';

function joined(read: TextMatches, at: number): boolean {
  return read.tokens[at]?.gap === 'joined';
}

/** Behind a food these say that it is a measure or a place: "almond shaped", "a breadcrumb consistency", "the bread aisle". */
const MEASURES = new Set(
  'shaped shape sized coloring consistency thickness style colored coloured grip motion aisle counter stall department street avenue creek county'.split(
    ' ',
  ),
);
/** Whose pointer belongs to the place and not to the food before it. */
const PLACES = new Set('aisle counter stall department street avenue creek county'.split(' '));
/** Behind a food and a hyphen these do the same: "egg-like", "noodle-thin". */
const HYPHENED = new Set(
  'like thin thick soft smooth brown golden yellow white crisp light esque y size texture form fashion length width long wide deep high red pink green gray blue orange black purple tan pale dark fine flat dry tender hard firm warm cold gold round bright sharp crunchy heavy less patterned printed themed shucking poaching opening peeling boiling grating cutting making slicing'.split(
    ' ',
  ),
);
/** Foods that are also what is done to a tin: "butter tin and line it", "flour board". */
const TIN_VERBS = new Set(['butter', 'flour', 'bread', 'egg', 'cheese', 'crumb', 'breadcrumb']);
const BAKEWARE = new Set(['tin', 'pan', 'hoop', 'stone', 'peel']);
/** What a cook butters or flours. */
const GREASED_THINGS = new Set(
  'tin pan tray dish mold basin ramekin sheet mat griddle skillet saucepan bowl paper board plate rack cup iron glass jar'.split(
    ' ',
  ),
);
/** What is done to food in a tool: "pan-fried fish", "the fish pan juices". */
const COOKING_VERBS = new Set(
  'fried fry seared roasted broiled grilled juice dripping sauce side'.split(' '),
);

/** What is seen between token `at` and the one before it. */
function between(text: string, read: TextMatches, at: number): string {
  const raw = text.slice(read.tokens[at - 1]?.end, read.tokens[at]?.start);
  return raw.replace(/[\p{Cf}\p{M}]/gu, '');
}

function behindHyphen(text: string, read: TextMatches, at: number): boolean {
  return /^[-\u2010\u2011]$/.test(between(text, read, at));
}

/** Whether the food is a verb here: "Butter tin and line it", "lightly flour tray". */
function isVerb(read: TextMatches, { from, to }: Match): boolean {
  if (to - from !== 1 || !GREASED_THINGS.has(read.stems[to] as string)) return false;
  return TIN_VERBS.has(read.stems[from] as string) && startsClause(read, from);
}

/** "An empty yogurt pot", "an old milk bottle": no food is left in it. */
const EMPTIED = new Set(['empty', 'emptied', 'old', 'recycled', 'unused']);
/** Without one of these "empty" is what the cook does: "Empty milk carton into the pan". */
const ARTICLES = new Set(['a', 'an', 'the', 'your', 'some', 'any']);

function isEmptied(read: TextMatches, { from }: Match): boolean {
  if (from < 2 || !joined(read, from) || !joined(read, from - 1)) return false;
  return (
    EMPTIED.has(read.stems[from - 1] as string) && ARTICLES.has(read.stems[from - 2] as string)
  );
}

/** A single "ring" behind a food is a baking ring; the "rings" of "doughnut rings" are food. */
function isBakeware(read: TextMatches, at: number): boolean {
  return BAKEWARE.has(read.stems[at] as string) || read.tokens[at]?.text === 'ring';
}

/** "fish knife", "pudding mould" and "oyster-opening gloves" are tools; a "mayonnaise jar" may still hold some. */
function compareTools(
  rules: Rules,
  text: string,
  read: TextMatches,
  index: number,
  effects: ClaimEffects,
): void {
  const match = read.matches[index] as Match;
  const { to } = match;
  const behind = read.stems[to] as string;
  if (!joined(read, to) || isVerb(read, match)) return;
  if (behindHyphen(text, read, to + 1) || COOKING_VERBS.has(read.stems[to + 1] as string)) return;
  const tin = isBakeware(read, to) && rules.bakedFoodStems.has(read.stems[to - 1] as string);
  const empty = rules.vessels.has(behind) && isEmptied(read, match);
  if (tin || empty || rules.tools.has(behind)) effects.isDenied[index] = true;
  else if (rules.vessels.has(behind)) effects.isHedged[index] = true;
}

/** "A walnut's width": measured by one food, which is not the food itself. */
const SPANS = new Set(['width', 'length', 'breadth', 'diameter', 'height', 'depth', 'size']);
const ONE = new Set(['a', 'an', 'one', 'half']);

function isMeasuringComparison(read: TextMatches, { from, to }: Match): boolean {
  if (from === 0 || !joined(read, from) || !joined(read, to)) return false;
  return ONE.has(read.stems[from - 1] as string) && SPANS.has(read.stems[to] as string);
}

const COLOUR_SHADES = new Set(
  'white cream yellow gold golden orange pink red purple blue green gray brown tan black'.split(
    ' ',
  ),
);
/** What goes on behind a colour; any other word may be the thing that has it ("crab green curry"). */
const GOES_ON = new Set('and or with in when at on before all but as by then'.split(' '));

/** "A pistachio green", "oyster grey": a colour by the look, though "cook until shrimp pink" leaves a doubt. */
function isShade(read: TextMatches, index: number): boolean {
  const { from, to } = read.matches[index] as Match;
  if (!joined(read, to) || !COLOUR_SHADES.has(read.stems[to] as string)) return false;
  if (read.matches[index + 1]?.from === to || DETERMINERS.has(read.stems[from - 1] as string))
    return false;
  return !joined(read, to + 1) || GOES_ON.has(read.stems[to + 1] as string);
}

/** "A pasta drying rack", "a bread-proofing basket". */
function isForTool(rules: Rules, read: TextMatches, to: number): boolean {
  if (!/...ing$/.test(read.stems[to] ?? '') || !joined(read, to) || !joined(read, to + 1))
    return false;
  const tool = read.stems[to + 1] as string;
  return rules.tools.has(tool) || rules.vessels.has(tool);
}

/** "A nut allergy", "cheese lovers": people are spoken of, and what they may add or leave out. */
const PEOPLE_AND_ILLNESSES = new Set('allergy intolerance sufferer hater lover'.split(' '));

/** Denies the food at `index` where the word behind it says that it is none. */
export function markModifiers(
  rules: Rules,
  text: string,
  read: TextMatches,
  index: number,
  effects: ClaimEffects,
): void {
  const { term, from, to } = read.matches[index] as Match;
  if (!term.isFood) return;
  const behind = read.stems[to] ?? '';
  if (isForTool(rules, read, to)) effects.isHedged[index] = true;
  if (rules.tools.has(behind) || rules.vessels.has(behind) || isBakeware(read, to))
    compareTools(rules, text, read, index, effects);
  if (isMeasuringComparison(read, read.matches[index] as Match)) effects.isDenied[index] = true;
  if (isShade(read, index) || (PEOPLE_AND_ILLNESSES.has(behind) && joined(read, to)))
    effects.isHedged[index] = true;
  if (!(MEASURES.has(behind) || HYPHENED.has(behind))) return;
  const pointed = from > 0 && DETERMINERS.has(read.stems[from - 1] as string);
  const measured =
    MEASURES.has(behind) &&
    between(text, read, to).trim() === '' &&
    (!pointed || PLACES.has(behind));
  if (behindHyphen(text, read, to) || measured) effects.isDenied[index] = true;
  else if (behind === 'size' && joined(read, to)) effects.isHedged[index] = true;
}
