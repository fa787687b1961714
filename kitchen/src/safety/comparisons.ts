/** Tells foods that a sentence only compares with ("as soft as butter", "egg-shaped") from those in the pot. */
import type { Effects } from './claims.ts';
import { type Match, type ReadText, startsClause } from './find-terms.ts';
import type { Rules } from './rules.ts';

/** What may stand between "as soft as" and the food it is compared with; never "the", which points at the real one. */
const COMPARED = new Set(
  'a an some very really thick thin soft softened melted whipped runny light heavy cold warm hot cool wet fine coarse small little large tiny good loose smooth silky stiff lightly half room temperature set firm fresh big single double damp moist dry rough chunky pale golden white brown clumpy sticky crisp hard split curdled clotted grated ground toasted beaten boiled poached scrambled strained salted pouring cooked raw dried flaked shredded crushed spreadable ripe roasted roasting toasting baking frying warmed baby nearly almost of as slice piece stick block loaf sheet lump grain strip ball just'.split(
    ' ',
  ),
);
/** "as well as butter" adds it, and "as much as" counts it. */
const COUNTED = new Set('well much many little few soon long far often just such'.split(' '));
/** "like the rest of the milk" speaks of the milk in the pot. */
const SHARES = new Set('rest remainder last half amount same other top'.split(' '));
const SENSED = new Set('smell smelling taste tasting reek'.split(' '));
const ALITTLE = new Set('a little bit rather more'.split(' '));
const OF = new Set(['of', 'on', 'in', 'inside']);
/** A comparison with a thing that is no food ends at these: "like a ball and add milk". */
const STOPS = new Set(
  'and nor with without in into on onto over from to then for until while add'.split(' '),
);
/** How many words no rule knows a comparison may pass to its "or". */
const FARTHEST = 4;
/** These point at the food of the recipe: "check the custard's thickness". */
const POINTERS = new Set(['the', 'your', 'this', 'that', 'these', 'those']);

function joined(read: ReadText, at: number): boolean {
  return read.tokens[at]?.gap === 'joined';
}

/** Past "the skin on" in "like the skin on milk". */
function pastWhole(read: ReadText, at: number): number {
  if (read.stems[at] !== 'the' || SHARES.has(read.stems[at + 1] as string)) return at;
  const inside = joined(read, at) && joined(read, at + 1) && joined(read, at + 2);
  return inside && OF.has(read.stems[at + 2] as string) ? at + 3 : at;
}

/** From words that are no food to the "or" behind them ("like a small ball or an egg"), else -1. */
function pastStrangers(read: ReadText, from: number, next: number): number {
  for (let at = from; at < Math.min(next, from + FARTHEST); at += 1) {
    if (!joined(read, at) || STOPS.has(read.stems[at] as string)) return -1;
    if (read.stems[at] === 'or') return at + 1;
  }
  return -1;
}

/** One word before the food, whatever it says of it: "like resting fish", "like broken walnuts". */
function isQualityBefore(read: ReadText, at: number, begin: number): boolean {
  const word = read.stems[at] as string;
  return at === begin - 1 && !POINTERS.has(word) && !STOPS.has(word) && word !== 'or';
}

/** Marks the foods that tokens from `from` compare with; `soft` where they stay as `may contain`. */
function markCompared(
  read: ReadText,
  from: number,
  next: number,
  soft: boolean,
  effects: Effects,
): void {
  let at = soft ? pastWhole(read, from) : from;
  let mark = soft || at !== from ? effects.hedged : effects.denied;
  for (let other = next; other < read.matches.length; other += 1) {
    const { from: begin, to, term } = read.matches[other] as Match;
    while (at < begin) {
      if (!joined(read, at)) return;
      if (COMPARED.has(read.stems[at] as string) || (soft && isQualityBefore(read, at, begin)))
        at += 1;
      else {
        at = other === next ? pastStrangers(read, at, begin) : -1;
        if (at < 0) return;
        mark = effects.hedged;
      }
    }
    if (!joined(read, begin) || !term.food) return;
    mark[other] = true;
    at = to;
    if (read.stems[at] !== 'or' || !joined(read, at)) return;
    at += 1;
  }
}

/** In prose, what follows "as soft as" or "the texture of" is not in the pot; "like" leaves a doubt. */
export function compare(
  rules: Rules,
  text: string,
  read: ReadText,
  index: number,
  effects: Effects,
): void {
  compareBack(rules, text, read, index, effects);
  const { term, to } = read.matches[index] as Match;
  const soft = term.flags.has('likens');
  if (soft || term.flags.has('compares')) markCompared(read, to, index + 1, soft, effects);
}

/** "as red as", "as coarse as": whatever stands between is a quality, unless it counts. */
function endsQuality(read: ReadText, at: number): boolean {
  if (read.stems[at] !== 'as' || read.stems[at - 2] !== 'as') return false;
  return joined(read, at) && joined(read, at - 1) && !COUNTED.has(read.stems[at - 1] as string);
}

/** "smells of", "tastes faintly of", "tastes a little of". */
function endsSense(read: ReadText, at: number): boolean {
  if (read.stems[at] !== 'of' || !joined(read, at)) return false;
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const stem = read.stems[back] as string;
    if (SENSED.has(stem)) return true;
    if (!joined(read, back) || !(ALITTLE.has(stem) || stem.endsWith('ly'))) return false;
  }
  return false;
}

/** Comparisons that no single name can tell: "as red as lobster" is none, "tastes a little of cheese" may be some. */
export function compareQualities(read: ReadText, effects: Effects): void {
  let next = 0;
  for (let at = 1; at < read.stems.length; at += 1) {
    const soft = endsSense(read, at);
    if (!soft && !endsQuality(read, at)) continue;
    while ((read.matches[next]?.from ?? Number.POSITIVE_INFINITY) <= at) next += 1;
    markCompared(read, at + 1, next, soft, effects);
  }
}

/** Behind a food these say that it is a measure or a place: "almond shaped", "a breadcrumb consistency", "the bread aisle". */
const MEASURES = new Set(
  'shaped shape sized coloring consistency thickness style colored coloured grip motion aisle counter stall department'.split(
    ' ',
  ),
);
/** Whose pointer belongs to the place and not to the food before it. */
const PLACES = new Set(['aisle', 'counter', 'stall', 'department']);
/** Behind a food and a hyphen these do the same: "egg-like", "noodle-thin". */
const HYPHENED = new Set(
  'like thin thick soft smooth brown golden yellow white crisp light esque y size texture form fashion length width long wide deep high red pink green gray blue orange black purple tan pale dark fine flat shucking poaching opening peeling boiling grating cutting making slicing'.split(
    ' ',
  ),
);
/** Foods that are also what is done to a tin: "butter tin and line it", "flour board". */
const DONE_TO_TINS = new Set(['butter', 'flour', 'bread', 'egg', 'cheese', 'crumb', 'breadcrumb']);
const BAKEWARE = new Set(['tin', 'pan']);
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
  const tin = BAKEWARE.has(behind) && rules.bakes.has(read.stems[to - 1] as string);
  const empty = rules.vessels.has(behind) && isEmptied(read, match);
  if (tin || empty || rules.tools.has(behind)) effects.denied[index] = true;
  else if (rules.vessels.has(behind)) effects.hedged[index] = true;
}

/** Denies the food at `index` where the word behind it says that it is none. */
function compareBack(
  rules: Rules,
  text: string,
  read: ReadText,
  index: number,
  effects: Effects,
): void {
  const { term, from, to } = read.matches[index] as Match;
  if (!term.food) return;
  const behind = read.stems[to] ?? '';
  if (rules.tools.has(behind) || rules.vessels.has(behind))
    compareTools(rules, text, read, index, effects);
  if (!(MEASURES.has(behind) || HYPHENED.has(behind))) return;
  const pointed = from > 0 && POINTERS.has(read.stems[from - 1] as string);
  const measured =
    MEASURES.has(behind) &&
    between(text, read, to).trim() === '' &&
    (!pointed || PLACES.has(behind));
  if (behindHyphen(text, read, to) || measured) effects.denied[index] = true;
  else if (behind === 'size' && joined(read, to)) effects.hedged[index] = true;
}
