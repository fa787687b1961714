/** For a swap: the ingredient line of the new food, with the amount that does the old one's work, how it is cut, in singular or plural. */
import { numberOf, sayNumber } from '../../cook/adapt/add-amounts.ts';
import { natureOf, preparationFor } from '../../cook/adapt/misfits.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { ingredientLine, stepLine } from '../../cookbook/dish-lines.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { plural, singular } from '../../text/plurals.ts';
import { amountToAdd, isOfOneRow } from './added-foods.ts';
import { isHot } from './change-amounts.ts';
import { cookedFood } from './cooking-times.ts';
import { HERBS, inOtherForm, quarterOf } from './other-form.ts';
import { asFlour } from './raised-flour.ts';

/** Undefined where it cannot do that work: in a bake nobody knows how much lettuce makes an egg. */
export function standInFor(
  kitchen: Kitchen,
  dish: Dish,
  item: DishIngredient,
  said: string,
): DishIngredient | undefined {
  if (/^eggs?$/.test(item.name)) {
    const binder = forEggs(item, said);
    if (binder || BAKES.has(dish.course)) return binder;
  }
  const preparation = fittingCut(
    preparationFor(kitchen.rules, item, said) ||
      sameCut(kitchen, item, said) ||
      usualCut(kitchen, item, said),
    said,
  );
  const ground = asFlour(dish, item, said) ?? asGround(item, said) ?? asSprigs(item, said);
  if (ground) return ground;
  const counted = asCounted(kitchen, dish, item, said);
  if (counted) return counted;
  const drained = asDrained(item, said) ?? asSoured(item, said) ?? asFried(dish, item, said);
  const other = drained ?? inOtherForm(item, said);
  if (other) return other;
  const same = { ...item, name: inNumber(said, 2), preparation };
  // What is spooned out of a tub is weighed, where cream was poured.
  if (item.unit === 'ml' && findFoodNames(kitchen.rules, said).includes('cheese'))
    return { ...same, name: said, unit: 'g' };
  if (item.unit === 'cm' && isOfOneRow(item.name, said)) return { ...item, name: said };
  const isHotter = isHot(said) && !isHot(item.name) && /^(?:tsp|tbsp)$/.test(item.unit);
  if (isHotter) return { ...same, ...quarterOf(item), name: said };
  if (BY_MEASURE.has(item.unit)) return lessSweet(item, poured({ ...same, name: said }));
  if (item.quantity === '' || /handful|pinch|sprig/.test(item.quantity))
    return { ...same, name: said };
  // A dozen shells become a dozen tortillas.
  const isWrap = [item.name, said].every((name) => /\b(?:tortillas|shells|wraps)$/.test(name));
  if (item.unit === '' && isWrap) return { ...same, name: said };
  const spooned = amountToAdd(kitchen, said, dish.servings);
  if (spooned.unit === 'tsp' && /\b(?:flakes|powder|ground|spice|cumin|paprika)\b/.test(said))
    return { ...same, name: said, quantity: spooned.quantity, unit: 'tsp', preparation: '' };
  const weigh = createWeigher(kitchen.measures);
  const grams = weigh(ingredientLine({ ...item, preparation: '' }, ''));
  const one = inNumber(said, 1);
  const each = weigh(`1 ${one}`);
  if (grams !== null && each !== null && each > 0) {
    const count = grams / each;
    const pieces = Math.max(0.5, count < 1.5 ? Math.round(count * 2) / 2 : Math.round(count));
    return { ...same, name: inNumber(said, pieces), quantity: sayNumber(pieces), unit: '' };
  }
  if (item.unit === '' && each === null && grams === null)
    return { ...same, name: inNumber(said, numberOf(item.quantity)) };
  if (grams !== null && grams >= 5) {
    const step = grams < 50 ? 5 : 10;
    const quantity = String(Math.max(step, Math.round(grams / step) * step));
    return { ...same, name: said, quantity, unit: 'g' };
  }
  const usual = amountToAdd(kitchen, said, dish.servings);
  return { ...same, name: said, quantity: usual.quantity, unit: usual.unit };
}

const BAKES: ReadonlySet<string> = new Set(['dessert', 'bread', 'breakfast', 'snack']);
/** What one measures by these is measured by them in its stead, too. */
const BY_MEASURE: ReadonlySet<string> = new Set(
  'g kg ml l tsp tbsp pinch handful handfuls tin'.split(' '),
);

/** So many eggs for what was weighed: nobody weighs them. */
function asCounted(
  kitchen: Kitchen,
  dish: Dish,
  { unit }: DishIngredient,
  said: string,
): DishIngredient | undefined {
  if (unit !== 'g' || !/\beggs?$/.test(said)) return undefined;
  const usual = amountToAdd(kitchen, said, dish.servings);
  const { quantity, preparation } = usual;
  return { name: inNumber(said, numberOf(quantity)), quantity, unit: '', preparation };
}

/** Pulses out of a tin are swapped for pulses out of a tin: dried ones would stay hard. */
function asDrained(item: DishIngredient, said: string): DishIngredient | undefined {
  const isTinned = /^tinned\b/.test(item.name) || /\btinned\b/.test(item.preparation);
  const isReady = isTinned || !PULSES.test(item.name);
  if (!isReady || !PULSES.test(said) || /\b(?:tinned|dried|cooked|green|runner|broad)\b/.test(said))
    return undefined;
  if (!isTinned && item.unit !== 'g' && item.unit !== 'kg') return undefined;
  const name = said.replace(/^red lentils$/, 'lentils');
  return {
    ...item,
    name: `tinned ${name}`,
    preparation: isTinned ? item.preparation || 'drained' : 'drained',
  };
}

/** Millilitres of milk that a tablespoon of lemon juice sours. */
const SOURED = 250;

/** Buttermilk is what the bicarbonate works with: the milk in its place is soured first. */
function asSoured(item: DishIngredient, said: string): DishIngredient | undefined {
  const isMilk = /\bmilk$/.test(said) && !/\b(?:butter|coconut|condensed|evaporated)/.test(said);
  const value = numberOf(item.quantity);
  if (item.name !== 'buttermilk' || !isMilk || item.unit !== 'ml') return undefined;
  const spoons = sayNumber(Math.max(0.5, Math.round((value / SOURED) * 2) / 2));
  const preparation = `soured with ${spoons} tbsp lemon juice, left 10 minutes`;
  return { ...item, name: said, preparation };
}

/** Cheese that squeaks raw is fried where the dish itself is cold. */
function asFried(dish: Dish, item: DishIngredient, said: string): DishIngredient | undefined {
  const isHot = dish.steps.some((step) =>
    /\b(?:fry|bake|grill|simmer|oven)\b/i.test(stepLine(step)),
  );
  if (!/^(?:halloumi|paneer)$/.test(said) || isHot) return undefined;
  return { ...item, name: said, preparation: 'sliced and fried until golden on both sides' };
}

/** How many leaves of another herb make a sprig. */
const LEAVES_A_SPRIG = 8;

/** Sprig for sprig; rosemary is twice as strong as what it stands in for. */
function asSprigs(item: DishIngredient, said: string): DishIngredient | undefined {
  const count = numberOf(item.quantity);
  if (!HERBS.has(said) || Number.isNaN(count)) return undefined;
  if (item.unit === 'leaves' && !WOODY.has(said)) return { ...item, name: said, preparation: '' };
  if (!/^(?:sprigs?|leaves)$/.test(item.unit)) return undefined;
  const sprigs = item.unit === 'leaves' ? count / LEAVES_A_SPRIG : count;
  const share = said === 'rosemary' && item.name !== 'rosemary' ? 0.5 : 1;
  const whole = Math.max(1, Math.round(sprigs * share));
  return { ...item, name: said, quantity: String(whole), unit: whole === 1 ? 'sprig' : 'sprigs' };
}

const WOODY: ReadonlySet<string> = new Set(['thyme', 'rosemary', 'oregano', 'marjoram', 'savory']);

/** Fresh roots and bulbs and what is ground of them: teaspoons for each of their unit. */
const GROUND: readonly (readonly [food: string, unit: string, teaspoons: number])[] = [
  ['ginger', 'cm', 0.125],
  ['ginger', 'g', 0.025],
  ['turmeric', 'cm', 0.25],
  ['garlic', 'cloves', 0.125],
  ['garlic', 'clove', 0.125],
  ['garlic', '', 0.125],
  // Chilli and chillies.
  ['chill', '', 0.5],
];

/** What is dried and ground is several times as strong. */
function asGround(item: DishIngredient, said: string): DishIngredient | undefined {
  const isGround = /\b(?:ground|powder|powdered|granules|flakes)\b/.test(said);
  if (!isGround || /\b(?:ground|powder)\b/.test(item.name)) return undefined;
  const row = GROUND.find(
    ([food, unit]) => item.unit === unit && item.name.includes(food) && said.includes(food),
  );
  const value = numberOf(item.quantity);
  if (!row || Number.isNaN(value)) return undefined;
  const quarters = Math.max(1, Math.round(value * row[2] * 4));
  return { name: said, quantity: sayNumber(quarters / 4), unit: 'tsp', preparation: '' };
}

const TINNED = /\b(?:lentils|chickpeas|beans|tomatoes|tuna|sardines|coconut milk)$/;
const CRUMBLES = /\b(?:feta|goat's cheese|blue cheese|ricotta)$/;
const PULSES = /\b(?:lentils|chickpeas|beans)$/;

/** Honey and syrups are sweeter than sugar, and wetter: a fifth less by weight. */
function lessSweet(from: DishIngredient, to: DishIngredient): DishIngredient {
  const isSyrup = /\bsugar$/.test(from.name) && /\b(?:honey|syrup|agave)$/.test(to.name);
  const value = numberOf(to.quantity);
  if (!isSyrup || to.unit !== 'g' || Number.isNaN(value)) return to;
  return { ...to, quantity: sayNumber(Math.round((value * 0.8) / 10) * 10) };
}

/** Oil is poured where butter was weighed; what is no liquid is weighed where one was poured. */
export function poured(item: DishIngredient): DishIngredient {
  const isOil = /\boil$/.test(item.name) && item.name !== 'coconut oil';
  return isOil && item.unit === 'g' ? { ...item, unit: 'ml' } : item;
}

/** For each egg, where it binds. */
const FOR_AN_EGG: readonly (readonly [
  words: readonly string[],
  name: string,
  each: number,
  unit: string,
  preparation: string,
])[] = [
  [
    ['flax', 'flaxseed', 'linseed'],
    'ground flaxseed',
    1,
    'tbsp',
    'stirred with {3} tbsp water, left 10 minutes',
  ],
  [['chia'], 'ground chia seeds', 1, 'tbsp', 'stirred with {3} tbsp water, left 10 minutes'],
  [['banana'], 'ripe banana', 60, 'g', 'mashed'],
  [['apple', 'applesauce'], 'unsweetened apple sauce', 60, 'g', ''],
  [['aquafaba', 'chickpea'], 'chickpea water', 3, 'tbsp', 'from a tin, whisked'],
  [['tofu'], 'silken tofu', 60, 'g', 'blended smooth'],
  [['yoghurt', 'yogurt'], 'plain yoghurt', 60, 'g', ''],
];

/** Whether a cook binds with it where there is no egg. */
export function bindsLikeEgg(said: string): boolean {
  const words = said.split(' ').map(singular);
  return FOR_AN_EGG.some(([names]) => names.some((name) => words.includes(name)));
}

function forEggs(item: DishIngredient, said: string): DishIngredient | undefined {
  const words = said.split(' ').map(singular);
  const row = FOR_AN_EGG.find(([names]) => names.some((name) => words.includes(name)));
  const eggs = numberOf(item.quantity);
  if (!row || Number.isNaN(eggs)) return undefined;
  const [, name, each, unit, preparation] = row;
  const water = sayNumber(3 * eggs);
  return {
    name,
    quantity: sayNumber(each * eggs),
    unit,
    preparation: preparation.replace('{3}', water),
  };
}

/** One vegetable or herb is cut as the other was, and grain that was boiled before is boiled before. */
function sameCut({ rules }: Kitchen, { name, preparation }: DishIngredient, said: string): string {
  const kinds = (one: string): readonly string[] => findFoodNames(rules, one);
  // Cauliflower goes on the skewer in the pieces that the chicken was in.
  if (natureOf(rules, name) === 'meat' && kinds(said).includes('vegetable')) {
    if (/\b(?:cauliflower|broccoli)\b/.test(said)) return 'in florets';
    return preparation
      .split(/,\s*/)
      .filter((part) => /\b(?:cubes|pieces|strips|slices|chunks)\b/.test(part))
      .join(', ');
  }
  const isAlike = ALIKE.some((kind) => kinds(name).includes(kind) && kinds(said).includes(kind));
  if (!isAlike) return '';
  return preparation
    .split(/,\s*/)
    .filter((part) => CUTS.test(part) && !(part === 'peeled' && LEAFY.test(said)))
    .join(', ');
}

const NUTS = /^(?!ground |chopped |flaked ).*\b(?:nuts|\w+nuts|almonds|pecans|cashews|pistachios)$/;

/** As the pantry's table has it cut, where what went was cut in a way that suits nothing else. */
function usualCut(kitchen: Kitchen, { name, preparation }: DishIngredient, said: string): string {
  if (NUTS.test(said) && !NUTS.test(name) && !/flour/.test(name)) return 'roughly chopped';
  const food = cookedFood(kitchen, said);
  if (!food?.classes.includes('veg') || food.classes.includes('greens')) return '';
  if (/\bminced?\b/.test(name)) return food.cuts.small ?? '';
  if (/\b(?:peas|sweetcorn)$/.test(name)) return food.cuts.thin ?? '';
  return /\b(?:florets|pieces|cubes|chunks|strips|slices)\b/.test(preparation)
    ? (food.cuts.chunks ?? '')
    : '';
}

const LEAFY =
  /\b(?:cauliflower|broccoli|cabbage|kale|chard|spinach|mushrooms|leeks|spring onions|courgettes)\b/;
const ALIKE = ['vegetable', 'herb', 'cheese', 'fruit', 'grain', 'nut', 'tree nuts'];
const CUTS =
  /\b(?:chopped|sliced|diced|grated|crushed|torn|peeled|crumbled|cubes|pieces|chunks|strips|slices|wedges|lengths|batons|rounds|dice|matchsticks|ribbons|raw|boiled|cooked|cooled|chilled|halved|quartered|shredded)\b/;

/** A powder is not chopped. */
function fittingCut(preparation: string, said: string): string {
  const isLoose =
    /\b(?:powder|purée|puree|paste|sauce|oil|milk|cream|stock|flour|flakes|ground|frozen|tinned)\b/.test(
      said,
    );
  const isCut = /\b(?:chopped|sliced|diced|grated|crushed|halved|cut|peeled|in \d)/.test(
    preparation,
  );
  if (isLoose && isCut) return '';
  const parts = preparation.split(/,\s*/).filter((part) => part !== 'tinned' || TINNED.test(said));
  const whole = parts.join(', ');
  return CRUMBLES.test(said)
    ? whole.replace(/\b(?:finely |coarsely )?grated\b/, 'crumbled')
    : whole;
}

/** "Leek" for one, "leeks" for two. */
function inNumber(said: string, count: number): string {
  const words = said.split(' ');
  const last = words.pop() ?? '';
  const one = singular(last);
  return [...words, count > 1 && last !== one ? plural(one) : count > 1 ? plural(last) : one].join(
    ' ',
  );
}
