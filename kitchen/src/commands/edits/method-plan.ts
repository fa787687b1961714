/** Whether a dish can be cooked in another appliance, how long and how hot it takes there, or why it cannot. */
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Cooking } from './cooking-of.ts';

/** Names of the appliances, as edits keep them. */
const METHODS = [
  ...['slow cooker', 'pressure cooker', 'air fryer', 'microwave', 'barbecue'],
  ...['oven', 'hob', 'grill', 'steamer', 'rice cooker'],
] as const;
export type Method =
  | 'slow cooker'
  | 'pressure cooker'
  | 'air fryer'
  | 'microwave'
  | 'barbecue'
  | 'oven'
  | 'hob'
  | 'grill'
  | 'steamer'
  | 'rice cooker';

export type MethodPlan =
  /** All that simmers goes into one pot for so long; `minutes` is what it adds to the clock. */
  | {
      readonly kind: 'pot';
      readonly message: string;
      readonly slots: Slots;
      readonly minutes: number;
      readonly liquid: number;
    }
  /** Pieces in one layer, `times` as long as the card says, between `least` and `most` minutes. */
  | {
      readonly kind: 'pieces';
      readonly message: string;
      readonly times: number;
      readonly least: number;
      readonly degrees: number;
    }
  | { readonly kind: 'no'; readonly message: string };
type Slots = Readonly<Record<string, string | number>>;

export function methodCalled(said: string): Method | undefined {
  return METHODS.find((one) => one === said) as Method | undefined;
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
      return inPot(cooking, dish) ?? slowly(cooking, dish);
    case 'pressure cooker':
      return inPot(cooking, dish) ?? underPressure(cooking);
    case 'microwave':
      if (cooking.frying >= 4 || cooking.baking > 0 || cooking.isBake)
        return no('method-no-colour');
      // Stewing meat never gets tender in a quarter of an hour.
      if (potMinutes(cooking) > 45) return no('method-steps');
      return inPot(cooking, dish) ?? inMicrowave(cooking);
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

function no(message: string): MethodPlan {
  return { kind: 'no', message };
}

/** Why nothing of it can go into a closed pot; undefined where something can. */
function inPot(cooking: Cooking, dish: Dish): MethodPlan | undefined {
  if (cooking.isBake) return no('method-no-crust');
  if (cooking.isDeepFried) return no('method-no-crust');
  if (potMinutes(cooking) < 20) return no('method-too-quick');
  if (!STEWED.has(dish.course) || millilitresIn(dish) < 200 || ELSEWHERE.test(cooking.text))
    return no('method-steps');
  if (STARCHY.test(dish.ingredients.map(({ name }) => name).join(', '))) return no('method-starch');
  return undefined;
}

const STEWED: ReadonlySet<string> = new Set(['main', 'soup', 'side']);
/** What is done to it that no closed pot does. */
const ELSEWHERE =
  /\b(?:mash|drain|peel|bake|roast|grill|layer|wrap|whisk|flip|omelette|hollow|crust|poach)\b/i;
const LIQUID = /\b(?:stock|coconut milk|passata|chopped tomatoes|water|broth|wine|beer|stout)$/;

function millilitresIn({ ingredients }: Dish): number {
  return ingredients
    .filter(({ name }) => LIQUID.test(name))
    .reduce((sum, { quantity, unit }) => {
      const value = Number.parseFloat(quantity) || 0;
      return sum + (unit === 'l' ? value * 1000 : unit === 'ml' || unit === 'g' ? value : 0);
    }, 0);
}

/** What swells to paste in hours of wet heat, and what is stirred all the while. */
const STARCHY =
  /\b(?:spaghetti|penne|macaroni|tagliatelle|linguine|noodles|vermicelli|orzo|lasagne|rice|couscous|bulgur(?: wheat)?|dumplings)\b(?! vinegar| wine| noodles| flour)/;

function slowly(cooking: Cooking, dish: Dish): MethodPlan {
  const pot = potMinutes(cooking);
  const [high, low] = pot < 45 ? [3, 6] : pot < 90 ? [4, 7] : [5, 9];
  const liquid = dish.course === 'soup' ? 1 : 2 / 3;
  return {
    kind: 'pot',
    message: 'edits.pot-slow-cooker',
    slots: { high, low },
    minutes: high * 60,
    liquid,
  };
}

/** Minutes in liquid, on the hob or lidded in the oven. */
function potMinutes({ simmering, baking, isBake, text }: Cooking): number {
  const isPot = /\b(?:casserole|lid|lidded|cover(?:ed)?|braise)\b/i.test(text);
  return simmering + (isPot && !isBake ? baking : 0);
}

function underPressure(cooking: Cooking): MethodPlan {
  const minutes = Math.max(5, Math.round(potMinutes(cooking) / 3));
  return {
    kind: 'pot',
    message: 'edits.pot-pressure-cooker',
    slots: { minutes },
    minutes: minutes + 20,
    liquid: 1,
  };
}

function inMicrowave(cooking: Cooking): MethodPlan {
  const minutes = Math.min(40, inFives(potMinutes(cooking) * 0.6));
  return { kind: 'pot', message: 'edits.pot-microwave', slots: { minutes }, minutes, liquid: 1 };
}

function inOven(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  if (cooking.baking > 0) return no('method-already');
  if (cooking.hasBatter) return no('method-wet-batter');
  if (cooking.isDeepFried) return no('method-deep-fried');
  if (isLaid(kitchen, dish, cooking)) return pieces('edits.lay-oven', 1.5, 12, 220);
  const refusal = inPot(cooking, dish);
  if (refusal) return refusal;
  const minutes = inFives(potMinutes(cooking) * 1.15);
  return { kind: 'pot', message: 'edits.pot-oven', slots: { minutes }, minutes, liquid: 1 };
}

function onHob(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  if (cooking.baking === 0) return no('method-already');
  if (cooking.isBake || isWhole(dish)) return no('method-no-crust');
  const pot = potMinutes(cooking);
  if (pot >= 30 && !inPot(cooking, dish))
    return {
      kind: 'pot',
      message: 'edits.pot-hob',
      slots: { minutes: inFives(pot) },
      minutes: inFives(pot),
      liquid: 1,
    };
  if (cooking.baking > 50 || !isLaid(kitchen, dish, cooking)) return no('method-no-crust');
  return pieces('edits.lay-hob', 0.8, 8, 0);
}

function airFried(kitchen: Kitchen, dish: Dish, cooking: Cooking): MethodPlan {
  if (cooking.isBake) return no('method-no-batter');
  if (cooking.hasBatter) return no('method-wet-batter');
  if (isWhole(dish)) return no('method-too-big');
  if (!cooking.isPieces || dish.vessel === 'baking dish') return no('method-no-liquid');
  if (!isLaid(kitchen, dish, cooking)) return no('method-no-pieces');
  if (cooking.baking > 0)
    return pieces('edits.lay-air-fryer', 0.8, 5, Math.max(150, cooking.degrees - 20));
  return pieces('edits.lay-air-fryer', 1.2, 8, 190);
}

function grilled(kitchen: Kitchen, dish: Dish, cooking: Cooking, method: Method): MethodPlan {
  const own = method === 'grill' ? /\bgrill\b(?! pan)/i : /\bbarbecue\b/i;
  if (own.test(cooking.text)) return no('method-already');
  if (cooking.isBake) return no('method-no-crust');
  if (cooking.hasBatter) return no('method-wet-batter');
  if (isWhole(dish)) return no('method-too-big');
  if (!cooking.isPieces || dish.vessel === 'baking dish') return no('method-no-liquid');
  const isCoated = /\b(?:breadcrumbs|coat|dredge|crumbs)\b/i.test(cooking.text);
  const isLoose = dish.ingredients.some(({ name }) => /potatoes$/.test(name));
  if (cooking.baking > 45 || isCoated || isLoose || !isLaid(kitchen, dish, cooking))
    return no('method-no-pieces');
  return pieces(`edits.lay-${method}`, cooking.baking > 0 ? 0.7 : 1, 6, 0);
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
    ? pieces('edits.lay-steamer', 1, 8, 0)
    : no('method-no-steam');
}

const GREENS = /\b(?:broccoli|green beans|asparagus|pak choi|cauliflower|carrots)\b/;

function pieces(message: string, times: number, least: number, degrees: number): MethodPlan {
  return { kind: 'pieces', message, times, least, degrees };
}

/** Whether what it is made of lies in a pan or on a tray by itself, and is not stirred about in it. */
function isLaid(kitchen: Kitchen, dish: Dish, cooking: Cooking): boolean {
  const isFit = LAID.has(dish.course) && cooking.isPieces && !cooking.isDeepFried;
  const names = dish.ingredients.map(({ name }) => name);
  const isFilled = names.some((name) => FILLED.test(name));
  const isFriedDeep = dish.ingredients.some(
    ({ name, quantity, unit }) =>
      name.endsWith(' oil') && (unit === 'l' || (unit === 'ml' && Number(quantity) >= 200)),
  );
  return isFit && !isFilled && !isFriedDeep && names.some((name) => isPiece(kitchen, name));
}

/** What is rolled, stuffed or laid into something else is more than its pieces. */
const FILLED =
  /\b(?:tortillas|rolls|baguettes?|buns|noodles|wrappers|rice paper|flatbreads|pastry|gnocchi|lettuce)\b/;

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

export function inFives(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
