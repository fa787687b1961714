/** Works out from a dish's steps how long and how hot it simmers, bakes and fries, and what kind of cooking it is (batter, pieces, covered). */
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { WET } from './pot-run.ts';
import { BAKES, foodNames, sentencesIn } from './timed-sentences.ts';

export interface Cooking {
  /** Minutes in a pot with its liquid. */
  readonly simmering: number;
  /** Minutes in the oven, and the heat in °C; 0 where it never goes in. */
  readonly baking: number;
  readonly degrees: number;
  /** Minutes of frying, searing and grilling. */
  readonly frying: number;
  /** Whether a batter, a dough or pastry is baked. */
  readonly isBake: boolean;
  /** Whether something cooks under a lid or in a closed pot. */
  readonly isLidded: boolean;
  readonly isCold: boolean;
  readonly isDeepFried: boolean;
  /** Whether raw meat or fish lies in the oven or pan by itself, or vegetables do: pieces, no pot of sauce. */
  readonly isPieces: boolean;
  /** Whether something is dipped in a batter, which runs off where no oil sets it. */
  readonly hasBatter: boolean;
  readonly hasDriedBeans: boolean;
  readonly text: string;
}

const WAITS =
  /\b(?:chill|marinat\w*|fridge|soak|overnight|rise|prove|cool|rest(?! of)|stand|freeze)\b/i;
const WET_HEAT = /\b(?:simmer|braise|boil|stew|poach|bubble)\b/i;
const FRIES = /\b(?:fry|sear|brown|grill|griddle|toast|stir-fry|sizzle|char)\b/i;
const OVEN = /\boven\b/i;
const HOB = /\b(?:pan|pot|wok|hob|griddle|barbecue)\b/i;

const LIQUID = /\b(?:stock|coconut milk|passata|chopped tomatoes|water|broth|cream)$/;

/** A glass of liquid and more, in a dish that is no roast. */
function isWet({ ingredients, steps }: Dish): boolean {
  if (steps.some((step) => /\broast\b/i.test(stepLine(step)))) return false;
  const poured = ingredients
    .filter(({ name }) => LIQUID.test(name))
    .reduce((sum, { quantity, unit }) => sum + millilitres(quantity, unit), 0);
  return poured >= 200;
}

function isLiquid(name: string): boolean {
  return WET.test(name) && !/juice$/.test(name);
}

/** 0 of what is told in no such unit. */
export function millilitres(quantity: string, unit: string): number {
  const value = Number.parseFloat(quantity) || 0;
  return unit === 'l' ? value * 1000 : unit === 'ml' || unit === 'g' ? value : 0;
}

export function cookingOf(dish: Dish): Cooking {
  const text = dish.steps.map((step) => stepLine(step)).join(' ');
  let [simmering, baking, frying] = [0, 0, 0];
  let isInOven = false;
  let isInLiquid = false;
  for (const { text: said, minutes, pieces } of dish.steps.flatMap(sentencesIn)) {
    isInLiquid ||= foodNames(pieces).some(isLiquid);
    if (OVEN.test(said)) isInOven = true;
    else if (HOB.test(said)) isInOven = false;
    if (BAKES.test(said)) baking += minutes;
    else if (WAITS.test(said) || minutes === 0) continue;
    else if (WET_HEAT.test(said)) simmering += minutes;
    else if (FRIES.test(said)) frying += minutes;
    else if (/\b(?:cook|steam)/i.test(said)) {
      if (isInOven) baking += minutes;
      else if (isInLiquid || /\b(?:cover|lid)/i.test(said)) simmering += minutes;
      else frying += minutes;
    }
  }
  // What is fried in its own sauce cooks in liquid, whatever the step calls it.
  if (isWet(dish)) simmering = Math.max(simmering, frying);
  const degrees = Number(/\boven to (\d{3}) °C/i.exec(text)?.[1] ?? 0);
  const hasFlour = dish.ingredients.some(({ name }) => /\b(?:flour|pastry|dough)\b/.test(name));
  const isOven = degrees > 0 || baking > 0;
  const isBake =
    isOven &&
    (dish.course === 'bread' || (hasFlour && dish.course === 'dessert') || CRUST.test(text));
  return {
    simmering,
    baking: isOven ? Math.max(baking, degrees > 0 && baking === 0 ? 20 : 0) : 0,
    degrees: isOven ? degrees || 200 : 0,
    frying,
    isBake,
    isLidded: /\b(?:casserole|lid|lidded|cover(?:ed)?|braise)\b/i.test(text),
    isCold: simmering + baking + frying === 0 && !HOB_WORDS.test(text),
    isDeepFried: /\bdeep-fry|oil (?:is|reaches|to) 1[6-9]\d °C/i.test(text),
    isPieces: simmering < (baking > 0 ? 11 : 8) && !isBake && !isWet(dish) && frying + baking > 0,
    hasBatter: /\bbatter\b/i.test(text) && !isBake,
    hasDriedBeans: dish.ingredients.some(
      ({ name }) => /\bdried\b/.test(name) && /\b(?:kidney|beans)\b/.test(name),
    ),
    text,
  };
}

const HOB_WORDS = /\b(?:frying pan|saucepan|wok|griddle|grill|oven|(?:low|medium|high) heat)\b/i;
const CRUST = /\b(?:pastry case|springform|cake tin|loaf tin|muffin tin|tart tin)\b/i;
