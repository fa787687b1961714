/** Finds where a dish is closed to what comes in: filled, poured full of liquid, or ready but for what goes over it. */
import type { Dish } from '../../cookbook/dish.ts';
import { WET } from './pot-run.ts';
import { type Place, type PlacedSentence, sentencesOf } from './where-it-cooks.ts';

/** What a sentence begins with that finishes a plate and mixes nothing any more. */
const FINISHES: ReadonlySet<string> = new Set(
  (
    'serve scatter top finish ladle divide spoon dust squeeze drizzle sprinkle garnish eat cut slice carve taste ' +
    'rest cool let leave pile heap lay spread stand tip pour drain mark wipe pick'
  ).split(' '),
);

/** The sentence from which on the dish is only dished up; undefined where all of it is cooked or mixed to the last. */
export function finishedAt(dish: Dish): Place | undefined {
  const all = sentencesOf(dish);
  const isLast = (one: PlacedSentence): boolean =>
    /\b(?:serve|eat)\b/i.test(one.text) ||
    // What stands behind a semicolon.
    /^\p{Ll}/u.test(one.text) ||
    (FINISHES.has(/^\p{L}+/u.exec(one.text.toLowerCase())?.[0] ?? '') && !HEATS.test(one.text));
  const before = all.findLastIndex((one) => !isLast(one));
  return before < 0 ? undefined : all[before + 1];
}

const HEATS = /\b(?:bake|simmer|fry|boil|roast|grill|cook|toast|batter|dough)\b/i;

/** Whether what is fried beside can be mixed with the rest: it ends in a pot, a pan or a bowl, and not as pieces on a plate. */
export function isMixed(dish: Dish): boolean {
  if (dish.course === 'salad' || dish.course === 'soup') return true;
  const all = sentencesOf(dish);
  const finish = finishedAt(dish);
  const at = all.findIndex(
    ({ step, sentence }) => step === finish?.step && sentence === finish.sentence,
  );
  const end = all.slice(Math.max(0, (at < 0 ? all.length : at) - 1));
  return end.some(({ text }) => MIXES.test(text));
}

const MIXES = /\b(?:toss|fold|stir|mix|return|simmer|put back)\b/i;

/** The last sentence in which bread, wraps or wrappers are filled or topped; undefined where nothing is. */
export function filledAt(dish: Dish): Place | undefined {
  const isBread = dish.ingredients.some(({ name }) => WRAPS.test(name));
  return isBread ? sentencesOf(dish).findLast(({ text }) => FILLS.test(text)) : undefined;
}

export const WRAPS =
  /\b(?:buns|rolls|tortillas|wraps|baguettes?|pitta breads|flatbreads|shells|wrappers|(?:white|rye|brown|wholemeal|sourdough) bread)$/;
const FILLS =
  /\b(?:build|fill|stack|pile|heap [^.]* on|fold over|roll (?:it |them )?up|spread [^.]* over half)\b/i;

/** The sentence in which the first liquid comes to what was fried before, to simmer there; undefined where it is not so. */
export function floodedAt(dish: Dish): Place | undefined {
  const all = sentencesOf(dish);
  const liquids = dish.ingredients.flatMap(({ name }) =>
    WET.test(name) ? (name.split(' ').at(-1) ?? []) : [],
  );
  const isFried = (one: PlacedSentence): boolean => one.minutes > 0 && FRIES.test(one.text);
  const fried = all.findIndex(isFried);
  const simmers = ({ step, sentence }: Place): boolean =>
    all.some((one) => one.step === step && one.sentence >= sentence && SIMMERS.test(one.text));
  return all.find(
    (one, at) =>
      fried >= 0 &&
      at > fried &&
      POURS.test(one.text) &&
      liquids.some((liquid) => one.text.includes(liquid)) &&
      simmers(one),
  );
}

const FRIES = /\b(?:fry|soften|sweat|cook|brown|stir)\b/i;
const POURS = /\b(?:add|pour|stir in|with)\b/i;
const SIMMERS = /\b(?:simmer|boil|cook|braise|absorbed)/i;

/** The sentence in which all of a soup is blended; undefined where none is, and where it is a part of it. */
export function blendedWholeAt(dish: Dish): Place | undefined {
  if (dish.course !== 'soup') return undefined;
  const blended = sentencesOf(dish).findLast(({ text }) => /\bblend\b/i.test(text));
  return blended && !/\b(?:half|quarter|third|part)\b/i.test(blended.text) ? blended : undefined;
}
