/** Decides whether a dish can be cooked in another appliance: in which way, how long and how hot, or the reason why not. */
import type { Method as CookedBy } from '../../compose/cooking-table.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Cooking } from './cooking-of.ts';
import {
  inPot,
  METHODS,
  type Method,
  type MethodPlan,
  millilitresIn,
  no,
  SAUCE,
} from './pot-plan.ts';

export function methodCalled(said: string): Method | undefined {
  return METHODS.find((one) => one === said);
}

export function planMethod(
  kitchen: Kitchen,
  dish: Dish,
  cooking: Cooking,
  method: Method,
): MethodPlan {
  if (cooking.isCold) return no('method-cold');
  switch (method) {
    case 'slow cooker':
    case 'pressure cooker':
    case 'microwave':
      return inPot(cooking, dish, method);
    case 'oven':
      return inOven(kitchen, dish, cooking);
    case 'hob':
      return onHob(kitchen, dish, cooking);
    case 'air fryer':
      return airFried(kitchen, dish, cooking);
    case 'barbecue':
    case 'grill':
      return grilled(kitchen, dish, cooking, method);
    case 'steamer':
      return steamed(kitchen, dish, cooking);
    case 'rice cooker':
      return no('method-no-rice-cooker');
  }
}

function inOven(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  if (cooking.baking > 0) return no('method-already');
  if (cooking.hasBatter) return no('method-wet-batter');
  if (cooking.isDeepFried) return no('method-deep-fried');
  if (isLaid(kitchen, dish, cooking)) return pieces(cooking, 'edits.lay-oven', 1.5, 12, 220);
  const pot = inPot(cooking, dish, 'oven');
  return pot.kind === 'no' && cooking.simmering < 10 ? no('method-steps') : pot;
}

function onHob(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  if (cooking.baking === 0) return no('method-already');
  if (cooking.isBake || isWhole(dish)) return no('method-no-crust');
  const pot = cooking.isLidded ? inPot(cooking, dish, 'hob') : undefined;
  if (pot?.kind === 'pot') return pot;
  if (cooking.baking > 50 || !isLaid(kitchen, dish, cooking)) return no('method-no-crust');
  return pieces(cooking, 'edits.lay-hob', 0.8, 8, 0);
}

function airFried(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  if (cooking.isBake) return no('method-no-batter');
  if (cooking.hasBatter) return no('method-wet-batter');
  if (isWhole(dish)) return no('method-too-big');
  if (isSauced(cooking, dish)) return no('method-no-liquid');
  if (!cooking.isPieces) return no('method-no-pieces');
  if (!isLaid(kitchen, dish, cooking)) return no('method-no-pieces');
  if (cooking.baking > 0)
    return pieces(cooking, 'edits.lay-air-fryer', 0.8, 5, Math.max(150, cooking.degrees - 20));
  return pieces(cooking, 'edits.lay-air-fryer', 1.2, 8, 190);
}

function grilled(kitchen: Kitchen, dish: Dish, cooking: Cooking, method: Method): MethodPlan {
  const own = method === 'grill' ? /\bgrill\b(?! pan)/i : /\bbarbecue\b/i;
  if (own.test(cooking.text)) return no('method-already');
  if (cooking.isBake) return no('method-no-crust');
  if (cooking.hasBatter) return no('method-wet-batter');
  if (isWhole(dish)) return no('method-too-big');
  if (isSauced(cooking, dish)) return no('method-no-liquid');
  if (!cooking.isPieces) return no('method-no-pieces');
  const isCoated = /\b(?:breadcrumbs|coat|dredge|crumbs)\b/i.test(cooking.text);
  const isLoose = dish.ingredients.some(({ name }) => /potatoes$/.test(name));
  if (cooking.baking > 45 || isCoated || isLoose || !isLaid(kitchen, dish, cooking))
    return no('method-no-pieces');
  return pieces(cooking, `edits.lay-${method}`, cooking.baking > 0 ? 0.7 : 1, 6, 0);
}

function isSauced({ simmering, text }: Cooking, dish: Dish): boolean {
  // Potatoes are boiled and drained before they go in.
  return (simmering >= 8 && !/\bdrain\b/i.test(text)) || millilitresIn(dish, SAUCE) >= 200;
}

function steamed(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  const isTender = dish.ingredients.some(
    ({ name }) => meatIn(kitchen, name)?.kind.name === 'fish' || GREENS.test(name),
  );
  const hasMeat = dish.ingredients.some(({ name }) => {
    const kind = meatIn(kitchen, name)?.kind.name;
    return kind !== undefined && kind !== 'fish' && kind !== 'shellfish';
  });
  const isFit = isTender && !hasMeat && cooking.isPieces && !isWhole(dish) && !cooking.isDeepFried;
  return isFit && cooking.degrees <= 200
    ? pieces(cooking, 'edits.lay-steamer', 1, 8, 0)
    : no('method-no-steam');
}

const GREENS = /\b(?:broccoli|green beans|asparagus|pak choi|cauliflower|carrots)\b/;

function pieces(
  { baking, text }: Cooking,
  message: string,
  times: number,
  least: number,
  degrees: number,
): MethodPlan {
  const isGrilled = /\b(?:grill|barbecue|griddle)\b/i.test(text);
  const from = baking > 0 ? 'oven' : isGrilled ? 'grill' : 'pan';
  return { kind: 'pieces', message, times, least, degrees, from, to: TABLE[message] ?? 'pan' };
}

const TABLE: Readonly<Record<string, CookedBy>> = {
  'edits.lay-air-fryer': 'air',
  'edits.lay-oven': 'oven',
  'edits.lay-hob': 'pan',
  'edits.lay-barbecue': 'grill',
  'edits.lay-grill': 'grill',
  'edits.lay-steamer': 'steam',
};

/** Whether what it is made of lies in a pan or on a tray by itself, and is not stirred about in it. */
function isLaid(kitchen: Kitchen, dish: Dish, cooking: Cooking): boolean {
  const isFit = LAID.has(dish.course) && cooking.isPieces && !cooking.isDeepFried;
  const names = dish.ingredients.map(({ name }) => name);
  const isFilled =
    names.some((name) => FILLED.test(name)) ||
    (names.some((name) => BREADS.test(name)) &&
      !/\b(?:build|fill|pile|stuff)\b/i.test(cooking.text));
  const isFriedDeep = dish.ingredients.some(
    ({ name, quantity, unit }) =>
      name.endsWith(' oil') && (unit === 'l' || (unit === 'ml' && Number(quantity) >= 200)),
  );
  return isFit && !isFilled && !isFriedDeep && names.some((name) => isPiece(kitchen, name));
}

/** What is rolled, stuffed or laid into something else is more than its pieces. */
const FILLED = /\b(?:noodles|wrappers|rice paper|pastry|gnocchi)\b/;
/** What the pieces are put into once they are done. */
const BREADS = /\b(?:tortillas|rolls|baguettes?|buns|flatbreads|pitta breads)\b/;

const LAID: ReadonlySet<string> = new Set(['main', 'side', 'snack']);
export function isPiece(kitchen: Kitchen, name: string): boolean {
  const known = meatIn(kitchen, name);
  if (known) return !/^(?:cured|cooked|raw|seasoning|offal)$/.test(known.shape);
  return GRIDDLED.test(name);
}

const GRIDDLED =
  /^(?:firm |extra-firm |smoked )?(?:tofu|halloumi|paneer|aubergines?|courgettes?|(?:red|green|yellow) peppers?|corn on the cob|portobello mushrooms|asparagus|cauliflower|(?:floury |waxy |new |baby |large )*potatoes|sweet potatoes|butternut squash|parsnips|carrots|brussels sprouts|broccoli)$/i;

function isWhole({ ingredients }: Dish): boolean {
  return ingredients.some(({ name, preparation, quantity, unit }) => {
    const kilos = Number.parseFloat(quantity) * (unit === 'kg' ? 1 : unit === 'g' ? 0.001 : 0);
    return (
      /\bwhole (?:chicken|turkey|duck|goose)|\b(?:leg of lamb|rib of beef)\b/.test(name) ||
      /\b(?:tied|in one piece|rolled)\b/.test(preparation) ||
      (kilos >= 1.5 && !/pieces|cubes|wedges|chunks|slices|sticks|chips/.test(preparation))
    );
  });
}
