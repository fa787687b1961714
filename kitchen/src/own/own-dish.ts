/** Converts a pasted or model-written recipe to a dish, so that it is checked, adapted, changed and scaled like one of the cookbook. */
import type { Kitchen } from '../cook/kitchen.ts';
import type { Course, Dish, DishIngredient } from '../cookbook/dish.ts';
import { ingredientLine } from '../cookbook/dish-lines.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { readLine } from '../measure/lines/read-line.ts';
import type { Measures } from '../measure/measures.ts';
import { rewriteRecipe } from '../measure/rewrite/rewrite.ts';
import type { OwnCard } from '../memo/memo.ts';
import { hashText } from '../text/hash.ts';
import { contentTokens } from '../text/name-tokens.ts';
import { minutesOfSteps, readOwnSteps } from './own-steps.ts';
import { swapsFor } from './own-swaps.ts';
import { foodsNotListed } from './unlisted-foods.ts';

const PREFIX = 'own:';

/** A name of the recipe by its words: another text has another one, though two may share it. */
export function ownSlug({ recipeName, ingredients, instructions }: OwnCard): string {
  const text = [recipeName, ...ingredients, '', ...instructions].join('\n');
  return `${PREFIX}${hashText(text).toString(36)}-${text.length.toString(36)}`;
}

export function isOwnSlug(slug: string): boolean {
  return slug.startsWith(PREFIX);
}

/** @param knowledge what may stand in for what */
export function ownDish(kitchen: Kitchen, knowledge: Knowledge, card: OwnCard): Dish {
  const { recipeName, instructions, tips = [] } = card;
  const listed = listItems(kitchen.measures, card.ingredients);
  const unlisted = foodsNotListed(kitchen, listed, card);
  const items = [...listed, ...unlisted];
  const steps = readOwnSteps(kitchen.rules, instructions, items);
  const course = courseOf(recipeName);
  const time =
    card.minutes ?? Math.max(5, Math.ceil((minutesOfSteps(steps) + items.length * EACH) / 5) * 5);
  const dish: Dish = {
    ...{ slug: ownSlug(card), title: recipeName, also: [], course, cuisine: '' },
    servings: Math.max(1, Math.round(card.servings ?? (FOR_MANY.has(course) ? MANY : FEW))),
    ...{ time, active: time, keywords: [], introduction: '', tip: tips.join(' '), keeps: '' },
    ...{ swaps: [], vessel: 'plate', colours: [], ingredients: items, steps, isOwn: true },
  };
  return { ...dish, swaps: swapsFor(kitchen, knowledge, dish) };
}

/** Minutes to get out and cut up one thing, where nobody says how long it takes. */
const EACH = 1;

/** For how many it is taken where it does not say: a cake is cut in more pieces than a stew has plates. */
const FEW = 4;
const MANY = 8;
const FOR_MANY: ReadonlySet<string> = new Set(['dessert', 'bread']);

/** The items by the measures that the house reckons in, each with its line as it was written. */
function listItems(measures: Measures, lines: readonly string[]): DishIngredient[] {
  const metric = rewriteRecipe(measures, { ingredients: lines, instructions: [] }, 'international');
  return lines.map((line, at) => {
    const read = readLine(measures, metric.ingredients[at] ?? line);
    const unit = read.unit ?? '';
    const range = read.quantityMax === undefined ? '' : `-${decimal(read.quantityMax)}`;
    const item: DishIngredient = {
      name: lowerFirst(read.name === '' ? line : read.name),
      quantity: read.quantity === null ? '' : `${decimal(read.quantity)}${range}`,
      unit: read.quantity === 1 ? unit : (PLURALS[unit] ?? unit),
      preparation: read.note,
    };
    return { ...item, written: { line, of: ingredientLine(item) } };
  });
}

/** Units that dishes write in the plural. */
const PLURALS: Readonly<Record<string, string>> = {
  clove: 'cloves',
  slice: 'slices',
  stalk: 'stalks',
  sprig: 'sprigs',
  leaf: 'leaves',
  can: 'tins',
  cup: 'cups',
};

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** "Butter" at the head of a line is butter; "BBQ sauce" keeps its capitals. */
function lowerFirst(name: string): string {
  const isWord = /^\p{Lu}(?:\p{Ll}|\s)/u.test(name);
  const isShouted = name.length > 4 && name === name.toUpperCase();
  return isShouted
    ? name.toLowerCase()
    : isWord
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name;
}

const COURSES: readonly (readonly [Course, string])[] = [
  [
    'dessert',
    'cake cakes cookie cookies biscuit biscuits brownie brownies muffin muffins cupcake cupcakes pudding crumble cheesecake tart trifle mousse gelato flapjack flapjacks meringue pavlova fudge',
  ],
  [
    'bread',
    'bread loaf scone scones bun buns bagel bagels roll rolls brioche focaccia dough flatbread',
  ],
  ['breakfast', 'pancake pancakes waffle waffles porridge granola oats'],
  ['soup', 'soup broth chowder bisque'],
  ['salad', 'salad coleslaw slaw'],
  ['drink', 'smoothie lassi shake milkshake lemonade punch'],
  ['sauce', 'sauce dressing vinaigrette dip hummus salsa pesto chutney jam mayonnaise'],
];

const COURSE_BY_WORD = new Map(
  COURSES.flatMap(([course, words]) => words.split(' ').map((word) => [word, course] as const)),
);

/** By the last word of its title that tells. */
function courseOf(title: string): Course {
  const word = contentTokens(title).findLast((one) => COURSE_BY_WORD.has(one)) ?? '';
  return COURSE_BY_WORD.get(word) ?? 'main';
}
