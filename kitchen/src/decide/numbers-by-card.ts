/** Reads numbers said over an open recipe: a correction ("200 g, not 100"), how many people, or the weight of a joint to scale to. */
import { wordSet } from '../commands/answers/subject.ts';
import type { CommandContext } from '../commands/command.ts';
import { choiceOfCard } from '../commands/edits/card-choice.ts';
import { servingsOf } from '../commands/edits/edited-card.ts';
import { timesOfLine } from '../commands/edits/said-amount.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import { WEIGHTS } from '../commands/edits/scale.ts';
import type { Memo } from '../memo/memo.ts';
import type { Amount, FoodMention, ReadClause } from '../read/read-clause.ts';

const SURE = 0.7;
const EVEN = 0.5;
/** Nearer than that is as good as the same. */
const NEAR = 0.02;
/** Acts that a correction of a number may be. */
const CORRECTS = wordSet('adjust complain have no scale swap');
const COUNTS: ReadonlySet<string> = new Set(['scale', 'people']);

/** The clauses as they were where no card lies there, or a list beside it. */
export function withNumbersByCard(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  if (!memo.card || memo.offered.length > 0) return clauses;
  const read = withoutRefusedCount(clauses).map((clause) =>
    counted(corrected(context, memo, clause)),
  );
  const counting = read.find(({ act, people }) => COUNTS.has(act) && people !== undefined);
  // "For one. I have 200 g of prawns": for one, with so much.
  if (counting)
    return read.map((one) =>
      one.act === 'have' && one.people === undefined ? { ...one, people: counting.people } : one,
    );
  return read;
}

/** "Serves 8?? It's just me": the number that is complained of is not the one that is wanted. */
function withoutRefusedCount(clauses: readonly ReadClause[]): readonly ReadClause[] {
  const isWanted = ({ act, people }: ReadClause) => COUNTS.has(act) && people !== undefined;
  const isRefused = ({ act }: ReadClause) => act === 'complain' && clauses.some(isWanted);
  return clauses.map((one) => (isRefused(one) ? { ...one, people: undefined } : one));
}

/** "And we will be seven", said over a card, is for seven. */
function counted(clause: ReadClause): ReadClause {
  const { act, people, foods } = clause;
  const isCount = COUNTS.has(act) && people !== undefined && foods.length === 0;
  // "My joint is 2.4 kilos", of which nothing is sure but the weight.
  const [weight, other] = clause.amounts;
  const isWeight = weight && !other && WEIGHTS.has(weight.unit) && foods.length === 0;
  if (isWeight && clause.chance < EVEN) return { ...clause, act: 'scale', chance: SURE };
  return isCount ? { ...clause, chance: Math.max(clause.chance, EVEN) } : clause;
}

/** "It should say 200 g, not 100", "I said six, not eight". */
function corrected({ table, message }: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const { bySpelling } = table.kitchen.measures.units;
  // "6 not 8" counts no nots.
  const [one, two, more] = clause.amounts.map(({ value, unit }) => ({
    value,
    unit: bySpelling.has(unit) ? unit : '',
  }));
  const choice = one && two && !more && choiceOfCard(table, memo);
  if (!memo.card || !choice || !CORRECTS.has(clause.act)) return clause;
  const servings = servingsOf(table, memo.card);
  const not = message.search(/\b(?:not|instead)\b/i);
  const pairs = [[one, two] as const, [two, one] as const];
  const unit = one.unit || two.unit;
  if (unit === '') {
    const count = pairs.find(([{ value }]) => value === servings);
    // "For one. 3 eggs, not fresh peppers" corrects no number.
    if (!count || not < 0 || clause.foods.length > 0) return clause;
    const people = count[1].value;
    return { ...clause, act: 'scale', chance: SURE, people, foods: [], amounts: [] };
  }
  const { dish } = choice.adapted;
  const isOn = (amount: Amount) => {
    const said = { value: (amount.value * dish.servings) / servings, unit };
    return dish.ingredients.filter((item) => {
      const times =
        item.unit === '' ? undefined : timesOfLine(table.kitchen, item, item.name, said);
      return times !== undefined && Math.abs(times - 1) < NEAR;
    });
  };
  // "200, not 100", of a card that has 200, is as it should be.
  if (not > message.search(/\d/) && isOn(one).length > 0) return clause;
  const named = clause.foods.map(({ food }) => food.said);
  const [wrong, right] =
    pairs.find(([was, is]) => isOn(was).length > 0 && isOn(is).length === 0) ?? [];
  const lines = wrong ? isOn(wrong) : [];
  const line = lines.find(({ name }) => named.some((said) => name.includes(said))) ?? lines[0];
  const isClear = line && (lines.length === 1 || named.length > 0);
  if (!right || !isClear) return clause;
  const food = foodSaid(table.kitchen, line.name);
  const amount = { value: right.value, unit };
  const foods: FoodMention[] = [{ role: 'add', chance: 1, food, amount }];
  return { ...clause, act: 'adjust', chance: SURE, foods, amounts: [amount] };
}
