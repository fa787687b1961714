/** "And a wine?": what to drink with the dish in hand, by what it tastes of most; somebody who does not drink is offered something else. */
import type { Dish } from '../../cookbook/dish.ts';
import { say, type Table } from '../table.ts';
import { dishMeant } from './about-dish.ts';

/** What the dish is or holds => the bottle; the first that fits. */
const BOTTLES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dessert|chocolate|sweet)\b/, 'a small glass of something sweeter than the dish'],
  [/\b(?:spicy|chilli|hot|numbing)\b/, 'an off-dry white such as a riesling, or a cold lager'],
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
  const { meaning, now } = table;
  if (!/\b(?:wines?|drinks?)\b/.test(meaning.text)) return null;
  const dish = dishMeant(table);
  if (!dish) return null;
  const sober =
    now.care.length > 0 ||
    now.customs.some((custom) => custom.out.some((food) => food.names.includes('alcohol')));
  if (sober) return say(table, WITHOUT, { dish: dish.title });
  return say(table, WITH, { dish: dish.title, wine: bottleFor(dish) });
}

function bottleFor(dish: Dish): string {
  const text = [dish.course, ...dish.keywords, ...dish.ingredients.map((item) => item.name)]
    .join(' ')
    .toLowerCase();
  return BOTTLES.find(([kind]) => kind.test(text))?.[1] ?? '';
}

const WITH = [
  'With {dish} I would pour {wine}. Sparkling water with lemon does as well.',
  'For {dish}: {wine}. Without alcohol, cold sparkling water with a slice of lemon.',
  '{wine} goes with {dish}; those who drink none are well served by sparkling water with lemon.',
] as const;
const WITHOUT = [
  'With {dish} I would pour cold sparkling water with a slice of lemon or a few mint leaves.',
  'No wine, then: chilled sparkling water with lemon and mint beside {dish}.',
] as const;
