/** Picks the message that warns what a swap or omission does to a dish's taste or texture; none where no warning is needed. */
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { cookingOf } from './cooking-of.ts';

const BAKES: ReadonlySet<string> = new Set(['dessert', 'bread']);

export function effectOf(
  { rules }: Kitchen,
  dish: Dish,
  from: string,
  to: string,
): string | undefined {
  const [was, is] = [new Set(findFoodNames(rules, from)), new Set(findFoodNames(rules, to))];
  const isBake = BAKES.has(dish.course);
  const isHot = dish.course !== 'salad' && !cookingOf(dish).isCold;
  if (isHot && !isBake && (is.has('yogurt') || is.has('yoghurt'))) return 'effect-yoghurt';
  if (was.has('sugar') && (is.has('honey') || /syrup|agave/.test(to))) return 'effect-syrup';
  if (/\bsugar\b/.test(from) && /honey|syrup|agave/.test(to)) return 'effect-syrup';
  const hasCrumb = dish.ingredients.some(({ name }) => /\bflour$/.test(name));
  if (isBake && hasCrumb && /butter/.test(from) && /\boil$/.test(to)) return 'effect-oil';
  if (isBake && /\bflour\b/.test(from) && /^gluten[- ]free\b.*\bflour\b/.test(to))
    return 'effect-gluten-free';
  if (/wholemeal|whole wheat|spelt|rye/.test(to) && /flour/.test(to)) return 'effect-wholemeal';
  if (!/feta|goat/.test(from) && /\bfeta\b|goat's cheese/.test(to) && isHot)
    return 'effect-no-melt';
  if (/brown rice/.test(to)) return 'effect-brown-rice';
  if (/^(?:firm |smoked |silken )?tofu$/.test(to)) return 'effect-tofu';
  if (/margarine|spread/.test(to)) return 'effect-spread';
  if (/^water$/.test(to) && /stock|wine/.test(from)) return 'effect-water';
  return undefined;
}

const SALTY =
  /\b(?:anchov(?:y|ies)|capers?|olives?|parmesan|feta|soy sauce|bacon|pancetta|salt|miso)\b/;
const SHARP = /\b(?:lemon|lime|vinegar|tamarind)\b/;
const BASE = /\b(?:onions?|garlic|shallots?|celery|leeks?)\b/;

/** What is missed once it is gone. */
export function effectWithout(dish: Dish, food: string): string | undefined {
  if (dish.course === 'dessert' || dish.course === 'drink') return undefined;
  if (SALTY.test(food) && food !== 'salt') return 'effect-less-salt';
  if (SHARP.test(food)) return 'effect-less-sharp';
  return BASE.test(food) ? 'effect-less-depth' : undefined;
}
