/** Tells by the words behind a food that it is a tool, a measure, a place or a colour: "fish knife", "egg-sized", "oyster grey". */
import type { Effects } from './claims.ts';
import { type Match, POINTERS, type ReadText, startsClause } from './find-terms.ts';
import type { Rules } from './rules.ts';

function joined(read: ReadText, at: number): boolean {
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
const DONE_TO_TINS = new Set(['butter', 'flour', 'bread', 'egg', 'cheese', 'crumb', 'breadcrumb']);
const BAKEWARE = new Set(['tin', 'pan', 'hoop', 'stone', 'peel']);
/** What a cook butters or flours; a bread machine is not breaded. */
const GREASED = new Set(
  'tin pan tray dish mold basin ramekin sheet mat griddle skillet saucepan bowl paper board plate rack cup iron glass jar'.split(
    ' ',
  ),
);
/** What is done to food in a tool: "pan-fried fish", "the fish pan juices". */
const DONE_IN_TOOLS = new Set(
  'fried fry seared roasted broiled grilled juice dripping sauce side'.split(' '),
);

/** What is seen between token `at` and the one before it. */
function between(text: string, read: ReadText, at: number): string {
  const raw = text.slice(read.tokens[at - 1]?.end, read.tokens[at]?.start);
  return raw.replace(/[\p{Cf}\p{M}]/gu, '');
}

function behindHyphen(text: string, read: ReadText, at: number): boolean {
  return /^[-\u2010\u2011]$/.test(between(text, read, at));
}

/** Whether the food is a verb here: "Butter tin and line it", "lightly flour tray". */
function isDone(read: ReadText, { from, to }: Match): boolean {
  if (to - from !== 1 || !GREASED.has(read.stems[to] as string)) return false;
  return DONE_TO_TINS.has(read.stems[from] as string) && startsClause(read, from);
}

/** "An empty yogurt pot", "an old milk bottle": no food is left in it. */
const EMPTIED = new Set(['empty', 'emptied', 'old', 'recycled', 'unused']);
/** Without one of these "empty" is what the cook does: "Empty milk carton into the pan". */
const ARTICLES = new Set(['a', 'an', 'the', 'your', 'some', 'any']);

function isEmptied(read: ReadText, { from }: Match): boolean {
  if (from < 2 || !joined(read, from) || !joined(read, from - 1)) return false;
  return (
    EMPTIED.has(read.stems[from - 1] as string) && ARTICLES.has(read.stems[from - 2] as string)
  );
}

/** A flan is baked in one ring; "doughnut rings" are eaten. */
function isBakeware(read: ReadText, at: number): boolean {
  return BAKEWARE.has(read.stems[at] as string) || read.tokens[at]?.text === 'ring';
}

/** "fish knife", "pudding mould" and "oyster-opening gloves" are tools; a "mayonnaise jar" may still hold some. */
function compareTools(
  rules: Rules,
  text: string,
  read: ReadText,
  index: number,
  effects: Effects,
): void {
  const match = read.matches[index] as Match;
  const { to } = match;
  const behind = read.stems[to] as string;
  if (!joined(read, to) || isDone(read, match)) return;
  if (behindHyphen(text, read, to + 1) || DONE_IN_TOOLS.has(read.stems[to + 1] as string)) return;
  const tin = isBakeware(read, to) && rules.bakes.has(read.stems[to - 1] as string);
  const empty = rules.vessels.has(behind) && isEmptied(read, match);
  if (tin || empty || rules.tools.has(behind)) effects.denied[index] = true;
  else if (rules.vessels.has(behind)) effects.hedged[index] = true;
}

/** "A walnut's width": measured by one food, which is not the food itself. */
const SPANS = new Set(['width', 'length', 'breadth', 'diameter', 'height', 'depth', 'size']);
const ONE = new Set(['a', 'an', 'one', 'half']);

function isYardstick(read: ReadText, { from, to }: Match): boolean {
  if (from === 0 || !joined(read, from) || !joined(read, to)) return false;
  return ONE.has(read.stems[from - 1] as string) && SPANS.has(read.stems[to] as string);
}

const SHADES = new Set(
  'white cream yellow gold golden orange pink red purple blue green gray brown tan black'.split(
    ' ',
  ),
);
/** What goes on behind a colour; any other word may be the thing that has it ("crab green curry"). */
const GOES_ON = new Set('and or with in when at on before all but as by then'.split(' '));

/** "A pistachio green", "oyster grey": a colour by the look, though "cook until shrimp pink" leaves a doubt. */
function isShade(read: ReadText, index: number): boolean {
  const { from, to } = read.matches[index] as Match;
  if (!joined(read, to) || !SHADES.has(read.stems[to] as string)) return false;
  if (read.matches[index + 1]?.from === to || POINTERS.has(read.stems[from - 1] as string))
    return false;
  return !joined(read, to + 1) || GOES_ON.has(read.stems[to + 1] as string);
}

/** "A pasta drying rack", "a bread-proofing basket". */
function isForTool(rules: Rules, read: ReadText, to: number): boolean {
  if (!/...ing$/.test(read.stems[to] ?? '') || !joined(read, to) || !joined(read, to + 1))
    return false;
  const tool = read.stems[to + 1] as string;
  return rules.tools.has(tool) || rules.vessels.has(tool);
}

/** "A nut allergy", "cheese lovers": people are spoken of, and what they may add or leave out. */
const ILLS = new Set('allergy intolerance sufferer hater lover'.split(' '));

/** Denies the food at `index` where the word behind it says that it is none. */
export function compareBack(
  rules: Rules,
  text: string,
  read: ReadText,
  index: number,
  effects: Effects,
): void {
  const { term, from, to } = read.matches[index] as Match;
  if (!term.food) return;
  const behind = read.stems[to] ?? '';
  if (isForTool(rules, read, to)) effects.hedged[index] = true;
  if (rules.tools.has(behind) || rules.vessels.has(behind) || isBakeware(read, to))
    compareTools(rules, text, read, index, effects);
  if (isYardstick(read, read.matches[index] as Match)) effects.denied[index] = true;
  if (isShade(read, index) || (ILLS.has(behind) && joined(read, to))) effects.hedged[index] = true;
  if (!(MEASURES.has(behind) || HYPHENED.has(behind))) return;
  const pointed = from > 0 && POINTERS.has(read.stems[from - 1] as string);
  const measured =
    MEASURES.has(behind) &&
    between(text, read, to).trim() === '' &&
    (!pointed || PLACES.has(behind));
  if (behindHyphen(text, read, to) || measured) effects.denied[index] = true;
  else if (behind === 'size' && joined(read, to)) effects.hedged[index] = true;
}
