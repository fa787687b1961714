/** "And a wine?": what to drink with the dish in hand, by what it tastes of most; somebody who does not drink is offered something else. */
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import { dishMeant } from './about-dish.ts';

/** What the dish is or holds => the bottle; the first that fits. */
const BOTTLES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dessert|chocolate|sweet)\b/, 'a small glass of something sweeter than the dish'],
  [
    /\b(?:spicy|chilli|chili|hot|numbing|curry|curries)\b/,
    'an off-dry white such as a riesling, or a cold lager',
  ],
  [
    /\b(?:beef|lamb|venison|goat|steak|duck)\b/,
    'a full red with some grip, a cabernet or a syrah, say',
  ],
  [
    /\b(?:prawns?|shrimp|mussels?|clams?|salmon|cod|tuna|fish|sea bass|squid|mackerel|sardines?)\b/,
    'a crisp dry white, well chilled',
  ],
  [/\b(?:pork|ham|sausages?|bacon|veal)\b/, 'a light red such as a pinot noir, or a rounded white'],
  [/\b(?:chicken|turkey)\b/, 'a rounded white, or a light red if the sauce is dark'],
  [/\b(?:mushrooms?|tomato\w*|aubergines?|lentils|beans)\b/, 'a medium red that is not too oaky'],
  [/./, 'a fresh, dry white'],
];

/** Null when the message is not about what to drink. */
export function wineFor(table: Table): string | null {
  const { meaning } = table;
  if (!/\b(?:wines?|drinks?|beers?|reds?|whites?)\b/.test(meaning.text)) return null;
  const food = foodMeant(table);
  const dish = food ? undefined : dishMeant(table);
  if (food) return withFood(table, food);
  if (!dish) return null;
  if (isSober(table)) return say(table, withoutWine(table), { dish: dish.title });
  return say(table, WITH, { dish: dish.title, wine: fitting(table, bottleFor(dish)) });
}

/** "What wine with roast lamb?" names a food where no dish of that name was served. */
function foodMeant({ meaning }: Table): string | undefined {
  const foods = meaning.include.filter((food) => !DRINK.test(food.said));
  if (meaning.named.length > 0) return undefined;
  return (
    foods[0]?.said ??
    /\b(?:with|for|to) (?:a |an |the |my |some )?(?!it\b|this|that|them|these|the\b|go\b|dinner|tonight)([a-z]{4,} ?[a-z]*)\??$/.exec(
      meaning.text,
    )?.[1]
  );
}

const DRINK = /\b(?:wine|beer|cider|drink|glass)\b/;

function withFood(table: Table, food: string): string | null {
  const { kitchen, now } = table;
  const text = [food, ...findFoodNames(kitchen.rules, food)].join(' ');
  const wine = BOTTLES.find(([kind]) => kind.test(text))?.[1] ?? '';
  if (!speaks(kitchen, food, now.needs)) return null;
  return isSober(table)
    ? say(table, withoutWine(table), { dish: food })
    : say(table, WITH, { dish: food, wine: fitting(table, wine) });
}

function withoutWine({ now }: Table): readonly string[] {
  return now.care.includes('pregnancy') ? EXPECTING : WITHOUT;
}

function isSober({ now }: Table): boolean {
  return (
    now.care.length > 0 ||
    now.customs.some((custom) => custom.out.some((food) => food.names.includes('alcohol')))
  );
}

function bottleFor(dish: Dish): string {
  const text = [dish.course, ...dish.keywords, ...dish.ingredients.map((item) => item.name)]
    .join(' ')
    .toLowerCase();
  return BOTTLES.find(([kind]) => kind.test(text))?.[1] ?? '';
}

/** Beer is no drink for everybody who may have wine. */
function fitting({ kitchen, now }: Table, wine: string): string {
  return speaks(kitchen, wine, now.needs) ? wine : (wine.split(/,? or /)[0] ?? wine);
}

const WITH = [
  'With {dish} I would pour {wine}. Sparkling water with lemon does as well.',
  'For {dish}: {wine}. Without alcohol, cold sparkling water with a slice of lemon.',
  'My choice beside {dish} is {wine}. Those who drink none are well served by sparkling water with lemon.',
] as const;
/** In a pregnancy it is said why. */
const EXPECTING = [
  'In a pregnancy wine and beer are best left out altogether. With {dish} I would pour cold sparkling water with lemon or mint.',
  'No wine or beer in a pregnancy, please. Chilled sparkling water with a slice of lemon does well beside {dish}.',
] as const;
const WITHOUT = [
  'With {dish} I would pour cold sparkling water with a slice of lemon or a few mint leaves.',
  'No wine, then: chilled sparkling water with lemon and mint beside {dish}.',
] as const;
