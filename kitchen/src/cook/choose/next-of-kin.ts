/** Finds dishes to offer in place of another, nearest first: of the same kind, sweet for sweet; also tells whether a dish is sweet. */
import { type Cookbook, getDishFacts } from '../../cookbook/cookbook.ts';
import type { Course, Dish } from '../../cookbook/dish.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { normalise } from '../../text/normalise.ts';
import { numberOf } from '../adapt/add-amounts.ts';

/** What a dish is on the plate, heard in its names; one may be several. */
const ROLES: Readonly<Record<string, RegExp>> = {
  burger: /\bburgers?|hamburgers?\b/,
  handheld:
    /\b(?:sandwich(?:es)?|wraps?|burritos?|tacos?|quesadillas?|gyros|banh mi|bánh mì|cheesesteak|fajitas|shawarma|lobster roll|toast|smørrebrød|bruschetta|grilled cheese|enchiladas)\b/,
  flatbread: /\b(?:pizza|flatbreads?|lahmacun|manakish|khachapuri|naan|chapati|injera|tortillas)\b/,
  pasta:
    /\b(?:pasta|spaghetti|tagliatelle|fettuccine|penne|lasagne|lasagna|cannelloni|ravioli|gnocchi|macaroni|mac and cheese|carbonara|cacio|linguine|bolognese|scampi)\b/,
  noodles: /\b(?:noodles?|chow mein|pad thai|ramen|japchae|pho|laksa|lo mein)\b/,
  layered: /\b(?:lasagne|lasagna|moussaka|parmigiana|cannelloni|briam|imam bayildi)\b/,
  rice: /\b(?:rice|risotto|biryani|paella|jollof|pulao|pilaf|kedgeree|nasi goreng|jambalaya|bibimbap|donburi|congee)\b/,
  sushi: /\b(?:maki|sushi|onigiri|summer rolls?)\b/,
  curry:
    /\b(?:curry|korma|masala|vindaloo|dal|rendang|karahi|makhani|butter chicken|paneer|molee)\b/,
  stew: /\b(?:stew|tagine|goulash|chilli|bourguignon|coq au vin|paprikash|stroganoff|osso buco|adobo|pot roast|sauerbraten|rouladen|cacciatore|fesenjan|ghormeh|doro wat|bigos|nihari|feijoada|mole|casserole|braise[ds]?)\b/,
  roast: /\b(?:roast|roasted|leg of lamb|meatloaf|wellington|ribs|pulled pork|carnitas)\b/,
  crumbed:
    /\b(?:schnitzel|katsu|fried chicken|parmesan|croquetas|arancini|karaage|fish and chips)\b/,
  fritter:
    /\b(?:falafel|bhajis?|samosas?|fritters?|kelewele|fries|spring rolls?|croquetas|arancini)\b/,
  wings: /\bwings?\b/,
  skewer: /\b(?:kebabs?|kabab|souvlaki|satay|shish|suya|joojeh|ćevapi|cevapi)\b/,
  glazed: /\b(?:teriyaki|sweet and sour|general tso|orange chicken|bulgogi|kung pao)\b/,
  stirred: /\b(?:stir-?fr(?:y|ied)|chow mein|kung pao|pad krapow|lomo saltado|mapo)\b/,
  fish: /\b(?:salmon|fish|catfish|sardines|prawns?|shrimp|bacalhau|moqueca|ceviche|gambas)\b/,
  chops: /\b(?:chops?|steaks?|saltimbocca|carne asada|cutlets?)\b/,
  /** Something held in the hand with a filling inside. */
  stuffed:
    /\b(?:empanadas?|pasties|pasty|samosas?|momos|pierogi|dumplings?|gyoza|wontons?|spring rolls?|summer rolls?|burritos?|quesadillas?|wraps?|spanakopita|calzone|stuffed(?! eggs)|dolmades|pittas?|tacos?|lettuce cups|croquetas|arancini|larb)\b/,
  /** A savoury plate for the morning. */
  morning:
    /\b(?:full english|fry-up|cooked breakfast|home fries|hash|huevos rancheros|shakshuka|menemen|scrambled eggs|omelette|eggs benedict|avocado toast|bubble and squeak|rosti|masala dosa)\b/,
  pie: /\b(?:pie|quiche|empanadas|spanakopita|pasties|pasty|tart|shepherd|cottage pie)\b/,
  gratin: /\b(?:gratin|dauphinois|cauliflower cheese|mac and cheese|pasta bake)\b/,
  dumpling: /\b(?:dumplings?|momos|pierogi|wontons?|gyoza|ravioli)\b/,
  eggs: /\b(?:omelette|frittata|eggs?|shakshuka|menemen|cilbir|kuku|tortilla espanola|huevos|quiche|devilled)\b/,
  pancake: /\b(?:pancakes?|crepes?|hotcakes?|waffles?|hotteok|syrniki|dosa|blini)\b/,
  porridge: /\b(?:porridge|oats|granola|congee|muesli)\b/,
  cake: /\b(?:cake|sponge|brownies?|muffins?|banana bread|sachertorte|kladdkaka|drizzle|buns|malva)\b/,
  biscuit: /\b(?:biscuits?|cookies?|shortbread|flapjacks?|alfajores|scones?|brigadeiros)\b/,
  loaf: /\b(?:bread|loaf|rolls|buns|bagels?|pretzels?|focaccia|pandesal|pao de queijo|scones?|cornbread)\b/,
  set: /\b(?:pudding|panna cotta|creme brulee|mousse|trifle|tiramisu|cheesecake|mouhalabieh|chia|watalappan|sago|pasteis|custard)\b/,
  fruit: /\b(?:fruit|apples?|oranges|berries|grutze|banana|mango|crumble|strudel)\b/,
  fried: /\b(?:churros|gulab jamun|doughnuts?)\b/,
  dip: /\b(?:hummus|guacamole|tzatziki|raita|baba ghanoush|tapenade|zaalouk|ajvar|salsa|pico de gallo|dip|pesto|chutney|harissa|chimichurri)\b/,
  potato: /\b(?:potato(?:es)?|fries|rosti|dauphinois|colcannon|patatas|aloo|chips)\b/,
  slaw: /\b(?:slaw|coleslaw|kimchi|cucumber|cucumbers|sunomono|mizeria)\b/,
  milky:
    /\b(?:latte|lassi|chai|milkshake|hot chocolate|frappe|horchata|smoothie|thai iced tea|iced coffee)\b/,
  chilled: /\b(?:lemonade|iced tea|mojito|sangria|bissap|sorrel|granita|juice)\b/,
};

/** Where to look when the course itself has too little: never a roast for a cake. */
const NEAR: Readonly<Record<Course, readonly Course[]>> = {
  main: ['soup', 'salad', 'breakfast', 'snack', 'side'],
  soup: ['main', 'side', 'salad'],
  salad: ['side', 'soup', 'snack'],
  side: ['salad', 'snack', 'soup'],
  snack: ['side', 'main', 'sauce', 'salad', 'bread'],
  sauce: ['side', 'snack', 'salad'],
  bread: ['snack', 'breakfast', 'side'],
  breakfast: ['main', 'bread', 'snack', 'side'],
  dessert: ['breakfast', 'bread', 'snack', 'drink'],
  drink: ['dessert'],
};
const NEAR_SWEET: readonly Course[] = ['bread', 'breakfast', 'dessert', 'snack', 'drink'];

const SWEETENERS = /\b(?:sugar|honey|syrup|jaggery|jam|condensed milk|dates|molasses)\b/;
/** Honey on wings makes no pudding of them. */
const SAVOURY = /\b(?:garlic|onions?|shallots?|pepper|chill(?:i|ies)|soy sauce|tamari|fish sauce)$/;
const GRAMS: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, tbsp: 13, tsp: 4 };

/** Whether it is eaten for its sweetness: scones are, bread with a pinch of sugar is not. */
export function isSweet(dish: Dish): boolean {
  if (dish.course === 'dessert') return true;
  if (!['bread', 'breakfast', 'snack', 'drink'].includes(dish.course)) return false;
  if (dish.ingredients.some((item) => SAVOURY.test(item.name))) return false;
  const grams = dish.ingredients
    .filter((item) => SWEETENERS.test(item.name))
    .reduce((sum, item) => sum + numberOf(item.quantity) * (GRAMS[item.unit] ?? 0), 0);
  return grams / dish.servings >= 4 || dish.keywords.includes('sweet');
}

function rolesOf(dish: Dish): ReadonlySet<string> {
  return traitsOf(dish).roles;
}

interface Traits {
  readonly roles: ReadonlySet<string>;
  readonly isSweet: boolean;
  /** A birthday cake is a cake before it is anything else. */
  readonly head: string;
}

const remembered = new WeakMap<Dish, Traits>();

function traitsOf(dish: Dish): Traits {
  const known = remembered.get(dish);
  if (known) return known;
  const names = [dish.title, ...dish.also].map(
    (name) => `${name.toLowerCase()} ${normalise(name)}`,
  );
  const roles = Object.keys(ROLES).filter((role) => names.some((name) => ROLES[role]?.test(name)));
  const head = contentTokens(dish.title).at(-1) ?? '';
  const traits = { roles: new Set(roles), isSweet: isSweet(dish), head };
  remembered.set(dish, traits);
  return traits;
}

/** Nobody is offered what comes after these; in a large cookbook the rest would only have to be sorted. */
const MOST_KIN = 100;

/**
 * Dishes that could take its place at the table, the nearest first; what does not share its sweetness is none of them.
 * `isFirst` names those that come before all others.
 */
export function nextOfKin(
  cookbook: Cookbook,
  dish: Dish,
  isFirst: (one: Dish) => boolean = () => false,
): Dish[] {
  const mine = traitsOf(dish);
  const near = mine.isSweet && dish.course !== 'drink' ? NEAR_SWEET : NEAR[dish.course];
  const best: { one: Dish; score: number }[] = [];
  for (const one of cookbook.dishes) {
    if (one === dish || (one.course !== dish.course && !near.includes(one.course))) continue;
    if (traitsOf(one).isSweet !== mine.isSweet && dish.course !== 'drink') continue;
    // Tea is drunk beside a scone and not in its place: it comes when nothing else is left.
    const apart = one.course === 'drink' && dish.course !== 'drink' ? -SAME_COURSE : 0;
    const alike = one.course === dish.course;
    const isOther =
      FORM_COUNTS.has(dish.course) && mine.roles.size > 0 && shared(mine.roles, rolesOf(one)) === 0;
    const bonus = alike && !isOther ? SAME_COURSE : alike ? BARELY : apart;
    const score = likeness(cookbook, dish, one) + bonus + (isFirst(one) ? BEFORE_ALL : 0);
    if (best.length === MOST_KIN && score <= (best.at(-1)?.score ?? 0)) continue;
    const place = best.findLastIndex((other) => other.score >= score) + 1;
    best.splice(place, 0, { one, score });
    if (best.length > MOST_KIN) best.pop();
  }
  return best.map(({ one }) => one);
}

const SAME_COURSE = 9;
/** A dip is eaten when an empanada is, and takes nothing of its place. */
const BARELY = 1;
const FORM_COUNTS: ReadonlySet<Course> = new Set(['snack', 'breakfast']);
const BEFORE_ALL = 1000;

/** What they are on the plate counts most, then what they are made of, then how and when they are eaten; wine takes no smoothie's place. */
function likeness(cookbook: Cookbook, a: Dish, b: Dish): number {
  const [mine, theirs] = [getDishFacts(cookbook, a), getDishFacts(cookbook, b)];
  const hearts = shared(mine.mainFoods, theirs.mainFoods);
  const keywords = a.keywords.filter((word) => b.keywords.includes(word)).length;
  return (
    5 * shared(rolesOf(a), rolesOf(b)) +
    Math.min(2, hearts) +
    0.6 * keywords +
    (traitsOf(a).head === traitsOf(b).head ? 1.5 : 0) +
    (a.cuisine === b.cuisine ? 0.5 : 0) -
    (a.course === 'drink' && mine.foods.has('alcohol') !== theirs.foods.has('alcohol') ? 6 : 0)
  );
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count += 1;
  return count;
}
