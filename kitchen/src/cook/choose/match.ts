/** Finds which parts of a wish (food, course, time, mood ...) a dish misses, or a missing tool it needs; rules of what counts as met. */
import type { Course, Dish } from '../../cookbook/dish.ts';
import type { DishFacts } from '../../cookbook/dish-facts.ts';
import { countToBuy } from '../../cookbook/dish-index.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import { describeWithoutTool, type Tool } from '../../cookbook/tools.ts';
import type { Food } from '../../needs/heard.ts';
import { AMBIGUOUS_NAME_PARTS } from '../../safety/person/excluded-foods.ts';
import { singular } from '../../text/plurals.ts';
import { CHEAP, type Mood, type Wish } from '../wish.ts';
import { wordsOf } from './food-words.ts';

/** One cold roast does for another. */
export const COOKED_ALIKE = [
  'cooked chicken',
  'cooked turkey',
  'cooked beef',
  'cooked roast beef',
  'cooked lamb',
] as const;

export function holdsFood(facts: DishFacts, food: Food): boolean {
  const { words } = wordsOf(food);
  return (
    (food.cooked === true && COOKED_ALIKE.some((name) => facts.foods.has(name))) ||
    food.names.some((name) => facts.foods.has(name)) ||
    words.every((word) => facts.ingredientWords.has(word) && !AMBIGUOUS_NAME_PARTS.has(word)) ||
    (isInNamesAlone(food) && words.every((word) => facts.terms.has(word)))
  );
}

/** What the pantry knows is looked for among the ingredients; a kind of dish, and what nobody knows, in the names. */
export function isInNamesAlone({ said, names, kinds }: Food): boolean {
  return (kinds.length === 0 && !names.some((name) => OF_NO_KIND.has(name))) || isKindOfDish(said);
}

/** Foods that the pantry knows and that are of no wider kind: egg fried rice may go without its egg. */
const OF_NO_KIND: ReadonlySet<string> = new Set(['egg', 'bean']);

/** Whether the dish has the food; a sister food (thigh for breast) counts when the dish is about it. */
function hasFood(facts: DishFacts, food: Food): boolean {
  if (holdsFood(facts, food)) return true;
  const parent = food.kinds[0];
  return (
    parent !== undefined &&
    !TOO_WIDE.has(parent) &&
    !NOT_THE_SAME.has(parent) &&
    facts.mainFoods.has(parent)
  );
}

/** Kinds so wide that sharing one makes no two foods alike. */
export const TOO_WIDE = new Set([
  'wheat',
  'egg',
  'soy',
  'condiment',
  'citrus',
  'vegetable',
  'fruit',
  'meat',
  'spice',
  'herb',
  'grain',
  'dairy',
  'nut',
  'seed',
  'legume',
  'oil',
  'sauce',
  'food',
  'sweetener',
  'drink',
  'fat',
]);

/** Kinds whose members are near enough to be offered, but not the same, and said to be so: chicken for duck, pecorino for feta. */
export const NOT_THE_SAME: ReadonlySet<string> = new Set([
  'cheese',
  'poultry',
  'game',
  'fish',
  'oily fish',
  'white fish',
  'shellfish',
  'crustacean',
  'mollusc',
]);

/** Courses that nobody means by "something to eat". */
export const ASKED_FOR_ONLY: ReadonlySet<string> = new Set([
  'drink',
  'sauce',
  'bread',
  'dessert',
  'side',
  'snack',
]);

/** Each part of a wish that a dish may miss, by the name under which we own up to it. */
export type Miss = 'cuisine' | 'course' | 'time' | 'food' | 'word' | 'mood';

export function missesOf(facts: DishFacts, dish: Dish, wish: Wish): Miss[] {
  const misses: Miss[] = [];
  if (wish.cuisine && !wish.cuisine.names.includes(dish.cuisine)) misses.push('cuisine');
  if (!suitsCourse(dish.course, wish) && !holdsAll(facts, wish)) misses.push('course');
  if (dish.time > (wish.maxMinutes ?? Number.POSITIVE_INFINITY)) misses.push('time');
  const lacks = wish.include.filter((food) => !hasFood(facts, food));
  const left = wish.include.length - lacks.length;
  const passes =
    lacks.length === 1 && lacks.every(mayBeLeft) && maySpareOne(wish, left, countToBuy(dish));
  // Beside other foods nobody minds the mint that is left.
  const minded = wish.include.every(isSmallThing)
    ? lacks
    : lacks.filter((food) => !isSmallThing(food));
  if (!passes) for (const _ of minded) misses.push('food');
  for (const word of wish.words)
    if (!facts.terms.has(word) && !facts.foods.has(word)) misses.push('word');
  for (const mood of wish.moods)
    if (mood.firm && !suitsFirmly(dish, facts, mood)) misses.push('mood');
  return misses;
}

/** Of three things or more one may stay in the fridge, where hardly anything has to be bought besides. */
export function maySpareOne({ include }: Wish, held: number, bought: number): boolean {
  const told = include.filter((food) => !wordsOf(food).isStaple).length;
  return told >= 3 && held === include.length - 1 && bought - held <= SIMPLE;
}

/** A herb, a spice or what every kitchen has: nice to use up, and no dish is chosen for it. */
export function isSmallThing(food: Food): boolean {
  return wordsOf(food).isStaple || food.kinds.some((kind) => SMALL.has(kind));
}

const SMALL: ReadonlySet<string> = new Set(['herb', 'spice', 'condiment']);

/** Who has meat or fish means to eat that. */
export function mayBeLeft({ names, kinds }: Food): boolean {
  return ![...names, ...kinds].some((kind) => FLESH.has(kind));
}

const SIMPLE = 3;
const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'shellfish', 'tofu']);

/** Who names all that is in hand and no course does not mind which it is. */
function holdsAll(facts: DishFacts, { course, include }: Wish): boolean {
  return !course && include.length > 1 && include.every((food) => holdsFood(facts, food));
}

export function suitsCourse(course: Course, wish: Wish): boolean {
  if (wish.course) return wish.course.courses.includes(course);
  if (wish.words.length > 0 || wish.moods.some((mood) => mood.label === 'sweet')) return true;
  if (wish.cuisine) return course !== 'drink' && course !== 'sauce';
  if (wish.include.length === 1) return course !== 'drink' && course !== 'sauce';
  return !ASKED_FOR_ONLY.has(course);
}

/** The first missing tool that the dish stands or falls by. */
export function stuckWithout(
  facts: DishFacts,
  dish: Dish,
  lacking: readonly Tool[],
): Tool | undefined {
  return lacking.find((tool) => facts.tools.has(tool) && !describeWithoutTool(dish, tool, lacking));
}

/** Whether a dish has what a mood asks for and no dish without it would do. */
export function suitsFirmly(dish: Dish, facts: DishFacts, mood: Mood): boolean {
  const isAgainst = mood.against.some((word) => facts.terms.has(word));
  if (RULES_OUT.has(mood.label)) return !isAgainst && !isHot(facts, mood) && !isDear(facts, mood);
  const has = (keyword: string) => facts.terms.has(keyword) || dish.course === keyword;
  return mood.keywords.some(has) && !isAgainst;
}

/** Moods of whoever eats nothing hot, and what a dish is called that has some chilli and suits them all the same. */
export const MILD: ReadonlyMap<string, string> = new Map([
  ['mild', 'mild'],
  ['good with children', 'kids'],
]);

function isHot({ cautions, terms }: DishFacts, { label }: Mood): boolean {
  const called = MILD.get(label);
  return called !== undefined && cautions.has('heat') && !terms.has(called);
}

/** Steak and prawns, whatever the dish is called. */
function isDear({ foods }: DishFacts, { label, against }: Mood): boolean {
  return label === CHEAP && against.some((word) => [...foods].some((food) => isSortOf(food, word)));
}

/** A sirloin steak is steak. */
export function isSortOf(food: string, word: string): boolean {
  return ` ${food}`.endsWith(` ${singular(word)}`);
}

/** Moods that rule dishes out, and of the rest ask for none. */
export const RULES_OUT: ReadonlySet<string> = new Set(['not fried', CHEAP, ...MILD.keys()]);
