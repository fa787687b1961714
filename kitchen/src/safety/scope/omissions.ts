/** Recognises foods that a line says to leave out: "you will not need eggs", "skip the cheese"; a replaced one stays a doubt. */

import type { Match, TextMatches } from '../match/find-terms.ts';
import type { ClaimEffects } from './effects.ts';

const NEGATING_WORDS = new Set(
  'no not never dont doesnt didnt wont isnt arent neednt shouldnt cannot cant couldnt wouldnt'.split(
    ' ',
  ),
);
/** These turn a sentence round or make it a matter of choice, so that nothing is left out by what follows them. */
const REVERSAL_WORDS = new Set([
  ...NEGATING_WORDS,
  'if',
  'unless',
  'when',
  'why',
  'although',
  'though',
  'while',
]);
const DETERMINERS = new Set(['any', 'a', 'an', 'actual', 'real']);
const NEEDS = new Set(['need', 'needing', 'require', 'requiring']);
const ADDS = new Set(
  'add adding use using include including put buy eat eating tolerate'.split(' '),
);
/** "No need to add", "you do not have to use". */
const DUTIES = new Set(['need', 'have', 'reason', 'necessary', 'required', 'cause']);
const REPLACED = new Set('instead of,in place of,rather than,in lieu of'.split(','));
/** "Made without eggs", "those who avoid nuts". */
const AVOIDANCE_WORDS = new Set('without avoid avoiding avoids'.split(' '));
/** What begins a claim that an "or" goes on ("without eggs or dairy"); "use dairy-free or whole milk" is a choice. */
const CLAIMS = new Set(['no', 'without', 'free', 'zero', 'contain']);
/** "Nothing here needs eggs", "who needs butter?" */
const NOTHING = new Set(['nothing', 'none', 'nobody', 'neither', 'who']);
/** Behind the food these tell when, how or how much of it goes in: "do not add the milk yet". */
const LATER = new Set(
  'yet until before too till while straight from once unless directly just only all at that which'.split(
    ' ',
  ),
);
const NEGATABLE_STATES = new Set('needed required necessary used added included called'.split(' '));
const OMITTED_STATES = new Set(['unnecessary', 'omitted', 'left']);
/** "Skip the cheese": a line of ingredients that only says what to leave out. */
const SKIPS = new Set(['skip', 'omit']);
const ARTICLES = new Set(['the', 'your', ...DETERMINERS]);
/** How far back a word may turn the sentence round. */
const FARTHEST = 12;

/** `shunned`: the sentence speaks of a person who avoids the food, whatever else it says. */
type OmissionKind = 'absent' | 'doubtful' | 'shunned' | undefined;

function joined(read: TextMatches, at: number): boolean {
  return read.tokens[at]?.gap === 'joined';
}

/** The stem at `at` where nothing parts it from the word behind it, else nothing. */
function stemBefore(read: TextMatches, at: number): string {
  return at >= 0 && joined(read, at + 1) ? (read.stems[at] as string) : '';
}

function isReversed(read: TextMatches, from: number): boolean {
  for (let at = from; at >= Math.max(0, from - FARTHEST); at -= 1) {
    if (stemBefore(read, at) === '') return false;
    if (REVERSAL_WORDS.has(read.stems[at] as string)) return true;
  }
  return false;
}

/** Where the refusal stands that ends at token `at` or at an adverb behind it ("not really"), else -1. */
function findNegationStart(read: TextMatches, at: number): number {
  for (let back = at; back > at - 2; back -= 1) {
    const stem = stemBefore(read, back);
    if (NEGATING_WORDS.has(stem)) return back;
    if (!/..ly$/.test(stem) && stem !== 'even') return -1;
  }
  return -1;
}

function nothingBefore(read: TextMatches, from: number): number {
  for (let at = from; at > from - 3 && stemBefore(read, at) !== ''; at -= 1)
    if (NOTHING.has(read.stems[at] as string)) return at;
  return -1;
}

/** "not need", "no need to add", "never use": what the words before token `at` say, and where they begin. */
function readOmissionBefore(read: TextMatches, at: number): { kind: OmissionKind; from: number } {
  const verb = stemBefore(read, at);
  const needed = NEEDS.has(verb) ? findNegationStart(read, at - 1) : -1;
  if (needed >= 0) return { kind: 'absent', from: needed };
  if (AVOIDANCE_WORDS.has(verb)) return { kind: 'doubtful', from: at };
  const nothing = NEEDS.has(verb) ? nothingBefore(read, at - 1) : -1;
  if (nothing >= 0) return { kind: 'doubtful', from: nothing };
  if (ADDS.has(verb)) {
    const isBound = stemBefore(read, at - 1) === 'to' && DUTIES.has(stemBefore(read, at - 2));
    const duty = isBound ? findNegationStart(read, at - 3) : -1;
    if (duty >= 0) return { kind: 'absent', from: duty };
    const negationStart = findNegationStart(read, at - 1);
    if (negationStart >= 0) return { kind: 'doubtful', from: negationStart };
  }
  if (verb === 'to' && stemBefore(read, at - 1) === 'allergic')
    return { kind: 'shunned', from: at };
  const two = `${stemBefore(read, at - 1)} ${verb}`;
  if (REPLACED.has(two)) return { kind: 'doubtful', from: at - 1 };
  if (REPLACED.has(`${stemBefore(read, at - 2)} ${two}`)) return { kind: 'doubtful', from: at - 2 };
  return { kind: undefined, from: at };
}

/** "Eggs are not needed", "the almonds are left out". */
function isLeftOut(read: TextMatches, to: number): boolean {
  if (!joined(read, to) || !joined(read, to + 1)) return false;
  const [verb, next] = [read.stems[to] as string, read.stems[to + 1] as string];
  if (verb === 'isnt' || verb === 'arent') return NEGATABLE_STATES.has(next);
  if (verb !== 'is' && verb !== 'are') return false;
  if (next === 'not')
    return joined(read, to + 2) && NEGATABLE_STATES.has(read.stems[to + 2] as string);
  return OMITTED_STATES.has(next) && (next !== 'left' || read.stems[to + 2] === 'out');
}

const VERSIONS = new Set(['version', 'variation', 'variant', 'take', 'twist', 'option']);

/** "A butter-free version" speaks of another dish, of which nobody knows whether it is this one. */
function isOfVersion(read: TextMatches, to: number): boolean {
  if (read.stems[to] !== 'free' || !joined(read, to) || !joined(read, to + 1)) return false;
  return VERSIONS.has(read.stems[to + 1] as string);
}

/** "Use oil, not butter." */
function isContrasted(read: TextMatches, index: number): boolean {
  const { from } = read.matches[index] as Match;
  const before = read.matches[index - 1];
  if (stemBefore(read, from - 1) !== 'not' || before === undefined) return false;
  return before.term.isFood && before.to === from - 1 && !joined(read, from - 1);
}

/** How many words at the start of a line say that the food behind them is left out, or 0. */
export function countSkipWords({ stems }: TextMatches): number {
  if (!SKIPS.has(stems[0] ?? '')) return 0;
  return ARTICLES.has(stems[1] ?? '') ? 2 : 1;
}

/** Denies the skipped food where the line says nothing more; otherwise some may leave it in, and it is in doubt. */
export function markSkippedFoods(read: TextMatches, effects: ClaimEffects): void {
  const start = countSkipWords(read);
  const first = read.matches.findIndex(({ term }) => term.isFood);
  const match = read.matches[first];
  if (start === 0 || match?.from !== start) return;
  for (let at = 1; at <= start; at += 1) if (!joined(read, at)) return;
  if (match.to === read.stems.length) effects.isDenied[first] = true;
  else effects.isHedged[first] = true;
}

function findOmissionOf(read: TextMatches, index: number): OmissionKind {
  const { from, to } = read.matches[index] as Match;
  if (joined(read, to) && LATER.has(read.stems[to] as string)) return undefined;
  let at = from - 1;
  if (DETERMINERS.has(stemBefore(read, at))) at -= 1;
  const before = readOmissionBefore(read, at);
  if (before.kind === 'shunned') return before.kind;
  if (before.kind !== undefined) return isReversed(read, before.from - 1) ? undefined : before.kind;
  const isLeft = isLeftOut(read, to) && !isReversed(read, from - 1);
  return isLeft || isOfVersion(read, to) || isContrasted(read, index) ? 'doubtful' : undefined;
}

/** Whether the food at `index` follows the one before it with nothing but `link` between. */
function isLinkedToPrevious(read: TextMatches, index: number, link: string): boolean {
  const { from } = read.matches[index] as Match;
  const at = DETERMINERS.has(stemBefore(read, from - 1)) ? from - 2 : from - 1;
  return stemBefore(read, at) === link && joined(read, at) && read.matches[index - 1]?.to === at;
}

/** Whether a claim denies the food at `index`; "free from" goes on past an "and", but leaves a doubt there. */
function linkBehindDenial(
  read: TextMatches,
  index: number,
  effects: ClaimEffects,
): string | undefined {
  const { from, term } = read.matches[index] as Match;
  const isClaimed = term.isFood
    ? effects.isDenied[index]
    : term.claimedAwayMask !== 0 && CLAIMS.has(read.stems[from] as string);
  if (!isClaimed) return undefined;
  return stemBefore(read, from - 2) === 'free' || read.stems[from] === 'free' ? 'and' : 'or';
}

/**
 * In steps: what is not needed is not there; what is not to be used, or is replaced, is left in doubt, since a cook may
 * still take it; so is what an "or" joins to either, past which no claim reaches.
 */
export function markOmissions(read: TextMatches, effects: ClaimEffects): void {
  let link: string | undefined;
  for (const [index, { term }] of read.matches.entries()) {
    const omission = term.isFood ? findOmissionOf(read, index) : undefined;
    const isLinked = term.isFood && link !== undefined && isLinkedToPrevious(read, index, link);
    const claimed = linkBehindDenial(read, index, effects);
    if (omission === 'absent') effects.isDenied[index] = true;
    else if (omission !== undefined || isLinked) effects.isHedged[index] = true;
    if (omission !== undefined) link = 'or';
    else if (!isLinked) link = claimed;
  }
}
