/** Command: shows the recipe card again in the units just asked for; without a card it only confirms them. */

import { tell } from '../../say/told.ts';
import type { Command } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';

/** Needs units in the clause; the table has them already. Without a card it only confirms. */
export const units: Command = ({ table }, memo, clause) => {
  const wanted = clause.units;
  if (wanted === undefined) return undefined;
  const system = SYSTEMS[wanted] ?? 'metric';
  if (!memo.card || !choiceOfCard(table, memo))
    return { memo, told: [tell('edits.units-noted', { system }), tell('edits.units-keep')] };
  return {
    memo: { ...memo, offered: [] },
    told: [
      tell('edits.units', { system }),
      ...(clause.terms.includes('fan') ? [tell('edits.fan-oven')] : []),
    ],
    servesCard: true,
  };
};

/** How a cook calls them. */
const SYSTEMS: Readonly<Record<string, string>> = {
  international: 'grams and millilitres',
  'United States': 'cups and ounces',
  Imperial: 'pounds and ounces',
};
