/** How far somebody has come with a recipe: a phone that locks on the counter may throw its page away. */
import { useSession } from '../../person/session.ts';
import { KEYS, readJson, writeJson } from '../../storage/browser-store.ts';
import { cardLines, type ShownRecipe } from './card.ts';

export interface Cooking {
  /** Places in the list, from 0. */
  readonly ingredients: readonly number[];
  readonly steps: readonly number[];
  /** As the open recipe is shown; absent as it was written. */
  readonly units?: string;
  readonly factor?: number;
}

type Kept = Readonly<Record<string, Cooking & { readonly at: number }>>;

/** Until the dish is eaten: the next one begins anew. */
const KEPT_MS = 18 * 3_600_000;
const MOST = 20;

const NOTHING: Cooking = { ingredients: [], steps: [] };

/** Where storage is blocked or full: as long as the page lives. */
let unkept: Kept | undefined;

/** Few recipes come without an id. */
export function cookingKey(recipe: ShownRecipe): string {
  const { name, ingredients, steps } = cardLines(recipe);
  return recipe.recipeId ?? `${name} ${ingredients.length} ${steps.length}`;
}

export function cookingOf(key: string): Cooking {
  const { [key]: found } = fresh();
  return found ?? NOTHING;
}

export function keepCooking(key: string, change: Partial<Cooking>): void {
  const { [key]: before = NOTHING, ...others } = fresh();
  const { ingredients, steps, units, factor } = { ...before, ...change };
  const isBegun = ingredients.length + steps.length > 0 || units !== undefined;
  const now = {
    ...{ at: Date.now(), ingredients, steps },
    ...(units === undefined ? {} : { units, factor: factor ?? 1 }),
  };
  const next = isBegun ? { [key]: now, ...others } : others;
  const kept = Object.fromEntries(Object.entries(next).slice(0, MOST));
  unkept = writeJson(KEYS.cooking, kept) ? undefined : kept;
}

/** Read each time: another tab may have the same recipe open. */
function fresh(): Kept {
  const all = unkept ?? readJson(KEYS.cooking);
  if (typeof all !== 'object' || all === null) return {};
  return Object.fromEntries(
    Object.entries(all as Kept)
      .filter(([, one]) => Date.now() - one?.at < KEPT_MS)
      .sort(([, one], [, other]) => other.at - one.at)
      .map(([key, one]) => [key, { ...one, ...places(one) }]),
  );
}

/** An old store may hold anything. */
function places({ ingredients, steps }: Cooking): Pick<Cooking, 'ingredients' | 'steps'> {
  const numbers = (value: unknown) => (Array.isArray(value) ? value.filter(Number.isInteger) : []);
  return { ingredients: numbers(ingredients), steps: numbers(steps) };
}

/** What the store holds goes with `person/leaving`. */
useSession.subscribe((now, before) => {
  if (before.accessToken && !now.accessToken) unkept = undefined;
});
