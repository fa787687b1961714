/** Remembers what a clause was about (foods, words, dish), fills that into a later clause without it, and narrows a clause to one food. */
import { ofOne, wordSet } from '../commands/answers/subject.ts';
import type { CommandContext } from '../commands/command.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import { dishesOf } from '../commands/find/pick.ts';
import type { Memo, SpokenOf } from '../memo/memo.ts';
import { isAsked } from '../read/question-acts.ts';
import type { FoodMention, ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';

const MOST_FOODS = 4;
const MOST_WORDS = 12;
/** In characters; the schema of the memo allows as many. */
const LONGEST = 60;

/** What the memo keeps of a clause; undefined where it is about nothing that could be asked of again. */
export function spokenOf(clause: ReadClause, { card, offered }: Memo): SpokenOf | undefined {
  const { act, terms, dishes, ordinal } = clause;
  if (!(isAsked(act) || EDITS.has(act))) return undefined;
  // What comes in stands first: "how much of it?" asks of that.
  const foods = clause.foods.toSorted((one, other) => rankOf(one) - rankOf(other));
  const said = foods.map(({ food }) => food.said);
  const fits = (word: string) => word.length <= LONGEST && word.length > 0;
  const isOfTopic = (word: string) => fits(word) && !COUNTS.has(word);
  const counted = ordinal === undefined ? undefined : offered.at(Math.max(ordinal - 1, -1));
  const dish = dishes[0]?.slug ?? counted;
  return {
    foods: [...new Set(said)].filter(fits).slice(0, MOST_FOODS),
    words: isAsked(act) ? [...new Set(terms)].filter(isOfTopic).slice(0, MOST_WORDS) : [],
    ...(dish !== undefined && dish !== card?.slug ? { dish } : {}),
  };
}

/** Which dish of a list was meant is kept by its name. */
const COUNTS = wordSet('first second third fourth last one');

function rankOf({ role }: FoodMention): number {
  return GONE.has(role) ? 1 : 0;
}

/** Roles of what goes or is not there. */
export const GONE: ReadonlySet<string> = new Set(['from', 'lacking', 'without', 'dislike', 'harm']);

const EDITS: ReadonlySet<string> = new Set(['swap', 'add', 'leave-out', 'adjust', 'have']);

export function namesAny({ foods, dishes, famous, ordinal }: ReadClause): boolean {
  return foods.length + dishes.length > 0 || famous !== undefined || ordinal !== undefined;
}

/** The clause with the foods and the words of what was spoken of; a food that it names itself takes the place of those. */
export function taking(
  context: CommandContext,
  clause: ReadClause,
  subject: SpokenOf,
  withWords = true,
): ReadClause {
  const { kitchen } = context.table;
  const old = subject.foods.map((said) => foodSaid(kitchen, said));
  // Of a food and what it stands in for, in this order.
  const isPair = old.length === 2 && subject.words.includes('instead');
  const own = clause.foods.length + clause.dishes.length > 0;
  const gone = new Set(own ? subject.foods.flatMap(contentTokens) : []);
  const words = withWords ? subject.words.filter((word) => !gone.has(word)) : [];
  const foods: readonly FoodMention[] = own
    ? clause.foods.map((one) => ({ ...one, role: one.role === 'about-dish' ? 'about' : one.role }))
    : old.map((food, at): FoodMention => {
        const role = isPair ? (at === 0 ? 'to' : 'from') : 'about';
        return { role, chance: 1, food };
      });
  const terms = [...new Set([...clause.terms, ...words])];
  return { ...clause, foods, terms, own: undefined };
}

/** The clause as it would be of one of its foods, or of the dish on the table that is called so. */
export function alone(
  { table }: CommandContext,
  { offered, plan }: Memo,
  clause: ReadClause,
  mention: FoodMention,
): ReadClause {
  const own = contentTokens(mention.food.said);
  const dish = dishesOf(table, [...offered, ...plan.map(({ slug }) => slug)]).find(({ title }) =>
    own.every((word) => contentTokens(title).includes(word)),
  );
  return { ...ofOne(clause, mention), dishes: dish ? [dish] : [], own: undefined };
}
