/** Says what does not scale with the servings: tins, trays, pans and the clock. */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { pick } from '../seed.ts';
import { SCALING_NOTES } from '../words/notes.ts';
import { isFixed } from './step-words.ts';
import { minutesIn } from './whole-things.ts';

/** Empty when so small a change needs no word. */
export function scalingNote(dish: Dish, factor: number, seed: string): string {
  if (factor > 0.67 && factor < 1.5) return '';
  const way = factor > 1 ? 'up' : 'down';
  const vessel = vesselOf(dish);
  if (vessel === null) return '';
  const waits = dish.steps.some((step) => WAITS.test(stepLine(step)));
  const all: readonly string[] = SCALING_NOTES[vessel][way];
  const notes = waits || vessel !== 'bowl' ? all : all.filter((note) => !/\btimes\b/.test(note));
  const sweet = dish.course === 'dessert' || dish.course === 'drink';
  const plain = sweet
    ? notes.filter((note) => !/\b(?:salt|season|spice|brown)/i.test(note))
    : notes;
  return pick(plain.length > 0 ? plain : notes, seed, 'scaling');
}

type Vessel = keyof typeof SCALING_NOTES;

const TIN =
  /\b(?:cake|loaf|tart|muffin|square|baking|brownie|springform|ring|bundt|pie) tins?\b|\bspringform\b/i;
const DISH = /\bpie dish\b|(?:\d+ cm|-litre|\blitre) [a-z -]*dish\b|\bgratin dish\b/i;
/** Made one by one, more of it is only more of the same. */
const ONE_BY_ONE =
  /\b(?:go on until|one at a time|one by one|one after another|repeat with|ladleful|rest of the batter|remaining batter)\b/i;

/** In what it is cooked longest, which decides what more of it means; null where nothing need be said. */
function vesselOf(dish: Dish): Vessel | null {
  if (dish.course === 'soup') return 'pot';
  const texts = dish.steps.map((step) => stepLine(step));
  const all = texts.join(' ');
  const longest = (way: Way): number =>
    Math.max(0, ...dish.steps.map((step, at) => minutesOf(step, texts[at] ?? '', way)));
  const [baked, fried, boiled] = [longest('bake'), longest('fry'), longest('boil')];
  if ((baked >= 15 && baked * 3 > boiled) || (baked > fried && baked > boiled))
    return TIN.test(all) ? 'tin' : DISH.test(all) ? 'dish' : 'tray';
  if (/\bdeep[ -]fry(?!ing pan)/i.test(all) || dish.ingredients.some(isFixed)) return 'fryer';
  if (fried === 0 && boiled === 0) return HEATED.test(all) ? null : 'bowl';
  if (boiled > fried || goesOnInPot(dish, texts)) return 'pot';
  return ONE_BY_ONE.test(all) ? null : 'pan';
}

const HEATED =
  /\b(?:pan|griddle|grill|barbecue|cook|warm|toast|fry|boil|simmer|oven|bake|microwave)\b/i;

/** After the last frying it still cooks for a while. */
function goesOnInPot(dish: Dish, texts: readonly string[]): boolean {
  const last = texts.findLastIndex((text) => WAYS.fry[0].test(text));
  return dish.steps.some(
    (step, at) =>
      at > last &&
      !WAITS.test(texts[at] ?? '') &&
      /\b(?:cook|cover|simmer|steam)\b/i.test(texts[at] ?? '') &&
      step.some((piece) => piece.kind === 'timer' && minutesIn(piece.text) >= 10),
  );
}

type Way = keyof typeof WAYS;

/** Words of each way of cooking, and how many minutes of it shape a dish: spices sizzled for one do not. */
const WAYS = {
  bake: [/\b(?:bake|roast)\b|\b(?:in|into|to) the (?:hot )?oven\b/i, 8],
  fry: [/\b(?:fry|brown|sear|griddle|stir-fry|deep-fry|wok)\b/i, 2],
  boil: [/\b(?:simmer|boil(?!ing water)|braise|poach|stew)\b/i, 5],
} as const;

/** Soaking and resting are no cooking. */
const WAITS = /\b(?:chill|fridge|rest|soak|rise|prove|stand|marinat\w*|freezer)\b/i;

/** For how many minutes a step cooks in such a way; 0 when it does not, or not long enough to matter. */
function minutesOf(step: Dish['steps'][number], text: string, way: Way): number {
  const [words, least] = WAYS[way];
  if (!words.test(text) || (way === 'bake' && /\bkeep\b[^.]*\bwarm\b/i.test(text))) return 0;
  const times = step.map((piece) => (piece.kind === 'timer' ? minutesIn(piece.text) : 0));
  const most = WAITS.test(text)
    ? (times[times.findIndex((one) => one > 0)] ?? 0)
    : Math.max(0, ...times);
  return most >= least ? most : 0;
}
