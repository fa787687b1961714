/** Adds an edit to those a recipe card has: later ones replace, add up with or cancel earlier ones for the same food. */
import type { Kitchen } from '../../cook/kitchen.ts';
import type { Edit } from '../../memo/memo.ts';
import { methodCalled } from './method-plan.ts';
import { foodSaid, isSameFood } from './said-food.ts';

const MOST_EDITS = 20;
const MOST_TIMES = 4;
const LEAST_TIMES = 0.25;

/** The edits with one more, in their order. */
export function mergeEdit(kitchen: Kitchen, edits: readonly Edit[], edit: Edit): Edit[] {
  const merged = merge(edits, edit, (a, b) => same(kitchen, a, b));
  return merged.slice(-MOST_EDITS);
}

function same(kitchen: Kitchen, a: string, b: string): boolean {
  return isSameFood(foodSaid(kitchen, a), foodSaid(kitchen, b));
}

type Same = (a: string, b: string) => boolean;

function merge(edits: readonly Edit[], edit: Edit, isSame: Same): Edit[] {
  switch (edit.kind) {
    case 'swap':
      return mergeSwap(edits, edit, isSame);
    case 'leave out':
      return mergeLeftOut(edits, edit, isSame);
    case 'add': {
      // "Put the onions back in" takes back that they were left out; that they are wanted is kept.
      const rest = edits.filter(
        (one) => !((one.kind === 'leave out' || one.kind === 'add') && isSame(one.food, edit.food)),
      );
      return [...rest, edit];
    }
    case 'adjust': {
      const before = edits.find((one) => one.kind === 'adjust' && isSame(one.food, edit.food));
      const rest = edits.filter((one) => one !== before);
      const factor = times(before?.kind === 'adjust' ? before.factor : 1, edit.factor);
      return [...rest, { ...edit, factor }];
    }
    case 'amount':
      return [...edits.filter((one) => !(isOfAmount(one) && isSame(one.food, edit.food))), edit];
    case 'heat': {
      const before = edits.find((one) => one.kind === 'heat');
      const rest = edits.filter((one) => one !== before);
      const factor = times(before?.kind === 'heat' ? before.factor : 1, edit.factor);
      return [...rest, { ...edit, factor }];
    }
    case 'method':
      return [...edits.filter((one) => !isInstead(one, edit)), edit];
  }
}

function isOfAmount(edit: Edit): edit is Edit & { kind: 'adjust' | 'amount' } {
  return edit.kind === 'adjust' || edit.kind === 'amount';
}

/** Of two appliances the later holds; for the freezer and for children it may be at once. */
function isInstead(one: Edit, edit: Edit & { kind: 'method' }): boolean {
  if (one.kind !== 'method') return false;
  const isAppliance = (name: string): boolean => methodCalled(name) !== undefined;
  return one.method === edit.method || (isAppliance(one.method) && isAppliance(edit.method));
}

/** Cream became yoghurt, and now yoghurt becomes coconut milk: cream becomes coconut milk. */
function mergeSwap(edits: readonly Edit[], edit: Edit & { kind: 'swap' }, isSame: Same): Edit[] {
  const before = edits.find(
    (one) => one.kind === 'swap' && (isSame(one.to, edit.from) || isSame(one.from, edit.from)),
  );
  const added = edits.find((one) => one.kind === 'add' && isSame(one.food, edit.from));
  const rest = edits.filter((one) => one !== before && one !== added);
  if (before?.kind === 'swap')
    return isSame(before.from, edit.to) ? rest : [...rest, { ...edit, from: before.from }];
  return added ? [...rest, { kind: 'add', food: edit.to }] : [...rest, edit];
}

function mergeLeftOut(
  edits: readonly Edit[],
  edit: Edit & { kind: 'leave out' },
  isSame: Same,
): Edit[] {
  const before = edits.find((one) => one.kind === 'swap' && isSame(one.to, edit.food));
  const added = edits.find((one) => one.kind === 'add' && isSame(one.food, edit.food));
  const rest = edits.filter(
    (one) =>
      one !== before &&
      one !== added &&
      !((one.kind === 'leave out' || isOfAmount(one)) && isSame(one.food, edit.food)),
  );
  return [...rest, before?.kind === 'swap' ? { ...edit, food: before.from } : edit];
}

/** Said twice in one direction it adds up; said the other way the later holds. */
function times(before: number, now: number): number {
  const isFurther = before !== 1 && before > 1 === now > 1;
  const all = isFurther ? before * now : now;
  return Math.min(MOST_TIMES, Math.max(LEAST_TIMES, Math.round(all * 100) / 100));
}
