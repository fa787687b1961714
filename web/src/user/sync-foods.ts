/** Merges changes to the foods a user cannot eat (beyond the nine allergens) into their account, one save at a time. */
import { MAX_OTHER_FOODS } from '@saffron/contract/limits';
import { call } from '../api/client.ts';
import { toFailure } from '../api/failure.ts';
import { getOtherFoods, mergeAccountFoods, showLimitToast } from './other-foods.ts';
import { useSession } from './session.ts';

export interface FoodsChange {
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** Changes of the current user not sent to the account yet: true for added, false for removed. */
let pendingChanges = new Map<string, boolean>();
let queue: Promise<void> = Promise.resolve();

useSession.subscribe((now, before) => {
  const isSame = now.accessToken !== null && now.user?.id === before.user?.id;
  if (!isSame) pendingChanges = new Map();
});

/** Returns a function that tells whether the account is still the same. */
export function createSameAccountCheck(): () => boolean {
  const changes = pendingChanges;
  return () => changes === pendingChanges;
}

/** The list the account should hold after a change, based on its current list, which may have grown elsewhere. */
export async function mergeFoodsChange({
  added = [],
  removed = [],
}: FoodsChange): Promise<string[]> {
  const { otherFoods = [] } = await call('getSettings');
  const all = new Set([...otherFoods.filter((food) => !removed.includes(food)), ...added]);
  const ordered = getOtherFoods().filter((food) => all.has(food));
  const merged = [...new Set([...ordered, ...all])];
  if (merged.length <= MAX_OTHER_FOODS) return merged;
  // The foods of the account stay; those that do not fit apply in this browser only.
  const fitting = [...all].slice(0, MAX_OTHER_FOODS);
  showLimitToast([...all].slice(MAX_OTHER_FOODS));
  return fitting;
}

/** Runs one save after the other: two at once would each send a list without the other's food. */
export function runInSequence<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

export function syncFoods({ added = [], removed = [] }: FoodsChange): void {
  if (!useSession.getState().accessToken) return;
  for (const food of removed) pendingChanges.set(food, false);
  for (const food of added) pendingChanges.set(food, true);
  runInSequence(sendChanges).catch((error: unknown) =>
    // Spec 8: a failed settings update is only logged. The foods still apply in this browser, and the next change sends them.
    console.warn('The settings could not be kept.', toFailure(error).message),
  );
}

async function sendChanges(): Promise<void> {
  // The next user gets a new map, so this one is kept to compare.
  const changes = pendingChanges;
  const sent = new Map(changes);
  if (sent.size === 0) return;
  const listFoods = (isAdded: boolean) =>
    [...sent.keys()].filter((food) => sent.get(food) === isAdded);
  const added = listFoods(true).filter((food) => getOtherFoods().includes(food));
  const removed = listFoods(false);
  // A failed removal is not repeated: the food comes back into view instead of vanishing with a later change.
  for (const food of removed) changes.delete(food);
  const otherFoods = await mergeFoodsChange({ added, removed });
  if (changes !== pendingChanges) return;
  const settings = await call('putSettings', { body: { otherFoods } });
  if (changes !== pendingChanges) return;
  for (const [food, isAdded] of sent) if (changes.get(food) === isAdded) changes.delete(food);
  // Changes made meanwhile are sent next, and the list is merged then.
  if (changes.size === 0) mergeAccountFoods(settings.otherFoods ?? []);
}
