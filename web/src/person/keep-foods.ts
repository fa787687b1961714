/** Foods beyond the nine follow a signed-in person: what changes here is told to their account, and nothing else of this browser. */
import { MAX_OTHER_FOODS } from '@saffron/contract/limits';
import { call } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { useSession } from './session.ts';
import { adoptAccountFoods, sayFull, toldFoods } from './told-foods.ts';

export interface FoodsChange {
  readonly added?: readonly string[];
  readonly dropped?: readonly string[];
}

/** What the account has not heard yet: true was added, false was taken back. Of one person. */
let unsent = new Map<string, boolean>();
let last: Promise<void> = Promise.resolve();

useSession.subscribe((now, before) => {
  const isSame = now.accessToken !== null && now.user?.id === before.user?.id;
  if (!isSame) unsent = new Map();
});

/** Answers whether the account is still the one it was at the time of asking. */
export function watchAccount(): () => boolean {
  const mine = unsent;
  return () => mine === unsent;
}

/** What the account is to hold after a change: it may know of more by now than this browser does. */
export async function foodsWith({ added = [], dropped = [] }: FoodsChange): Promise<string[]> {
  const { otherFoods = [] } = await call('getSettings');
  const all = new Set([...otherFoods.filter((food) => !dropped.includes(food)), ...added]);
  const here = toldFoods().filter((food) => all.has(food));
  const held = [...new Set([...here, ...all])];
  if (held.length <= MAX_OTHER_FOODS) return held;
  // What it holds stays; what does not fit holds in this browser.
  const fitting = [...all].slice(0, MAX_OTHER_FOODS);
  sayFull([...all].slice(MAX_OTHER_FOODS));
  return fitting;
}

/** One after another: two at once would each send a list without the other's food. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}

export function keepFoods({ added = [], dropped = [] }: FoodsChange): void {
  if (!useSession.getState().accessToken) return;
  for (const food of dropped) unsent.set(food, false);
  for (const food of added) unsent.set(food, true);
  inTurn(send).catch((error: unknown) =>
    // Spec 8: a failed settings update is only logged. Here they go on holding, and go along with the next.
    console.warn('The settings could not be kept.', failureOf(error).message),
  );
}

async function send(): Promise<void> {
  // Whoever comes next has a list of their own.
  const mine = unsent;
  const sent = new Map(mine);
  if (sent.size === 0) return;
  const named = (isAdded: boolean) => [...sent.keys()].filter((food) => sent.get(food) === isAdded);
  const added = named(true).filter((food) => toldFoods().includes(food));
  const dropped = named(false);
  // If it fails, it goes on holding there and comes back in sight: it must not vanish with a later change.
  for (const food of dropped) mine.delete(food);
  const otherFoods = await foodsWith({ added, dropped });
  if (mine !== unsent) return;
  const kept = await call('putSettings', { body: { otherFoods } });
  if (mine !== unsent) return;
  for (const [food, isAdded] of sent) if (mine.get(food) === isAdded) mine.delete(food);
  // What was changed meanwhile is sent next, and adopted then.
  if (mine.size === 0) adoptAccountFoods(kept.otherFoods ?? []);
}
