/** After a swap, sets the new food's cooking time where it differs much (brown rice, leeks); ready-cooked rice or couscous is not boiled. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { isSeasoning } from '../../cook/adapt/gone-times.ts';
import type { Dish, StepPiece } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { wordsOf } from './card-words.ts';
import { cookedFood, timesAsLong } from './cooking-times.ts';
import type { Bench } from './finish-edit.ts';
import { filled, type Step, text, tidied } from './step-pieces.ts';
import { BAKES, foodNames, sentencesIn } from './timed-sentences.ts';

type By = 'oven' | 'pan' | 'boil';

/** By how much a time has to be off before a cook would write another. */
const MUCH_LONGER = 1.35;
const MUCH_SHORTER = 0.6;

/**
 * The same dish where nothing needs another time, or no step tells one. Undefined where what came in would not cook in
 * that way at all.
 */
export function cookedAsLong(
  bench: Bench,
  adapted: AdaptedDish,
  from: string,
  to: string,
): AdaptedDish | undefined {
  const { kitchen } = bench;
  if (isReady(to) && !isReady(from)) return unboiled(bench, adapted, to, 'edits.step-ready');
  const [was, is] = [cookedFood(kitchen, from), cookedFood(kitchen, to)];
  if (!was || !is) return adapted;
  const { dish } = adapted;
  const isSoaked = is.classes.includes('couscous') && !was.classes.includes('couscous');
  if (isSoaked && dish.course !== 'soup')
    return unboiled(bench, adapted, to, 'edits.step-couscous');
  let saved = 0;
  let isDone = false;
  const steps = dish.steps.map((step) =>
    sentencesIn(step).flatMap(({ pieces, text: said, minutes }): Step => {
      const by = byWhat(said);
      if (isDone || minutes < LEAST || !by || !isAlone(pieces, dish, to)) return pieces;
      const [old, now] = [was.minutes[by], is.minutes[by]];
      const times = timesAsLong(old, now);
      if (old === undefined || now === undefined || times === undefined) return pieces;
      const isGrain = by === 'boil' && is.classes.includes('starch') && Math.abs(now - old) >= 3;
      if (!isGrain && times < MUCH_LONGER && times > MUCH_SHORTER) return pieces;
      isDone = true;
      saved += Math.round(minutes * (1 - times));
      return pieces.map((piece) =>
        piece.kind === 'timer' ? { ...piece, text: timed(piece.text, times) } : piece,
      );
    }),
  );
  if (!isDone) return adapted;
  const time = Math.max(5, dish.time - Math.round(saved / 5) * 5);
  return { ...adapted, dish: { ...dish, steps, time, active: Math.min(time, dish.active) } };
}

/** A shorter time is that of stirring it through. */
const LEAST = 3;

function timed(said: string, times: number): string {
  return said.replace(/\d+(?=[ -])/g, (one) => String(Math.round(Number(one) * times)));
}

function byWhat(said: string): By | undefined {
  if (BAKES.test(said)) return 'oven';
  if (/\b(?:simmer|boil|stew|braise)\b/i.test(said)) return 'boil';
  return /\b(?:fry|soften|sweat|cook|sauté|brown)\b/i.test(said) ? 'pan' : undefined;
}

/** Whether the sentence cooks it with nothing beside it but what seasons it. */
function isAlone(pieces: Step, dish: Dish, to: string): boolean {
  const foods = foodNames(pieces);
  const names = new Set(dish.ingredients.flatMap(({ name }) => (name.endsWith(to) ? [name] : [])));
  const others = foods.filter((name) => !names.has(name));
  return (
    others.length < foods.length && others.every((name) => isSeasoning(name) || LIGHT.test(name))
  );
}

/** What is done long before, and is in the pan for its taste. */
const LIGHT = /\b(?:garlic|onions?|shallots?|ginger|stock|water|wine|butter|thyme|rosemary)$/;

/** "Cooked rice", for whoever has boiled it before. */
function isReady(name: string): boolean {
  return name.startsWith('cooked ');
}

/** Couscous is not boiled, since boiling water is poured over it; nor is what was boiled before. */
function unboiled(
  { kitchen }: Bench,
  adapted: AdaptedDish,
  to: string,
  message: string,
): AdaptedDish | undefined {
  const { dish } = adapted;
  let isLost = false;
  let saved = 0;
  let isPoured = false;
  let isFound = false;
  const steps = dish.steps.map((step) =>
    tidied(
      sentencesIn(step).flatMap(({ pieces, text: said, minutes }): Step => {
        const isOfWater = isPoured && foodNames(pieces).length === 0 && /\bdrain\b/i.test(said);
        isPoured = false;
        if (isOfWater) return [];
        const own = pieces.filter(
          (one): one is StepPiece & { kind: 'ingredient' } =>
            one.kind === 'ingredient' && one.name.endsWith(to),
        );
        if (own.length === 0 || !/\b(?:boil|simmer|cook)\b/i.test(said)) return pieces;
        isLost ||= pieces.some(
          (one) => one.kind === 'ingredient' && !own.includes(one) && !isSeasoning(one.name),
        );
        saved += minutes;
        [isPoured, isFound] = [true, true];
        return [...filled(wordsOf(kitchen, message, dish.slug), {}, own), text(' ')];
      }),
    ),
  );
  // Rice that swells in the broth of the dish was never boiled by itself.
  if (isLost || !isFound) return undefined;
  // "Drain" was for the water that is no more.
  const isDrained = steps.some((step) => /^Drain\b/.test(stepLine(step)));
  if (isDrained) return undefined;
  const time = saved === 0 ? dish.time : Math.max(5, dish.time - Math.round((saved - 5) / 5) * 5);
  return { ...adapted, dish: { ...dish, steps, time } };
}
