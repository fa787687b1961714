/** Fills a cooking template (form) for a composed dish: foods in hand go into its slots, staples into empty ones; picks the cuisine. */
import { isStaple } from '../cookbook/dish-facts.ts';
import type { CookedFood, Trait } from './cooking-table.ts';
import type { FoodFit } from './fits-person.ts';
import type { Addition, Cuisine, Form, Slot, Staple } from './form.ts';
import { minutesAs, type PlacedFood, placeFood, shareOf } from './place-food.ts';

export interface LeftFood {
  readonly food: string;
  readonly why: string;
}

export interface FilledForm {
  readonly form: Form;
  readonly cuisine: Cuisine;
  readonly places: ReadonlyMap<string, readonly PlacedFood[]>;
  readonly used: readonly CookedFood[];
  readonly left: readonly { readonly food: CookedFood; readonly why: string }[];
  /** Foods that nobody named and it cannot do without, beside oil, salt and the like. */
  readonly bought: readonly string[];
  /** Of all that nobody named what not every kitchen has. */
  readonly besides: readonly string[];
  /** Of the foods in hand how many are only served beside it. */
  readonly beside: number;
  /** Whether nothing goes in beside them but what every kitchen has. */
  readonly isBare: boolean;
}

export interface FillContext {
  readonly cuisines: ReadonlyMap<string, Cuisine>;
  readonly fit: (name: string) => FoodFit;
  /** Whether they have nothing else: what is not in hand is then in every kitchen, or it is left out. */
  readonly isBare?: boolean | undefined;
}

/** Seasoning in hand goes where the form or the cuisine has its own. */
const SEASONING: readonly Slot[] = [
  ['fat', 'fat'],
  ['aroma', 'aromatic'],
  ['spice', 'spice'],
  ['acid', 'acid'],
  ['herb', 'herb'],
  ['salty', 'salty sauce'],
].map(([name = '', one = '']) => ({
  ...{
    name,
    classes: new Set([one]),
    least: 0,
    most: 2,
    cut: 'small',
    times: 1,
    isBeside: false,
    isBought: false,
    otherwise: [],
  },
}));

/** Undefined where the form lacks what it cannot do without. */
export function fillForm(
  context: FillContext,
  form: Form,
  foods: readonly CookedFood[],
  cuisineName?: string,
): FilledForm | undefined {
  if (form.slots.some((slot) => isLacking(slot, foods))) return undefined;
  const cuisine = chooseCuisine(context, form, foods, cuisineName);
  if (!cuisine) return undefined;
  const rest = new Set(foods.filter((food) => reasonNever(form, food) === undefined));
  const places = new Map<string, PlacedFood[]>();
  const put = (name: string, ...more: PlacedFood[]): void => {
    if (more.length > 0) places.set(name, [...(places.get(name) ?? []), ...more]);
  };
  const bought: string[] = [];
  let beside = 0;
  const additions = additionsFor(form, cuisine, foods);
  const chosen = additions.flatMap((addition) =>
    addition.items.map((choices) => ({ addition, choice: choose(context, choices, foods, rest) })),
  );
  for (const { addition, choice } of chosen) {
    if (!choice && addition.isNeeded) return undefined;
    if (!choice) continue;
    if (choice.food) rest.delete(choice.food);
    // A form's own staple stands where it calls for it, once.
    const placed = cutAs(form, addition.name, choice.placed);
    const trait = BROUGHT[addition.name];
    const isLess = trait && !addition.isNeeded && foods.some((one) => one.traits.includes(trait));
    put(addition.name, isLess ? { ...placed, quantity: placed.quantity / 2 } : placed);
    if (!choice.placed.isInHand && addition.isNeeded) bought.push(choice.placed.name);
  }
  const hasStarch = [...rest].some(
    (food) =>
      FILLING.some((one) => food.classes.includes(one)) &&
      form.slots.some((slot) => isFor(slot, food)),
  );
  for (const slot of [...form.slots, ...seasoningOf(form)]) {
    const isEnough = slot.isBeside && [...places.values()].flat().some(fills);
    const taken = foods
      .filter((food) => rest.has(food) && isFor(slot, food))
      .filter((food) => !(isEnough && isFilling(food)))
      .slice(0, slot.most);
    for (const food of taken) rest.delete(food);
    if (slot.isBeside) beside += taken.length;
    const isWanting =
      taken.length < slot.least ||
      (slot.least === 0 && taken.length === 0 && !(hasStarch && isOfStarch(slot.otherwise)));
    const spare = isWanting ? choose(context, slot.otherwise, foods, new Set(), slot) : undefined;
    if (taken.length < slot.least && !spare) return undefined;
    if (spare && (slot.least > 0 || slot.isBought)) bought.push(spare.placed.name);
    put(
      slot.name,
      ...taken.map((food) =>
        cutAs(form, slot.name, placeFood(food, slot, shareOf(food, taken, foods))),
      ),
      ...(spare ? [spare.placed] : []),
    );
  }
  const used = foods.filter((food) => !rest.has(food) && reasonNever(form, food) === undefined);
  const besides = [...places.values()]
    .flat()
    .filter(({ isInHand, name }) => !(isInHand || isStaple(name)));
  const left = foods
    .filter((food) => !used.includes(food))
    .map((food) => ({ food, why: reasonLeft(form, food) }));
  return {
    ...{ form, cuisine, places, used, left, bought, beside, isBare: context.isBare === true },
    besides: [...new Set(besides.map(({ name }) => name))],
  };
}

/** Told at once, since most forms lack something. */
function isLacking(slot: Slot, foods: readonly CookedFood[]): boolean {
  if (slot.least === 0 || slot.otherwise.length > 0) return false;
  return foods.filter((food) => isFor(slot, food)).length < slot.least;
}

/** What fries in its own fat needs but half of the oil, and what is cured half of the salt. */
const BROUGHT: Readonly<Record<string, Trait>> = { fat: 'fatty', salt: 'salted' };

/** Beside one of these nobody cooks rice as well; bread does no harm. */
const FILLING = ['starch', 'potato', 'cooked potato', 'starchy root'];
const BREAD = ['bread', 'wrap'];

function isFilling({ classes }: CookedFood): boolean {
  return (
    FILLING.some((one) => classes.includes(one)) && !BREAD.some((one) => classes.includes(one))
  );
}

function fills({ food, isInHand }: PlacedFood): boolean {
  return isInHand && food !== undefined && isFilling(food);
}

function isOfStarch([first]: readonly Staple[]): boolean {
  return first?.food?.classes.includes('starch') === true;
}

function seasoningOf({ spoken, slots }: Form): readonly Slot[] {
  return SEASONING.filter(
    ({ name }) => spoken.has(name) && !slots.some((slot) => slot.name === name),
  );
}

/** A blend in hand needs no other spices, nor a vinegar in hand a second sour thing. */
function additionsFor(form: Form, cuisine: Cuisine, foods: readonly CookedFood[]): Addition[] {
  const has = (one: string) => foods.some(({ classes }) => classes.includes(one));
  const inHand = new Set([
    ...(has('spice blend') ? ['spice'] : []),
    ...(has('acid') ? ['acid'] : []),
    ...(has('salty sauce') ? ['salty'] : []),
  ]);
  const { spoken } = form;
  const own = new Set([...form.additions, ...form.slots].map(({ name }) => name));
  const common = cuisine.additions.filter(
    ({ name }) => !own.has(name) && spoken.has(name) && !inHand.has(name),
  );
  // Fresh herbs in hand need no dried ones.
  const isFresh = has('herb') || has('hard herb');
  const isDried = ([one]: readonly Staple[]) => one?.name.startsWith('dried ') === true;
  return [...form.additions, ...common].map((addition) =>
    isFresh ? { ...addition, items: addition.items.filter((one) => !isDried(one)) } : addition,
  );
}

/** Whether the food is one of these, or of one of these classes. */
export function isNamed(names: ReadonlySet<string>, { key, classes }: CookedFood): boolean {
  return names.has(key) || classes.some((one) => names.has(one));
}

function isFor(slot: Slot, food: CookedFood): boolean {
  const isMeant = isNamed(slot.classes, food);
  return isMeant && (slot.method === undefined || food.minutes[slot.method] !== undefined);
}

/** Garlic stays whole where it would burn in crumbs, whatever the cuisine says. */
function cutAs({ cuts }: Form, name: string, placed: PlacedFood): PlacedFood {
  const cut = cuts.get(name);
  const preparation = cut && placed.food?.cuts[cut];
  return preparation === undefined ? placed : { ...placed, preparation };
}

interface Choice {
  readonly placed: PlacedFood;
  readonly food?: CookedFood;
}

/** The alternative in hand, else the first that the person can have whatever its brand. */
function choose(
  { fit, isBare }: FillContext,
  choices: readonly Staple[],
  foods: readonly CookedFood[],
  inHand: ReadonlySet<CookedFood>,
  slot?: Slot,
): Choice | undefined {
  for (const staple of choices) {
    const food = sortInHand(staple.food, inHand);
    if (food) return { placed: stapleAt({ ...staple, name: food.name }, food, true, slot), food };
  }
  const isOpen = ({ name }: Staple) =>
    !(fit(name).conflict || fit(name).varies) && (!isBare || isStaple(name));
  // Beef wants beef stock.
  const ofFood = ({ name }: Staple) => foods.some(({ call }) => name.startsWith(`${call} `));
  const fitting = choices.find((one) => ofFood(one) && isOpen(one)) ?? choices.find(isOpen);
  return fitting && { placed: stapleAt(fitting, fitting.food, false, slot) };
}

/** The staple itself, or what does for it: shallots for onions. */
function sortInHand(
  staple: CookedFood | undefined,
  inHand: ReadonlySet<CookedFood>,
): CookedFood | undefined {
  if (!staple || inHand.has(staple)) return staple;
  return [...inHand].find(({ alike }) => alike !== undefined && alike === staple.alike);
}

function stapleAt(
  { name, amount, preparation }: Staple,
  food: CookedFood | undefined,
  isInHand: boolean,
  slot: Slot | undefined,
): PlacedFood {
  return {
    ...{ name, food, isInHand, method: slot?.method },
    call: food?.call ?? name,
    ...amount,
    preparation: preparation || (slot && food?.cuts[slot.cut]) || '',
    minutes: (slot && food && minutesAs(food, slot)) ?? 0,
  };
}

/** The cuisine that was asked for or that most of the foods speak of; the form's first where none does. */
function chooseCuisine(
  { cuisines }: FillContext,
  form: Form,
  foods: readonly CookedFood[],
  asked: string | undefined,
): Cuisine | undefined {
  const open = form.cuisines.flatMap((name) => cuisines.get(name) ?? []);
  const wanted = open.find(({ name }) => name === asked);
  if (wanted) return wanted;
  // What seasons says more than what is seasoned.
  const cued = ({ cues, clashes }: Cuisine): number =>
    foods
      .filter((food) => isNamed(cues, food))
      .reduce((sum, { classes }) => sum + (classes.includes('seasoning') ? 2 : 1), 0) -
    CLASH * foods.filter((food) => isNamed(clashes, food)).length;
  return open.reduce<Cuisine | undefined>(
    (best, one) => (best === undefined || cued(one) > cued(best) ? one : best),
    undefined,
  );
}

/** What a food that does not go with it weighs against those that speak of it. */
const CLASH = 3;

function reasonNever({ never }: Form, { key, classes }: CookedFood): string | undefined {
  return [key, ...classes].flatMap((one) => never.get(one) ?? [])[0];
}

function reasonLeft(form: Form, food: CookedFood): string {
  const own = reasonNever(form, food) ?? food.beside;
  if (own) return own;
  const hasPlace = form.slots.some((slot) => isFor(slot, food));
  return hasPlace ? 'there is enough in it already' : 'this dish has no place for it';
}
