/** Command: before any cooking, asks about an unclear need: whether a food is wanted or to be avoided, or what an allergy is to. */
import { speaks, type Table } from '../../cook/table.ts';
import type { Memo } from '../../memo/memo.ts';
import { isQuestion } from '../../read/question-acts.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { needsWords } from '../../say/voice/needs-words.ts';
import { ALLERGENS } from '../../vocabulary.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { newsTold } from './news.ts';

/** Undefined where nothing has to be asked. The card, list and plan stay as they lie there. */
export function askFirst({ table }: CommandContext, memo: Memo): Outcome | undefined {
  const { allergyUnread, asksFirst } = table.heard;
  const news = newsTold(table);
  const { asked: _, ...rest } = memo;
  const foods = unclearFoods(table);
  if (foods.length > 0)
    return { memo: rest, told: [...news, tell('person.wanted-or-out', { foods })] };
  return allergyUnread && asksFirst
    ? { memo: rest, told: [...news, tell('person.unread-allergy')] }
    : undefined;
}

/** What is said back as left out is not asked about as well. */
function unclearFoods(table: Table): string[] {
  const told = newsTold(table).flatMap(({ slots: { foods } }) =>
    Array.isArray(foods) ? foods : [],
  );
  const said = table.heard.unclear.map((food) => food.said);
  return [...new Set(said)].filter((food) => !told.includes(food));
}

/** What is one of the nine is kept out already, and is not named on a card. */
function keptOut(table: Table, foods: readonly string[]): Told[] {
  const { kitchen, heard } = table;
  const { needs } = heard.person;
  const named = foods.filter((food) => speaks(kitchen, food, needs));
  const nine = ALLERGENS.filter((one) =>
    foods.some(
      (food) =>
        needs.allergies.includes(one) && !speaks(kitchen, food, { allergies: [one], diets: [] }),
    ),
  );
  return [
    ...(nine.length > 0 ? [tell('person.kept-free', { needs: needsWords(nine) })] : []),
    ...(named.length > 0 ? [tell('person.kept-out-or-in', { foods: named })] : []),
  ];
}

/**
 * What came of the message without the doubtful food, and the question behind it as the only one; the question alone
 * where nothing came of it, where that food is what they wish for, or where nobody knows what does the harm.
 */
export function askBehind(
  { table }: CommandContext,
  question: Outcome,
  clauses: readonly ReadClause[],
  answer: () => Outcome,
): Outcome {
  const foods = unclearFoods(table);
  const isWish = clauses.some((clause) => wishesFor(clause, foods));
  if (foods.length === 0 || isWish) return question;
  const { memo, told, ...served } = answer();
  const asks = clauses.some(({ act, chance }) => isQuestion(act) && chance >= POSSIBLE);
  const isDone = served.servesCard || served.lists || served.showsPlan;
  const isAnswer = asks && told.length > 0 && !told.some(isNoAnswer);
  if (!isDone && !isAnswer) return question;
  const { asked: _, ...rest } = memo;
  const own = told.filter(({ message }) => !OFFERS.has(message));
  return { memo: rest, told: [...own, ...keptOut(table, foods)], ...served };
}

/** A dish of that name, or one made of it. */
function wishesFor({ dishes, foods, act }: ReadClause, unclear: readonly string[]): boolean {
  const isNamed = dishes.some(({ title }) => unclear.includes(title.toLowerCase()));
  return (
    isNamed ||
    (WISHES.has(act) && foods.some(({ role, food }) => IN.has(role) && unclear.includes(food.said)))
  );
}

const POSSIBLE = 0.4;
const WISHES: ReadonlySet<string> = new Set(['find', 'dish', 'have', 'pick', 'swap', 'add']);
const IN: ReadonlySet<FoodRole> = new Set(['want', 'likes', 'have', 'dish', 'to', 'add']);
/** Said under dishes: the question takes their place. */
const OFFERS: ReadonlySet<string> = new Set([
  ...['find.list-end', 'find.ask-more', 'plan.end', 'plan.end-people'],
]);

function isNoAnswer({ message }: Told): boolean {
  return /^(?:which|person)\.|^find\.unknown|^answers\.(?:not-understood|unknown|lost|complain|sorry)|-barred$/.test(
    message,
  );
}
