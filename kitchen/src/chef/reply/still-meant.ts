/** What is said of a dish that was asked for by name while only a list has answered: the dish is not forgotten. */
import type { Table } from '../../cook/table.ts';
import { namesContent, namesModifier } from '../understand/meaning.ts';
import { KINDS_OF_DISH } from '../understand/read-words.ts';

/** "Without chocolate", said of what we offered in place of a birthday cake: a birthday cake without chocolate. */
export function stillMeant(table: Table): Table | null {
  const { before, meaning } = table;
  const { moods, time, reply, refused, replace, avoid } = meaning;
  if (before.lastSaid !== 'list' || before.answered || before.meant.length === 0) return null;
  if (namesContent(meaning) || !namesModifier(meaning)) return null;
  if (moods.length + refused.length > 0 || reply !== undefined || replace !== undefined)
    return null;
  if (time.quicker || time.maxMinutes !== undefined) return null;
  if (avoid.some((food) => KINDS_OF_DISH.test(food.said))) return null;
  return { ...table, meaning: { ...meaning, named: before.meant } };
}
