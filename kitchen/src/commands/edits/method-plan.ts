/** Whether a dish can be cooked in another appliance, how long and how hot it takes there, or why it cannot. */

import type { Method as CookedBy } from '../../compose/cooking-table.ts';
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Cooking } from './cooking-of.ts';
import { type PotRun, potRunOf, type Sentence } from './pot-run.ts';

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
      readonly run: PotRun;
      readonly appliance: Method;
      /** Minutes of simmering after which what goes in goes in last; absent where all goes in at once. */
      readonly early?: number;
    }
  /** Pieces in one layer, `times` as long as the card says, between `least` and `most` minutes. */
  | {
      readonly kind: 'pieces';
      readonly message: string;
      readonly times: number;
      readonly least: number;
      readonly degrees: number;
      /** The pantry's names of what it was cooked by and will be. */
      readonly from: CookedBy;
      readonly to: CookedBy;
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

function no(message: string): MethodPlan {
  return { kind: 'no', message };
}

type Pot = 'slow cooker' | 'pressure cooker' | 'microwave' | 'oven' | 'hob';

/** All that simmers, in one pot; or why it cannot be. */
function inPot(cooking: Cooking, dish: Dish, method: Pot): MethodPlan {
  if (cooking.isBake || cooking.isDeepFried) return no('method-no-crust');
  if (method === 'microwave' && (cooking.frying >= 4 || cooking.baking > 0))
    return no('method-no-colour');
  const run = potRunOf(dish, method === 'microwave' ? 5 : 10);
  const hasCrust = cooking.baking > 0 && !cooking.isLidded;
  if (!run) return no(hasCrust ? 'method-no-crust' : whyNoPot(cooking));
  const least = method === 'microwave' ? 5 : dish.course === 'soup' ? 15 : 20;
  if (run.minutes < least) return no(hasCrust ? 'method-no-crust' : whyNoPot(cooking));
  // What has its top baked in the end stays in the oven.
  if (run.bakedAfter >= 15) return no('method-no-crust');
  const said = run.within.map((one) => one.text).join(' ');
  if (STARCHY.test(said) || run.before.some((one) => STARCHY.test(one.text)))
    return no('method-starch');
  if (method === 'slow cooker' && run.within.some(boilsDown)) return no('method-boils-down');
  const isPart = run.minutes < 0.55 * (cooking.simmering + (cooking.isLidded ? cooking.baking : 0));
  const isStewed =
    STEWED.has(dish.course) || (method === 'microwave' && dish.course === 'breakfast');
  if (isPart || !isStewed || millilitresIn(dish) < 200 || ELSEWHERE.test(said))
    return no('method-steps');
  // Stewing meat never gets tender in a quarter of an hour.
  if (method === 'microwave' && run.minutes > 45) return no('method-steps');
  return potPlan(dish, run, method);
}

function whyNoPot({ simmering, baking, frying }: Cooking): string {
  if (baking >= 15) return 'method-no-crust';
  return simmering + frying < 30 ? 'method-too-quick' : 'method-steps';
}

function boilsDown({ text, minutes }: Sentence): boolean {
  return /\buncovered\b/.test(text) && minutes >= 40;
}

const STEWED: ReadonlySet<string> = new Set(['main', 'soup', 'side']);
/** What is done to it that no closed pot does. */
const ELSEWHERE =
  /\b(?:mash|drain|peel|bake|roast|grill|layer|wrap|whisk|flip|omelette|hollow|crust|poach|off the heat)\b/i;
const LIQUID =
  /\b(?:stock|milk|passata|tomatoes|water|broth|wine|beer|stout|cider|yoghurt|cream|vinegar|juice)$/;

/** What no marinade is made of. */
const SAUCE = /\b(?:stock|milk|passata|tomatoes|water|broth|wine|beer|stout)$/;

function millilitresIn({ ingredients }: Dish, liquid = LIQUID): number {
  return ingredients
    .filter(({ name }) => liquid.test(name))
    .reduce((sum, { quantity, unit }) => {
      const value = Number.parseFloat(quantity) || 0;
      if (unit === 'tin' || unit === 'tins') return sum + value * 400;
      return sum + (unit === 'l' ? value * 1000 : unit === 'ml' || unit === 'g' ? value : 0);
    }, 0);
}

/** What swells to paste in hours of wet heat, and what is stirred all the while. */
const STARCHY =
  /\b(?:spaghetti|penne|macaroni|tagliatelle|linguine|noodles|vermicelli|orzo|lasagne|rice|pasta|couscous|bulgur(?: wheat)?|dumplings)\b(?! vinegar| wine| noodles| flour)/;

function potPlan(dish: Dish, run: PotRun, method: Pot): MethodPlan {
  const pot = run.minutes;
  const plan = { kind: 'pot', run, appliance: method, liquid: 1 } as const;
  switch (method) {
    case 'slow cooker': {
      const [high, low] = pot < 45 ? [3, 6] : pot < 90 ? [4, 7] : pot < 180 ? [5, 9] : [6, 10];
      const liquid = dish.course === 'soup' ? 1 : 2 / 3;
      const slots = { high, low };
      return { ...plan, message: 'edits.pot-slow-cooker', slots, minutes: high * 60, liquid };
    }
    case 'pressure cooker': {
      // Roots that go in after an hour would be gone by the end.
      const early = run.within.length > 1 && pot > LONG ? earlyIn(run) : undefined;
      const minutes = Math.min(75, Math.max(5, Math.round((early ?? pot) / 3)));
      const slots = { minutes };
      const message = 'edits.pot-pressure-cooker';
      const all = { ...plan, message, slots, minutes: minutes + 20 + pot - (early ?? pot) };
      return early === undefined ? all : { ...all, early };
    }
    case 'microwave': {
      const minutes = Math.min(40, inFives(pot * 0.6));
      return { ...plan, message: 'edits.pot-microwave', slots: { minutes }, minutes };
    }
    case 'oven': {
      const minutes = inFives(pot * 1.15);
      return { ...plan, message: 'edits.pot-oven', slots: { minutes }, minutes };
    }
    case 'hob': {
      const minutes = inFives(pot);
      return { ...plan, message: 'edits.pot-hob', slots: { minutes }, minutes };
    }
  }
}

const LONG = 50;

/** Minutes of simmering before vegetables join what wants an hour; undefined where they do not, or go in for long. */
function earlyIn({ within, minutes }: PotRun): number | undefined {
  let after = 0;
  for (const one of within) {
    const isLate = one.pieces.some((piece) => piece.kind === 'ingredient');
    if (isLate && after >= LONG && minutes - after <= 45) return after;
    after += one.minutes;
  }
  return undefined;
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

export function inFives(minutes: number): number {
  return Math.max(5, Math.round(minutes / 5) * 5);
}
