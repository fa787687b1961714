/** Returns the current recipe card as shown: edited, scaled to its portions, in the person's units; with the dish behind it. */
import type { Choice } from '../../cook/choose/choose.ts';
import { type PlatedDish, plate } from '../../cook/plate/plate.ts';
import type { Table } from '../../cook/table.ts';
import type { Memo } from '../../memo/memo.ts';
import { choiceOfCard } from '../edits/card-choice.ts';

export interface CardSteps {
  readonly choice: Choice;
  readonly plated: PlatedDish;
}

/** Undefined where no card lies there. */
export function cardSteps(table: Table, memo: Memo): CardSteps | undefined {
  const choice = memo.card ? choiceOfCard(table, memo) : undefined;
  if (!choice) return undefined;
  const { dish, labels } = choice.adapted;
  const people = memo.card?.servings ?? table.people;
  return { choice, plated: plate(table.kitchen, dish, table.units, people, labels, table.seed) };
}
