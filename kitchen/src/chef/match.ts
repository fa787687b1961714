/** Whether a dish suits a wish, and how well. */
import type { Dish } from '../cookbook/dish.ts';
import type { DishFacts } from '../cookbook/dish-facts.ts';
import { stepLine } from '../cookbook/dish-lines.ts';
import { wordsOf } from '../cookbook/fold.ts';
import type { Needs } from '../vocabulary.ts';
import { lean } from './seed.ts';
import type { Food } from './understand/foods.ts';
import type { Mood } from './understand/moods.ts';
import type { Wish } from './wish.ts';

export function holdsFood(facts: DishFacts, food: Food): boolean {
  return (
    food.names.some((name) => facts.foods.has(name)) ||
    wordsOf(food.said).every((word) => facts.words.has(word))
  );
}

/** 0 when the dish lacks the food, more the more it is about it; a sister food (thigh for breast) counts a little. */
export function foodMatch(facts: DishFacts, food: Food): number {
  if (food.names.some((name) => facts.hearts.has(name))) return 3;
  if (holdsFood(facts, food)) return 1.5;
  const parent = food.kinds[0];
  return parent !== undefined && !TOO_WIDE.has(parent) && facts.hearts.has(parent) ? 0.7 : 0;
}

/** Kinds so wide that sharing one makes no two foods alike. */
const TOO_WIDE = new Set([
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

/** Courses that nobody means by "something to eat". */
const ASKED_FOR_ONLY = new Set(['drink', 'sauce', 'bread', 'dessert', 'side', 'snack']);

/** Each part of a wish that a dish may miss, by the name under which we own up to it. */
export type Miss = 'cuisine' | 'course' | 'time' | 'food' | 'word' | 'mood';

export function missesOf(facts: DishFacts, dish: Dish, wish: Wish): Miss[] {
  const misses: Miss[] = [];
  if (wish.cuisine && !wish.cuisine.names.includes(dish.cuisine)) misses.push('cuisine');
  if (!suitsCourse(dish, wish)) misses.push('course');
  if (wish.maxMinutes !== undefined && dish.time > wish.maxMinutes) misses.push('time');
  for (const food of wish.include) if (foodMatch(facts, food) === 0) misses.push('food');
  for (const word of wish.words)
    if (!facts.words.has(word) && !facts.foods.has(word)) misses.push('word');
  for (const mood of wish.moods)
    if (mood.firm && !suitsFirmly(dish, facts, mood)) misses.push('mood');
  return misses;
}

function suitsCourse(dish: Dish, wish: Wish): boolean {
  if (wish.course) return wish.course.courses.includes(dish.course);
  if (wish.words.length > 0 || wish.moods.some((mood) => mood.label === 'sweet')) return true;
  if (wish.cuisine) return !['drink', 'sauce'].includes(dish.course);
  if (wish.include.length === 1) return dish.course !== 'drink' && dish.course !== 'sauce';
  return !ASKED_FOR_ONLY.has(dish.course);
}

function suitsFirmly(dish: Dish, facts: DishFacts, mood: Mood): boolean {
  switch (mood.label) {
    case 'without an oven':
      return !usesOven(dish);
    case 'low in carbohydrates':
      return !facts.contains.has('Keto');
    case 'mild':
      return !mood.against.some((word) => facts.words.has(word));
    default:
      return mood.keywords.some((keyword) => hasKeyword(dish, facts, keyword));
  }
}

export function usesOven(dish: Dish): boolean {
  return dish.steps.some((step) => /\b(?:oven|bake|roast in|grill)\b/i.test(stepLine(step)));
}

function hasKeyword(dish: Dish, facts: DishFacts, keyword: string): boolean {
  return facts.words.has(keyword) || dish.course === keyword;
}

/** Higher is better; a short `seed` moves equals about, so that not everybody is sent the same dish. */
export function score(
  facts: DishFacts,
  dish: Dish,
  wish: Wish,
  needs: Needs,
  seed: string,
): number {
  let points = lean(`${seed} ${dish.slug}`) * 1.5;
  for (const food of wish.include) points += foodMatch(facts, food);
  for (const mood of wish.moods) points += moodPoints(dish, facts, mood);
  for (const keyword of wish.course?.keywords ?? [])
    if (hasKeyword(dish, facts, keyword)) points += 1;
  if (wish.course?.courses[0] === dish.course) points += 0.7;
  if (!wish.course && dish.course === 'main') points += 0.7;
  if (!wish.course && dish.course === 'breakfast') points -= 1.5;
  if (!wish.course && ASKED_FOR_ONLY.has(dish.course)) points -= 3;
  for (const need of [...needs.allergies, ...needs.diets]) {
    // A dish that fits as it stands is better than one that has to be bent.
    if (facts.contains.has(need)) points -= 9;
    else if (facts.mayContain.has(need)) points -= 2.5;
  }
  // Days of soaking are for those who ask for the dish by name.
  if (dish.time > 240) points -= 2;
  return points;
}

function moodPoints(dish: Dish, facts: DishFacts, mood: Mood): number {
  const hits = mood.keywords.filter((keyword) => hasKeyword(dish, facts, keyword)).length;
  const against = mood.against.filter((keyword) => hasKeyword(dish, facts, keyword)).length;
  const easy = mood.label === 'easy' ? 1.5 - dish.ingredients.length / 8 - dish.active / 40 : 0;
  return Math.min(4, hits * 2) - against * 2.5 + easy;
}
