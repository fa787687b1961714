/** Adapts the lines of any recipe to needs, for the API: says of each line what it became and why. */
import type { AdaptedDish, Bending } from '../cook/adapt/adapt-work.ts';
import type { Kitchen } from '../cook/kitchen.ts';
import type { Dish, DishIngredient } from '../cookbook/dish.ts';
import { ingredientLine, stepLine } from '../cookbook/dish-lines.ts';
import { readLine } from '../measure/lines/read-line.ts';
import { rewriteLine } from '../measure/rewrite/rewrite.ts';
import type { OwnCard } from '../memo/memo.ts';
import { say as sayOf } from '../say/say.ts';
import { type Told, tell } from '../say/told.ts';
import { freeOf } from '../say/voice/needs-words.ts';
import { adaptOwn, faultsOf } from './adapt-own.ts';
import { ownDish } from './own-dish.ts';

export interface LinesAdapted {
  readonly dish: Dish;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** `now` is empty where the line was left out. */
  readonly changes: readonly { readonly was: string; readonly now: string; readonly why: string }[];
  readonly refused: readonly { readonly line: string; readonly why: string }[];
}

/** The lines of any recipe, adapted: what needs no change stays word for word. Never throws. */
export function adaptLines(kitchen: Kitchen, card: OwnCard, bending: Bending): LinesAdapted {
  const { knowledge, messages } = kitchen.language;
  const dish = ownDish(kitchen, knowledge, card);
  const { adapted, refused } = adaptOwn(kitchen, dish, bending);
  const faults = faultsOf(kitchen, dish, bending);
  const isInCups = card.ingredients.some((line) =>
    CUPS.has(readLine(kitchen.measures, line).unit ?? ''),
  );
  // Who measures in cups is not given grams.
  const lineOf = (item: DishIngredient): string =>
    isInCups && item.written?.line !== ingredientLine(item)
      ? rewriteLine(kitchen.measures, ingredientLine(item), 'United States')
      : ingredientLine(item);
  const say = (told: Told): string =>
    sayOf(messages, told, { seed: dish.slug, tone: '', lately: [] }).text;
  return {
    dish: adapted.dish,
    ingredients: adapted.dish.ingredients.map(lineOf),
    instructions: adapted.dish.steps.map((step) => stepLine(step)),
    changes: changesOf(dish, adapted, lineOf, (index) => {
      const reason = faults.find((fault) => fault.index === index)?.reason ?? '';
      if (reason !== '') return say(tell('own.why-against', { reason }));
      return say(tell(bending.avoid.length > 0 ? 'own.why-out' : 'own.why-may'));
    }),
    refused: refused.map(({ line, why, against }) => ({
      line,
      why: say(
        against.length > 0
          ? tell(`own.why-${why}`, { needs: against.map(freeOf) })
          : tell('own.why-stays'),
      ),
    })),
  };
}

const CUPS: ReadonlySet<string> = new Set(['cup', 'stick', 'oz', 'lb', 'quart', 'pint']);

/** Line by line, in the order of the list as it was. */
function changesOf(
  dish: Dish,
  { dish: now, changes }: AdaptedDish,
  lineOf: (item: DishIngredient) => string,
  why: (index: number) => string,
) {
  const taken = new Set<number>();
  return dish.ingredients.flatMap((item, index) => {
    const change = changes.find(({ from }) => from === item.name);
    if (!change) return [];
    const at = now.ingredients.findIndex(
      ({ name }, place) => name === change.to && !taken.has(place),
    );
    if (at >= 0) taken.add(at);
    const line = now.ingredients[at];
    const isSwap = change.kind === 'swap' && line !== undefined;
    return [{ was: ingredientLine(item), now: isSwap ? lineOf(line) : '', why: why(index) }];
  });
}
