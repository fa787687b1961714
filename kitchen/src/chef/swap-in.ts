/** Puts another ingredient into the list and under every name the first one had. */

import type { DishIngredient } from '../cookbook/dish.ts';
import { foodNames } from '../cookbook/dish-facts.ts';
import type { Restriction } from '../vocabulary.ts';
import type { Work } from './adapt-work.ts';
import { identityOf, mapTexts, renameFood } from './draft.ts';

/** Puts another ingredient in the list and under every name the first one had. */
export function swapIn(
  work: Work,
  index: number,
  to: DishIngredient,
  because: readonly Restriction[],
): Work | null {
  const from = work.draft.ingredients[index];
  if (!from) return null;
  const { rules } = work.kitchen;
  const others = work.draft.ingredients.flatMap((item, at) =>
    item && at !== index ? [item.name] : [],
  );
  const food = identityOf(rules, from.name, others);
  const ingredients = work.draft.ingredients.map((item, at) => (at === index ? to : item));
  const steps = work.draft.steps.map((step) =>
    step.map((piece) =>
      piece.kind === 'ingredient' && piece.index === index ? { ...piece, name: to.name } : piece,
    ),
  );
  const renamed = mapTexts({ ...work.draft, ingredients, steps }, (text) =>
    renameFood(rules, text, food, plainName(to.name)),
  );
  const draft = {
    ...renamed,
    steps: renamed.steps.map((step) =>
      step.map((piece) =>
        piece.kind === 'text'
          ? {
              ...piece,
              text: warmedNotMelted(from, to, withoutPoultryHeat(work, from, to, piece.text)),
            }
          : piece,
      ),
    ),
  };
  const known = work.changes.some((change) => change.from === from.name && change.to === to.name);
  return {
    ...work,
    draft,
    changes: known
      ? work.changes
      : [...work.changes, { kind: 'swap', from: from.name, to: to.name, because }],
  };
}

/** "smooth peanut butter (unsweetened)" in running text is just its name. */
function plainName(name: string): string {
  return name.replace(/\s*\(.*\)$/, '').replace(/^(?:extra[- ])?firm /, '');
}

/** Oil is warmed where butter was melted. */
function warmedNotMelted(from: DishIngredient, to: DishIngredient, text: string): string {
  if (!/\boil$/.test(to.name) || !/\b(?:butter|ghee|lard)\b/.test(from.name)) return text;
  return text
    .replace(/\bMelt\b/g, 'Warm')
    .replace(/\bmelt\b/g, 'warm')
    .replace(/until it foams\b/g, 'until it shimmers');
}

/** Tofu needs no thermometer. */
function withoutPoultryHeat(
  { kitchen }: Work,
  from: DishIngredient,
  to: DishIngredient,
  text: string,
): string {
  const meaty = (name: string): boolean =>
    foodNames(kitchen.rules, name).some(
      (one) => one === 'meat' || one === 'poultry' || one === 'fish',
    );
  if (!meaty(from.name) || meaty(to.name)) return text;
  return text
    .replace(
      /,? (?:until|and) [^.,;]*?(?:reach(?:es)?|reads|is)[^.,;]*?\d\d °C(?: (?:in|at) (?:the|its) thickest (?:part|point))?/g,
      ', until hot all the way through',
    )
    .replace(
      /(?:,? (?:until|and)) [^.,;]*\b(?:pink|raw|opaque)\b[^.,;]*/g,
      ', until lightly browned',
    )
    .replace(/(?:^|(?<=\. ))[^.]*\b(?:will be|is done at|should be)\b[^.]*\d\d °C[^.]*\./g, '')
    .replace(/\bmeat\b/g, plainName(to.name));
}
