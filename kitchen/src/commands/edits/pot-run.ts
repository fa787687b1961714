/** Finds what of a dish simmers, and could do so in another pot: one run of sentences, with what stands before and after it. */
import { sentencePieces } from '../../cook/adapt/leaf-for-bread.ts';
import { minutesIn } from '../../cook/whole-things.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Step } from './step-pieces.ts';

export interface Sentence {
  readonly pieces: Step;
  readonly text: string;
  /** Of all that is timed in it. */
  readonly minutes: number;
}

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

export function sentencesIn(step: Step): Sentence[] {
  return sentencePieces(step)
    .filter((pieces) => pieces.length > 0)
    .map((pieces) => ({ pieces, text: stepLine(pieces), minutes: minutesOf(pieces) }));
}

function minutesOf(pieces: Step): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece.kind === 'timer' ? minutesIn(piece.text) : 0),
    0,
  );
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
    isWet ||= one.pieces.some((piece) => piece.kind === 'ingredient' && WET.test(piece.name));
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
  return /\b(?:bake|roast|oven)\b/i.test(text) && !/\breturn it\b/.test(text) ? minutes : 0;
}

function isSimmered({ text, minutes, pieces }: Sentence, least: number): boolean {
  // What cooks in fat is fried, whatever the step calls it.
  const isFried = pieces.some((one) => one.kind === 'ingredient' && FAT.test(one.name));
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
