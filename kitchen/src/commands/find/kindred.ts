/** Finds cookbook dishes made of a food of the same kind as one somebody has (haddock for cod) and the edits that swap theirs in. */
import type { CookedFood } from '../../compose/cooking-table.ts';
import { nameFood } from '../../compose/name-foods.ts';
import { type Choice, choose } from '../../cook/choose/choose.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import type { Wish } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import { choiceOfCard } from '../edits/card-choice.ts';
import { isIn } from './tell-choice.ts';

/** A dish as it is with what they have in it. */
export interface Kindred {
  readonly choice: Choice;
  readonly edits: readonly Edit[];
}

/** What takes a food's place in the dish, one for each food that it lacks and holds another of the kind of. */
export function kindredEdits(table: Table, dish: Dish, foods: readonly Food[]): Edit[] {
  const taken = new Set<string>();
  return foods.flatMap((food): Edit[] => {
    const cooked = cookedAs(table, food.said);
    if (!cooked?.alike || isIn(table, dish, food)) return [];
    const place = dish.ingredients.find(
      ({ name }) =>
        !taken.has(name) &&
        !foods.some((other) => other !== food && isNamedSo(table, name, other)) &&
        cookedAs(table, name)?.alike === cooked.alike,
    );
    if (!place) return [];
    taken.add(place.name);
    return [{ kind: 'swap', from: place.name, to: food.said }];
  });
}

/**
 * Dishes of the book that are made of a food of the same kind, with theirs in its place; none where theirs is not one
 * that dishes are chosen for, or where the swap cannot be made.
 */
export function kindredFor(
  table: Table,
  memo: Memo,
  wish: Wish,
  count: number,
  not: ReadonlySet<string>,
): Kindred[] {
  const wide = wish.include.map((food) => widened(table, food));
  if (wide.every((food, at) => food === wish.include[at])) return [];
  const found = choose(table, { ...wish, include: wide }, count + MORE, not);
  const made = found.flatMap(({ adapted: { original }, missed }): Kindred[] => {
    const edits = kindredEdits(table, original, wish.include);
    const card = { slug: original.slug, edits };
    const choice = edits.length > 0 ? choiceOfCard(table, { ...memo, card }) : undefined;
    const isMade = choice && wish.include.some((food) => isIn(table, choice.adapted.dish, food));
    return isMade ? [{ choice: { ...choice, missed }, edits }] : [];
  });
  return made.slice(0, count);
}

const MORE = 3;

/** The food with all others of its kind: whatever dish is made of one of them. */
function widened(table: Table, food: Food): Food {
  const cooked = cookedAs(table, food.said);
  if (!cooked?.alike || !isHeart(food, cooked)) return food;
  const { byName } = table.kitchen.forms.cooking;
  const names = [...byName].flatMap(([name, one]) => (one.alike === cooked.alike ? [name] : []));
  return { ...food, names: [...new Set([...food.names, ...names])] };
}

/** Meat, fish and what stands in for them, and what else a dish is called after. */
function isHeart(food: Food, { classes }: CookedFood): boolean {
  return !mayBeLeft(food) || classes.includes('protein') || classes.includes('veg');
}

function cookedAs({ kitchen: { rules, forms } }: Table, name: string): CookedFood | undefined {
  return nameFood(rules, forms.cooking, name);
}

function isNamedSo(table: Table, name: string, food: Food): boolean {
  return cookedAs(table, name)?.key === cookedAs(table, food.said)?.key;
}
