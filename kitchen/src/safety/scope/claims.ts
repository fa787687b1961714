/** Determines which foods of a line the claims "dairy-free", "no butter" and "may contain" apply to. */
import { type Match, NEGATIONS, type TextMatches } from '../match/find-terms.ts';
import { ALLERGEN_MASK, restrictionBit } from '../pantry/food-facts.ts';
import type { ClaimEffects } from './effects.ts';

/** A claim never reaches past these; commas, brackets and other punctuation stop it too. */
const BOUNDARIES = new Set(
  'and or nor with without in into on onto over from to then than for plus but instead until while'.split(
    ' ',
  ),
);
/** What may stand between "no" and the food it denies. */
const FILLERS = new Set(['added', 'any', 'additional', 'extra', 'other']);
const LONGEST_PHRASE = 12;
/** What "nut-free" takes: a peanut is none, so it stays in a food that is made of peanuts, and only a doubt of it goes. */
const NUTS_MASK = restrictionBit('tree nuts') | restrictionBit('peanuts');
/** What a claim like "honey-free" takes off where the food is no allergen. */
const ANIMAL_MASK = restrictionBit('Vegetarian') | restrictionBit('Vegan');

/** What a claim that opens a longer name ("gluten free tamari") also takes off the foods behind it. */
const SPREADING_CLAIM_MASK = restrictionBit('wheat') | restrictionBit('Gluten-Free');
/** What may stand between a food and a claim behind it: "pancakes made with no egg". */
const JOINERS = new Set('made prepared baked cooked that is are which with containing'.split(' '));

/** Numbers each token by the noun phrase it can belong to. */
export function numberNounPhrases(read: TextMatches): Int32Array {
  const phrases = new Int32Array(read.tokens.length);
  let phrase = 0;
  let match = 0;
  for (let at = 0; at < read.tokens.length; at += 1) {
    while ((read.matches[match]?.to ?? Number.POSITIVE_INFINITY) <= at) match += 1;
    const inside = (read.matches[match]?.from ?? Number.POSITIVE_INFINITY) <= at;
    const boundary = !inside && BOUNDARIES.has(read.stems[at] as string);
    if (boundary || read.tokens[at]?.gap !== 'joined') phrase += 1;
    phrases[at] = phrase;
    if (boundary) phrase += 1;
  }
  return phrases;
}

/** "dairy-free if needed", "not gluten-free" and "vegan option" claim nothing. */
function isVoidClaim(read: TextMatches, index: number): boolean {
  const match = read.matches[index] as Match;
  const next = read.matches[index + 1];
  if (next !== undefined && next.from === match.to && next.term.flags.has('void')) return true;
  return match.from > 0 && NEGATIONS.has(read.stems[match.from - 1] as string);
}

interface Claim {
  readonly taken: number;
  readonly doubted: number;
  /** The first match that belongs to it. */
  readonly first: number;
}

/** The claim made by match `index`. */
function claimAt(read: TextMatches, index: number): Claim | undefined {
  const { term, from, leadingClaim } = read.matches[index] as Match;
  if (term.claimedAwayMask !== 0)
    return { taken: term.claimedAwayMask, doubted: term.ownFacts.mayContain, first: index };
  if (leadingClaim !== 0)
    return { taken: leadingClaim & SPREADING_CLAIM_MASK, doubted: 0, first: index };
  const before = read.matches[index - 1];
  if (!term.flags.has('denies previous') || before === undefined) return undefined;
  if (!before.term.isFood || before.to !== from || read.tokens[from]?.gap !== 'joined')
    return undefined;
  const { contains, mayContain } = before.term.facts;
  const allergens = (contains | mayContain) & ALLERGEN_MASK;
  const taken = allergens === 0 ? contains & ANIMAL_MASK : 0;
  return { taken, doubted: allergens, first: index - 1 };
}

/** Wheats by name: "gluten-free spelt" is wheat still, as gluten-free wheat starch is to those who are allergic to it. */
const WHEATS = new Set(
  'wheat spelt einkorn emmer farro kamut durum seitan freekeh bulgur'.split(' '),
);
/** Tree nuts by name: "nut-free almond flour" says of itself that it is not. */
const NUTS = new Set(
  'almond cashew walnut pecan hazelnut pistachio macadamia filbert praline marzipan'.split(' '),
);

/** What no claim takes off a food, since its name says that it is that very thing. */
function restrictionsInName(read: TextMatches, at: number, taken: number): number {
  const { term, from, to } = read.matches[at] as Match;
  const names = read.stems.slice(from, to);
  let restrictions = 0;
  if ((taken & NUTS_MASK) === NUTS_MASK) {
    restrictions |= term.facts.contains & restrictionBit('peanuts');
    if (names.some((name) => NUTS.has(name))) restrictions |= restrictionBit('tree nuts');
  }
  if (names.some((name) => WHEATS.has(name))) {
    restrictions |= restrictionBit('wheat');
    // The starch is sold washed free of gluten (Codex Alimentarius, CXS 118-1979); the grain never is.
    if (!names.includes('starch')) restrictions |= restrictionBit('Gluten-Free');
  }
  return restrictions & taken;
}

export function applyClaim(
  read: TextMatches,
  phrases: Int32Array,
  index: number,
  effects: ClaimEffects,
): void {
  const claim = claimAt(read, index);
  if (claim === undefined) return;
  const voided = isVoidClaim(read, index);
  if (claim.first !== index) effects.isDenied[claim.first] = !voided;
  if (voided) return;
  const from = (read.matches[claim.first] as Match).from;
  const take = (at: number): void => {
    const restrictions = restrictionsInName(read, at, claim.taken);
    effects.removedMasks[at] = (effects.removedMasks[at] as number) | (claim.taken & ~restrictions);
    effects.doubtfulMasks[at] = (effects.doubtfulMasks[at] as number) | claim.doubted;
    effects.claimStarts[at] = Math.min(effects.claimStarts[at] as number, from);
  };
  const own = phrases[(read.matches[index] as Match).from];
  let covered = false;
  // A noun phrase is short; the bound keeps a line of nothing but claims linear.
  const last = Math.min(read.matches.length, index + 1 + LONGEST_PHRASE);
  for (let at = index + 1; at < last; at += 1) {
    const other = read.matches[at] as Match;
    if (phrases[other.from] !== own) break;
    if (other.term.isFood) {
      take(at);
      covered = true;
    }
  }
  if (!covered && !(read.matches[index] as Match).term.isFood)
    findFoodBeforeClaim(read, index, claim.first, take);
}

/** A claim with no food after it speaks of the one before: "margarine, dairy-free" does not, "butter dairy-free" does. */
function findFoodBeforeClaim(
  read: TextMatches,
  index: number,
  first: number,
  take: (at: number) => void,
): void {
  const before = first - 1;
  const previous = read.matches[before];
  if (previous === undefined || !previous.term.isFood) return;
  const from = (read.matches[first] as Match).from;
  for (let at = previous.to; at < from; at += 1)
    if (read.tokens[at]?.gap !== 'joined' || !JOINERS.has(read.stems[at] as string)) return;
  const gap = read.tokens[from]?.gap;
  const after = read.tokens[(read.matches[index] as Match).to];
  // "margarine (dairy-free)": a bracket that holds the claim alone speaks of the food before it.
  const alone = gap === 'opened' && (after === undefined || after.gap !== 'joined');
  if (gap === 'joined' || alone) take(before);
}

const VAGUE_DENIALS = new Set(['without', 'sans', 'minus']);

/** `cautious` lets no "without" deny: how far it reaches in a sentence, no rule can tell. */
export function denyNextFood(
  read: TextMatches,
  index: number,
  effects: ClaimEffects,
  cautious: boolean,
): void {
  const { term, to } = read.matches[index] as Match;
  const next = read.matches[index + 1];
  if (!term.flags.has('denies next') || next === undefined) return;
  if (cautious && VAGUE_DENIALS.has(read.stems[to - 1] as string)) return;
  for (let at = to; at <= next.from; at += 1) {
    if (read.tokens[at]?.gap !== 'joined') return;
    if (at < next.from && !FILLERS.has(read.stems[at] as string)) return;
  }
  effects.isDenied[index + 1] = true;
}

/** From "may contain" to the end of its sentence or bracket. */
export function markHedged(
  text: string,
  read: TextMatches,
  index: number,
  effects: ClaimEffects,
): void {
  const { term, to } = read.matches[index] as Match;
  if (!term.flags.has('hedges') || effects.isHedged[index]) return;
  let end = to;
  while (end < read.tokens.length) {
    const between = text.slice(read.tokens[end - 1]?.end, read.tokens[end]?.start);
    if (/[.;)\]!?\n]/.test(between)) break;
    end += 1;
  }
  for (let at = index; at < read.matches.length; at += 1) {
    if ((read.matches[at] as Match).from >= end) break;
    effects.isHedged[at] = true;
  }
}
