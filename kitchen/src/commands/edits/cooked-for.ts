/** Reads off the steps how long a food of a dish is cooked, and whether another could stand it in its place. */
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { amountToAdd } from './added-foods.ts';
import { cookedFood } from './cooking-times.ts';
import { BAKES, IN_OVEN } from './timed-sentences.ts';
import { isHot, type PlacedSentence, sentencesOf } from './where-it-cooks.ts';

const HEATS =
  /\b(?:simmer|fry|cook|boil|braise|sweat|soften|brown|stew|sizzle|bubble|poach|go on)/i;
const PREHEATS = /\bheat (?:the|an?) (?:\w+ )?(?:oven|grill)\b|\bthe oven to \d/i;
const WAITS =
  /\b(?:rest|stand|leave|cool|chill|marinat|soak|rise|prove|freeze|fridge|knead|steep)/i;
const TAKEN_OUT = /\b(?:lift|take|tip|scoop|strain)\b[^.]*\bout\b|\bdrain\b|\bon to a plate\b/i;

interface CookedFor {
  /** On the hob, from where it first goes in until it is taken out. */
  readonly hob: number;
  readonly oven: number;
}

/** Minutes of heat; what goes on beside it in another pan is not counted. */
function cookedFor(dish: Dish, index: number): CookedFor {
  const all = sentencesOf(dish);
  const start = all.findIndex((one) => isNamedIn(one, index));
  let [hob, oven, beside] = [0, 0, -1];
  for (const [at, one] of all.entries()) {
    if (start < 0 || at < start) continue;
    if (at > start && /^meanwhile\b/i.test(one.text) && !isNamedIn(one, index)) beside = one.step;
    if (one.step === beside || PREHEATS.test(one.text)) continue;
    if (BAKES.test(one.text) || (IN_OVEN.test(one.text) && one.minutes > 0)) oven += one.minutes;
    else if (HEATS.test(one.text) || !WAITS.test(one.text)) hob += one.minutes;
    if (TAKEN_OUT.test(one.text) && hob + oven > 0) break;
  }
  return { hob, oven };
}

function isNamedIn({ pieces }: PlacedSentence, index: number): boolean {
  return pieces.some((piece) => piece.kind === 'ingredient' && piece.index === index);
}

/** Minutes on the hob that make mush of what needs so few. */
function boilsToMush(need: number): number {
  return Math.max(15, 4 * need + 5);
}

/** Whether a vegetable would be boiled to mush where the other stands: spinach with the onions of a stew. */
export function isBoiledAway(kitchen: Kitchen, dish: Dish, index: number, to: string): boolean {
  const food = cookedFood(kitchen, to);
  const need = food?.classes.includes('veg') ? food.minutes.boil : undefined;
  if (need === undefined) return false;
  const { hob, oven } = cookedFor(dish, index);
  return hob >= boilsToMush(need) || (need <= LEAF && oven >= BURNS);
}

/** Minutes that leaves boil, and in the oven what leaves nothing of them. */
const LEAF = 4;
const BURNS = 60;

/** Whether a vegetable would still be hard where the other is done: carrots for the peas of the last minutes. */
export function staysRaw(kitchen: Kitchen, dish: Dish, index: number, to: string): boolean {
  const food = cookedFood(kitchen, to);
  const { hob, oven } = cookedFor(dish, index);
  if (!food?.classes.some((one) => HARD.has(one)) || hob + oven === 0) return false;
  const need = oven > hob ? food.minutes.oven : (food.minutes.pan ?? food.minutes.boil);
  return need !== undefined && hob + oven < 0.6 * need;
}

/** Classes of vegetables that nobody eats half done. */
const HARD: ReadonlySet<string> = new Set([
  'root',
  'squash',
  'allium',
  'cabbage',
  'brassica',
  'pod',
]);
const TENDER_MINUTES = 3;
const HARD_MINUTES = 2;

/** Whether a herb or spice belongs in at another time than the one whose place it would take: basil for bay leaves. */
export function isForAnotherTime(kitchen: Kitchen, dish: Dish, index: number, to: string): boolean {
  const from = dish.ingredients[index]?.name ?? '';
  const [was, is] = [from, to].map((name) => mannerOf(kitchen, name));
  const { hob, oven } = cookedFor(dish, index);
  if (was === 'base' && is === 'scatter') return hob >= TENDER_MINUTES;
  const isOver = was === 'scatter' && is === 'base' && oven === 0 && hob <= HARD_MINUTES;
  return isOver && isHot(dish) && WOODY.test(to);
}

const WOODY = /^(?:rosemary|sage|thyme|bay leaf|bay leaves|onions?|shallots?|leeks?)$/;

function mannerOf(kitchen: Kitchen, name: string): string {
  const isDried = /^(?:dried|ground) /.test(name);
  return isDried ? 'base' : amountToAdd(kitchen, name, 1).manner;
}
