/** Decides if all that simmers in a dish can cook in one other pot, and for how long, or why not; holds appliance names and plan types. */
import type { Method as CookedBy } from '../../compose/cooking-table.ts';
import { inFives } from '../../cook/plate/rounds.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { type Cooking, millilitres } from './cooking-of.ts';
import { type PotRun, potRunOf } from './pot-run.ts';
import { foodNames, type Sentence } from './timed-sentences.ts';

/** Names of the appliances, as edits keep them. */
export const METHODS = [
  ...['slow cooker', 'pressure cooker', 'air fryer', 'microwave', 'barbecue'],
  ...['oven', 'hob', 'grill', 'steamer', 'rice cooker'],
] as const;
export type Method = (typeof METHODS)[number];

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

export function no(message: string): MethodPlan {
  return { kind: 'no', message };
}

type Pot = 'slow cooker' | 'pressure cooker' | 'microwave' | 'oven' | 'hob';

/** All that simmers, in one pot; or why it cannot be. */
export function inPot(cooking: Cooking, dish: Dish, method: Pot): MethodPlan {
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
export const SAUCE = /\b(?:stock|milk|passata|tomatoes|water|broth|wine|beer|stout)$/;

const TIN = 400;

export function millilitresIn({ ingredients }: Dish, liquid = LIQUID): number {
  return ingredients
    .filter(({ name }) => liquid.test(name))
    .reduce((sum, { quantity, unit }) => {
      const isTinned = unit === 'tin' || unit === 'tins';
      return (
        sum + (isTinned ? TIN * (Number.parseFloat(quantity) || 0) : millilitres(quantity, unit))
      );
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
    const isLate = foodNames(one.pieces).length > 0;
    if (isLate && after >= LONG && minutes - after <= 45) return after;
    after += one.minutes;
  }
  return undefined;
}
