/** Rereads a message by its answer to "this or that?" as the intent chosen; and a correction ("I meant baked beans") as the wish. */
import type { Memo } from '../memo/memo.ts';
import type { ReadClause } from '../read/read-clause.ts';

/** The clauses of the message, or those of the one asked about with the act that was meant. */
export function clausesMeant(
  { asked }: Memo,
  message: string,
  read: (text: string) => readonly ReadClause[],
): readonly ReadClause[] {
  const clauses = read(message);
  const [clause] = clauses;
  if (asked?.kind !== 'which' || !clause || clauses.length > 1) return clauses;
  const act = actMeant(asked.acts, clause);
  if (act === undefined) return clauses;
  const [meant, ...others] = read(asked.message);
  return meant ? [{ ...meant, act, chance: 1 }, ...others] : clauses;
}

/** "The first", "yes" and "the second" name one of them; so does a message that surely does one of them and no more. */
function actMeant(
  acts: readonly string[],
  { act, ordinal, terms }: ReadClause,
): string | undefined {
  if (ordinal !== undefined && terms.length < FEW)
    return acts.at(ordinal > 0 ? ordinal - 1 : ordinal);
  if (act === 'yes') return acts[0];
  if (act === 'no') return acts[1];
  return undefined;
}

const FEW = 4;

/** "I meant baked beans", after a wish for beans, is that wish again with these. */
export function asCorrected({ wish, plan, card }: Memo, clause: ReadClause): ReadClause {
  const { act, terms, foods } = clause;
  const isMeant = CORRECTS.has(act) && terms.some((term) => MEANT.has(term));
  if (!wish || !isMeant || foods.length === 0 || terms.some((term) => NOT.has(term))) return clause;
  // "I said cheap, lamb is not", over a plan, is said of its meals.
  if (plan.length > 0 && !card) return clause;
  // What was wished for is there, and something else is the matter.
  if (foods.every(({ food }) => wish.foods.includes(food.said))) return clause;
  const meant = foods.map((one) => ({ ...one, role: 'have' as const }));
  const include = meant.map(({ food }) => food);
  const again = act === 'quicker' ? act : 'find';
  return { ...clause, act: again, chance: 1, foods: meant, wish: { ...clause.wish, include } };
}

const CORRECTS: ReadonlySet<string> = new Set(['complain', 'quicker', 'no', 'other']);
const NOT: ReadonlySet<string> = new Set(['not', 'cant', 'cannot', 'didnt', 'wont', 'never']);
const MEANT: ReadonlySet<string> = new Set(['meant', 'mean', 'said', 'asked', 'wanted']);
