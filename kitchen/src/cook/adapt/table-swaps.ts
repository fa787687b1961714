/** Tables of substitutes: those that work in any dish, those by taste, and product kinds to buy ("gluten-free oats"); picks from them. */

import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import type { Diet, Restriction } from '../../vocabulary.ts';

interface Trusted {
  /** The last words of what goes, by the shop's name. */
  readonly from: RegExp;
  /** What may stand in for it, as cards call it; the best first. */
  readonly to: readonly string[];
  /** Most grams, millilitres or spoons of it for each person; more of it and it is what the dish is made of. */
  readonly most?: number;
  /** Where it bakes or sets, a like-for-like trade is no longer safe. */
  readonly notInBakes?: true;
}

/** Meat, fish, eggs, chocolate, sugar and starches are missing on purpose: only a dish's own author can replace those. */
const TRUSTED: readonly Trusted[] = [
  { from: /soy sauce$/, to: ['tamari', 'coconut aminos'] },
  { from: /tamari$/, to: ['coconut aminos'] },
  { from: /^fish sauce$/, to: ['vegan fish sauce', 'coconut aminos'], most: 15 },
  { from: /worcestershire sauce$/i, to: ['coconut aminos', 'tamari'] },
  { from: /^(?:white |red )?miso(?: paste)?$/, to: ['chickpea miso'] },
  { from: /(?:stock|broth)$/, to: ['vegetable stock'] },
  { from: /(?:yoghurt|yogurt)$/, to: ['unsweetened coconut yoghurt', 'unsweetened oat yoghurt'] },
  { from: /sou?red? cream$/, to: ['unsweetened coconut yoghurt'] },
  { from: /(?:double|single|whipping|heavy) cream$/, to: ['oat cream', 'coconut cream'] },
  { from: /cream cheese$/, to: ['vegan cream cheese', 'dairy-free cream cheese'] },
  { from: /^(?:whole |semi-skimmed )?milk$/, to: ['oat milk', 'rice milk', 'almond milk'] },
  { from: /^(?:unsalted |salted )?butter$/, to: ['vegan block margarine', 'dairy-free spread'] },
  {
    from: /^(?:unsalted |salted )?butter$/,
    to: ['olive oil', 'coconut oil'],
    most: 12,
    notInBakes: true,
  },
  { from: /^(?:ghee|clarified butter)$/, to: ['coconut oil', 'olive oil'], notInBakes: true },
  { from: /^beef dripping$/, to: ['sunflower oil', 'olive oil'] },
  { from: /^(?:cheddar|mature cheddar)$/, to: ['vegan cheddar', 'vegan cheese'] },
  { from: /^mozzarella$/, to: ['vegan mozzarella', 'vegan cheese'], most: 50 },
  { from: /^feta$/, to: ['vegan feta'], most: 50 },
  {
    from: /^(?:parmesan|pecorino)$/i,
    to: ['vegan parmesan', 'nutritional yeast'],
    most: 8,
  },
  { from: /mayonnaise$/, to: ['vegan mayonnaise'] },
  { from: /^dark chocolate$/, to: ['dairy-free dark chocolate'] },
  { from: /^(?:plain )?flour$/, to: ['cornflour', 'arrowroot'], most: 5, notInBakes: true },
  { from: /breadcrumbs$/, to: ['gluten-free breadcrumbs'] },
  { from: /^(?:rolled |porridge )?oats$/, to: ['gluten-free rolled oats'] },
  { from: /^malt vinegar$/, to: ['cider vinegar'] },
  { from: /^cornflour$/, to: ['arrowroot'] },
  { from: /^(?:peanut|groundnut) oil$/, to: ['sunflower oil', 'olive oil'], most: 60 },
  { from: /^(?:vegetable|sunflower) oil$/, to: ['olive oil'], most: 30, notInBakes: true },
  { from: /peanut butter$/, to: ['sunflower seed butter'] },
  { from: /^tahini$/, to: ['sunflower seed butter'] },
  { from: /^toasted sesame oil$/, to: ['sunflower oil', 'olive oil'], most: 15 },
  { from: /sesame seeds$/, to: ['hemp seeds', 'sunflower seeds'], most: 8 },
  {
    from: /(?:pistachios|almonds|walnuts|hazelnuts|pecans|cashew nuts|cashews|pine nuts|peanuts)$/,
    to: ['sunflower seeds', 'pumpkin seeds'],
    most: 15,
  },
  { from: /^honey$/, to: ['maple syrup'], most: 20 },
  { from: /^maple syrup$/, to: ['honey'], most: 20 },
  { from: /^(?:honey|maple syrup)$/, to: ['erythritol'], most: 8, notInBakes: true },
  {
    from: /^(?:caster |granulated |light brown |dark brown |palm )?sugar$/,
    to: ['honey', 'maple syrup'],
    most: 6,
    notInBakes: true,
  },
  {
    from: /^(?:caster |granulated |light brown |dark brown |palm )?sugar$/,
    to: ['erythritol'],
    notInBakes: true,
  },
];

/** Names of what may stand in, best first; whether each fits the person is asked elsewhere. */
export function trustedSwaps(dish: Dish, item: DishIngredient): string[] {
  const bakes = dish.course === 'bread' || dish.course === 'dessert' || isBatter(dish);
  return TRUSTED.filter(
    ({ from, most, notInBakes }) =>
      from.test(item.name) &&
      !(bakes && notInBakes) &&
      (most === undefined || amountOf(item) / dish.servings <= most),
  ).flatMap(({ to }) => to);
}

/** Muffins and pancakes for breakfast are bakes as much as cakes are. */
function isBatter(dish: Dish): boolean {
  return dish.ingredients.some(
    (item) => item.name === 'baking powder' || item.name === 'bicarbonate of soda',
  );
}

interface Sold {
  readonly diet: Diet;
  readonly from: RegExp;
  readonly to: readonly string[];
}

/** What differs from maker to maker, and the kind of it to buy: true Gruyère and Parmesan are never made without animal rennet. */
const SOLD: readonly Sold[] = [
  {
    diet: 'Vegetarian',
    from: /^(?:parmesan|pecorino|pecorino romano|grana padano|parmigiano reggiano)$/i,
    to: ['vegetarian Italian-style hard cheese'],
  },
  { diet: 'Vegetarian', from: /^gruyère$/i, to: ['vegetarian Gruyère-style cheese'] },
  { diet: 'Vegetarian', from: /^provolone$/i, to: ['vegetarian provolone'] },
  { diet: 'Paleo', from: /^worcestershire sauce$/i, to: ['coconut aminos'] },
];

/** How a shop calls the kind of it that surely fits these diets, best first. */
export function soldAs(item: DishIngredient, diets: readonly Restriction[]): string[] {
  return SOLD.filter(({ diet, from }) => diets.includes(diet) && from.test(item.name)).flatMap(
    ({ to }) => to,
  );
}

interface Wanted {
  readonly from: RegExp;
  readonly to: readonly string[];
  /** Most grams or millilitres for each person. */
  readonly most?: number;
  readonly preparation?: string;
}

/** For those who do without pork, wine or another meat: what cooks the same way and for as long. */
const WANTED: readonly Wanted[] = [
  {
    from: /^(?:minced|ground) pork$|^pork mince$/,
    to: ['minced chicken', 'minced turkey', 'minced beef'],
  },
  {
    from: /^(?:minced|ground) beef$|^beef mince$/,
    to: ['minced lamb', 'minced turkey', 'minced chicken'],
  },
  { from: /^(?:minced|ground) lamb$|^lamb mince$/, to: ['minced beef', 'minced turkey'] },
  {
    from: /^(?:minced|ground) (?:chicken|turkey)$/,
    to: ['minced turkey', 'minced beef', 'minced pork'],
  },
  {
    from: /^(?:streaky |smoked |back |unsmoked )*(?:bacon|lardons|pancetta|ham|guanciale)(?: lardons| rashers)?$/,
    to: ['turkey bacon', 'smoked tofu'],
    most: 45,
  },
  { from: /^(?:cooking )?chorizo$/, to: ['merguez'], most: 60 },
  { from: /^lard$/, to: ['vegetable shortening', 'sunflower oil'], most: 30 },
  {
    from: /\bwine$|^(?:dry )?(?:sherry|vermouth|marsala|sake|cider|shaoxing wine)$/,
    to: ['vegetable stock', 'water'],
    most: 60,
  },
  { from: /^mirin$/, to: ['apple juice'], most: 30 },
  {
    from: /^(?:brandy|rum|dark rum|cognac|calvados|kirsch|vodka|tequila)$/,
    to: ['apple juice'],
    most: 20,
  },
  {
    from: /^(?:beer|stout|lager|ale)$/,
    to: ['beef stock', 'sparkling water', 'vegetable stock'],
    most: 130,
  },
  { from: /^(?:chicken|beef|lamb|veal|pork) stock$/, to: ['vegetable stock'] },
  { from: /^shallots?$/, to: ['onion', 'spring onions'], most: 40 },
  { from: /^coriander(?: leaves)?$/, to: ['flat-leaf parsley', 'parsley'] },
];

/** Names of what may stand in where something is not wanted, best first. */
export function wantedSwaps(
  dish: Dish,
  item: DishIngredient,
): { name: string; preparation?: string }[] {
  return WANTED.filter(
    ({ from, most }) =>
      from.test(item.name) && (most === undefined || amountOf(item) / dish.servings <= most),
  ).flatMap(({ to, preparation }) =>
    to.map((name) => (preparation === undefined ? { name } : { name, preparation })),
  );
}

/** Grams or millilitres, roughly. */
function amountOf({ quantity, unit }: DishIngredient): number {
  const [whole = 0, below = 1] = quantity.split('/').map(Number.parseFloat);
  const number = (Number.isNaN(whole) ? 1 : whole) / (below || 1);
  const each = { tsp: 5, tbsp: 15, kg: 1000, l: 1000, slices: 30, handful: 20 }[unit];
  return number * (each ?? 1);
}
