/** "The ragù, but with pappardelle": what is named takes the place of its kin in a dish. */

import type { Kitchen } from '../../cook/kitchen.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import type { NamedDish } from '../../cookbook/name-index.ts';
import type { Food } from '../../needs/heard.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import type { Meaning } from './meaning.ts';

export function readTwist(
  kitchen: Kitchen,
  text: string,
  accepted: readonly NamedDish[],
  include: readonly Food[],
): Meaning['replace'] {
  const dish = accepted[0]?.dish;
  const [to] = include;
  if (!dish || !to || include.length > 1) return undefined;
  const before = text.slice(0, text.indexOf(to.said));
  if (!/\b(?:with|using|on|made (?:with|of|from)|use) (?:[a-z]+ )?$/.test(before)) return undefined;
  if (/\b(?:served?|serve it|comes?|goes?|go|eat it|together|topped) (?:with|on) $/.test(before))
    return undefined;
  // "But with tofu" is firmer than "with tofu": then any centre of a plate takes the place of any other.
  const firmly = /\bbut (?:with|using|use|made (?:with|of|from)) (?:[a-z]+ )?$/.test(before);
  return standingIn(kitchen, dish, to, firmly);
}

/** The ingredient whose place the food can take; nothing when the dish has the food already. */
export function standingIn(
  kitchen: Kitchen,
  dish: Dish,
  to: Food,
  firmly = false,
): Meaning['replace'] {
  if (dish.ingredients.some((item) => holds(kitchen, item.name, to))) return undefined;
  const from =
    dish.ingredients.find((item) => isKin(kitchen, item.name, to)) ??
    (firmly && isCentre(to.kinds, to.names)
      ? dish.ingredients.find(
          (item) =>
            !MADE_OF.test(item.name) &&
            isCentre(findFoodNames(kitchen.rules, item.name), contentTokens(item.name)),
        )
      : undefined);
  return from ? { from: { said: from.name, names: [from.name], kinds: [] }, to } : undefined;
}

function holds(kitchen: Kitchen, name: string, food: Food): boolean {
  if (name.split(' ').includes(food.said)) return true;
  return findFoodNames(kitchen.rules, name).includes(food.names[0] ?? '');
}

/** Close enough to stand in its place: the same near kind, or both the meat of the dish. */
function isKin(kitchen: Kitchen, name: string, food: Food): boolean {
  if (PASTA.test(food.said) && PASTA.test(name)) return true;
  const names = findFoodNames(kitchen.rules, name);
  const near = food.kinds[0];
  if (near !== undefined && !FAR_KINDS.has(near) && names.includes(near)) return true;
  if (MADE_OF.test(name)) return false;
  return ['meat', 'fish', 'shellfish', 'legume', 'cheese', 'noodle', 'pasta'].some(
    (kind) => food.kinds.includes(kind) && names.includes(kind),
  );
}

const MADE_OF = /\b(?:stock|broth|sauce|lard|gelatine|paste|dripping|fat)\b/;

/** What a plate is built around. */
function isCentre(...names: readonly (readonly string[])[]): boolean {
  return names.flat().some((name) => CENTRES.has(name));
}

const CENTRES = new Set(
  'meat poultry fish shellfish tofu tempeh seitan paneer halloumi chickpea lentil jackfruit bean legume'.split(
    ' ',
  ),
);

/** Shapes of one dough; the pantry only knows that all of them are wheat. */
const PASTA =
  /\b(?:pasta|penne|spaghetti|tagliatelle|pappardelle|linguine|fusilli|rigatoni|macaroni|farfalle|fettuccine|orzo|orecchiette|bucatini|gnocchi|noodles?)\b/;

const FAR_KINDS = new Set(
  'vegetable fruit spice herb dairy grain nut seed sauce fat oil food condiment sweetener wheat'.split(
    ' ',
  ),
);
