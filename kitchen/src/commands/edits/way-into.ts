/** Decides how an added food goes into a dish: folded into a batter, softened with the onions, scattered over, boiled beside, or refused. */
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Addition, Manner } from './added-foods.ts';
import { millilitres } from './cooking-of.ts';
import { cookedFood } from './cooking-times.ts';
import { WET } from './pot-run.ts';
import {
  bakedAt,
  blendedAt,
  dishedAt,
  eggsPouredAt,
  foldsAt,
  fryingPlace,
  isHot,
  pastaWater,
  shapedAt,
  simmerFor,
  trayFor,
} from './where-it-cooks.ts';
import { blendedWholeAt, filledAt, isMixed } from './where-it-ends.ts';

/** Each has its sentence, `step-…` in the answers. */
export type Way =
  | Manner
  | 'fold'
  | 'toss'
  | 'fill'
  | 'after'
  | 'wilt'
  | 'mix'
  | 'no'
  | 'boil'
  | 'drizzle'
  | 'side'
  | 'warm'
  | 'spoon'
  | 'sizzle'
  | 'tray'
  | 'pasta'
  | 'melt'
  | 'top'
  | 'blend'
  | 'prawns-late'
  | 'fish-late'
  | 'with'
  | 'shape'
  | 'parboil'
  | 'longer'
  | 'prawns-apart'
  | 'fish-apart';

const SWEET_VEGETABLES = /\b(?:pumpkin|carrots?|beetroots?|courgettes?|rhubarb|sweet potato\w*)\b/;
const COOKED_IN: ReadonlySet<string> = new Set(['base', 'cook', 'stir', 'pour', 'cream']);
const SAVOURY: ReadonlySet<string> = new Set(
  'base cook meat mince fish prawns egg packet crisp'.split(' '),
);
/** What is stirred into a batter or a dough. */
export const SWEET_COURSES: ReadonlySet<string> = new Set([
  'dessert',
  'bread',
  'breakfast',
  'drink',
  'snack',
]);
const SWEETS =
  /\b(?:chocolate|vanilla|icing sugar|jam|marshmallows?|sprinkles|custard|ice cream)\b/;
/** Classes of foods that nobody puts into what is sweet. */
export const SALTY: ReadonlySet<string> = new Set(
  'protein,melting cheese,hard cheese,crumbly cheese,salty bit,salty sauce,aromatic,stock,pulse'.split(
    ',',
  ),
);
const TENDER_HERBS = /^(?:parsley|coriander|dill|chives|tarragon|chervil)$/;
/** What is better fried than boiled, beside a plate. */
const FRIED = /\b(?:mushrooms?|courgettes?|aubergines?|peppers?|onions?|leeks?|tomatoes)\b/;
const BROWNED = /\b(?:mushrooms?|courgettes?|aubergines?)\b/;
const EATEN_SWEET =
  /\b(?:\w*berries|apples?|pears?|plums?|peach(?:es)?|cherries|apricots?|rhubarb|currants?)$/;
const EATEN_RAW =
  /\b(?:radish(?:es)?|cucumbers?|tomatoes|cabbage|courgettes?|mangetout|kohlrabi|fennel|mushrooms|beetroots?|sugar snaps?)$/;
const IN_BATTER: ReadonlySet<string> = new Set(['scatter', 'stir', 'season', 'squeeze']);
const SHAPED_IN: ReadonlySet<string> = new Set(['stir', 'scatter', 'season', 'squeeze']);
const OVER_SWEETS: ReadonlySet<string> = new Set(['season', 'squeeze', 'cream']);
const HEAVY: ReadonlySet<string> = new Set(['meat', 'mince', 'fish']);
/** Into a cake it is folded, in a salad it is tossed, whatever it does in a pan. */
export function wayInto(kitchen: Kitchen, dish: Dish, said: string, addition: Addition): Way {
  const { manner, unit, minutes } = addition;
  const names = findFoodNames(kitchen.rules, said);
  const isSpice = manner === 'base' && unit === 'tsp';
  const isSweetened = dish.ingredients.some(({ name }) =>
    /\b(?:sugar|syrup|honey|oats)$/.test(name),
  );
  const isSavoury = !SWEET_COURSES.has(dish.course) || (dish.course !== 'dessert' && !isSweetened);
  if (isSavoury && SWEETS.test(said) && !/\b(?:chilli|mole)\b/i.test(dish.title)) return 'no';
  const isSalty = cookedFood(kitchen, said)?.classes.some((one) => SALTY.has(one)) === true;
  if (dish.course === 'drink') {
    if (isSalty || (SAVOURY.has(manner) && !isSpice)) return 'no';
    return manner === 'squeeze' ? 'squeeze' : 'mix';
  }
  const isSweet =
    !isSalty &&
    !TENDER_HERBS.test(said) &&
    (!names.includes('vegetable') || SWEET_VEGETABLES.test(said));
  const baked = intoBaking(dish, said, manner, { isSpice, isSweet, isSweetened });
  if (baked) return baked;
  if (manner === 'scatter' && names.includes('cheese')) {
    if (bakedAt(dish)) return 'top';
    const filled = filledAt(dish)?.step ?? 0;
    const isOverHot = dish.steps[filled - 1]?.some(({ kind }) => kind === 'timer') === true;
    if (isOverHot && isHot(dish)) return 'melt';
  }
  const classes = cookedFood(kitchen, said)?.classes ?? [];
  // Leaves that want wilting, where there is no pot for it.
  const isApart = filledAt(dish) ?? (eggsPouredAt(dish) >= 0 ? true : undefined);
  if (manner === 'stir' && isApart && classes.includes('greens')) return 'wilt';
  const isLaidIn = manner === 'scatter' || manner === 'stir' || manner === 'cream';
  if (isLaidIn && filledAt(dish)) return 'fill';
  if (blendedWholeAt(dish) && isPiece(kitchen, said)) return 'after';
  if (addition.isReady && !HEAVY.has(manner)) return readyInto(dish, manner);
  if (shapedAt(dish) && SHAPED_IN.has(manner)) return 'shape';
  // A fried egg does not belong into a pie.
  if (manner === 'egg' && dishedAt(dish) >= 0) return 'no';
  const isSpiceOrHerb = manner === 'base' && minutes <= 2;
  if (isSpiceOrHerb) return spiceInto(dish, minutes);
  const isDished = dishedAt(dish) >= 0;
  if (
    HEAVY.has(manner) &&
    ((bakedAt(dish) && !(isDished && manner !== 'fish')) ||
      dish.course === 'snack' ||
      (!isHot(dish) && dish.course !== 'salad'))
  )
    return 'no';
  const isCold = dish.course === 'salad' || !isHot(dish);
  if (isCold && manner === 'pour') return 'no';
  if (isCold && COOKED_IN.has(manner))
    return manner === 'cook' && !EATEN_RAW.test(said) ? 'boil' : 'toss';
  const hasMain = dish.ingredients.some(({ name }) =>
    /^(?:|mince|joint|sausage)$/.test(meatIn(kitchen, name)?.shape ?? 'none'),
  );
  if (hasMain && manner === 'fish') return 'no';
  return inPan(kitchen, dish, said, addition, hasMain);
}

/** Courses in which biscuits, muffins and pancakes stand. */
const BATTERS: ReadonlySet<string> = new Set(['snack', 'breakfast']);

/** Into what is baked or set sweet; undefined where it is no such dish. */
function intoBaking(
  dish: Dish,
  said: string,
  manner: Manner,
  {
    isSpice,
    isSweet,
    isSweetened,
  }: Readonly<Record<'isSpice' | 'isSweet' | 'isSweetened', boolean>>,
): Way | undefined {
  if (dish.course === 'dessert' && (!isSweet || (SAVOURY.has(manner) && !isSpice))) return 'no';
  const isSweetBatter =
    dish.course === 'breakfast' &&
    dish.ingredients.some(({ name }) => /\b(?:flour|oats)$/.test(name)) &&
    dish.ingredients.some(({ name }) => /\b(?:sugar|syrup|honey)$/.test(name));
  if (isSweetBatter && (!isSweet || SAVOURY.has(manner))) return 'no';
  const isBaked = foldsAt(dish) >= 0 || dishedAt(dish) >= 0;
  const isBiscuit = BATTERS.has(dish.course) && isSweetened && isBaked;
  if (isBiscuit && !isSweet) return 'no';
  if (dish.course !== 'dessert' && dish.course !== 'bread' && !isBiscuit) return undefined;
  // A spoonful of yoghurt keeps a cake moist, and softens a biscuit.
  const isMoist = manner === 'cream' && !isBiscuit;
  if (foldsAt(dish) >= 0)
    return IN_BATTER.has(manner) || manner === 'base' || isMoist ? 'fold' : 'no';
  if (isBiscuit) return IN_BATTER.has(manner) ? 'with' : 'no';
  if (dish.course === 'bread') {
    if (manner !== 'scatter') return 'no';
    return bakedAt(dish) ? 'top' : 'scatter';
  }
  // Berries go under a crumble with its apples.
  if (manner === 'scatter' && dishedAt(dish) >= 0 && EATEN_SWEET.test(said)) return 'with';
  if (OVER_SWEETS.has(manner)) return 'drizzle';
  return manner === 'scatter' || isSpice ? 'scatter' : 'no';
}

/** What is to be found in a smooth soup by the spoon: meat, fish, pulses, grains that were boiled. */
function isPiece(kitchen: Kitchen, said: string): boolean {
  const classes = cookedFood(kitchen, said)?.classes ?? [];
  return ['ready meat', 'ready fish', 'pulse', 'cooked rice'].some((one) => classes.includes(one));
}

/** What needs no cooking any more is blended into a dip, laid into what is baked, heated in what simmers, or tossed with the rest. */
function readyInto(dish: Dish, manner: Manner): Way {
  if (blendedAt(dish) && (dish.course === 'snack' || dish.course === 'side')) return 'blend';
  if (dishedAt(dish) >= 0) return 'with';
  if (manner === 'scatter') return 'scatter';
  if (simmerFor(dish, 3)) return 'stir';
  return isHot(dish) && !isMixed(dish) ? 'warm' : 'toss';
}

function spiceInto(dish: Dish, minutes: number): Way {
  if (eggsPouredAt(dish) >= 0 && fryingPlace(dish)) return 'sizzle';
  if (shapedAt(dish)) return 'shape';
  if (fryingPlace(dish)) return 'sizzle';
  if (trayFor(dish, minutes)) return 'tray';
  return isHot(dish) ? 'season' : 'toss';
}

/** What is fried, simmered, boiled beside or put over a hot dish. */
function inPan(
  kitchen: Kitchen,
  dish: Dish,
  said: string,
  { manner, preparation, minutes }: Addition,
  hasMain: boolean,
): Way {
  // Into an omelette goes what was fried before.
  if (eggsPouredAt(dish) >= 0 && (manner === 'stir' || manner === 'base' || manner === 'cook'))
    return 'crisp';
  const fries = fryingPlace(dish, FRIED.test(said) ? 2 : 0) !== undefined;
  if (filledAt(dish) && (manner === 'cook' || manner === 'base')) return fries ? 'base' : 'crisp';
  if (simmerFor(dish, 1)) {
    const isLong = simmerFor(dish, minutes) !== undefined;
    if (manner === 'prawns' || manner === 'fish')
      return isLong && !blendedWholeAt(dish) ? `${manner}-late` : manner;
    // What drinks its pot dry is cooked in one of its own.
    if (isDry(dish) && cookedFood(kitchen, said)?.classes.includes('dry pulse')) return 'side';
    // Mushrooms go in with the onions, and not into the sauce when that is done.
    if (manner === 'cook' && fries && BROWNED.test(said) && !isStirFried(dish)) return 'base';
    // Over a roast that is only dished up nothing gets hot.
    if (manner === 'stir' && !isLong && !isMixed(dish))
      return preparation.startsWith('tinned') ? 'warm' : 'side';
    const isCooked = manner === 'cook' || (manner === 'base' && !fries);
    if (isCooked && !isLong) {
      const isFried = FRIED.test(said);
      if (minutes <= BRIEF && !isFried && pastaWater(dish)) return 'pasta';
      if (minutes > BRIEF || !isStirFried(dish)) return 'longer';
      return fries ? 'base' : isFried ? 'crisp' : 'side';
    }
    return isCooked ? 'cook' : manner;
  }
  if (manner === 'pour') return 'no';
  if (manner === 'cook' && minutes <= BRIEF && !FRIED.test(said) && pastaWater(dish))
    return 'pasta';
  if (manner === 'base' && trayFor(dish, minutes)) return 'tray';
  if (manner === 'base') return fries ? 'base' : FRIED.test(said) ? 'crisp' : 'side';
  // Two roasts on one plate are two dinners.
  if (hasMain && (manner === 'meat' || manner === 'fish') && dishedAt(dish) < 0) return 'no';
  if (manner === 'cook' && trayFor(dish, minutes)) return 'tray';
  if (manner === 'fish' || manner === 'prawns') return `${manner}-apart`;
  if (manner === 'stir' && dish.course === 'soup') return 'stir';
  if (manner === 'stir' && trayFor(dish, minutes)) return 'tray';
  if (manner === 'stir' && minutes >= 3 && pastaWater(dish)) return 'pasta';
  if (bakedAt(dish) && dish.course === 'main' && dishedAt(dish) < 0) {
    if (manner === 'stir' || manner === 'crisp' || (manner === 'cook' && FRIED.test(said)))
      return 'top';
    if (manner === 'cook') return 'parboil';
  }
  const isSaltyBit = cookedFood(kitchen, said)?.classes.includes('salty bit') === true;
  if (manner === 'stir' && isSaltyBit) return 'scatter';
  if (manner === 'cook' || manner === 'stir')
    return preparation.startsWith('tinned') ? 'warm' : FRIED.test(said) ? 'crisp' : 'side';
  return manner === 'cream' ? 'spoon' : manner;
}

/** Less than a glass of liquid for one. */
function isDry({ ingredients, servings }: Dish): boolean {
  const poured = ingredients
    .filter(({ name }) => WET.test(name))
    .reduce((sum, { quantity, unit }) => sum + millilitres(quantity, unit), 0);
  return poured < GLASS * servings;
}

const GLASS = 120;

/** Where nothing stays in the wok for longer than the rest. */
export function isStirFried({ steps, ingredients }: Dish): boolean {
  if (ingredients.some(({ name }) => name === 'coconut milk')) return false;
  return steps.some((step) => /\b(?:wok|stir-fry)\b/i.test(stepLine(step)));
}

/** What is done within the minutes that pasta takes. */
const BRIEF = 8;
