/** Makes the dish a recipe card shows: cookbook, composed or brought by the person, adapted to them, edited; also gets the dish unedited. */

import { dishBySlug } from '../../compose/dish-by-slug.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import type { AdaptedDish } from '../../cook/adapt/adapt-work.ts';
import { bendingOf, type Choice } from '../../cook/choose/choose.ts';
import type { Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Card, Memo } from '../../memo/memo.ts';
import { applyEdits } from './apply-edits.ts';
import { foodSaid, isSameFood } from './said-food.ts';

/** One command after another asks for it. */
const laid = new WeakMap<Table, WeakMap<Card, Choice | null>>();

/** Undefined where the dish is not in the book or cannot be made to fit the person. */
export function choiceOfCard(table: Table, { card }: Memo): Choice | undefined {
  if (!card) return undefined;
  const byCard = laid.get(table) ?? new WeakMap<Card, Choice | null>();
  laid.set(table, byCard);
  const known = byCard.get(card);
  const choice = known === undefined ? (chosen(table, card) ?? null) : known;
  byCard.set(card, choice);
  return choice ?? undefined;
}

function chosen(table: Table, card: Card): Choice | undefined {
  const base = dishOfCard(table, card);
  if (!base) return undefined;
  const held = tableForCard(table, card);
  const bench = { kitchen: table.kitchen, bending: bendingOf(held) };
  return { adapted: applyEdits(bench, base, card.edits), missed: [], uses: 1 };
}

/** The dish as it is before any edit, fitted to the person. */
export function dishOfCard(table: Table, card: Card): AdaptedDish | undefined {
  const dish = bookDish(table, card.slug);
  return (dish && adapt(table.kitchen, dish, bendingOf(tableForCard(table, card)))) || undefined;
}

/** A page of the book, a composed dish made again with staples that fit the person, or the recipe that was brought. */
export function bookDish({ kitchen, heard, own }: Table, slug: string): Dish | undefined {
  if (own?.slug === slug) return own;
  return dishBySlug(kitchen, slug, heard.person);
}

/**
 * The table without the dislikes that are only an edit of this card: whoever said "leave out the onions" is obeyed by
 * the edit, and may undo it. What somebody must not have stays out.
 */
export function tableForCard(table: Table, card: Card): Table {
  const edited = card.edits.flatMap((edit) =>
    edit.kind === 'swap'
      ? [edit.from, edit.to]
      : edit.kind === 'heat' || edit.kind === 'method'
        ? []
        : [edit.food],
  );
  const foods = edited.map((said) => foodSaid(table.kitchen, said));
  const avoid = table.heard.avoid.filter(
    (food) => food.firm === true || !foods.some((one) => isSameFood(one, food)),
  );
  if (avoid.length === table.heard.avoid.length) return table;
  return { ...table, heard: { ...table.heard, avoid } };
}
