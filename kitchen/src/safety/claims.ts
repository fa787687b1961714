/** Works out what "dairy-free", "no butter" and "may contain" do to the foods around them, and to no others. */
import { ALLERGEN_MASK, bitOf, type Facts, followRules, withoutFacts } from './facts.ts';
import { type Match, REFUSALS, type ReadText, readText } from './find-terms.ts';
import type { Rules } from './rules.ts';

/** A food in a text with what it contains there, after the claims that cover it. */
export interface FoodMention extends Match {
  readonly facts: Facts;
  /** First token of the claim that covers it, or its own. */
  readonly claimFrom: number;
}

export interface ReadLine extends ReadText {
  readonly foods: readonly FoodMention[];
}

/** A claim never reaches past these; commas, brackets and other punctuation stop it too. */
const BOUNDARIES = new Set(
  'and or nor with without in into on onto over from to then than for plus but instead until while'.split(
    ' ',
  ),
);
/** What may stand between "no" and the food it denies. */
const FILLERS = new Set(['added', 'any', 'additional', 'extra', 'other']);
const LONGEST_PHRASE = 12;
/** What may stand between "as soft as" and the food it is compared with; never "the", which points at the real one. */
const COMPARED = new Set(
  'a an some very really thick thin soft softened melted whipped runny light heavy cold warm cool wet fine coarse small little large tiny good loose smooth silky stiff lightly half room temperature set firm fresh big single double of as'.split(
    ' ',
  ),
);
/** What a claim like "honey-free" takes off where the food is no allergen. */
const ANIMAL_MASK = bitOf('Vegetarian') | bitOf('Vegan');

interface Effects {
  /** Per match: restrictions claimed away. */
  readonly taken: number[];
  readonly denied: boolean[];
  readonly hedged: boolean[];
  readonly claimFrom: number[];
}

/** Numbers each token by the noun phrase it can belong to. */
function phrasesOf(read: ReadText): Int32Array {
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
function isVoid(read: ReadText, index: number): boolean {
  const match = read.matches[index] as Match;
  const next = read.matches[index + 1];
  if (next !== undefined && next.from === match.to && next.term.flags.has('void')) return true;
  return match.from > 0 && REFUSALS.has(read.stems[match.from - 1] as string);
}

/** The claim made by match `index`: what it takes, and the first match that belongs to it. */
function claimAt(read: ReadText, index: number): { taken: number; first: number } | undefined {
  const { term, from } = read.matches[index] as Match;
  if (term.takes !== 0) return { taken: term.takes, first: index };
  const before = read.matches[index - 1];
  if (!term.flags.has('denies previous') || before === undefined) return undefined;
  if (!before.term.food || before.to !== from || read.tokens[from]?.gap !== 'joined')
    return undefined;
  const { contains, may } = before.term.facts;
  const allergens = (contains | may) & ALLERGEN_MASK;
  return { taken: allergens === 0 ? contains & ANIMAL_MASK : allergens, first: index - 1 };
}

function applyClaim(read: ReadText, phrases: Int32Array, index: number, effects: Effects): void {
  const claim = claimAt(read, index);
  if (claim === undefined) return;
  const voided = isVoid(read, index);
  if (claim.first !== index) effects.denied[claim.first] = !voided;
  if (voided) return;
  const from = (read.matches[claim.first] as Match).from;
  const take = (at: number): void => {
    effects.taken[at] = (effects.taken[at] as number) | claim.taken;
    effects.claimFrom[at] = Math.min(effects.claimFrom[at] as number, from);
  };
  const own = phrases[(read.matches[index] as Match).from];
  let covered = false;
  // A noun phrase is short; the bound keeps a line of nothing but claims linear.
  const last = Math.min(read.matches.length, index + 1 + LONGEST_PHRASE);
  for (let at = index + 1; at < last; at += 1) {
    const other = read.matches[at] as Match;
    if (phrases[other.from] !== own) break;
    if (other.term.food) {
      take(at);
      covered = true;
    }
  }
  const before = claim.first - 1;
  const previous = read.matches[before];
  if (covered || previous === undefined || previous.to !== from || !previous.term.food) return;
  const gap = read.tokens[from]?.gap;
  const after = read.tokens[(read.matches[index] as Match).to];
  // "margarine (dairy-free)": a bracket that holds the claim alone speaks of the food before it.
  const alone = gap === 'opened' && (after === undefined || after.gap !== 'joined');
  if (gap === 'joined' || alone) take(before);
}

function denyNext(read: ReadText, index: number, effects: Effects): void {
  const { term, to } = read.matches[index] as Match;
  const next = read.matches[index + 1];
  if (!term.flags.has('denies next') || next === undefined) return;
  for (let at = to; at <= next.from; at += 1) {
    if (read.tokens[at]?.gap !== 'joined') return;
    if (at < next.from && !FILLERS.has(read.stems[at] as string)) return;
  }
  effects.denied[index + 1] = true;
}

/** In prose, what follows "as soft as" or "the texture of" is not in the pot; "like" leaves a doubt. */
function compare(read: ReadText, index: number, effects: Effects): void {
  const { flags } = (read.matches[index] as Match).term;
  if (!flags.has('compares') && !flags.has('likens')) return;
  const mark = flags.has('compares') ? effects.denied : effects.hedged;
  let at = (read.matches[index] as Match).to;
  for (let other = index + 1; other < read.matches.length; other += 1) {
    const { from, to, term } = read.matches[other] as Match;
    for (; at < from; at += 1) {
      const linked = other > index + 1 && read.stems[at] === 'or';
      if (read.tokens[at]?.gap !== 'joined' || !(linked || COMPARED.has(read.stems[at] as string)))
        return;
    }
    if (read.tokens[from]?.gap !== 'joined' || !term.food) return;
    mark[other] = true;
    at = to;
    if (read.stems[at] !== 'or') return;
  }
}

/** From "may contain" to the end of its sentence or bracket. */
function hedge(text: string, read: ReadText, index: number, effects: Effects): void {
  const { term, to } = read.matches[index] as Match;
  if (!term.flags.has('hedges') || effects.hedged[index]) return;
  let end = to;
  while (end < read.tokens.length) {
    const between = text.slice(read.tokens[end - 1]?.end, read.tokens[end]?.start);
    if (/[.;)\]!?\n]/.test(between)) break;
    end += 1;
  }
  for (let at = index; at < read.matches.length; at += 1) {
    if ((read.matches[at] as Match).from >= end) break;
    effects.hedged[at] = true;
  }
}

function soften(facts: Facts): Facts {
  return { contains: 0, may: facts.may | facts.contains, settled: facts.settled };
}

/**
 * Reads a line of a recipe: its foods with the facts that hold for them there.
 * `cautious` (for steps) ignores "no" and "without", whose reach a rule cannot tell in a sentence.
 * `prose` (for all but lists and titles) knows comparisons: "as soft as butter" is no butter.
 */
export function readClaims(
  rules: Rules,
  text: string,
  cautious = false,
  prose = cautious,
): ReadLine {
  const read = readText(rules, text);
  const { matches } = read;
  const special = matches.some(
    ({ term }) => !term.food && (term.takes !== 0 || term.flags.size > 0),
  );
  if (!special) {
    const foods = matches
      .filter(({ term }) => term.food)
      .map((match) => ({ ...match, facts: match.term.facts, claimFrom: match.from }));
    return { ...read, foods };
  }
  const effects: Effects = {
    taken: matches.map(() => 0),
    denied: matches.map(() => false),
    hedged: matches.map(() => false),
    claimFrom: matches.map(({ from }) => from),
  };
  const phrases = phrasesOf(read);
  for (let index = 0; index < matches.length; index += 1) {
    applyClaim(read, phrases, index, effects);
    if (!cautious) denyNext(read, index, effects);
    if (prose) compare(read, index, effects);
    hedge(text, read, index, effects);
  }
  const foods: FoodMention[] = [];
  for (const [index, match] of matches.entries()) {
    if (!match.term.food || effects.denied[index]) continue;
    const taken = effects.taken[index] as number;
    const whole =
      taken === 0
        ? match.term.facts
        : followRules(withoutFacts(match.term.base, taken), rules.general);
    const facts = effects.hedged[index] ? soften(whole) : whole;
    foods.push({ ...match, facts, claimFrom: effects.claimFrom[index] as number });
  }
  return { ...read, foods };
}
