/** Writes the note on what does not scale with the servings: tins, trays, pans and times, whole birds and loaves. */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { type Told, tell } from '../../say/told.ts';
import { numberOf } from '../adapt/add-amounts.ts';
import { isOneWhole, isWhole, minutesIn } from '../whole-things.ts';
import { isFixed } from './fixed.ts';
import { countOf, roundsOf } from './rounds.ts';
import { sizeNote, takesPot } from './vessel-size.ts';

/** Undefined when so small a change needs no word. */
export function scalingNote(dish: Dish, factor: number): Told | undefined {
  const texts = dish.steps.map((step) => stepLine(step));
  const all = texts.join(' ');
  if (isWhole(dish)) return wholes(dish, texts, factor);
  const oneByOne = ONE_BY_ONE.test(all);
  if (LOAF.test(dish.title) && isShaped(all) && !isSmallChange(factor)) return loaves(factor);
  if (factor > 1 && saysRounds(dish, factor)) return undefined;
  const sized = sizeNote(dish, factor);
  if (sized && !(oneByOne && /pan/.test(sized.message))) return sized;
  if (isSmallChange(factor) || oneByOne || dish.course === 'drink') return undefined;
  const vessel = isTossed(dish, all, factor) ? 'pasta' : vesselOf(dish, texts);
  const isTold = factor > 1 && vessel !== 'pot' && vessel !== 'pasta' && roundsOf(dish).length > 0;
  return vessel === null || isTold ? undefined : noteOf(vessel, factor);
}

/** A step that tells its rounds, or a second dish, needs no tip that says so again. */
function saysRounds(dish: Dish, factor: number): boolean {
  return roundsOf(dish).some(
    (round) =>
      countOf(round, dish.servings * factor) > Math.max(1, countOf(round, dish.servings)) ||
      round.holds.vessel === 'go',
  );
}

type Vessel =
  | ('tin' | 'dish' | 'roast' | 'tray' | 'pan' | 'fryer' | 'pot' | 'bigPot')
  | ('pasta' | 'bowl');

/** Of which a cook needs no telling when there is less of it. */
const ONLY_MORE: ReadonlySet<Vessel> = new Set(['tin', 'tray', 'pan', 'bigPot', 'pasta']);

function noteOf(vessel: Vessel, factor: number): Told | undefined {
  if (factor > 1) return tell(`scale.${vessel}-up`);
  return ONLY_MORE.has(vessel) ? undefined : tell(`scale.${vessel}-down`);
}

/** Two birds, two cakes: what is whole is made once more, in a tin of its own. */
function wholes(dish: Dish, texts: readonly string[], factor: number): Told | undefined {
  if (factor < 1.4) return undefined;
  if (!dish.ingredients.some(isOneWhole))
    return noteOf(TIN.test(texts.join(' ')) ? 'tin' : 'dish', factor);
  const vessel = bakedIn(texts);
  if (vessel === null || vessel === 'pot') return noteOf('bigPot', factor);
  return noteOf(vessel === 'tray' ? 'tray' : 'roast', factor);
}

function isSmallChange(factor: number): boolean {
  return factor > 0.7 && factor < 1.4;
}

function isShaped(text: string): boolean {
  return /\b(?:shape|roll)\b/i.test(text);
}

/** Shaped by hand as one piece. */
const LOAF = /\b(?:meatloaf|strudel|bread|loaf)$/i;

function loaves(factor: number): Told {
  const count = Math.ceil(factor - 0.3);
  return count < 2 ? tell('scale.loaf-smaller') : tell('scale.loaf-more', { count });
}

const TIN =
  /\b(?:cake|loaf|tart|muffin|square|baking|brownie|springform|ring|bundt|pie) tins?\b|\bspringform\b/i;
/** Made one by one, or in rounds that the steps speak of already, more of it is only more of the same. */
const ONE_BY_ONE =
  /\b(?:go on until|(?:one|two|three|four|five|a few)(?: or (?:two|three|five))? (?:pieces )?at a time(?! to\b)|one by one|one after another|repeat with|ladleful|rest of the batter|remaining batter|(?:make|cook|fry|use) (?:up )?the rest\b|in (?:two )?batches)\b/i;

/** In what it is cooked longest, which decides what more of it means; null where nothing need be said. */
function vesselOf(dish: Dish, texts: readonly string[]): Vessel | null {
  const all = texts.join(' ');
  const longest = (way: Way): number =>
    Math.max(0, ...dish.steps.map((step, at) => minutesOf(step, texts[at] ?? '', way)));
  const [baked, fried, boiled] = [longest('bake'), longest('fry'), longest('boil')];
  if ((baked >= 15 && baked * 3 > boiled) || (baked >= 10 && baked > fried && baked > boiled))
    return dish.course === 'salad' ? null : bakedIn(texts);
  if (/\bdeep[ -]fry(?!ing pan)/i.test(all) || dish.ingredients.some(isFixed)) return 'fryer';
  if (boiled >= 15 && isWet(dish)) return 'pot';
  if (fried > boiled && dish.steps.some((step, at) => crowds(dish, step, texts[at] ?? '')))
    return 'pan';
  const waits = dish.steps.some((step, at) => WAITS.test(texts[at] ?? '') && longWait(step));
  return waits && !HEATED.test(all) && dish.course !== 'dessert' ? 'bowl' : null;
}

/** Pasta that meets its sauce in a frying pan, when there is more of it than a pan holds. */
function isTossed(dish: Dish, all: string, factor: number): boolean {
  if (takesPot(dish)) return false;
  const grams = dish.ingredients
    .filter(({ name, unit }) => unit === 'g' && PASTA.test(name))
    .reduce((sum, { quantity }) => sum + numberOf(quantity), 0);
  return grams * factor >= MOST_PASTA && /\bfrying pan\b/.test(all) && TOSSED.test(all);
}

const MOST_PASTA = 600;
const PASTA =
  /\b(?:spaghetti|linguine|fettuccine|tagliatelle|penne|rigatoni|pappardelle|bucatini|pasta)$/;
const TOSSED = /\b(?:toss|lift in the spaghetti)\b/i;

/** What steams instead of browning when the pan is full, in the step that fries it. */
function crowds(dish: Dish, step: Dish['steps'][number], text: string): boolean {
  if (
    minutesOf(step, text, 'fry') === 0 ||
    dish.ingredients.some(({ name }) => RAW_RICE.test(name))
  )
    return false;
  const names = step.map((piece) => (piece.kind === 'ingredient' ? piece.name : ''));
  return CROWDS.test(`${names.join(' ')} ${text}`);
}

const RAW_RICE = /\b(?:arborio|carnaroli|risotto|basmati|long-grain)\b/;

function longWait(step: Dish['steps'][number]): boolean {
  return step.some((piece) => piece.kind === 'timer' && minutesIn(piece.text) >= 30);
}

const BAKED_IN: readonly (readonly [RegExp, Vessel | null])[] = [
  [/\b(?:casserole|pot|Dutch oven)\b/gi, 'pot'],
  [/\broasting tin\b(?! with hot water)/gi, 'roast'],
  [/\b(?:baking|gratin|pie|oven|ovenproof) dish\b/gi, 'dish'],
  [/\b(?:trays?|baking sheets?|wire rack|rimmed sheet)\b/gi, 'tray'],
  [/\bmuffin tin\b/gi, 'tin'],
];

/** The vessel that was named last before it is done. */
function bakedIn(texts: readonly string[]): Vessel | null {
  const last = texts.findLastIndex((text) => WAYS.bake[0].test(text));
  const text = texts.slice(0, last + 1).join(' ');
  if (/\b(?:ramekins?|straight on the oven shelf|parcels?|heatproof (?:bowl|cups))\b/.test(text))
    return null;
  const [found] = BAKED_IN.flatMap(([name, vessel]) =>
    [...text.matchAll(name)].map((one) => ({ at: one.index, vessel })),
  ).sort((a, b) => b.at - a.at);
  return found?.vessel ?? null;
}

const WET =
  /\b(?:water|stock|broth|milk|wine|beer|stout|passata|chopped tomatoes|plum tomatoes|cider)$/;
const SOAKS_UP = /\b(?:rice|couscous|bulgur|quinoa|pasta|spaghetti|penne|macaroni|oats|semolina)\b/;
/** Less of it than this for each person is no stew. */
const LEAST_WET = 90;

/** Whether there is broth or sauce to boil down; what is soaked up to the last drop is measured, not judged by eye. */
function isWet(dish: Dish): boolean {
  if (dish.course !== 'soup' && dish.ingredients.some(({ name }) => SOAKS_UP.test(name)))
    return false;
  const liquid = dish.ingredients
    .filter(({ name }) => WET.test(name))
    .reduce((sum, { quantity, unit }) => sum + numberOf(quantity) * (PER_UNIT[unit] ?? 0), 0);
  return liquid >= LEAST_WET * dish.servings;
}

const PER_UNIT: Readonly<Record<string, number>> = { ml: 1, g: 1, l: 1000, kg: 1000 };

const CROWDS =
  /\b(?:chicken|beef|pork|lamb|steaks?|chops?|mince|salmon|fish|fillets?|prawns?|tofu|tempeh|paneer|mushrooms|cooked rice|noodles)\b(?! (?:stock|sauce|broth))/;

const HEATED =
  /\b(?:pan|griddle|grill|barbecue|cook|warm|toast|fry|boil|simmer|oven|bake|microwave)\b/i;

type Way = keyof typeof WAYS;

/** Words of each way of cooking, and how many minutes of it shape a dish: spices sizzled for one do not. */
const WAYS = {
  bake: [/\b(?:bake|roast)\b|\b(?:in|into|to) the (?:hot )?oven\b/i, 8],
  fry: [/\b(?:fry|sear|stir-fry|deep-fry|wok|brown (?:the|it|them|on))\b/i, 2],
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
