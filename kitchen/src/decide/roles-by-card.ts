/** Corrects the role of each food in a clause (to remove, to add, at hand ...) by whether the open recipe contains it. */
import type { CommandContext } from '../commands/command.ts';
import { choiceOfCard, tableForCard } from '../commands/edits/card-choice.ts';
import { isIn } from '../commands/edits/clause-foods.ts';
import type { Choice } from '../cook/choose/choose.ts';
import type { Dish } from '../cookbook/dish.ts';
import { isKindOfDish } from '../cookbook/dish-kinds.ts';
import type { Edit, Memo } from '../memo/memo.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { FoodMention, FoodRole, ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';

/** Acts that change the card, or tell of the cupboard over one. */
const CHANGES: ReadonlySet<string> = new Set([
  ...['swap', 'leave-out', 'add', 'adjust', 'have', 'undo', 'complain', 'no', 'restyle'],
  'ask-substitute',
]);
/** So much likelier each role is, of a food that is on the card and of one that is not. */
const ODDS: Readonly<Record<'on' | 'off', Readonly<Partial<Record<FoodRole, number>>>>> = {
  on: { to: 0.1, add: 0.5, dish: 0.1, want: 0.3 },
  off: { from: 0.3, without: 0.3, less: 0.3, lacking: 0.3, dislike: 0.3 },
};
/** Beside something of the card that goes, what is not on it hardly goes as well, nor what the dish is called by. */
const BESIDE: Readonly<Partial<Record<FoodRole, number>>> = {
  ...{ from: 0.1, without: 0.1, less: 0.1, lacking: 0.1, dislike: 0.1 },
};
export const OUT: ReadonlySet<string> = new Set(['without', 'from', 'lacking', 'dislike']);
/** Said of another dish, or of none. */
const WISHES: ReadonlySet<string> = new Set(['find', 'dish', 'plan', 'menu', 'need']);
const SURE = 0.7;
const HARDLY = 0.08;

/** The clauses as they were where no card lies there, or a list beside it. */
export function withRolesByCard(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  if (!memo.card || memo.offered.length > 0) return clauses;
  return clauses.map((clause) => {
    if (clause.foods.length === 0 || !(CHANGES.has(clause.act) || isUnsure(clause))) return clause;
    const choice = choiceBefore(context, memo, clause);
    return choice ? byCard(context, choice, clause) : clause;
  });
}

function isUnsure({ act, chance, second }: ReadClause): boolean {
  return CHANGES.has(second) && !isQuestion(act) && !WISHES.has(act) && chance < SURE;
}

/** The dish as it lies there: what is named now and must go is not gone yet. */
export function choiceBefore(
  { table }: CommandContext,
  memo: Memo,
  { foods }: ReadClause,
): Choice | undefined {
  const { card } = memo;
  const going = foods.map(({ food }): Edit => ({ kind: 'leave out', food: food.said }));
  const held = card && tableForCard(table, { ...card, edits: [...card.edits, ...going] });
  return held && choiceOfCard(held, memo);
}

function byCard({ table }: CommandContext, choice: Choice, clause: ReadClause): ReadClause {
  const { dish } = choice.adapted;
  const isOn = ({ food }: FoodMention) => isIn(table.kitchen, choice, food.said);
  const count = (role: FoodRole) => clause.foods.filter((one) => one.role === role).length;
  // "Cheddar for mozzarella" is told in pairs, and was meant so.
  const isPaired = clause.act === 'swap' && count('from') > 0 && count('from') === count('to');
  const foods = clause.foods
    // "The onion out of the curry" speaks of the dish.
    .filter((one, _, all) => all.length === 1 || !isDishItself(dish, one.food.said))
    .map((one, _, all) => {
      const isBeside = all.some(
        (other) => other !== one && OUT.has(other.role) && isOn(other) && !isNamed(dish, other),
      );
      if (isPaired) return one;
      const hardlyGoes = (isBeside && !isOn(one)) || (all.length > 1 && isNamed(dish, one));
      return weighed(one, hardlyGoes ? BESIDE : ODDS[isOn(one) ? 'on' : 'off']);
    });
  return { ...clause, foods };
}

/** "Fish", of a fish pie. */
function isNamed({ title }: Dish, { food }: FoodMention): boolean {
  const words = contentTokens(title);
  return contentTokens(food.said).every((word) => words.includes(word));
}

function weighed(one: FoodMention, odds: Readonly<Partial<Record<string, number>>>): FoodMention {
  if (!one.roles) return one;
  const read = Object.entries(one.roles).map(
    ([role, chance]) => [role as FoodRole, chance * (odds[role] ?? 1)] as const,
  );
  const total = read.reduce((sum, [, chance]) => sum + chance, 0);
  const [role, chance] = read.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (total === 0) return one;
  // What is hardly any of them is only spoken of.
  const isLikely = role === one.role || (one.roles[role] ?? 0) >= HARDLY;
  return { ...one, role: isLikely ? role : 'about', chance: chance / total };
}

/** A word of the dish's name that says what kind of dish it is: the curry, the pie. */
function isDishItself({ title, also, ingredients }: Dish, said: string): boolean {
  const words = contentTokens(said);
  const isListed = ingredients.some(({ name }) => name.toLowerCase() === said);
  const names = [title, ...also].map((one) => contentTokens(one));
  const isWhole = names.some((name) => name.join(' ') === words.join(' '));
  return (
    !isListed &&
    (isWhole ||
      (isKindOfDish(words.at(-1) ?? '') &&
        names.some((name) => words.every((word) => name.includes(word)))))
  );
}
