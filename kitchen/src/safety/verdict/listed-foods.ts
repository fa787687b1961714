/** Softens or drops findings on short names in a step ("the milk") where the ingredient list names the food fully ("oat milk"). */

import type { RecipePart, Restriction } from '../../vocabulary.ts';
import { DETERMINERS } from '../match/find-terms.ts';
import { listRestrictions } from '../pantry/food-facts.ts';
import type { Rules } from '../pantry/rules.ts';
import { type FoodMention, findMentions, type LineMentions } from '../scope/food-mentions.ts';
import type { Finding, Line } from './check-types.ts';
import { hasAmountBefore } from './named-dish.ts';

/** Parts that speak of the list of ingredients and of the dish without adding to them. */
const PARTS_AFTER_INGREDIENTS: readonly Line['part'][] = [
  'introduction',
  'instructions',
  'tips',
  'closing',
];
/** How many words at the end of a name a step may call it by: "ice cream". */
const MAX_SHORT_NAME_WORDS = 3;

export interface ListedFoodIndex {
  /**
   * A step's finding turns into `may contain` where its words are the end of a fuller name that fits, and nothing is left
   * of it where they point at that one ("the noodles") and the name leaves no doubt.
   */
  soften(
    line: Line,
    finding: Finding,
    mention: FoodMention,
    read: LineMentions,
  ): Finding | undefined;
}

/** The last words of a name, by which a step may call it, shortest first: "cream", "ice cream". */
function shortNames(stems: readonly string[]): string[] {
  const most = Math.min(MAX_SHORT_NAME_WORDS, stems.length);
  return Array.from({ length: most }, (_, at) => stems.slice(stems.length - 1 - at).join(' '));
}

type Names = Map<string, ListedMeaning>;

/** What a call may mean, and what foods of that name surely hold. */
interface ListedMeaning {
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

function isClaimed(rules: Rules, read: LineMentions, food: FoodMention): boolean {
  if (food.claimStart < food.from || food.leadingClaim !== 0) return true;
  const id = rules.byName.get(read.stems[food.from] as string);
  return food.to - food.from > 1 && id !== undefined && rules.termAt(id).claimedAwayMask !== 0;
}

function readNames(
  rules: Rules,
  part: RecipePart,
  lines: readonly Line[],
  reads: readonly LineMentions[],
): Names {
  const names: Names = new Map();
  for (const [index, line] of lines.entries()) {
    if (line.part !== part) continue;
    const read = reads[index] as LineMentions;
    for (const food of read.mentions) {
      const stems = read.stems.slice(food.claimStart, food.to);
      const start = read.tokens[food.claimStart]?.start;
      const written = line.text.slice(start, read.tokens[food.to - 1]?.end).toLowerCase();
      for (const call of shortNames(stems)) {
        const meaning = names.get(call) ?? {
          ...{ whole: undefined, holds: 0, mayHold: 0, isClaimed: true },
        };
        meaning.holds |= food.facts.contains;
        meaning.mayHold |= food.facts.contains | food.facts.mayContain;
        meaning.isClaimed &&= isClaimed(rules, read, food);
        if (call !== stems.join(' ')) meaning.whole = written;
        names.set(call, meaning);
      }
    }
  }
  return names;
}

/**
 * Reads the ingredients and, where there are any, the title once. A finding is softened, or left to the
 * list's own, only where the food of that name in the list is surely meant, and never when the list also holds one that does not fit.
 */
export function indexListedFoods(
  rules: Rules,
  lines: readonly Line[],
  reads: readonly LineMentions[],
): ListedFoodIndex {
  const isSpokenOf = lines.some((line) => PARTS_AFTER_INGREDIENTS.includes(line.part));
  const listed: Names = isSpokenOf ? readNames(rules, 'ingredients', lines, reads) : new Map();
  const hasList = isSpokenOf && lines.some((line) => line.part === 'ingredients');
  const titled: Names = hasList ? readNames(rules, 'title', lines, reads) : new Map();
  const isBroken = (meaning: ListedMeaning | undefined, restriction: Restriction): boolean =>
    meaning !== undefined && listRestrictions(meaning.holds).includes(restriction);
  const wholeOf = (call: string, restriction: Restriction): string | undefined => {
    const inTitle = isBroken(titled.get(call), restriction) ? undefined : titled.get(call);
    return listed.get(call)?.whole ?? inTitle?.whole;
  };
  const known = new Map<readonly string[], Names>();
  const namesOf = (texts: readonly string[]): Names => {
    const before = known.get(texts);
    if (before !== undefined) return before;
    const own = texts.map((text, index): Line => ({ part: 'ingredients', index, text }));
    const ownReads = texts.map((text) => findMentions(rules, text));
    const names = readNames(rules, 'ingredients', own, ownReads);
    known.set(texts, names);
    return names;
  };
  /** Each line brings its list, so that checking more lines never takes a finding away. */
  const isAnswered = (line: Line, finding: Finding, mention: FoodMention, read: LineMentions) => {
    if (line.recipeIngredients === undefined || !PARTS_AFTER_INGREDIENTS.includes(line.part))
      return false;
    const pointed = [mention.from - 1, mention.from].find((at) =>
      DETERMINERS.has(read.stems[at] ?? ''),
    );
    if (pointed === undefined || hasAmountBefore(read, mention.from)) return false;
    const call = read.stems.slice(pointed + 1, mention.to).join(' ');
    const meaning = namesOf(line.recipeIngredients).get(call);
    if (meaning?.whole === undefined) return false;
    if (listRestrictions(meaning.mayHold).includes(finding.restriction)) return false;
    if (finding.certainty === 'may contain') return true;
    return meaning.isClaimed || GRAIN.includes(finding.restriction);
  };
  return {
    soften(line, finding, mention, read) {
      if (isAnswered(line, finding, mention, read)) return undefined;
      if (finding.certainty !== 'contains' || !PARTS_AFTER_INGREDIENTS.includes(finding.part))
        return finding;
      const { restriction, term } = finding;
      const stems = read.stems.slice(mention.from, mention.to);
      if (DETERMINERS.has(stems[0] as string)) stems.shift();
      const calls = [stems.join(' '), term];
      if (calls.some((call) => isBroken(listed.get(call), restriction))) return finding;
      const whole = calls.map((call) => wholeOf(call, restriction)).find((one) => one);
      if (whole === undefined) return finding;
      const reason = `${finding.reason}, unless ${whole} is meant`;
      return { ...finding, certainty: 'may contain', reason };
    },
  };
}
