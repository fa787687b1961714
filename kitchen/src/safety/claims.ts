/** Works out what "dairy-free", "no butter" and "may contain" do to the foods around them, and to no others. */
import { toldByNeighbours } from './by-neighbours.ts';
import { compare, compareQualities } from './comparisons.ts';
import { dropEitherKind } from './either-kind.ts';
import {
  ALLERGEN_MASK,
  bitOf,
  doubtFacts,
  type Facts,
  followRules,
  withoutFacts,
} from './facts.ts';
import { type Match, REFUSALS, type ReadText, readText } from './find-terms.ts';
import { leaveOut, skipInList, skipsAtStart } from './left-out.ts';
import { looseParts } from './loose-names.ts';
import { milkPoured } from './poured.ts';
import type { Rules } from './rules.ts';
import { turnRound } from './turned-round.ts';

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
/** What "nut-free" takes: a peanut is none, so it stays in a food that is made of peanuts, and only a doubt of it goes. */
const NUTS_MASK = bitOf('tree nuts') | bitOf('peanuts');
/** What a claim like "honey-free" takes off where the food is no allergen. */
const ANIMAL_MASK = bitOf('Vegetarian') | bitOf('Vegan');

/** What a claim that opens a longer name ("gluten free tamari") also takes off the foods behind it. */
const SPREADING_MASK = bitOf('wheat') | bitOf('Gluten-Free');
/** What may stand between a food and a claim behind it: "pancakes made with no egg". */
const JOINERS = new Set('made prepared baked cooked that is are which with containing'.split(' '));

/** What the claims and comparisons of a line do to its matches, by index. */
export interface Effects {
  /** Restrictions claimed away. */
  readonly taken: number[];
  /** Restrictions a claim leaves in doubt: a "butter-free" cake may still hold milk. */
  readonly doubted: number[];
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

interface Claim {
  readonly taken: number;
  readonly doubted: number;
  /** The first match that belongs to it. */
  readonly first: number;
}

/** The claim made by match `index`. */
function claimAt(read: ReadText, index: number): Claim | undefined {
  const { term, from, opening } = read.matches[index] as Match;
  if (term.takes !== 0) return { taken: term.takes, doubted: term.base.may, first: index };
  if (opening !== 0) return { taken: opening & SPREADING_MASK, doubted: 0, first: index };
  const before = read.matches[index - 1];
  if (!term.flags.has('denies previous') || before === undefined) return undefined;
  if (!before.term.food || before.to !== from || read.tokens[from]?.gap !== 'joined')
    return undefined;
  const { contains, may } = before.term.facts;
  const allergens = (contains | may) & ALLERGEN_MASK;
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
function keptByName(read: ReadText, at: number, taken: number): number {
  const { term, from, to } = read.matches[at] as Match;
  const names = read.stems.slice(from, to);
  let kept = 0;
  if ((taken & NUTS_MASK) === NUTS_MASK) {
    kept |= term.facts.contains & bitOf('peanuts');
    if (names.some((name) => NUTS.has(name))) kept |= bitOf('tree nuts');
  }
  if (names.some((name) => WHEATS.has(name))) {
    kept |= bitOf('wheat');
    // The starch is sold washed free of gluten (Codex Alimentarius, CXS 118-1979); the grain never is.
    if (!names.includes('starch')) kept |= bitOf('Gluten-Free');
  }
  return kept & taken;
}

function applyClaim(read: ReadText, phrases: Int32Array, index: number, effects: Effects): void {
  const claim = claimAt(read, index);
  if (claim === undefined) return;
  const voided = isVoid(read, index);
  if (claim.first !== index) effects.denied[claim.first] = !voided;
  if (voided) return;
  const from = (read.matches[claim.first] as Match).from;
  const take = (at: number): void => {
    const kept = keptByName(read, at, claim.taken);
    effects.taken[at] = (effects.taken[at] as number) | (claim.taken & ~kept);
    effects.doubted[at] = (effects.doubted[at] as number) | claim.doubted;
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
  if (!covered && !(read.matches[index] as Match).term.food)
    claimBehind(read, index, claim.first, take);
}

/** A claim with no food after it speaks of the one before: "margarine, dairy-free" does not, "butter dairy-free" does. */
function claimBehind(
  read: ReadText,
  index: number,
  first: number,
  take: (at: number) => void,
): void {
  const before = first - 1;
  const previous = read.matches[before];
  if (previous === undefined || !previous.term.food) return;
  const from = (read.matches[first] as Match).from;
  for (let at = previous.to; at < from; at += 1)
    if (read.tokens[at]?.gap !== 'joined' || !JOINERS.has(read.stems[at] as string)) return;
  const gap = read.tokens[from]?.gap;
  const after = read.tokens[(read.matches[index] as Match).to];
  // "margarine (dairy-free)": a bracket that holds the claim alone speaks of the food before it.
  const alone = gap === 'opened' && (after === undefined || after.gap !== 'joined');
  if (gap === 'joined' || alone) take(before);
}

/** Names whose neighbours tell what they hold. */
const BY_NEIGHBOURS = ['poured', 'part', 'bare'] as const;
const VAGUE_DENIALS = new Set(['without', 'sans', 'minus']);

/** `cautious` lets no "without" deny: how far it reaches in a sentence, no rule can tell. */
function denyNext(read: ReadText, index: number, effects: Effects, cautious: boolean): void {
  const { term, to } = read.matches[index] as Match;
  const next = read.matches[index + 1];
  if (!term.flags.has('denies next') || next === undefined) return;
  if (cautious && VAGUE_DENIALS.has(read.stems[to - 1] as string)) return;
  for (let at = to; at <= next.from; at += 1) {
    if (read.tokens[at]?.gap !== 'joined') return;
    if (at < next.from && !FILLERS.has(read.stems[at] as string)) return;
  }
  effects.denied[index + 1] = true;
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

/** "Shrimp-style konjac" imitates the shrimp. */
function isImitated(text: string, read: ReadText, { to, term }: Match): boolean {
  if (!term.food || read.stems[to] !== 'style') return false;
  return /^[-‐‑‒–]$/.test(text.slice(read.tokens[to - 1]?.end, read.tokens[to]?.start));
}

function soften(facts: Facts): Facts {
  return { contains: 0, may: facts.may | facts.contains, settled: facts.settled };
}

/**
 * Reads a line of a recipe: its foods with the facts that hold for them there.
 * `cautious` (for steps) ignores "without", whose reach a rule cannot tell in a sentence.
 * `prose` (for all but lists and titles) knows comparisons: "as soft as butter" is no butter.
 */
export function readClaims(
  rules: Rules,
  text: string,
  cautious = false,
  prose = cautious,
): ReadLine {
  const straight = readText(rules, dropEitherKind(text));
  const read = prose || cautious ? { ...straight, doubtful: -1 } : turnRound(rules, text, straight);
  const { matches } = read;
  const skipped = !prose && !cautious && skipsAtStart(straight) > 0;
  const special =
    prose ||
    skipped ||
    read.doubtful >= 0 ||
    straight.stems.includes('style') ||
    matches.some(
      ({ term, opening }) =>
        opening !== 0 ||
        BY_NEIGHBOURS.some((flag) => term.flags.has(flag)) ||
        (!term.food && (term.takes !== 0 || term.flags.size > 0)),
    );
  if (!special) {
    const foods = matches.flatMap((match, index) =>
      [match, ...looseParts(rules, read, index)]
        .filter(({ term }) => term.food)
        .map((one) => ({
          ...one,
          facts: one === match ? one.term.facts : soften(one.term.facts),
          claimFrom: match.from,
        })),
    );
    return { ...read, foods };
  }
  const effects: Effects = {
    taken: matches.map(() => 0),
    doubted: matches.map(() => 0),
    denied: matches.map(() => false),
    hedged: matches.map((match, index) => index === read.doubtful || isImitated(text, read, match)),
    claimFrom: matches.map(({ from }) => from),
  };
  const phrases = phrasesOf(read);
  for (let index = 0; index < matches.length; index += 1) {
    applyClaim(read, phrases, index, effects);
    denyNext(read, index, effects, cautious);
    if (prose) compare(rules, text, read, index, effects);
    hedge(text, read, index, effects);
  }
  if (prose) compareQualities(read, effects);
  if (cautious) leaveOut(read, effects);
  if (skipped) skipInList(read, effects);
  const foods: FoodMention[] = [];
  for (const [index, match] of matches.entries()) {
    if (!match.term.food || effects.denied[index]) continue;
    const taken =
      (effects.taken[index] as number) |
      milkPoured(read, index) |
      toldByNeighbours(read, index, !prose && !cautious);
    const doubted = effects.doubted[index] as number;
    for (const one of [match, ...looseParts(rules, read, index)]) {
      const whole =
        (taken | doubted) === 0
          ? one.term.facts
          : followRules(doubtFacts(withoutFacts(one.term.base, taken), doubted), rules.general);
      const facts = effects.hedged[index] || one !== match ? soften(whole) : whole;
      foods.push({ ...one, facts, claimFrom: effects.claimFrom[index] as number });
    }
  }
  return { ...read, foods };
}
