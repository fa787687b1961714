/** Judges Keto: by an estimate of net carbohydrate per serving where amounts parse, by staples where they do not. */
import type { Certainty } from '../vocabulary.ts';
import type { FoodMention, ReadLine } from './claims.ts';
import { certaintyOf } from './facts.ts';
import type { Finding, Line } from './lines.ts';
import { reasonFor } from './reasons.ts';
import type { Rules } from './rules.ts';
import { swapsOf } from './swaps.ts';

/** Grams of net carbohydrate per serving; no law defines Keto, these are this product's own lines. */
const FITS = 10;
const MAY = 15;
/** A line that brings less than this to a serving is not worth naming. */
const WORTH_NAMING = 1;
/** Per 100 g; below it an unweighed line cannot change the answer. */
const NEXT_TO_NOTHING = 6;

const TRACES = new Set(
  'pinch dash tsp teaspoon drop sprinkle sprinkling dusting smidgen'.split(' '),
);

/** Grams of a raw ingredient line, or null when its amount cannot be told. */
export type Weigh = (line: string) => number | null;

export interface KetoTask {
  readonly rules: Rules;
  readonly lines: readonly Line[];
  readonly reads: readonly ReadLine[];
  readonly servings: number | undefined;
  readonly weigh: Weigh | undefined;
  /** Everything the person avoids, Keto included, for substitutes. */
  readonly avoided: number;
}

interface Share {
  readonly mention: FoodMention;
  /** Grams of net carbohydrate per serving, or null where it cannot be told. */
  readonly carbs: number | null;
}

function sharesOf(task: KetoTask, line: Line, read: ReadLine): Share | undefined {
  const { weigh, servings } = task;
  let mention: FoodMention | undefined;
  for (const food of read.foods)
    if ((food.term.carbs ?? 0) > (mention?.term.carbs ?? -1)) mention = food;
  if (mention === undefined) return undefined;
  const per100 = mention.term.carbs ?? 0;
  if (per100 === 0) return { mention, carbs: 0 };
  if (weigh === undefined || servings === undefined || !(servings > 0))
    return { mention, carbs: null };
  const grams = weigh(line.text);
  if (grams !== null) return { mention, carbs: (grams * per100) / 100 / servings };
  return { mention, carbs: per100 < NEXT_TO_NOTHING || isTrace(line, read) ? 0 : null };
}

function isTrace(line: Line, read: ReadLine): boolean {
  return line.part === 'ingredients' && read.stems.some((stem) => TRACES.has(stem));
}

function finding(
  task: KetoTask,
  at: number,
  mention: FoodMention,
  certainty: Certainty,
  reason: string,
): Finding {
  const [line, read] = [task.lines[at] as Line, task.reads[at] as ReadLine];
  const swap = swapsOf(task.rules, mention.term, task.avoided)[0];
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
    const read = task.reads[at] as ReadLine;
    if (isTrace(line, read)) return [];
    return read.foods.flatMap((mention) => {
      const certainty = certaintyOf(mention.facts, 'Keto');
      if (certainty === undefined || skip(at, mention)) return [];
      const span = line.text.slice(
        read.tokens[mention.from]?.start,
        read.tokens[mention.to - 1]?.end,
      );
      const reason = reasonFor(task.rules, mention.term, 'Keto', certainty, span);
      return [finding(task, at, mention, certainty, reason)];
    });
  });
}

/**
 * Keto findings of a whole recipe. With servings and amounts: net carbohydrate per serving, called an estimate
 * (10 g or less fits, up to 15 may, more is out). Amounts that do not parse leave the staples to speak.
 */
export function ketoFindings(task: KetoTask): Finding[] {
  const shares = new Map<number, Share>();
  let total = 0;
  let complete = task.weigh !== undefined && (task.servings ?? 0) > 0;
  for (const [at, line] of task.lines.entries()) {
    if (line.part !== 'ingredients') continue;
    const share = sharesOf(task, line, task.reads[at] as ReadLine);
    if (share === undefined) continue;
    shares.set(at, share);
    if (share.carbs === null) complete = false;
    total += share.carbs ?? 0;
  }
  const weighed = new Set([...shares.values()].map((share) => share.mention.term.name));
  const known = (at: number, mention: FoodMention): boolean =>
    complete && (task.lines[at]?.part === 'ingredients' || weighed.has(mention.term.name));
  const staples = stapleFindings(task, known);
  if (total <= FITS) return staples;
  const certainty: Certainty = total > MAY ? 'contains' : 'may contain';
  const reason = `an estimate gives about ${Math.round(total)} g of net carbohydrate per serving`;
  const named = new Set(staples.map((one) => `${one.part} ${one.index} ${one.start}`));
  const estimated = [...shares]
    .filter(([, share]) => (share.carbs ?? 0) >= Math.min(WORTH_NAMING, total / shares.size))
    .map(([at, share]) => finding(task, at, share.mention, certainty, reason))
    .filter((one) => !named.has(`${one.part} ${one.index} ${one.start}`));
  return [...staples, ...estimated];
}
