/** How a dish is cooked, as far as it matters to another appliance: how long it simmers, bakes and fries, and how hot. */
import { minutesIn } from '../../cook/whole-things.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';

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
const SIMMERS = /\b(?:simmer|braise|boil|stew|poach|bubble|cook)\b/i;
const FRIES = /\b(?:fry|sear|brown|grill|griddle|toast|stir-fry|sizzle|char)\b/i;
const BAKES = /\b(?:bake|roast|oven)\b/i;

const LIQUID = /\b(?:stock|coconut milk|passata|chopped tomatoes|water|broth|cream)$/;

/** A glass of liquid and more, in a dish that is no roast. */
function isWet({ ingredients, steps }: Dish): boolean {
  if (steps.some((step) => /\broast\b/i.test(stepLine(step)))) return false;
  const poured = ingredients
    .filter(({ name }) => LIQUID.test(name))
    .reduce((sum, { quantity, unit }) => sum + millilitres(quantity, unit), 0);
  return poured >= 200;
}

function millilitres(quantity: string, unit: string): number {
  const value = Number.parseFloat(quantity) || 0;
  return unit === 'l' ? value * 1000 : unit === 'ml' || unit === 'g' ? value : 0;
}

export function cookingOf(dish: Dish): Cooking {
  const texts = dish.steps.map((step) => stepLine(step));
  const text = texts.join(' ');
  let [simmering, baking, frying] = [0, 0, 0];
  for (const [at, step] of dish.steps.entries()) {
    const said = texts[at] ?? '';
    const minutes = step.reduce(
      (sum, piece) => sum + (piece.kind === 'timer' ? minutesIn(piece.text) : 0),
      0,
    );
    if (BAKES.test(said) && !/\bheat the oven\b(?!.*\bbake\b)/i.test(said)) baking += minutes;
    else if (FRIES.test(said) && !/\bsimmer|braise|boil\b/i.test(said)) frying += minutes;
    else if (SIMMERS.test(said) && !WAITS.test(said)) simmering += minutes;
  }
  // What is fried in its own sauce cooks in liquid, whatever the step calls it.
  if (isWet(dish)) simmering = Math.max(simmering, frying);
  const degrees = Number(/\boven to (\d{3}) °C/i.exec(text)?.[1] ?? 0);
  const hasFlour = dish.ingredients.some(({ name }) => /\b(?:flour|pastry|dough)\b/.test(name));
  const isOven = degrees > 0 || baking > 0;
  const isBake =
    isOven &&
    (dish.course === 'bread' || (hasFlour && dish.course === 'dessert') || CRUST.test(text));
  const isHot = /\b(?:hob|heat|oven|boil|fry|simmer|grill|toast|bake)\b/i.test(text);
  return {
    simmering,
    baking: isOven ? Math.max(baking, degrees > 0 && baking === 0 ? 20 : 0) : 0,
    degrees: isOven ? degrees || 200 : 0,
    frying,
    isBake,
    isCold: !isHot || simmering + baking + frying === 0,
    isDeepFried: /\bdeep-fry|oil (?:is|reaches|to) 1[6-9]\d °C/i.test(text),
    isPieces: simmering < (baking > 0 ? 11 : 8) && !isBake && !isWet(dish) && frying + baking > 0,
    hasBatter: /\bbatter\b/i.test(text) && !isBake,
    hasDriedBeans: dish.ingredients.some(
      ({ name }) => /\bdried\b/.test(name) && /\b(?:kidney|beans)\b/.test(name),
    ),
    text,
  };
}

const CRUST = /\b(?:pastry case|springform|cake tin|loaf tin|muffin tin|tart tin)\b/i;
