/** Finds the run of sentences in a dish's steps that simmer in one pot and could move to another appliance, and its minutes. */
import type { Dish } from '../../cookbook/dish.ts';
import { foodNames, IN_OVEN, type Sentence, sentencesIn } from './timed-sentences.ts';

export interface PotRun {
  /** All sentences of the dish, step by step. */
  readonly steps: readonly (readonly Sentence[])[];
  /** Where the run begins and ends, counted over all steps. */
  readonly first: number;
  readonly last: number;
  readonly within: readonly Sentence[];
  /** The sentences of the same pot right before it, in its own step or the one before. */
  readonly before: readonly Sentence[];
  /** Minutes that it simmers, and that something is baked after it. */
  readonly minutes: number;
  readonly bakedAfter: number;
}

const FAT = /\b(?:oil|butter|ghee|lard|dripping)$/;
/** What makes a pot of it. */
export const WET =
  /\b(?:stock|broth|water|wine|beer|stout|cider|milk|cream|yoghurt|passata|tomatoes|juice)$/;
const SIMMERS = /\b(?:simmer|cook|boil|braise|stew|bubble|oven|poach)/i;
const APART =
  /\b(?:salted water|drain|fry|brown|golden|sear|toast|marinat|chill|rest(?! of)|soak|grill|stand|roast|bake|leave|dough|meanwhile|heat the oven)\b/i;
/** What is done in a pot between two times and is needless under a lid. */
const NEEDLESS =
  /^(?:then |and |now )*(?:stir|skim|cover|bring|turn|lower|put the lid|return|let it|top up|add|pour|simmer|cook|lay|season|heat the oven|pull|taste)\b|\b(?:return|add|nestle|slide)\b/i;
/** What is done by hand between two times, and not under a lid. */
const BY_HAND = /\b(?:shred|blend|mash|crush|beat|strain|lift)\b/i;

/** The longest run of sentences of so many minutes each and more; undefined where nothing simmers in its liquid, or something is cooked on in the old pot afterwards. */
export function potRunOf(dish: Dish, least: number): PotRun | undefined {
  const steps = dish.steps.map(sentencesIn);
  const all = steps.flat();
  let isWet = false;
  const simmers = all.map((one) => {
    isWet ||= foodNames(one.pieces).some((name) => WET.test(name));
    return isWet && isSimmered(one, least);
  });
  const runs: PotRun[] = [];
  for (const [at, sentence] of all.entries()) {
    if (!simmers[at]) continue;
    const open = runs.at(-1);
    const between = all.slice((open?.last ?? at) + 1, at);
    const isOne = open !== undefined && between.every(isNeedless);
    const first = isOne ? open.first : at;
    const minutes = sentence.minutes + (isOne ? open.minutes : 0);
    if (isOne) runs.pop();
    const before = all.slice(Math.max(0, first - 2), first);
    const bakedAfter = all.slice(at + 1).reduce((sum, one) => sum + bakedIn(one), 0);
    const within = all.slice(first, at + 1);
    runs.push({ steps, first, last: at, within, before, minutes, bakedAfter });
  }
  const longest = Math.max(0, ...runs.map((one) => one.minutes));
  const run = runs.find((one) => one.minutes === longest);
  return run && all.slice(run.last + 1).some((one) => cooksOn(one, least)) ? undefined : run;
}

function isNeedless({ text }: Sentence): boolean {
  return NEEDLESS.test(text) && !BY_HAND.test(text);
}

function bakedIn({ text, minutes }: Sentence): number {
  return IN_OVEN.test(text) && !/\breturn it\b/.test(text) ? minutes : 0;
}

function isSimmered({ text, minutes, pieces }: Sentence, least: number): boolean {
  // What cooks in fat is fried, whatever the step calls it.
  const isFried = foodNames(pieces).some((name) => FAT.test(name));
  return minutes >= least && SIMMERS.test(text) && !APART.test(text) && !isFried;
}

/** Whether the same pot goes on for long: noodles boiled in a pan of their own do not. */
function cooksOn(sentence: Sentence, least: number): boolean {
  const { text, pieces } = sentence;
  const isApart = pieces.some((one) => one.kind === 'cookware') || /\bmeanwhile\b/i.test(text);
  return (
    isSimmered(sentence, Math.max(10, least)) && !isApart && !/\b(?:return it|oven)\b/i.test(text)
  );
}
