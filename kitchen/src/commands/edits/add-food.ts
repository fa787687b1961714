/** Puts another food into a dish: on the list, in the step where it belongs, with the minutes that it takes. */
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { nameInNumber, numberOf } from '../../cook/adapt/add-amounts.ts';
import { sentencePieces } from '../../cook/adapt/leaf-for-bread.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import { oneOf } from '../../cook/adapt/rename.ts';
import type { Dish, DishIngredient, StepPiece } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { tell } from '../../say/told.ts';
import { singular } from '../../text/plurals.ts';
import { type Addition, amountToAdd, type Manner } from './added-foods.ts';
import { type Bench, checked, type Edited, isBarred } from './bench.ts';
import { wordsOf } from './card-words.ts';
import { foodSaid, isKnownFood, itemsMeant, nounOf } from './said-food.ts';
import type { Step } from './step-pieces.ts';
import {
  baseAt,
  endsInOven,
  foldsAt,
  fryingAt,
  hasTimer,
  heatedAt,
  INTO_TIN,
  inOrder,
  isHot,
  isTooBrief,
  longEnough,
  SIMMERS,
  simmersAt,
  trayAt,
} from './where-it-cooks.ts';

/** Refuses what the person must not have, what nobody knows as food, and what does not go into such a dish. */
export function addFood(bench: Bench, before: AdaptedDish, said: string): Edited {
  const { kitchen } = bench;
  const { dish } = before;
  const food = foodSaid(kitchen, said);
  const slots = { food: nounOf(food.said), dish: nounOf(dish.title) };
  if (!isKnownFood(kitchen, food.said)) return { refusal: tell('edits.unknown-food', slots) };
  if (isBarred(bench, dish, food)) return { refusal: tell('edits.not-for-you', {}) };
  // "Put the onions back" of a card that has them.
  if (itemsMeant(kitchen, dish, food).some((at) => namesIt(dish, at, food.said)))
    return { adapted: before };
  // A tray of forty biscuits is not forty suppers.
  const portions = SWEET_COURSES.has(dish.course)
    ? Math.min(dish.servings, MOST_SWEETS)
    : dish.servings;
  const addition = amountToAdd(kitchen, food.said, portions);
  const names = findFoodNames(kitchen.rules, food.said);
  const isSweet = !names.includes('vegetable') || SWEET_VEGETABLES.test(food.said);
  const hasMain = dish.ingredients.some(({ name }) =>
    /^(?:|mince|joint|sausage)$/.test(meatIn(kitchen, name)?.shape ?? 'none'),
  );
  const way = wayInto(dish, addition, isSweet, food.said, hasMain);
  if (way === 'no') return { refusal: tell('edits.does-not-go', slots) };
  const item = listed(food.said, addition, way);
  const adapted = checked(bench, before, placed(bench, dish, item, way, addition.minutes));
  return adapted ? { adapted } : { refusal: tell('edits.does-not-go', slots) };
}

/** Cheddar is no reason not to add feta, though both are cheese. */
function namesIt(dish: Dish, index: number, said: string): boolean {
  const words = (dish.ingredients[index]?.name ?? '').toLowerCase().split(' ').map(singular);
  return said
    .split(' ')
    .map(singular)
    .every((word) => words.includes(word));
}

type Way =
  | Manner
  | 'fold'
  | 'toss'
  | 'mix'
  | 'no'
  | 'boil'
  | 'drizzle'
  | 'side'
  | 'warm'
  | 'spoon'
  | 'sizzle'
  | 'tray';

const SWEET_VEGETABLES = /\b(?:pumpkin|carrots?|beetroots?|courgettes?|rhubarb|sweet potato\w*)\b/;
const COOKED_IN: ReadonlySet<string> = new Set(['base', 'cook', 'stir', 'pour', 'cream']);
const SAVOURY: ReadonlySet<string> = new Set(
  'base cook meat mince fish prawns egg packet crisp'.split(' '),
);
/** What is stirred into a batter or a dough. */
const SWEET_COURSES: ReadonlySet<string> = new Set([
  'dessert',
  'bread',
  'breakfast',
  'drink',
  'snack',
]);
const MOST_SWEETS = 8;
const SWEETS =
  /\b(?:chocolate|vanilla|icing sugar|jam|marshmallows?|sprinkles|custard|ice cream)\b/;
/** What is better fried than boiled, beside a plate. */
const FRIED = /\b(?:mushrooms?|courgettes?|aubergines?|peppers?|onions?|leeks?|tomatoes)\b/;
const IN_BATTER: ReadonlySet<string> = new Set(['scatter', 'stir', 'season', 'squeeze']);
const OVER_SWEETS: ReadonlySet<string> = new Set(['season', 'squeeze', 'cream']);

/** Into a cake it is folded, in a salad it is tossed, whatever it does in a pan. */
function wayInto(
  dish: Dish,
  { manner, unit, preparation, minutes }: Addition,
  isSweet: boolean,
  said: string,
  hasMain: boolean,
): Way {
  const isSpice = manner === 'base' && unit === 'tsp';
  const isSweetened = dish.ingredients.some(({ name }) =>
    /\b(?:sugar|syrup|honey|oats)$/.test(name),
  );
  const isSavoury = !SWEET_COURSES.has(dish.course) || (dish.course !== 'dessert' && !isSweetened);
  if (isSavoury && SWEETS.test(said) && !/\b(?:chilli|mole)\b/i.test(dish.title)) return 'no';
  if (dish.course === 'drink') return SAVOURY.has(manner) && !isSpice ? 'no' : 'mix';
  if (dish.course === 'dessert' && (!isSweet || (SAVOURY.has(manner) && !isSpice))) return 'no';
  const isSweetBatter =
    dish.course === 'breakfast' &&
    dish.ingredients.some(({ name }) => /\b(?:flour|oats)$/.test(name)) &&
    dish.ingredients.some(({ name }) => /\b(?:sugar|syrup|honey)$/.test(name));
  if (isSweetBatter && (!isSweet || SAVOURY.has(manner))) return 'no';
  const isBiscuit = dish.course === 'snack' && isSweetened && foldsAt(dish) >= 0;
  if (dish.course === 'dessert' || dish.course === 'bread' || isBiscuit) {
    if (foldsAt(dish) >= 0) return IN_BATTER.has(manner) || manner === 'base' ? 'fold' : 'no';
    if (dish.course === 'bread') return manner === 'scatter' ? 'scatter' : 'no';
    if (OVER_SWEETS.has(manner)) return 'drizzle';
    return manner === 'scatter' || isSpice ? 'scatter' : 'no';
  }
  const isSpiceOrHerb = manner === 'base' && minutes <= 2;
  if (isSpiceOrHerb) return fryingAt(dish) >= 0 ? 'sizzle' : isHot(dish) ? 'season' : 'toss';
  if (
    HEAVY.has(manner) &&
    (endsInOven(dish) || dish.course === 'snack' || (!isHot(dish) && dish.course !== 'salad'))
  )
    return 'no';
  const isCold = dish.course === 'salad' || !isHot(dish);
  if (isCold && COOKED_IN.has(manner)) return manner === 'cook' ? 'boil' : 'toss';
  if (hasMain && manner === 'fish') return 'no';
  if (simmersAt(dish) >= 0) {
    const isBrief = isTooBrief(dish, minutes) && longEnough(dish, minutes) < 0;
    if (manner === 'cook' && isBrief && fryingAt(dish) >= 0) return 'base';
    return manner === 'base' && fryingAt(dish) < 0 ? 'cook' : manner;
  }
  if (manner === 'pour') return 'no';
  if (manner === 'base' && trayAt(dish, minutes) >= 0) return 'tray';
  if (manner === 'base') return fryingAt(dish) >= 0 ? 'base' : FRIED.test(said) ? 'crisp' : 'side';
  // Two roasts on one plate are two dinners.
  if (hasMain && (manner === 'meat' || manner === 'fish')) return 'no';
  if (manner === 'cook' && trayAt(dish, minutes) >= 0) return 'tray';
  if (manner === 'cook' || manner === 'stir' || manner === 'fish' || manner === 'prawns')
    return manner === 'fish' || manner === 'prawns'
      ? 'crisp'
      : preparation.startsWith('tinned')
        ? 'warm'
        : FRIED.test(said)
          ? 'crisp'
          : 'side';
  return manner === 'cream' ? 'spoon' : manner;
}

const HEAVY: ReadonlySet<string> = new Set(['meat', 'mince', 'fish']);

function listed(said: string, { quantity, unit, preparation }: Addition, way: Way): DishIngredient {
  const isFolded = way === 'mix' || way === 'fold';
  const item = { name: said, quantity, unit, preparation: isFolded ? '' : preparation };
  const isOne = unit === '' && numberOf(quantity) <= 1;
  return { ...item, name: isOne ? oneOf(said) : nameInNumber(item) };
}

const ON_ITS_OWN: ReadonlySet<Way> = new Set(['scatter', 'egg', 'toss', 'mix', 'drizzle', 'spoon']);
const BEFORE: ReadonlySet<Way> = new Set([
  ...(['meat', 'mince', 'crisp', 'packet', 'boil', 'side', 'warm'] as const),
]);

/** Each way has its sentence in the words of the card; what is cooked apart is a step before the last one. */
function placed(bench: Bench, dish: Dish, item: DishIngredient, way: Way, minutes: number): Dish {
  const index = dish.ingredients.length;
  const heat = doneAt(bench, item.name);
  const words = wordsOf(bench.kitchen, `edits.step-${way}`, dish.slug + item.name);
  const said = words.replace('{minutes}', String(minutes)).replace('{heat}', heat);
  const [first = '', after = ''] = said.split('{food}');
  const sentence: StepPiece[] = [
    ...(first === '' ? [] : [{ kind: 'text' as const, text: first }]),
    { kind: 'ingredient', index, name: item.name },
    { kind: 'text', text: after },
  ];
  const steps = withSentence(dish, sentence, way, minutes);
  const ordered = inOrder(dish, steps, item, index);
  const more = way === 'base' || way === 'cook' || way === 'pour' ? minutes : 0;
  const apart = BEFORE.has(way) || way === 'fish' || way === 'prawns' ? Math.min(10, minutes) : 0;
  const time = dish.time + inFives(more + apart);
  return { ...dish, ...ordered, time, active: Math.min(time, dish.active + inFives(apart)) };
}

function inFives(minutes: number): number {
  return Math.round(minutes / 5) * 5;
}

function withSentence(dish: Dish, sentence: Step, way: Way, minutes: number): Step[] {
  const steps: Step[] = [...dish.steps];
  const last = steps.length - 1;
  if (way === 'fold') {
    const at = foldsAt(dish);
    return steps.map((step, index) => (index === at ? beforeTin(step, sentence) : step));
  }
  if (BEFORE.has(way)) return [...steps.slice(0, last), sentence, ...steps.slice(last)];
  if (ON_ITS_OWN.has(way)) {
    if (way !== 'mix') return [...steps, sentence];
    const mixed = Math.max(
      0,
      dish.steps.findLastIndex((step) => MIXES.test(stepLine(step))),
    );
    return steps.map((step, index) => (index === mixed ? joined(sentence, step) : step));
  }
  if (way === 'tray') {
    const tray = trayAt(dish, 0);
    return steps.map((step, index) => (index === tray ? joined(step, sentence) : step));
  }
  const at =
    way === 'base' || way === 'sizzle'
      ? baseAt(dish)
      : simmersAt(dish) >= 0
        ? simmersAt(dish)
        : heatedAt(dish);
  const long = way === 'cook' ? longEnough(dish, minutes) : -1;
  if (long >= 0 && isTooBrief(dish, minutes))
    return steps.map((step, index) => (index === long ? afterTimer(step, sentence) : step));
  // What is only stirred in goes into what simmers, or in at the end.
  const isLoose = way === 'season' || way === 'squeeze' || way === 'cream';
  if (at < 0 || (isLoose && simmersAt(dish) < 0)) return [...steps, sentence];
  return steps.map((step, index) => (index === at ? afterTimer(step, sentence) : step));
}

const MIXES = /\b(?:blend|stir|mix|shake|whisk)\b/i;

/** Behind the sentence that cooks for a time, before it is taken off the heat or served. */
function afterTimer(step: Step, sentence: Step): Step {
  const sentences = sentencePieces(step).filter((one) => one.length > 0);
  const at = sentences.findLastIndex((one) => hasTimer(one) && SIMMERS.test(stepLine(one)));
  if (at < 0 || at === sentences.length - 1) return joined(step, sentence);
  return [
    ...sentences.slice(0, at + 1).flat(),
    ...sentence,
    { kind: 'text', text: ' ' },
    ...sentences.slice(at + 1).flat(),
  ];
}

/** Right before the sentence in which the batter goes into its tin. */
function beforeTin(step: Step, sentence: Step): Step {
  const at = step.findIndex((piece) => piece.kind === 'text' && INTO_TIN.test(piece.text));
  const piece = step[at];
  if (piece?.kind !== 'text') return joined(sentence, step);
  const found = INTO_TIN.exec(piece.text)?.index ?? 0;
  const from = piece.text.lastIndexOf('. ', found);
  if (from < 0) return joined(sentence, step);
  const [before, after] = [piece.text.slice(0, from + 2), piece.text.slice(from + 2)];
  return [
    ...step.slice(0, at),
    { kind: 'text', text: before },
    ...sentence,
    { kind: 'text', text: ` ${after}` },
    ...step.slice(at + 1),
  ];
}

function joined(first: Step, second: Step): Step {
  const last = first.at(-1);
  const isOpen = last?.kind === 'text' && last.text.endsWith(' ');
  return [...first, ...(isOpen ? [] : [{ kind: 'text' as const, text: ' ' }]), ...second];
}

/** When meat is done: birds and mince later than the rest. */
function doneAt({ kitchen: { rules } }: Bench, name: string): string {
  const names = findTerms(rules, name).flatMap((term) => [term.name, ...term.kinds]);
  if (names.includes('poultry') || /\b(?:chicken|turkey|duck)\b/.test(name)) return '74 °C';
  return /\bminced?|sausages?\b/.test(name) ? '71 °C' : '63 °C';
}
