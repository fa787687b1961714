/** Adapts a dish to somebody's allergies, diets and dislikes by swaps and omissions, or says it cannot; also which lines stand in the way. */

import type { Cookbook } from '../../cookbook/cookbook.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { ingredientLine } from '../../cookbook/dish-lines.ts';
import { soldAs } from '../../cookbook/stand-ins.ts';
import { createWeigher } from '../../measure/lines/weigh.ts';
import { findTerms } from '../../safety/match/find-terms.ts';
import { check, type Finding } from '../../safety/verdict/check.ts';
import { allNeeds } from '../../say/voice/needs-words.ts';
import { ALLERGENS, type Restriction } from '../../vocabulary.ts';
import type { Kitchen } from '../kitchen.ts';
import { type AdaptedDish, type Bending, findingsIn, isFood, type Work } from './adapt-work.ts';
import { numberOf } from './add-amounts.ts';
import { isSpare } from './bearing.ts';
import { withDietWord } from './diet-word.ts';
import { type Draft, draftOf } from './draft.ts';
import { finish, readsAbsurd } from './honest-texts.ts';
import { leavesFor } from './leaf-for-bread.ts';
import { likelyCarriers } from './likely-carriers.ts';
import { keepsHeat } from './meat-heat.ts';
import { natureOf } from './misfits.ts';
import { isSmall, leaveOutSmall, without } from './small-part.ts';
import { candidates, fits, sameFood, swapsByTaste } from './substitutes.ts';
import { swapIn } from './swap-in.ts';
import { swapMeat } from './swap-meat.ts';

/** The dish as it is when it already fits; null when no honest change makes it fit. */
export function adapt(kitchen: Kitchen, dish: Dish, asked: Bending): AdaptedDish | null {
  const bending = keptApart(kitchen, dish, asked);
  // What somebody brought is nobody else's, and its slug is no name.
  if (dish.isOwn) return adaptAnew(kitchen, dish, bending);
  const memory = remembered.get(kitchen.cookbook) ?? new Map<string, AdaptedDish | null>();
  remembered.set(kitchen.cookbook, memory);
  const avoided = bending.avoid.map((food) => `${food.said}=${food.names.join('+')}`);
  const key = `${dish.slug} ${allNeeds(bending.needs).join()} ${avoided.join()}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  const adapted = adaptAnew(kitchen, dish, bending);
  memory.set(key, adapted);
  return adapted;
}

/** Where meat and dairy must not meet, the dairy goes. */
function keptApart(kitchen: Kitchen, dish: Dish, bending: Bending): Bending {
  if (!bending.apart || !hasMeat(kitchen, dish)) return bending;
  const { allergies, diets } = bending.needs;
  if (allergies.includes('milk')) return bending;
  return { ...bending, needs: { diets, allergies: ['milk', ...allergies] } };
}

function hasMeat(kitchen: Kitchen, dish: Dish): boolean {
  return dish.ingredients.some((item) => findFoodNames(kitchen.rules, item.name).includes('meat'));
}

/** The same dish for the same needs comes out the same, and many people share their needs. */
const remembered = new WeakMap<Cookbook, Map<string, AdaptedDish | null>>();
const MOST_REMEMBERED = 4000;

function adaptAnew(kitchen: Kitchen, dish: Dish, bending: Bending): AdaptedDish | null {
  if (fitsAlready(kitchen, dish, bending)) return asItIs(dish, bending);
  let work: Work | null = { kitchen, original: dish, bending, draft: draftOf(dish), changes: [] };
  for (const step of [meetNeeds, leaveOutAvoided]) {
    work = step(work);
    if (!work) return null;
  }
  return finish(work);
}

function asItIs(dish: Dish, { needs }: Bending): AdaptedDish {
  const names = dish.ingredients.map((item) => item.name);
  const labels = [...new Set(likelyCarriers(names, needs))];
  return { dish: withDietWord(dish, needs), original: dish, changes: [], labels };
}

/** What the check found at start spares most dishes a second look. */
function fitsAlready(kitchen: Kitchen, dish: Dish, { needs, avoid }: Bending): boolean {
  const facts = getDishFacts(kitchen.cookbook, dish);
  if (needs.diets.includes('Keto') && dish.ingredients.some((item) => sweetens(dish, item)))
    return false;
  const clear = allNeeds(needs).every(
    (one) => !facts.contains.has(one) && !facts.mayContain.has(one),
  );
  return (
    clear &&
    !avoid.some((food) => dish.ingredients.some((item) => isFood({ kitchen }, item.name, food)))
  );
}

/** First what surely conflicts, then, for allergies, what may. */
function meetNeeds(work: Work): Work | null {
  let now: Work = work;
  for (let index = 0; index < work.draft.ingredients.length; index++) {
    const item = now.draft.ingredients[index];
    if (!item) continue;
    const findings = findingsIn(now, lineOf(now, item)).filter(
      (one) => one.restriction !== 'Keto' || ketoFails(now, index) || isMuchSugar(now, item, one),
    );
    const sure = findings.filter((one) => one.certainty === 'contains');
    const worth = sure.length > 0 ? sure : findings.filter((one) => isAllergy(one.restriction));
    // What only may hold it is a matter of the label, unless it is sold in a kind that surely does not.
    if (worth.length === 0 || (work.original.isOwn && sure.length === 0)) {
      now = certified(now, index, item, findings);
      continue;
    }
    const next = swapFor(now, index, item, worth) ?? leaveOutSmall(now, index, worth);
    if (next) now = next;
    else if (sure.length > 0) return null;
  }
  return now;
}

/** Oats may have met wheat in the field, Parmesan is made with rennet: the same thing is sold in a kind that surely fits. */
function certified(
  work: Work,
  index: number,
  item: DishIngredient,
  findings: readonly Finding[],
): Work {
  const because = [...new Set(findings.map((one) => one.restriction))];
  const oats = because.includes('Gluten-Free')
    ? candidates(work, item, findings).filter((one) => one.name.startsWith('gluten-free '))
    : [];
  const sold = soldAs(work.kitchen.standIns, item, because).map((name) => ({ ...item, name }));
  const same = [...oats, ...sold].find((one) => fits(work, one));
  return (same && swapIn(work, index, same, because)) || work;
}

/** Carbohydrates are a matter of the whole plate: a lemon is out only when the dish is, and the lemon is why. */
function ketoFails(work: Work, index: number): boolean {
  let failing = ketoLines.get(work.draft);
  if (!failing) {
    failing = linesAgainstKeto(work);
    ketoLines.set(work.draft, failing);
  }
  return failing.has(index);
}

/** A draft never changes, so what was found of it holds. */
const ketoLines = new WeakMap<Draft, ReadonlySet<number>>();

function linesAgainstKeto({ kitchen, original, draft }: Work): ReadonlySet<number> {
  const lines = draft.ingredients.map((item, index) => ({
    part: 'ingredients' as const,
    index,
    text: item ? ingredientLine(item) : '',
  }));
  const keto = { allergies: [], diets: ['Keto' as const] };
  const { findings } = check(
    kitchen.rules,
    lines,
    keto,
    original.servings,
    createWeigher(kitchen.measures),
  );
  return new Set(findings.filter((one) => one.certainty === 'contains').map((one) => one.index));
}

/** Under the limit or not, nobody on keto bakes with sugar. */
function isMuchSugar({ original }: Work, item: DishIngredient, { restriction }: Finding): boolean {
  return restriction === 'Keto' && sweetens(original, item);
}

/** A spoonful of sugar by itself is a trace to the check; in a glass it is what makes the drink sweet. */
function lineOf({ original, bending }: Work, item: DishIngredient): string {
  const counts = bending.needs.diets.includes('Keto') && sweetens(original, item);
  return ingredientLine(counts ? { ...item, quantity: '100', unit: 'g' } : item);
}

function sweetens(dish: Dish, item: DishIngredient): boolean {
  if (!/\b(?:sugar|honey|syrup)$/.test(item.name)) return false;
  const grams = { g: 1, tbsp: 12, tsp: 4 }[item.unit] ?? 0;
  return (grams * numberOf(item.quantity)) / dish.servings > 2;
}

function isAllergy(restriction: Restriction): boolean {
  return (ALLERGENS as readonly string[]).includes(restriction);
}

function swapFor(
  work: Work,
  index: number,
  item: DishIngredient,
  findings: readonly Finding[],
): Work | null {
  const because = [...new Set(findings.map((one) => one.restriction))];
  const grainless = because.some((one) => one === 'Keto' || one === 'Paleo');
  const wanted = [...candidates(work, item, findings), ...(grainless ? leavesFor(item) : [])];
  const unsweetened = (one: DishIngredient): boolean =>
    !because.includes('Keto') || !sweetens(work.original, one);
  const fitting = wanted.filter((one) => fits(work, one) && unsweetened(one));
  for (const candidate of fitting) {
    // A spoonful of dried shrimp is better left out than turned into a spoonful of tofu.
    if (candidate.name === 'lettuce') continue;
    if (/tofu|lentils|jackfruit/.test(candidate.name) && /^(?:tsp|tbsp)$/.test(item.unit)) continue;
    const next = work.original.isOwn
      ? swapOwn(work, index, candidate, because)
      : swapIn(work, index, candidate, because);
    if (next) return next;
  }
  return null;
}

/** Nobody has tried what takes a food's place in a recipe of somebody's own: it has to read well at once. */
function swapOwn(
  work: Work,
  index: number,
  candidate: DishIngredient,
  because: readonly Restriction[],
): Work | null {
  const [first] = findTerms(work.kitchen.rules, candidate.name).filter((term) => term.isFood);
  const food = {
    said: candidate.name,
    names: [first?.name ?? candidate.name],
    kinds: first?.kinds ?? [],
  };
  const swapped = swapMeat(work, [index], food);
  if (swapped && 'refusal' in swapped) return null;
  const next = swapped ?? swapIn(work, index, candidate, because);
  if (!next || readsAbsurd(next) || !keepsHeat(next, next.draft)) return null;
  const known = new Set(work.changes);
  const changes = next.changes.map((one) => (known.has(one) ? one : { ...one, because }));
  return { ...next, changes };
}

/** Places on the list of what must not be there, and for which nothing in this dish can stand in. */
export function linesThatStay(kitchen: Kitchen, dish: Dish, bending: Bending): number[] {
  const work: Work = { kitchen, original: dish, bending, draft: draftOf(dish), changes: [] };
  return dish.ingredients.flatMap((item, index) => {
    const findings = findingsIn(work, lineOf(work, item)).filter(
      (one) => one.restriction !== 'Keto' || ketoFails(work, index),
    );
    const sure = findings.filter((one) => one.certainty === 'contains');
    const isAvoided = bending.avoid.some((food) => isFood(work, item.name, food));
    if (sure.length === 0 && !isAvoided) return [];
    const next =
      sure.length > 0
        ? (swapFor(work, index, item, sure) ?? leaveOutSmall(work, index, sure))
        : withoutAvoided(work, index, item);
    return next ? [] : [index];
  });
}

function leaveOutAvoided(work: Work): Work | null {
  let now: Work = work;
  for (const food of work.bending.avoid) {
    for (let index = 0; index < now.draft.ingredients.length; index++) {
      const item = now.draft.ingredients[index];
      if (!item || !isFood(now, item.name, food)) continue;
      const next: Work | null = withoutAvoided(now, index, item);
      if (!next) return null;
      now = next;
    }
  }
  return now;
}

/** Left out where it is small, else swapped for what tastes alike, else left out where the dish can do without. */
function withoutAvoided(work: Work, index: number, item: DishIngredient): Work | null {
  const { kitchen, original } = work;
  // Mash without butter wants the oil that its author names.
  const isFat = natureOf(kitchen.rules, item.name) === 'fat';
  const own = isFat ? swapByTaste(work, index, item) : null;
  const small = own ?? (isSmall(work, item) ? without(work, index, []) : null);
  const next = small ?? swapByTaste(work, index, item);
  return next ?? (isSpare(kitchen, original, index) ? without(work, index, []) : null);
}

function swapByTaste(work: Work, index: number, item: DishIngredient): Work | null {
  const own = work.original.swaps
    .filter((swap) => sameFood(work, swap.from, item.name))
    .map((swap) => swap.to)
    .map((to) => (to.quantity ? to : { ...to, quantity: item.quantity, unit: item.unit }));
  for (const to of [...own, ...swapsByTaste(work, item)]) {
    const next = fits(work, to) ? swapIn(work, index, to, []) : null;
    if (next) return next;
  }
  return null;
}
