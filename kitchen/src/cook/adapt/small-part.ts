/** Leaves an ingredient out of a dish: any on request, or only one that is a garnish or a pinch; tells which are that small. */
import type { DishIngredient } from '../../cookbook/dish.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import type { Finding } from '../../safety/verdict/check.ts';
import type { Restriction } from '../../vocabulary.ts';
import type { Work } from './adapt-work.ts';
import { type Identity, identityOf } from './draft.ts';
import { boilsApart, leaveOut } from './leave-out.ts';

/** A garnish or a pinch may simply go; the heart of a dish may not. */
export function leaveOutSmall(
  work: Work,
  index: number,
  findings: readonly Finding[],
): Work | null {
  const item = work.draft.ingredients[index];
  if (!item || !isSmall(work, item)) return null;
  return without(work, index, [...new Set(findings.map((one) => one.restriction))]);
}

export function without(work: Work, index: number, because: readonly Restriction[]): Work | null {
  const item = work.draft.ingredients[index];
  if (!item) return null;
  const food = strict(identityOf(work.kitchen.rules, item.name));
  const same = new Set(
    work.draft.ingredients.flatMap((other, at) => (other?.name === item.name ? [at] : [])),
  );
  const draft = leaveOut(work.kitchen.rules, work.draft, same, food);
  if (!draft) return null;
  return {
    ...work,
    draft,
    changes: [...work.changes, { kind: 'left out', from: item.name, to: '', because }],
  };
}

/** Leaving out coriander leaves must not take other herbs along. */
function strict(food: Identity): Identity {
  return { ...food, kinds: new Set() };
}

/** What a dish stands on however little there is of it. */
const BEARING =
  /\b(?:eggs?|flour|yeast|baking powder|gelatine|bread|breadcrumbs|toast|baguette|buns?|tortillas?|bulgur|oats|couscous|rice|noodles?|(?:curry|bean) paste|miso|tahini|gochujang)\b/;
/** In a bake no spoonful of these is a garnish. */
const SWEET_OR_WET = /\b(?:sugar|syrup|honey|milk|butter|oil|cream)\b/;

const BY_THE_PIECE = /\b(?:spring onions|shallots?|chill(?:i|ies)|olives|radishes|gherkins)$/;

export function isSmall(work: Work, item: DishIngredient): boolean {
  if (isBoiledGarnish(work, item)) return true;
  if (BEARING.test(item.name)) return false;
  const sweet = ['dessert', 'bread', 'breakfast', 'drink'].includes(work.original.course);
  // What cures or sweetens by weight is no pinch either.
  if (item.unit === 'g' && /\bsugar\b/.test(item.name)) return false;
  if (sweet && SWEET_OR_WET.test(item.name)) return false;
  const hearts = work.kitchen.cookbook.facts.get(work.original.slug)?.mainFoods;
  const own = findTerms(work.kitchen.rules, item.name)
    .filter((term) => term.isFood)
    .map((term) => term.name);
  if (own.length === 0 || own.some((name) => hearts?.has(name))) return false;
  if (item.unit === 'kg' || item.unit === 'l') return false;
  const amount = Number.parseFloat(item.quantity) || 1;
  // Two spoonfuls are a crust, one is a thickening.
  if (/\bcornflour$/.test(item.name) && item.unit === 'tbsp' && amount > 1) return false;
  if (
    ['tsp', 'pinch', 'handful', 'sprigs', 'leaves', 'stalks', 'slices', 'cloves'].includes(
      item.unit,
    ) ||
    /handful|pinch/.test(item.quantity)
  )
    return true;
  if (item.unit === 'tbsp') return amount <= 3;
  if (item.unit === 'g' || item.unit === 'ml') return amount <= 15 * work.original.servings;
  // A spring onion a head is still no more than a scattering.
  if (item.unit === '' && BY_THE_PIECE.test(item.name)) return amount <= work.original.servings;
  return item.unit === 'cm' || item.quantity === '' || amount <= 2;
}

/** Boiled by themselves and laid on at the end, eggs are a garnish, unless the dish is called after them. */
function isBoiledGarnish({ draft, original }: Work, item: DishIngredient): boolean {
  if (!/^eggs?$/.test(item.name) || /\begg/i.test(original.title)) return false;
  const index = draft.ingredients.indexOf(item);
  const alone = draft.ingredients.every((one, at) => at === index || one?.name !== item.name);
  return alone && draft.steps.some((step) => boilsApart(step, (at) => at === index));
}
