/** Finds the lines of a pasted recipe that are against a person's needs, and adapts them or says which cannot be changed and why. */
import { adapt, linesThatStay } from '../cook/adapt/adapt.ts';
import { type AdaptedDish, type Bending, isFood } from '../cook/adapt/adapt-work.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import type { Dish } from '../cookbook/dish.ts';
import { ingredientLine } from '../cookbook/dish-lines.ts';
import { createWeigher } from '../measure/lines/weigh.ts';
import { check } from '../safety/verdict/check.ts';
import { allNeeds } from '../say/voice/needs-words.ts';
import { isDiet, type Needs, type Restriction } from '../vocabulary.ts';

export interface Fault {
  /** Place on the list. */
  readonly index: number;
  readonly line: string;
  /** "peanut butter" */
  readonly name: string;
  /** What it is against; empty where it is a food that is not wanted. */
  readonly against: readonly Restriction[];
  /** "ghee is made from milk"; '' for what is not wanted. */
  readonly reason: string;
}

export interface OwnAdapted {
  /** Fitted to all needs that it can be fitted to. */
  readonly adapted: AdaptedDish;
  /** Lines at fault that stay: nothing known stands in for them, or the steps would not survive it. */
  readonly refused: readonly (Fault & { readonly why: 'no-stand-in' | 'steps' })[];
}

/** Lines of the list that the person must not have, or does not want. */
export function faultsOf(kitchen: Kitchen, dish: Dish, { needs, avoid }: Bending): Fault[] {
  const lines = dish.ingredients.map((item, index) => ({
    ...{ part: 'ingredients' as const, index, text: ingredientLine(item) },
  }));
  const weigher = createWeigher(kitchen.measures);
  const { findings } = check(kitchen.rules, lines, needs, dish.servings, weigher);
  return dish.ingredients.flatMap((item, index) => {
    const own = findings.filter((one) => one.index === index && one.certainty === 'contains');
    const against = [...new Set(own.map((one) => one.restriction))];
    const isAvoided = avoid.some((food) => isFood({ kitchen }, item.name, food));
    return against.length > 0 || isAvoided
      ? [
          {
            index,
            line: lines[index]?.text ?? '',
            name: item.name,
            against,
            reason: own[0]?.reason ?? '',
          },
        ]
      : [];
  });
}

/** Needs are met whole or not at all: a recipe that is half free of gluten is of no use to anybody. */
export function adaptOwn(kitchen: Kitchen, dish: Dish, bending: Bending): OwnAdapted {
  const whole = fitted(kitchen, dish, bending);
  if (whole) return { adapted: whole, refused: [] };
  const stays = new Set(linesThatStay(kitchen, dish, bending));
  const met = mostMet(kitchen, dish, bending);
  const unmet = new Set(
    allNeeds(bending.needs).filter((one) => !allNeeds(met.needs).includes(one)),
  );
  const faults = faultsOf(kitchen, dish, bending).filter(
    ({ index, against }) =>
      against.some((one) => unmet.has(one)) ||
      bending.avoid.some(
        (food) =>
          !met.avoid.includes(food) &&
          isFood({ kitchen }, dish.ingredients[index]?.name ?? '', food),
      ),
  );
  const hard = faults.filter(({ index }) => stays.has(index));
  // What stands in for one need may itself be against another: then every line at fault stays as it is.
  const named = [hard, faults].find((some) => some.length > 0) ?? faultsOf(kitchen, dish, bending);
  const refused = named.map((fault) => ({
    ...fault,
    why: stays.has(fault.index) ? ('no-stand-in' as const) : ('steps' as const),
  }));
  const adapted = fitted(kitchen, dish, met) ?? { dish, original: dish, changes: [], labels: [] };
  return { adapted, refused };
}

/** Undefined where what comes of it would still be against the needs. */
function fitted(kitchen: Kitchen, dish: Dish, bending: Bending) {
  const done = adapt(kitchen, dish, bending);
  return done && faultsOf(kitchen, done.dish, bending).length === 0 ? done : undefined;
}

/** One need after another, what harms first, as long as the recipe can be fitted to all of them. */
function mostMet(kitchen: Kitchen, dish: Dish, bending: Bending): Bending {
  let met: Bending = { ...bending, needs: { allergies: [], diets: [] }, avoid: [] };
  for (const need of [...bending.needs.allergies, ...bending.needs.diets]) {
    const next = { ...met, needs: withNeed(met.needs, need) };
    if (fitted(kitchen, dish, next)) met = next;
  }
  for (const food of bending.avoid) {
    const next = { ...met, avoid: [...met.avoid, food] };
    if (fitted(kitchen, dish, next)) met = next;
  }
  return met;
}

function withNeed({ allergies, diets }: Needs, need: Restriction): Needs {
  return isDiet(need)
    ? { allergies, diets: [...diets, need] }
    : { allergies: [...allergies, need], diets };
}
