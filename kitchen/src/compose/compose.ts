/** Composes a dish from what is in hand: chooses the form that uses most of it, fills and checks it. */
import { checkRecipe } from '../cookbook/check-recipe.ts';
import type { Dish } from '../cookbook/dish.ts';
import { dishLines } from '../cookbook/dish-lines.ts';
import type { Measures } from '../measure/measures.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findExcludedFoods, findUndercooked } from '../safety/person/excluded-foods.ts';
import { PERSON_WITHOUT_NEEDS, type Person } from '../safety/person/person.ts';
import type { Situations } from '../safety/person/situations.ts';
import type { CookedFood } from './cooking-table.ts';
import { type FillContext, type FilledForm, fillForm, type LeftFood } from './fill-form.ts';
import { createFoodFit, type FoodFit } from './fits-person.ts';
import type { Appliance, Form } from './form.ts';
import type { Forms } from './forms.ts';
import { boundServings, MAX_MADE_SLUG } from './made-slug.ts';
import { type NamedFood, nameFoods } from './name-foods.ts';
import { rankForms } from './rank-forms.ts';
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
  const { rules, forms } = context;
  const person = request.person ?? PERSON_WITHOUT_NEEDS;
  const fit = createFoodFit(context, person);
  const named = nameFoods(rules, forms.cooking, request.foods);
  const isOut = ({ said, food }: NamedFood) => !food || reasonOut(fit, said, food) !== undefined;
  const out = named.filter(isOut).map(({ said, food }) => ({
    food: said,
    why: food ? (reasonOut(fit, said, food) ?? '') : 'it is no food that I know how to cook',
  }));
  const inHand = named.filter((one) => !isOut(one));
  const foods = inHand.flatMap(({ food }) => food ?? []);
  if (foods.length === 0) return { refusal: 'there is nothing in it to cook', left: out };
  const fill = { ...forms, fit };
  const open = forms.all.filter((form) => isAskedFor(form, request));
  const ranked = rankForms(
    open.flatMap((form) => fillForm(fill, form, foods, request.cuisine) ?? []),
  );
  let refusal =
    open.length > 0 ? 'nothing of that makes a dish by itself' : 'there is no such form';
  for (const [at, filled] of ranked.entries()) {
    const made = makeDish(context, fill, filled, request, person);
    if (typeof made === 'string') {
      refusal = at === 0 ? made : refusal;
      continue;
    }
    const saidAs = ({ key }: CookedFood) =>
      inHand.find(({ food }) => food?.key === key)?.said ?? key;
    return {
      dish: made.dish,
      used: made.filled.used.map(saidAs),
      left: [...made.filled.left.map(({ food, why }) => ({ food: saidAs(food), why })), ...out],
      form: filled.form.slug,
      others: ranked
        .filter((one) => one !== filled)
        .slice(0, 3)
        .map(({ form }) => form.slug),
      labels: made.filled.used.filter(({ name }) => fit(name).varies).map(({ call }) => call),
    };
  }
  return { refusal, left: out };
}

function reasonOut(
  fit: (name: string) => FoodFit,
  said: string,
  food: CookedFood,
): string | undefined {
  return fit(food.name).conflict ?? fit(said).conflict;
}

function isAskedFor({ slug, names, appliance }: Form, request: ComposeRequest): boolean {
  if (request.not?.includes(slug)) return false;
  const asked = request.form?.toLowerCase().trim();
  if (asked !== undefined && asked !== slug && !names.includes(asked)) return false;
  // Who has one of those says so.
  if (request.appliance === undefined) return asked !== undefined || !SPECIAL.has(appliance);
  return request.appliance === appliance;
}

const SPECIAL: ReadonlySet<Appliance> = new Set(['air fryer', 'slow cooker', 'pressure cooker']);

/** The dish, or why it is none: the clause of a refusal. */
function makeDish(
  context: ComposeContext,
  fill: FillContext,
  filled: FilledForm,
  request: ComposeRequest,
  person: Person,
): { readonly dish: Dish; readonly filled: FilledForm } | string {
  const servings = boundServings(request.servings ?? filled.form.servings);
  const dish = writeDish(filled, servings);
  if (!dish) return 'nothing of that makes a dish by itself';
  if (dish.slug.length > MAX_MADE_SLUG) {
    const fewer = fillForm(fill, filled.form, filled.used.slice(0, -1), filled.cuisine.name);
    return fewer
      ? makeDish(context, fill, fewer, request, person)
      : 'that is too much for one dish';
  }
  if (request.minutes !== undefined && dish.time > request.minutes)
    return `it would take ${dish.time} minutes`;
  return findConflict(context, dish, person) ?? { dish, filled };
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
