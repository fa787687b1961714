/** Adds a warning to an answer where a food asked about holds an allergen of the person's: nuts in pesto; it replaces safety answers. */
import type { ReadClause } from '../../read/read-clause.ts';
import { findLineFacts } from '../../safety/verdict/line-facts.ts';
import { type Told, tell } from '../../say/told.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { restrictionsOf } from './ask-contains.ts';
import { foodsAsked } from './subject.ts';

const OF_EATING: ReadonlySet<string> = new Set(['ask-diet', 'ask-safety', 'ask-contains']);

/** The same outcome, or with that before it; what is said of keeping is then left out. */
export function withOwnHarm(
  { table }: CommandContext,
  clause: ReadClause,
  outcome: Outcome,
): Outcome {
  const { allergies } = table.heard.person.needs;
  if (allergies.length === 0 || !OF_EATING.has(clause.act)) return outcome;
  const told = foodsAsked(clause).flatMap(({ said }): Told[] => {
    // Whoever asks about nuts needs not be told that nuts are in them.
    if (restrictionsOf(said).length > 0) return [];
    const { contains, mayContain } = findLineFacts(table.kitchen.rules, said).allergens;
    const found = (list: readonly string[]) => allergies.find((one) => list.includes(one));
    const [sure, maybe] = [found(contains), found(mayContain)];
    if (sure) return [tell('answers.food-own-harm', { holder: said, food: sure })];
    return maybe ? [tell('answers.food-own-harm-maybe', { holder: said, food: maybe })] : [];
  });
  if (told.length === 0) return outcome;
  return { ...outcome, told: clause.act === 'ask-safety' ? told : [...told, ...outcome.told] };
}
