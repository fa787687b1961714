/** Plain questions about the dish in hand: a shopping list, less of something, where it comes from, what differs. */
import type { Dish } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { plateFor } from '../../cook/plate/plate-for.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import * as words from '../words/dish-answers.ts';
import { WHICH_DISH } from '../words/questions.ts';
import { dishMeant } from './about-dish.ts';

/** What to buy for the dish in hand, or for all dishes of the list or plan that was said last. */
export function shoppingList(table: Table): string {
  const { before } = table;
  const many = /\b(?:all|whole|plan|week|everything)\b/.test(table.meaning.text);
  const listed =
    before.offered.length > 1 && (many || !before.inHand || before.lastSaid === 'list');
  const inHand = dishMeant(table);
  const dishes = listed ? before.offered : inHand ? [inHand] : [];
  if (dishes.length === 0) return say(table, WHICH_DISH);
  return dishes
    .map((dish) => linesOf(table, dish))
    .filter(Boolean)
    .join('\n\n');
}

function linesOf(table: Table, dish: Dish): string {
  const adapted = adapt(table.kitchen, dish, bendingOf(table))?.dish;
  if (!adapted) return '';
  const { kitchen, now } = table;
  const { ingredients, servings } = plateFor(table, adapted, now.people);
  const text = `For ${adapted.title} (serves ${servings}):\n${ingredients.map((line) => `- ${line}`).join('\n')}`;
  return speaks(kitchen, text, now.needs) ? text : '';
}

/** "low salt please", "half the sugar": said of the dish in hand. */
export function lessOf(table: Table): string | null {
  const dish = dishMeant(table);
  const { text } = table.meaning;
  const term = findTerms(table.kitchen.rules, text).find((one) => one.isFood);
  if (!dish || !term) return null;
  const said = text.slice(term.start, term.end);
  const food = { said, names: [term.name, said], kinds: term.kinds };
  const adapted = adapt(table.kitchen, dish, bendingOf(table))?.dish ?? dish;
  const at = adapted.ingredients.findIndex((item) => isFood(table, item.name, food));
  if (at < 0) return say(table, words.LESS_NOT_THERE, { dish: dish.title });
  const name = adapted.ingredients[at]?.name ?? said;
  const line =
    plateFor(table, adapted, table.now.people).ingredients.find((one) => one.includes(name)) ??
    name;
  const baked = said === 'sugar' && ['dessert', 'bread'].includes(dish.course);
  return [say(table, words.LESS, { dish: dish.title, line }), baked ? words.LESS_BAKED : '']
    .filter(Boolean)
    .join(' ');
}

export function originOf(table: Table): string {
  const dish = dishMeant(table);
  if (!dish) return say(table, WHICH_DISH);
  return say(table, words.ORIGIN, {
    dish: dish.title,
    cuisine: dish.cuisine,
    introduction: dish.introduction,
  });
}

const DIFFERENCES: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /ragu/,
    /bolognese/,
    'Ragù is the Italian word for any slow meat sauce; bolognese is the one from Bologna, with beef, soffritto, a little tomato and milk. Abroad, bolognese usually means a quicker sauce with more tomato.',
  ],
  [
    /stock/,
    /broth/,
    'Stock is simmered from bones (or vegetables) for body and is left unseasoned; broth comes from meat or vegetables, is lighter and seasoned, ready to sip.',
  ],
  [
    /baking powder/,
    /bicarb|baking soda/,
    'Bicarbonate of soda needs something sour to work; baking powder brings its own acid. For 1 teaspoon of bicarbonate take about 3 of baking powder, never the other way round.',
  ],
  [
    /broil|grill/,
    /roast|bake/,
    'Grilling browns with fierce heat from one side; roasting and baking surround the food with the gentler heat of the oven.',
  ],
  [
    /simmer/,
    /boil/,
    'At a simmer small bubbles rise here and there; at a boil the whole surface rolls.',
  ],
  [
    /shallots?/,
    /onions?/,
    'Shallots are smaller, milder and sweeter; onions are stronger. Three or four shallots replace one onion.',
  ],
  [
    /jam/,
    /jelly|marmalade/,
    'Jam is cooked from fruit with its flesh, jelly from the juice alone, and marmalade from citrus with the peel.',
  ],
  [
    /coriander/,
    /cilantro/,
    'They are the same plant: Britain says coriander for leaf and seed, America calls the leaf cilantro.',
  ],
  [/courgettes?/, /zucchini/, 'They are the same vegetable under two names.'],
  [/aubergines?/, /eggplants?/, 'They are the same vegetable under two names.'],
  [
    /double cream|heavy cream/,
    /single cream|whipping cream/,
    'The fat: single cream has about 18 per cent and does not whip, whipping cream about 35, double cream 48 and boils without splitting.',
  ],
  [
    /plain flour|all[- ]purpose/,
    /self[- ]raising|bread flour|strong/,
    'Self-raising flour is plain flour with baking powder in it (2 teaspoons to 150 g); strong or bread flour has more protein, for chewy doughs.',
  ],
];

export function differenceIn(table: Table): string {
  const { text } = table.meaning;
  const found = DIFFERENCES.find(([a, b]) => a.test(text) && b.test(text));
  return found ? found[2] : say(table, words.DIFFERENCE_UNKNOWN);
}
