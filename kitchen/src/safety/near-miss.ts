/** Guesses which allergen word a misspelt one was meant to be, so that a slip of the pen is never silent. */

import type { ReadLine } from './claims.ts';
import { doubtFacts } from './facts.ts';
import type { Match, ReadText } from './find-terms.ts';
import { stemOf, type Token } from './fold.ts';
import { type NameTable, packLists, packNames } from './name-table.ts';
import { type Rules, type Term, termNamed } from './rules.ts';
import { distance, isSlip, LONG_WORD, reachOf, SHORTEST, without } from './slips.ts';

export interface NearMiss {
  /** Index of the first token and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly term: Term;
  /** The word as it should be written. */
  readonly word: string;
}

export interface Speller {
  /** Every word of every name: known, hence no slip. */
  readonly known: NameTable;
  /** A word with up to two letters left out -> the allergen words it can come from, by their place in `words`. */
  readonly deletes: (short: string) => Uint32Array;
  readonly words: readonly string[];
  readonly meant: ReadonlyMap<string, Term>;
  readonly endings: readonly string[];
  /** Guessed words of three letters: only a letter too many, or the word behind them, gives their slips away. */
  readonly tiny: readonly string[];
  /** For each of `TOLD_BY_NEXT` what stands behind it in names: "sauce" behind soy. */
  readonly behind: ReadonlyMap<string, ReadonlySet<string>>;
}

const LONGEST = 24;
/** Short words that are half of a common name ("soy sauce", "egg noodles"). */
const TOLD_BY_NEXT = ['soy', 'fish', 'egg'];
/** Their other spellings: "soaa milk" is soya milk. */
const ALSO_SPELT: Readonly<Record<string, string>> = { soy: 'soya' };

const spellers = new WeakMap<Rules, Speller>();

function makeSpeller(rules: Rules): Speller {
  const known = new Map<string, number>();
  const deletes = new Map<string, number[]>();
  const meant = new Map<string, Term>();
  const behind = new Map(TOLD_BY_NEXT.map((word) => [word, new Set<string>()]));
  for (const key of rules.byName.keys()) {
    const words = key.split(' ');
    for (const word of words) known.set(word.replace('=', ''), 0);
    if (words.length === 2) behind.get(words[0] as string)?.add(words[1] as string);
  }
  for (const name of rules.guessed) {
    const term = termNamed(rules, name);
    const word = stemOf(name, rules.spellings);
    if (!term?.food) continue;
    if (word.length >= SHORTEST) meant.set(word, term);
    // "brie" is no plural of "bry", though it folds so.
    else if (name.length >= SHORTEST) meant.set(name, term);
  }
  // "yoghurt" is further from its slips than "yogurt" is near to them, so other spellings stand for their word.
  for (const [spelling, word] of rules.spellings) {
    const term = meant.get(word);
    if (term !== undefined && spelling.length > SHORTEST) meant.set(spelling, term);
  }
  const words = [...meant.keys()];
  for (const [at, word] of words.entries()) {
    for (const short of without(word, reachOf(word))) {
      const places = deletes.get(short);
      if (places === undefined) deletes.set(short, [at]);
      else places.push(at);
    }
  }
  for (const ending of rules.endings) {
    const term = termNamed(rules, ending);
    if (term !== undefined && !meant.has(ending)) meant.set(ending, term);
  }
  // A name that left the pantry must not be guessed.
  const endings = rules.endings.filter((ending) => meant.has(ending));
  const tiny = rules.guessed.filter((name) => name.length < SHORTEST);
  for (const name of tiny) {
    const term = termNamed(rules, name);
    if (term?.food) meant.set(name, term);
  }
  return {
    known: packNames(known),
    deletes: packLists(deletes),
    words,
    meant,
    endings,
    tiny,
    behind,
  };
}

/** What the pantry knows of spelling, made once for a table. */
export function spellerOf(rules: Rules): Speller {
  let speller = spellers.get(rules);
  if (speller === undefined) {
    speller = makeSpeller(rules);
    spellers.set(rules, speller);
  }
  return speller;
}

function guess(speller: Speller, word: string): string | undefined {
  let best: string | undefined;
  let least = 3;
  for (const short of without(word, word.length >= LONG_WORD - 1 ? 2 : 1)) {
    for (const at of speller.deletes(short)) {
      const meant = speller.words[at] as string;
      if (!isSlip(word, meant)) continue;
      const far = distance(word, meant);
      if (far < least || (far === least && meant < (best ?? ''))) [best, least] = [meant, far];
    }
  }
  return best;
}

/** "Soyy", "egggs": a word of three letters with one of them twice. */
function doubled(speller: Speller, word: string): string | undefined {
  if (word.length !== SHORTEST) return undefined;
  return speller.tiny.find((meant) =>
    [...word].some(
      (letter, at) => letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === meant,
    ),
  );
}

/** "Sy sauce", "fsh sauce": a word too short to be guessed by itself, told by the one behind it. */
function toldByNext(
  rules: Rules,
  speller: Speller,
  read: ReadText,
  at: number,
): string | undefined {
  const word = read.stems[at] as string;
  const next = read.tokens[at + 1]?.gap === 'joined' ? read.stems[at + 1] : undefined;
  if (next === undefined || word.length < 2 || word.length > SHORTEST + 1) return undefined;
  const isNear = (one: string): boolean =>
    distance(word, one) === 1 || distance(word, ALSO_SPELT[one] ?? one) === 1;
  const meant = TOLD_BY_NEXT.find((one) => speller.behind.get(one)?.has(next) && isNear(one));
  const isWord = meant === undefined || speller.known.has(word) || rules.plain.has(word);
  return isWord || !/^[a-z]+$/.test(word) ? undefined : meant;
}

/** A compound nobody wrote down ("hagfish", "goatscheese") is at least what it ends in. */
function endingOf(speller: Speller, word: string): string | undefined {
  return speller.endings.find((ending) => word.length > ending.length + 1 && word.endsWith(ending));
}

/** Guesses are remembered per table; the memory is emptied when strange input would make it grow. */
const guesses = new WeakMap<Speller, Map<string, string | undefined>>();
const MOST_GUESSES = 20_000;

function remembered(speller: Speller, word: string): string | undefined {
  let memory = guesses.get(speller);
  if (memory === undefined || memory.size > MOST_GUESSES) {
    memory = new Map();
    guesses.set(speller, memory);
  }
  if (!memory.has(word)) {
    memory.set(word, guess(speller, word) ?? doubled(speller, word) ?? endingOf(speller, word));
  }
  return memory.get(word);
}

function couldBeSlip(rules: Rules, speller: Speller, word: string): boolean {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return false;
  return !speller.known.has(word) && !rules.plain.has(word);
}

/** The stem is tried first, then the word as it stands ("chees" is no plural), then without what hisses ("peantus"). */
function meantBy(rules: Rules, speller: Speller, stem: string, text: string): string | undefined {
  const bare = text.endsWith('s') ? text.replace(/s+$/, '') : text;
  if (text.endsWith('ss') && speller.meant.has(bare)) return bare;
  if (speller.known.has(stem) || rules.plain.has(stem)) return undefined;
  for (const word of new Set([stem, text, bare])) {
    const meant = couldBeSlip(rules, speller, word) ? remembered(speller, word) : undefined;
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** "but ter", "al-monds": a word fallen into two, as scanned recipes have it. */
function wholeAt(
  rules: Rules,
  speller: Speller,
  { tokens }: ReadText,
  at: number,
): string | undefined {
  const next = tokens[at + 1];
  if (next?.gap !== 'joined') return undefined;
  const whole = (tokens[at] as Token).text + next.text;
  if (whole.length <= SHORTEST) return undefined;
  return [whole, stemOf(whole, rules.spellings)].find((one) => speller.meant.has(one));
}

/** "100gbutter", "2xeggs": the food behind a unit that nobody parted from it. */
const GLUED = /^(?:kg|g|mg|ml|cl|dl|l|x|oz|lb|lbs|tsp|tbsp|tbs|cups?|tins?|cans?)(?=[a-z]{3})/;

function gluedTerm(rules: Rules, { tokens, stems }: ReadText, at: number): Term | undefined {
  const before = tokens[at - 1];
  const token = tokens[at] as Token;
  if (before?.end !== token.start || !/\p{N}/u.test(before.text)) return undefined;
  const unit = GLUED.exec(token.text)?.[0];
  if (unit === undefined || token.text.length > LONGEST) return undefined;
  if (rules.byName.has(stems[at] as string)) return undefined;
  const term = termNamed(rules, token.text.slice(unit.length));
  return term?.food ? term : undefined;
}

/** Words of a text that no name covers and that are a letter or two from an allergen. */
export function nearMisses(rules: Rules, read: ReadText): NearMiss[] {
  const speller = spellerOf(rules);
  const found: NearMiss[] = [];
  let match = 0;
  for (let at = 0; at < read.stems.length; at += 1) {
    while ((read.matches[match]?.to ?? Number.POSITIVE_INFINITY) <= at) match += 1;
    if (((read.matches[match] as Match | undefined)?.from ?? Number.POSITIVE_INFINITY) <= at)
      continue;
    const word = read.stems[at] as string;
    const whole = wholeAt(rules, speller, read, at);
    if (whole !== undefined) {
      found.push({ from: at, to: at + 2, term: speller.meant.get(whole) as Term, word: whole });
      continue;
    }
    const glued = gluedTerm(rules, read, at);
    if (glued !== undefined) {
      found.push({ from: at, to: at + 1, term: glued, word: glued.name });
      continue;
    }
    const { text } = read.tokens[at] as Token;
    const meant = meantBy(rules, speller, word, text) ?? toldByNext(rules, speller, read, at);
    if (meant === undefined) continue;
    found.push({ from: at, to: at + 1, term: speller.meant.get(meant) as Term, word: meant });
  }
  return found;
}

/**
 * The line as it reads where a slip opens a longer name: behind "almnd" the milk is probably that of almonds, so what
 * almond milk does not hold is only a doubt.
 */
export function doubtBehindSlips(
  rules: Rules,
  read: ReadLine,
  slips: readonly NearMiss[],
): ReadLine {
  if (slips.length === 0) return read;
  const opening = new Map(slips.map((slip) => [slip.to, slip]));
  const foods = read.foods.map((food) => {
    const slip = opening.get(food.from);
    if (slip === undefined || read.tokens[food.from]?.gap !== 'joined') return food;
    const rest = read.stems.slice(food.from, food.to).join(' ');
    const whole = termNamed(rules, `${slip.word} ${rest}`);
    if (whole === undefined) return food;
    return { ...food, facts: doubtFacts(food.facts, ~whole.facts.contains) };
  });
  return { ...read, foods };
}
