/** Composes a dish from foods in hand: picks the cooking template (form) that uses most, fills it, checks it for the person; else says why not. */
import { checkRecipe } from '../cookbook/check-recipe.ts';
import type { Dish } from '../cookbook/dish.ts';
import { dishLines } from '../cookbook/dish-lines.ts';
import type { Measures } from '../measure/measures.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findExcludedFoods, findUndercooked } from '../safety/person/excluded-foods.ts';
import { PERSON_WITHOUT_NEEDS, type Person } from '../safety/person/person.ts';
import type { Situations } from '../safety/person/situations.ts';
import type { Appliance } from '../vocabulary.ts';
import { type CookedFood, nameKey } from './cooking-table.ts';
import { type FillContext, type FilledForm, fillForm, type LeftFood } from './fill-form.ts';
import { createFoodFit, type FoodFit } from './fits-person.ts';
import type { Form } from './form.ts';
import type { Forms } from './forms.ts';
import { boundServings, MAX_MADE_SLUG } from './made-slug.ts';
import { nameFoods } from './name-foods.ts';
import { type RankedForm, rankForms } from './rank-forms.ts';
import { writeDish } from './write-dish.ts';

/** What composing needs of the kitchen. */
export interface ComposeContext {
  readonly rules: Rules;
  readonly measures: Measures;
  readonly situations: Situations;
  readonly forms: Forms;
}

export interface ComposeRequest {
  /** As they were said; at most twelve are looked at. */
  readonly foods: readonly string[];
  /** A slug or a name of a form: no other is then tried. */
  readonly form?: string | undefined;
  /** The form's own number where it is left out. */
  readonly servings?: number | undefined;
  readonly person?: Person | undefined;
  readonly appliance?: Appliance | undefined;
  /** From start to table, at most. */
  readonly minutes?: number | undefined;
  readonly cuisine?: string | undefined;
  /** Whether they have nothing but these and what every kitchen has. */
  readonly isAll?: boolean | undefined;
  /** Slugs of forms that were refused: "something else". */
  readonly not?: readonly string[] | undefined;
}

export interface Composed {
  readonly dish: Dish;
  /** As they were said. */
  readonly used: readonly string[];
  readonly left: readonly LeftFood[];
  /** Its slug. */
  readonly form: string;
  /** Slugs of the forms that come next, the best first. */
  readonly others: readonly string[];
  /** What nobody named and not every kitchen has: it has to be bought. */
  readonly besides: readonly string[];
  /** Of what is used, what some brands make with something the person avoids. */
  readonly labels: readonly string[];
}

export interface NotComposed {
  /** A clause: "nothing of that makes a dish on its own". */
  readonly refusal: string;
  readonly left: readonly LeftFood[];
}

/** Always the same for the same request; linear in it; never throws. */
export function compose(context: ComposeContext, request: ComposeRequest): Composed | NotComposed {
  const { forms } = context;
  const fit = createFoodFit(context, request.person ?? PERSON_WITHOUT_NEEDS);
  const { inHand, out } = sortFoods(context, fit, request.foods);
  const foods = inHand.map(({ food }) => food);
  if (foods.length === 0) return { refusal: 'there is nothing in it to cook', left: out };
  const open = formsAsked(forms, request);
  if (open.length === 0) return { refusal: 'there is no such form', left: out };
  const fill = { ...forms, fit, isBare: request.isAll };
  const ranked = rankForms(
    open.flatMap((form) => {
      // An omelette that is asked for by its name has eggs, whether they were named or not.
      const hearts = (isNamedSo(form, request) ? heartsOf(forms, form) : []).filter(
        ({ key }) => !foods.some((food) => food.key === key),
      );
      const own = fillForm(fill, form, foods, request.cuisine);
      return own ?? fillForm(fill, form, [...foods, ...hearts], request.cuisine) ?? [];
    }),
  );
  // Who has meat does not ask for the onions beside it.
  const main = foods.find(isMain);
  const called = ranked
    .filter(({ filled }) => !main || filled.used.some(isMain))
    .map((one) => ({ ...one, points: one.points + pointsAsked(one, request) }))
    .toSorted((a, b) => b.points - a.points);
  if (called.length === 0 && main)
    return { refusal: `I know no dish of that kind with ${main.call}`, left: out };
  const written = writeBest(fill, called, request.servings);
  const { made, refusal } = firstThatFits(context, written, request);
  if (!made) return { refusal, left: out };
  const { dish, filled: taken } = made;
  const saidAs = ({ key }: CookedFood) => inHand.find(({ food }) => food.key === key)?.said ?? key;
  return {
    dish,
    used: taken.used.filter((food) => foods.includes(food)).map(saidAs),
    left: [
      ...taken.left
        .filter(({ food }) => foods.includes(food))
        .map(({ food, why }) => ({ food: saidAs(food), why })),
      ...out,
    ],
    form: taken.form.slug,
    besides: taken.besides,
    others: written
      .map(({ filled }) => filled.form.slug)
      .filter((slug) => slug !== taken.form.slug)
      .slice(0, 3),
    labels: taken.used.filter(({ name }) => fit(name).varies).map(({ call }) => call),
  };
}

function isMain({ classes }: CookedFood): boolean {
  return classes.includes('protein') && !classes.includes('egg');
}

/** What a form is ahead of others where it was asked for by its own name, and they only by the end of theirs. */
const CALLED_SO = 8;
/** And where it takes the cuisine that was asked for. */
const OF_CUISINE = 9;

/** Who says curry may have one of the islands, and means the usual one. */
function pointsAsked({ filled }: RankedForm, request: ComposeRequest): number {
  const isOfCuisine = filled.cuisine.name === request.cuisine;
  return (isNamedSo(filled.form, request) ? CALLED_SO : 0) + (isOfCuisine ? OF_CUISINE : 0);
}

interface FoodInHand {
  readonly said: string;
  readonly food: CookedFood;
}

/** What can go in, and what stays out whatever the dish. */
function sortFoods(
  { rules, forms }: ComposeContext,
  fit: (name: string) => FoodFit,
  said: readonly string[],
): { inHand: FoodInHand[]; out: LeftFood[] } {
  const inHand: FoodInHand[] = [];
  const out: LeftFood[] = [];
  for (const one of nameFoods(rules, forms.cooking, said)) {
    if (!one.food) out.push({ food: one.said, why: whyUnknown(rules, one.said) });
    else {
      const why = fit(one.food.name).conflict ?? fit(one.said).conflict;
      const isOpen = why === undefined && !fit(one.food.name).varies;
      const food = isOpen ? one.food : fittingSort(forms, fit, one.said);
      if (food) inHand.push({ said: one.said, food });
      else if (why === undefined) inHand.push({ said: one.said, food: one.food });
      else out.push({ food: one.said, why });
    }
  }
  return { inHand, out };
}

/** Of a food that no form takes, and of what is none. */
function whyUnknown(rules: Rules, said: string): string {
  return findTerms(rules, said).some(({ isFood }) => isFood)
    ? 'I know no dish of this kind that takes it'
    : 'it is no food that I know how to cook';
}

/** Pasta or oats without gluten for whoever must not have it, where there is such a sort. */
function fittingSort(
  { cooking }: Forms,
  fit: (name: string) => FoodFit,
  said: string,
): CookedFood | undefined {
  const sort = cooking.byName.get(nameKey(`gluten free ${said}`));
  return sort && !fit(sort.name).conflict ? sort : undefined;
}

/** All of that name and of the kind: a soup may be clear, chunky or creamed, a stew one of fish. */
function formsAsked(forms: Forms, request: ComposeRequest): Form[] {
  const asked = nameAsked(request);
  const open = forms.all.filter((form) => isOpen(form, request));
  if (asked === undefined) return open;
  const isOf = (name: string) => name === asked || name.endsWith(` ${asked}`);
  return open.filter(({ slug, names }) => slug === asked || names.some(isOf));
}

function nameAsked({ form }: ComposeRequest): string | undefined {
  return form?.toLowerCase().trim();
}

function isNamedSo({ slug, names }: Form, request: ComposeRequest): boolean {
  const asked = nameAsked(request);
  return asked !== undefined && (slug === asked || names.includes(asked));
}

/** The first food of each place that a form cannot do without. */
function heartsOf({ cooking }: Forms, { slots }: Form): CookedFood[] {
  const needed = slots.filter(({ least }) => least > 0);
  const foods = needed.map(({ classes }) => cooking.byName.get([...classes][0] ?? ''));
  return [...new Set(foods.filter((food) => food !== undefined))];
}

function isOpen({ slug, appliance }: Form, request: ComposeRequest): boolean {
  if (request.not?.includes(slug)) return false;
  if (request.appliance === undefined) return request.form !== undefined || !SPECIAL.has(appliance);
  return request.appliance === appliance;
}

/** Whoever has one of these says so; an oven is named for many reasons. */
export const SPECIAL: ReadonlySet<Appliance> = new Set([
  'air fryer',
  'slow cooker',
  'pressure cooker',
]);

interface MadeDish {
  readonly dish: Dish;
  readonly filled: FilledForm;
}

/** Checking a whole recipe is the dearest part: where eight do not fit, a ninth will hardly do. */
const MOST_CHECKED = 8;

/** So many of the best are written out, to see how long they take. */
const MOST_WRITTEN = 12;
/** Of two ways that are nearly as good the quicker one is for an ordinary day: so many minutes outweigh a point. */
const MINUTES_A_POINT = 10;

/** The likeliest, written out, the best for its time first. */
function writeBest(
  fill: FillContext,
  ranked: readonly RankedForm[],
  servings: number | undefined,
): MadeDish[] {
  return ranked
    .slice(0, MOST_WRITTEN)
    .flatMap(({ filled, points }) => {
      const made = writeWithinLimits(fill, filled, servings);
      return made ? [{ made, worth: points - made.dish.time / MINUTES_A_POINT }] : [];
    })
    .sort((one, other) => other.worth - one.worth)
    .map(({ made }) => made);
}

/** The first dish that is done in time and that the person can have; else the clause of a refusal. */
function firstThatFits(
  context: ComposeContext,
  written: readonly MadeDish[],
  request: ComposeRequest,
): { made?: MadeDish; refusal: string } {
  const reasons: string[] = [];
  let checked = 0;
  for (const made of written) {
    if (checked === MOST_CHECKED) break;
    const { dish } = made;
    if (dish.time > (request.minutes ?? Number.POSITIVE_INFINITY)) {
      reasons.push(`it would take ${dish.time} minutes`);
      continue;
    }
    checked += 1;
    const conflict = findConflict(context, dish, request.person ?? PERSON_WITHOUT_NEEDS);
    if (conflict === undefined) return { made, refusal: '' };
    reasons.push(conflict);
  }
  return { refusal: reasons[0] ?? 'nothing of that makes a dish by itself' };
}

/** With fewer foods where its slug would grow too long. */
function writeWithinLimits(
  fill: FillContext,
  filled: FilledForm,
  asked: number | undefined,
): MadeDish | undefined {
  // Written of what goes in alone, as it is when it is made again from its slug.
  const own = fillForm(fill, filled.form, filled.used, filled.cuisine.name) ?? filled;
  const dish = writeDish(own, boundServings(asked ?? filled.form.servings));
  if (!dish || dish.slug.length <= MAX_MADE_SLUG) return dish && { dish, filled };
  const fewer = fillForm(fill, filled.form, filled.used.slice(0, -1), filled.cuisine.name);
  return fewer && writeWithinLimits(fill, fewer, asked);
}

/** What is looked at once more when the whole dish is there: all its lines, amounts and what stays raw. */
function findConflict(context: ComposeContext, dish: Dish, person: Person): string | undefined {
  const lines = dishLines(dish);
  const { findings, verdict } = checkRecipe(context, lines, person.needs, dish.servings);
  const excluded = findExcludedFoods(context, lines, person)[0];
  const raw = findUndercooked(context, lines, person)[0];
  if (verdict === 'conflict') {
    const found = findings.find(({ certainty }) => certainty === 'contains');
    return found?.reason ?? 'it would hold what must stay out';
  }
  return (excluded ?? raw)?.reason;
}
