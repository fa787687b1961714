/** Decides if a recipe fits Keto: by estimated net carbohydrate per serving or, without amounts, by staples like sugar. */
import type { Certainty } from '../../vocabulary.ts';
import { getCertainty } from '../pantry/food-facts.ts';
import type { Rules } from '../pantry/rules.ts';
import type { FoodMention, LineMentions } from '../scope/food-mentions.ts';
import type { Finding, Line } from './check-types.ts';
import { writeReason } from './reasons.ts';
import { findSwapsForTerm } from './swaps.ts';

/** Grams of net carbohydrate per serving; no law defines Keto, these limits are this product's own. */
const MAX_KETO_CARBS = 10;
const MAX_UNSURE_CARBS = 15;
/** A line that brings less than this to a serving is not worth naming. */
const MIN_REPORTED_CARBS = 1;
/** Per 100 g; below it an unweighed line cannot change the answer. */
const TRACE_CARBS = 6;

const TRACES = new Set(
  'pinch dash tsp teaspoon drop sprinkle sprinkling dusting smidgen'.split(' '),
);

/** Grams of a raw ingredient line, or null when its amount cannot be told. */
export type WeighLine = (line: string) => number | null;

export interface KetoTask {
  readonly rules: Rules;
  readonly lines: readonly Line[];
  readonly reads: readonly LineMentions[];
  readonly servings: number | undefined;
  readonly weigh: WeighLine | undefined;
  /** Everything the person avoids, Keto included, for substitutes. */
  readonly avoidedMask: number;
}

interface CarbShare {
  readonly mention: FoodMention;
  /** Grams of net carbohydrate per serving, or null where it cannot be told. */
  readonly carbs: number | null;
}

function computeCarbShares(task: KetoTask, line: Line, read: LineMentions): CarbShare | undefined {
  const { weigh, servings } = task;
  let mention: FoodMention | undefined;
  for (const food of read.mentions)
    if ((food.term.carbs ?? 0) > (mention?.term.carbs ?? -1)) mention = food;
  if (mention === undefined) return undefined;
  const per100 = mention.term.carbs ?? 0;
  if (per100 === 0) return { mention, carbs: 0 };
  if (weigh === undefined || servings === undefined || !(servings > 0))
    return { mention, carbs: null };
  const grams = weigh(line.text);
  if (grams !== null) return { mention, carbs: (grams * per100) / 100 / servings };
  const isLittle = mention.term.isTrace || per100 < TRACE_CARBS || isTrace(line, read);
  return { mention, carbs: isLittle ? 0 : null };
}

function isTrace(line: Line, read: LineMentions): boolean {
  return line.part === 'ingredients' && read.stems.some((stem) => TRACES.has(stem));
}

function finding(
  task: KetoTask,
  at: number,
  mention: FoodMention,
  certainty: Certainty,
  reason: string,
): Finding {
  const [line, read] = [task.lines[at] as Line, task.reads[at] as LineMentions];
  const swap = findSwapsForTerm(task.rules, mention.term, task.avoidedMask)[0];
  return {
    ...{ line: line.text, index: line.index, part: line.part },
    ...{ start: read.tokens[mention.from]?.start ?? 0, end: read.tokens[mention.to - 1]?.end ?? 0 },
    ...{ term: mention.term.name, restriction: 'Keto' as const, certainty, reason },
    ...(swap === undefined ? {} : { swap }),
  };
}

/** Staples in more than a trace, wherever they are named. */
function stapleFindings(
  task: KetoTask,
  skip: (at: number, mention: FoodMention) => boolean,
): Finding[] {
  return task.lines.flatMap((line, at) => {
    const read = task.reads[at] as LineMentions;
    if (isTrace(line, read)) return [];
    return read.mentions.flatMap((mention) => {
      const certainty = getCertainty(mention.facts, 'Keto');
      if (certainty === undefined || skip(at, mention)) return [];
      const span = line.text.slice(
        read.tokens[mention.from]?.start,
        read.tokens[mention.to - 1]?.end,
      );
      const reason = writeReason(task.rules, mention.term, 'Keto', certainty, span);
      return [finding(task, at, mention, certainty, reason)];
    });
  });
}

/**
 * Keto findings of a whole recipe. With servings and amounts: net carbohydrate per serving, called an estimate
 * (10 g or less fits, up to 15 may, more is out). Where amounts do not parse, staples decide.
 */
export function findKetoConflicts(task: KetoTask): Finding[] {
  const shares = new Map<number, CarbShare>();
  let total = 0;
  let complete = task.weigh !== undefined && (task.servings ?? 0) > 0;
  for (const [at, line] of task.lines.entries()) {
    if (line.part !== 'ingredients') continue;
    const share = computeCarbShares(task, line, task.reads[at] as LineMentions);
    if (share === undefined) continue;
    shares.set(at, share);
    if (share.carbs === null) complete = false;
    total += share.carbs ?? 0;
  }
  const weighed = new Set([...shares.values()].map((share) => share.mention.term.name));
  const known = (at: number, mention: FoodMention): boolean =>
    complete && (task.lines[at]?.part === 'ingredients' || weighed.has(mention.term.name));
  const staples = stapleFindings(task, known);
  if (total <= MAX_KETO_CARBS) return staples;
  const certainty: Certainty = total > MAX_UNSURE_CARBS ? 'contains' : 'may contain';
  const reason = `an estimate gives about ${Math.round(total)} g of net carbohydrate per serving`;
  const stapleKeys = new Set(staples.map((one) => `${one.part} ${one.index} ${one.start}`));
  const estimated = [...shares]
    .filter(([, share]) => (share.carbs ?? 0) >= Math.min(MIN_REPORTED_CARBS, total / shares.size))
    .map(([at, share]) => finding(task, at, share.mention, certainty, reason))
    .filter((one) => !stapleKeys.has(`${one.part} ${one.index} ${one.start}`));
  return [...staples, ...estimated];
}
