/** Works out the swaps of a pasted recipe from known substitutes that suit the dish, each in the amount that does the same. */

import { isOfOneKind } from '../commands/edits/kinds-in-a-pan.ts';
import { standInFor } from '../commands/edits/new-amount.ts';
import { numberOf, sayNumber } from '../cook/adapt/add-amounts.ts';
import { natureOf } from '../cook/adapt/misfits.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import type { Dish, DishIngredient, DishSwap } from '../cookbook/dish.ts';
import { standInsOf } from '../cookbook/stand-ins.ts';
import { type Knowledge, type Topic, toTerms } from '../knowledge/knowledge.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';

/** Those that cards trust first, then the others in the order in which they are known. */
export function swapsFor(kitchen: Kitchen, knowledge: Knowledge, dish: Dish): DishSwap[] {
  const topics = knowledge.get('substitutes') ?? [];
  const seen = new Set<string>();
  return dish.ingredients.flatMap((item) => {
    if (seen.has(item.name)) return [];
    seen.add(item.name);
    const trusted = standInsOf(kitchen.standIns, 'needs', dish, item).map((name) => ({
      name,
      times: 1,
    }));
    const known = Object.entries(topicFor(topics, item.name)?.facts ?? {}).flatMap(
      ([kind, fact]) => (kind === 'omit' ? [] : standInOf(fact)),
    );
    // The same thing made for them comes before another thing.
    const made = known.filter(({ name }) => MADE_FOR.test(name));
    const rest = known.filter((one) => !made.includes(one));
    return [...trusted, ...made, ...rest].flatMap(({ name, times }) => {
      const to = placed(kitchen, dish, item, name, times);
      return to ? [{ from: item.name, to }] : [];
    });
  });
}

const MADE_FOR = /\b(?:gluten|dairy|egg|wheat)-free\b|\bvegan\b/i;

/** The topic whose name a food's name ends with, the longest; else one whose words all stand in it. */
function topicFor(topics: readonly Topic[], name: string): Topic | undefined {
  const words = toTerms(name);
  let best: { topic: Topic; worth: number } | undefined;
  for (const topic of topics) {
    for (const called of topic.names) {
      const isEnd = called.every((word, at) => words[words.length - called.length + at] === word);
      const isWithin = called.every((word) => words.includes(word));
      const worth = isEnd
        ? 10 + called.length
        : isWithin && called[0] === words[0]
          ? called.length
          : 0;
      if (worth > (best?.worth ?? 0)) best = { topic, worth };
    }
  }
  return best?.topic;
}

interface StandIn {
  readonly name: string;
  readonly times: number;
}

const TIMES: readonly (readonly [words: string, times: number])[] = [
  ['the same', 1],
  ['half', 0.5],
  ['two thirds', 2 / 3],
  ['three quarters', 0.75],
  ['four fifths', 0.8],
  ['nine tenths', 0.9],
  ['one and a half times', 1.5],
  ['1½ times', 1.5],
  ['1¼ times', 1.25],
  ['twice', 2],
];
const OF = ['amount', 'weight', 'number'];

/** "Olive oil, three quarters of the amount; good for frying": what it is, and how many times as much. */
function standInOf(fact: string): StandIn[] {
  const [head = ''] = fact.split(';');
  const [name = '', ...rest] = head.split(', ');
  const amount = rest.find((one) => OF.some((word) => one.includes(word)));
  const times = TIMES.find(([words]) => amount?.startsWith(words))?.[1];
  const isWordy = name.split(' ').length > 5 || name.includes(' or ');
  if (isWordy) return [];
  const said = name.charAt(0).toLowerCase() + name.slice(1);
  // Of eggs it is told by the spoon for each; the amounts of those are known elsewhere.
  return times === undefined ? [{ name: said, times: Number.NaN }] : [{ name: said, times }];
}

const BAKES: ReadonlySet<string> = new Set(['dessert', 'bread']);

/** Undefined where a cook would not put it there, or nobody knows how much of it. */
function placed(
  kitchen: Kitchen,
  dish: Dish,
  item: DishIngredient,
  name: string,
  times: number,
): DishIngredient | undefined {
  const isEgg = /^(?:large |medium |small |free-range )?eggs?$/.test(item.name);
  if (Number.isNaN(times) && !isEgg) return undefined;
  if (!findLineFacts(kitchen.rules, name).namesFood) return undefined;
  if (isEgg && !onlyBinds(dish, item)) return undefined;
  const isMeat = natureOf(kitchen.rules, item.name) === 'meat';
  if (!isMeat && !isEgg && !isOfOneKind(kitchen, item.name, name)) return undefined;
  if (isPouredFat(name) && !isPouredFat(item.name) && (BAKES.has(dish.course) || hasRaising(dish)))
    return undefined;
  const { written: _, ...plain } = item;
  // The same thing made for them is measured in the same way: a sheet of pastry stays a sheet.
  if (name.endsWith(` ${item.name}`)) return { ...plain, name, quantity: '', unit: '' };
  const egg = isEgg ? { ...plain, name: 'eggs' } : plain;
  const to = standInFor(kitchen, dish, egg, name);
  if (!to || (isEgg && Number.isNaN(times) && to.unit === '')) return undefined;
  const isSame = to.quantity === item.quantity && to.unit === item.unit;
  const value = numberOf(to.quantity);
  if (!isSame || Number.isNaN(times) || times === 1 || Number.isNaN(value))
    return isSame ? { ...to, quantity: '', unit: '' } : to;
  const step = to.unit === 'g' || to.unit === 'ml' ? 5 : 0.25;
  return { ...to, quantity: sayNumber(Math.max(step, Math.round((value * times) / step) * step)) };
}

const BOUND =
  /\b(?:flour|oats|oatmeal|breadcrumbs|mince|minced|cornmeal|semolina|polenta|bananas?)\b/;

/** Eggs that hold something else together: fewer than there are people, and not what it is called after. */
function onlyBinds({ title, ingredients, servings }: Dish, { quantity }: DishIngredient): boolean {
  const isOfEggs = /\b(?:egg|omelette|frittata|quiche|shakshuka|carbonara|meringue|custard)/i.test(
    title,
  );
  const count = numberOf(quantity);
  return !isOfEggs && count <= servings && ingredients.some(({ name }) => BOUND.test(name));
}

function isPouredFat(name: string): boolean {
  return name.endsWith(' oil') && name !== 'coconut oil';
}

function hasRaising({ ingredients }: Dish): boolean {
  return ingredients.some(({ name }) =>
    /baking powder|baking soda|bicarbonate|self.raising/.test(name),
  );
}
