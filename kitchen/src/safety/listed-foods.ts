/** Tells when a bare word in a step ("the milk", "the bread") speaks of what the list or the title names more fully ("oat milk"). */

import type { Part, Restriction } from '../vocabulary.ts';
import { isMeasured } from './answered.ts';
import { type FoodMention, type ReadLine, readClaims } from './claims.ts';
import { restrictionsIn } from './facts.ts';
import { POINTERS } from './find-terms.ts';
import type { Finding, Line } from './lines.ts';
import type { Rules } from './rules.ts';

/** Parts that speak of the list of ingredients and of the dish without adding to them. */
const AFTER_THE_LIST: readonly Line['part'][] = ['introduction', 'instructions', 'tips', 'closing'];
/** How many words at the end of a name a step may call it by: "ice cream". */
const LONGEST_CALL = 3;

export interface ListedFoods {
  /**
   * A step's finding turns into `may contain` where its words are the end of a fuller name that fits, and nothing is left
   * of it where they point at that one ("the noodles") and the name leaves no doubt.
   */
  soften(line: Line, finding: Finding, mention: FoodMention, read: ReadLine): Finding | undefined;
}

/** The last words of a name, by which a step may call it, shortest first: "cream", "ice cream". */
function callsOf(stems: readonly string[]): string[] {
  const most = Math.min(LONGEST_CALL, stems.length);
  return Array.from({ length: most }, (_, at) => stems.slice(stems.length - 1 - at).join(' '));
}

type Names = Map<string, Meant>;

/** What a call may mean, and what foods of that name surely hold. */
interface Meant {
  /** A fuller name that ends in the call, once there is one. */
  whole: string | undefined;
  holds: number;
  /** What they may hold at all. */
  mayHold: number;
  /** Whether each of them is called by a claim: "vegan butter", "gluten-free flour". */
  isClaimed: boolean;
}

/** Kinds that cooks call by the bare word, and whose name leaves no doubt of the grain. */
const GRAIN: readonly Restriction[] = ['wheat', 'Gluten-Free'];

function isClaimed(rules: Rules, read: ReadLine, food: FoodMention): boolean {
  if (food.claimFrom < food.from || food.opening !== 0) return true;
  const id = rules.byName.get(read.stems[food.from] as string);
  return food.to - food.from > 1 && id !== undefined && rules.termAt(id).takes !== 0;
}

function readNames(
  rules: Rules,
  part: Part,
  lines: readonly Line[],
  reads: readonly ReadLine[],
): Names {
  const names: Names = new Map();
  for (const [index, line] of lines.entries()) {
    if (line.part !== part) continue;
    const read = reads[index] as ReadLine;
    for (const food of read.foods) {
      const stems = read.stems.slice(food.claimFrom, food.to);
      const start = read.tokens[food.claimFrom]?.start;
      const written = line.text.slice(start, read.tokens[food.to - 1]?.end).toLowerCase();
      for (const call of callsOf(stems)) {
        const meant = names.get(call) ?? {
          ...{ whole: undefined, holds: 0, mayHold: 0, isClaimed: true },
        };
        meant.holds |= food.facts.contains;
        meant.mayHold |= food.facts.contains | food.facts.may;
        meant.isClaimed &&= isClaimed(rules, read, food);
        if (call !== stems.join(' ')) meant.whole = written;
        names.set(call, meant);
      }
    }
  }
  return names;
}

/**
 * Reads the ingredients and, where there are any, the title once. A finding is softened, or left to the
 * list's own, only where the food of that name in the list is surely meant, and never when the list also holds one that does not fit.
 */
export function listedFoods(
  rules: Rules,
  lines: readonly Line[],
  reads: readonly ReadLine[],
): ListedFoods {
  const isSpokenOf = lines.some((line) => AFTER_THE_LIST.includes(line.part));
  const listed: Names = isSpokenOf ? readNames(rules, 'ingredients', lines, reads) : new Map();
  const hasList = isSpokenOf && lines.some((line) => line.part === 'ingredients');
  const titled: Names = hasList ? readNames(rules, 'title', lines, reads) : new Map();
  const isBroken = (meant: Meant | undefined, restriction: Restriction): boolean =>
    meant !== undefined && restrictionsIn(meant.holds).includes(restriction);
  const wholeOf = (call: string, restriction: Restriction): string | undefined => {
    const inTitle = isBroken(titled.get(call), restriction) ? undefined : titled.get(call);
    return listed.get(call)?.whole ?? inTitle?.whole;
  };
  const known = new Map<readonly string[], Names>();
  const namesOf = (texts: readonly string[]): Names => {
    const before = known.get(texts);
    if (before !== undefined) return before;
    const own = texts.map((text, index): Line => ({ part: 'ingredients', index, text }));
    const ownReads = texts.map((text) => readClaims(rules, text));
    const names = readNames(rules, 'ingredients', own, ownReads);
    known.set(texts, names);
    return names;
  };
  /** Each line brings its list, so that checking more lines never takes a finding away. */
  const isAnswered = (line: Line, finding: Finding, mention: FoodMention, read: ReadLine) => {
    if (line.listed === undefined || !AFTER_THE_LIST.includes(line.part)) return false;
    const pointed = [mention.from - 1, mention.from].find((at) =>
      POINTERS.has(read.stems[at] ?? ''),
    );
    if (pointed === undefined || isMeasured(read, mention.from)) return false;
    const call = read.stems.slice(pointed + 1, mention.to).join(' ');
    const meant = namesOf(line.listed).get(call);
    if (meant?.whole === undefined) return false;
    if (restrictionsIn(meant.mayHold).includes(finding.restriction)) return false;
    if (finding.certainty === 'may contain') return true;
    return meant.isClaimed || GRAIN.includes(finding.restriction);
  };
  return {
    soften(line, finding, mention, read) {
      if (isAnswered(line, finding, mention, read)) return undefined;
      if (finding.certainty !== 'contains' || !AFTER_THE_LIST.includes(finding.part))
        return finding;
      const { restriction, term } = finding;
      const stems = read.stems.slice(mention.from, mention.to);
      if (POINTERS.has(stems[0] as string)) stems.shift();
      const calls = [stems.join(' '), term];
      if (calls.some((call) => isBroken(listed.get(call), restriction))) return finding;
      const whole = calls.map((call) => wholeOf(call, restriction)).find((one) => one);
      if (whole === undefined) return finding;
      const reason = `${finding.reason}, unless ${whole} is meant`;
      return { ...finding, certainty: 'may contain', reason };
    },
  };
}
