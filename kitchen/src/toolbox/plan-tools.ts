/** Callable functions for programs and language models: plan meals, and write a shopping list. */
import { choiceOfCard } from '../commands/edits/card-choice.ts';
import { fitted } from '../commands/find/serve-named.ts';
import { AISLES } from '../commands/plan/aisles.ts';
import { itemsFor } from '../commands/plan/list-items.ts';
import { EMPTY_MEMO } from '../memo/memo.ts';
import {
  type DishSummary,
  type DishWanted,
  findDish,
  type Refused,
  summarise,
} from './dish-tools.ts';
import { carryOut, type ToolTable } from './tool-table.ts';

export interface PlanWanted {
  readonly days: number;
  readonly meal?: 'breakfast' | 'lunch' | 'dinner' | undefined;
  /** To be used on one of the days each. */
  readonly foods?: readonly string[] | undefined;
  readonly words?: readonly string[] | undefined;
  readonly minutes?: number | undefined;
}

export interface PlannedDish extends DishSummary {
  readonly label: string;
}

/** A dish a day, no two alike, all fitting the person. */
export function planMeals(
  tools: ToolTable,
  { days, meal = 'dinner', foods = [], words = [], minutes }: PlanWanted,
): { meals: PlannedDish[]; said: string } | Refused {
  const limit = minutes === undefined ? [] : [{ text: `in ${minutes} minutes` }];
  const done = carryOut(tools, 'plan', [
    { text: `${days} ${meal}s for ${days} days` },
    ...words.map((text) => ({ text })),
    ...foods.map((text) => ({ text, role: 'want' as const })),
    ...limit,
  ]);
  const meals = (done?.memo.plan ?? []).flatMap(({ label, slug }): PlannedDish[] => {
    const dish = findDish(tools, slug);
    const choice = dish && fitted(tools.table, dish);
    return choice ? [{ ...summarise(choice), label }] : [];
  });
  if (meals.length > 0) return { meals, said: typeof done?.reply === 'string' ? done.reply : '' };
  const why = typeof done?.reply === 'string' ? done.reply : '';
  return { refused: why || 'No plan could be made of that which fits everybody.' };
}

export interface ShoppingAisle {
  readonly aisle: string;
  readonly items: readonly string[];
}

/** What to buy for some dishes with their edits, the same food of several dishes added up. */
export function shoppingList(
  tools: ToolTable,
  dishes: readonly DishWanted[],
): { aisles: ShoppingAisle[]; inEveryHouse: string[]; left: string[] } | Refused {
  const { table } = tools;
  const left: string[] = [];
  const bought = dishes.flatMap(({ dish: name, servings, edits = [] }) => {
    const dish = findDish(tools, name);
    const card = dish && { slug: dish.slug, servings, edits };
    const choice = card && choiceOfCard(table, { ...EMPTY_MEMO, card });
    if (choice) return [{ dish: choice.adapted.dish, people: servings ?? table.people }];
    left.push(name);
    return [];
  });
  if (bought.length === 0)
    return { refused: 'None of these dishes is in the cookbook and fits everybody.' };
  const { items, staples } = itemsFor(table, bought);
  const aisles = AISLES.flatMap((aisle): ShoppingAisle[] => {
    const own = items.filter((item) => item.aisle === aisle).map(({ text }) => text);
    return own.length > 0 ? [{ aisle, items: own }] : [];
  });
  return { aisles, inEveryHouse: staples, left };
}
