/** "My youngest is 1, can she eat it?": what in a dish wants care for a pregnancy or a baby, from its ingredients. */
import { isServedRare } from '../../cookbook/cautions.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { fill } from '../../cook/fill.ts';
import { say, speaks, type Table } from '../../cook/table.ts';
import type { Care } from '../understand/care.ts';
import { sayList } from '../../say/voice/needs-words.ts';
import { CARE_MIND, CARE_NOTHING } from '../words/food-answers.ts';

/** Ingredient | what to mind, by the usual advice of food standards agencies. */
type Mind = readonly [RegExp, string];

// What holds for a baby and for a toddler alike.
const NO_WHOLE_NUTS: Mind = [
  /\b(?:almond|walnut|cashew|hazelnut|pistachio|pecan|peanut|pine nut|nut)s?\b/i,
  'no whole nuts before five years, only ground or as a smooth butter',
];
const FIRM_EGGS: Mind = [/\begg/i, 'the eggs cooked firm'];
const NO_ALCOHOL: Mind = [
  /\b(?:wine|beer|rum|brandy|sherry|marsala|liqueur|coffee|espresso)\b(?! vinegar)/i,
  'no alcohol or coffee',
];
const NOT_HOT: Mind = [
  /\b(?:chill?i|chile|cayenne|scotch bonnet|harissa)/i,
  'leave out the hot spices',
];
const CUT_SMALL: Mind = [
  /\b(?:grape|cherry tomato|blueberr|sausage|carrot|apple)/i,
  'round and hard pieces cut small or cooked soft',
];

const EGGS_DONE: Mind = [
  /\begg/i,
  'the eggs must be cooked firm, or be pasteurised where they stay raw',
];
const PASTEURISED_CHEESE: Mind = [
  /\b(?:brie|camembert|blue cheese|gorgonzola|roquefort|stilton|goat's cheese|feta|mascarpone|ricotta|mozzarella|queso fresco)\b/i,
  'use only pasteurised cheese, and soft or blue mould cheese only when cooked through',
];
const NO_RAW_FISH: Mind = [
  /\b(?:smoked salmon|gravlax|sushi|cured)\b/i,
  'no raw, cured or cold-smoked fish',
];
const FISH_DONE: Mind = [
  /\b(?:salmon|sea bass|cod|prawn|shrimp|mussel|oyster|clam|squid|fish)/i,
  'fish and seafood cooked right through',
];
const MEAT_DONE: Mind = [
  /\b(?:chicken|beef|pork|lamb|mince|turkey|duck|steak|sausage)/i,
  'the meat cooked right through, with no pink',
];

const MINDED: Readonly<Record<Exclude<Care, 'toddler'>, readonly Mind[]>> = {
  'raw egg': [EGGS_DONE],
  'weak immunity': [EGGS_DONE, PASTEURISED_CHEESE, NO_RAW_FISH, FISH_DONE, MEAT_DONE],
  pregnancy: [
    EGGS_DONE,
    [
      /\b(?:wine|beer|rum|brandy|sherry|marsala|cognac|whisk(?:e)?y|vodka|liqueur|sake|stout|cider|port|amaretto)\b(?! vinegar)/i,
      'leave out the alcohol',
    ],
    PASTEURISED_CHEESE,
    NO_RAW_FISH,
    [/\b(?:liver|pate)\b/i, 'no liver'],
    [
      /\b(?:tuna|swordfish|marlin|shark)\b/i,
      'not too much tuna, and no swordfish, marlin or shark',
    ],
    [/\b(?:ham|salami|chorizo|prosciutto|pancetta|bacon)\b/i, 'cook cured meat through'],
    [/\b(?:coffee|espresso|matcha)\b/i, 'the caffeine counts towards your limit'],
    FISH_DONE,
    MEAT_DONE,
  ],
  baby: [
    [/\bhoney\b/i, 'no honey before the first birthday'],
    NO_WHOLE_NUTS,
    [
      /\b(?:salt|stock|soy sauce|fish sauce|miso|bacon|ham|anchov|olives|feta|capers)/i,
      'too salty for a baby, so leave the salty things out of that portion',
    ],
    [/\b(?:sugar|syrup)\b/i, 'better without the added sugar'],
    FIRM_EGGS,
    NO_ALCOHOL,
    NOT_HOT,
    CUT_SMALL,
  ],
};
const SMALL: readonly Mind[] = [
  NO_WHOLE_NUTS,
  [
    /\b(?:stock|soy sauce|fish sauce|miso|bacon|ham|anchov|olives|feta|capers)/i,
    'go easy on the salty things in that portion',
  ],
  FIRM_EGGS,
  NO_ALCOHOL,
  NOT_HOT,
  CUT_SMALL,
];
const WHO: Readonly<Record<Care, { who: string; ask: string }>> = {
  pregnancy: { who: 'somebody pregnant', ask: 'your midwife or doctor' },
  baby: { who: 'a baby or a child of about one', ask: 'your doctor or health visitor' },
  toddler: { who: 'a toddler', ask: 'your doctor or health visitor' },
  'raw egg': { who: 'somebody who eats no raw egg', ask: 'your doctor' },
  'weak immunity': { who: 'somebody with a weak immune system', ask: 'the doctor or the clinic' },
};

/** What to mind, as one sentence; empty when nobody at the table needs it. */
export function careful(
  table: Table,
  dish: Dish,
  lines: readonly string[] = dish.ingredients.map((item) => item.name),
): string {
  const rare = table.now.care.length > 0 && isServedRare(dish) ? [RARE] : [];
  return [...rare, ...table.now.care.map((care) => sayCare(table, dish.title, lines, care))].join(
    ' ',
  );
}

/** Said outright, since the steps themselves stop short of it. */
const RARE =
  'The steps stop while the meat is still pink: do not serve it so here, but cook it on to 71 °C (160 °F) in the thickest part, whatever the card says.';

/** The same for a food that is asked about by its name. */
export function carefulWith(table: Table, food: string): string {
  return table.now.care.map((care) => sayCare(table, food, [food], care)).join(' ');
}

function sayCare(table: Table, dish: string, lines: readonly string[], care: Care): string {
  const what = (care === 'toddler' ? SMALL : MINDED[care])
    .filter(([food]) => lines.some((line) => food.test(line)))
    .map(([, mind]) => mind)
    .filter((mind) => speaks(table.kitchen, mind, table.now.needs))
    .slice(0, 4);
  const values = { dish, ...WHO[care] };
  return what.length > 0
    ? say(table, CARE_MIND, { ...values, what: sayList(what) })
    : say(table, CARE_NOTHING, values);
}

/** A general word when no dish is meant. */
export function carefulInGeneral(table: Table): string {
  return table.now.care
    .map((care) => fill(GENERAL[care], WHO[care]))
    .filter((said) => speaks(table.kitchen, said, table.now.needs))
    .join(' ');
}

const GENERAL: Readonly<Record<Care, string>> = {
  'raw egg':
    'For {who}: firm eggs everywhere, and pasteurised ones where a dish leaves them raw, as mousse, mayonnaise and tiramisu do.',
  'weak immunity':
    'For {who}, please go by what {ask} tells you: usually nothing raw or runny, nothing unpasteurised, everything cooked through and eaten fresh.',
  pregnancy:
    'For {who}, please go by what {ask} tells you: usually nothing raw or runny, nothing unpasteurised and no alcohol, and everything cooked through.',
  baby: 'For {who}, please go by what {ask} tells you: as a rule no honey, no salt and no whole nuts, and everything soft and in small pieces.',
  toddler:
    'For {who}, please go by what {ask} tells you: as a rule little salt, no whole nuts, nothing hot, and round or hard pieces cut small.',
};
