/** Gives a clause what it leaves unsaid: "and in the oven?", "how much of it?" and "no, I asked why" are asked of what was spoken of before. */
import type { CommandContext } from '../commands/command.ts';
import { bookDish } from '../commands/edits/card-choice.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { isFood } from '../cook/adapt/adapt-work.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Memo, SpokenOf } from '../memo/memo.ts';
import type { FoodMention, ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';

const MOST_FOODS = 4;
const MOST_WORDS = 12;
/** In characters; the schema of the memo allows as many. */
const LONGEST = 60;

/** The clauses, each with what it leaves unsaid from the one before it, the first from the memo. */
export function withSubjects(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): ReadClause[] {
  let before: Before = { act: memo.question, subject: memo.subject };
  return clauses.map((clause) => {
    const whole = inFull(context, memo, clause, before);
    before = { act: isAsked(whole.act) ? whole.act : undefined, subject: spokenOf(whole, memo) };
    return whole;
  });
}

interface Before {
  /** Undefined where it was no question. */
  readonly act: string | undefined;
  readonly subject: SpokenOf | undefined;
}

/** A question, or a mishap that is told to be mended. */
export function isAsked(act: string): boolean {
  return act.startsWith('ask-') || act === 'pairing' || act === 'rescue';
}

/** What the memo keeps of a clause; undefined where it is about nothing that could be asked of again. */
export function spokenOf(clause: ReadClause, { card }: Memo): SpokenOf | undefined {
  const { act, foods, terms, dishes } = clause;
  if (!(isAsked(act) || EDITS.has(act))) return undefined;
  const said = foods.map(({ food }) => food.said);
  const fits = (word: string) => word.length <= LONGEST && word.length > 0;
  const [dish] = dishes;
  return {
    foods: [...new Set(said)].filter(fits).slice(0, MOST_FOODS),
    words: isAsked(act) ? [...new Set(terms)].filter(fits).slice(0, MOST_WORDS) : [],
    ...(dish && dish.slug !== card?.slug ? { dish: dish.slug } : {}),
  };
}

const EDITS: ReadonlySet<string> = new Set(['swap', 'add', 'leave-out', 'adjust', 'have']);

function inFull(
  context: CommandContext,
  memo: Memo,
  said: ReadClause,
  { act: asked, subject }: Before,
): ReadClause {
  const clause = ofOneListed(context, memo, said);
  if (!subject) return clause;
  const again = asked === undefined ? undefined : actInsistedOn(clause, asked);
  if (again) return taking(context, { ...clause, act: again, chance: INSISTED }, subject);
  if (asked !== undefined && clause.continues && mayGoOn(clause))
    return taking(context, { ...clause, act: asked, second: clause.act }, subject);
  const ofDish = withDish(context, memo, clause, subject);
  if (namesAny(ofDish)) return ofDish;
  if (clause.continues && isAsked(clause.act)) return taking(context, ofDish, subject);
  return isBare(clause, asked) ? taking(context, ofDish, subject) : ofDish;
}

const INSISTED = 0.9;

/** The question that was asked before, or the one that its word names: "no, I asked why". */
function actInsistedOn({ act, terms, chance }: ReadClause, asked: string): string | undefined {
  const insists = terms.some((term) => INSISTS.has(term));
  if (!insists || terms.includes('step')) return undefined;
  if (isAsked(act) && chance >= INSISTED) return undefined;
  const named = ASKED_BY.find(([words]) => terms.some((term) => words.includes(term)));
  return named?.[1] ?? (OF_ANNOYANCE.has(act) || chance < EVEN ? asked : undefined);
}

const EVEN = 0.5;
const INSISTS: ReadonlySet<string> = new Set(['mean', 'meant', 'asked', 'asking', 'question']);
const OF_ANNOYANCE: ReadonlySet<string> = new Set([
  ...['complain', 'no', 'small-talk', 'off-topic', 'swap', 'other', 'have', 'yes'],
]);
const ASKED_BY: readonly (readonly [words: readonly string[], act: string])[] = [
  [['why'], 'ask-why'],
  [['long', 'minute'], 'ask-timing'],
  [['much', 'many'], 'ask-amount'],
  [['temperature', 'hot', 'degree'], 'ask-temperature'],
  [['done', 'ready'], 'ask-done'],
  [['instead', 'substitute', 'replace'], 'ask-substitute'],
  [['keep', 'freeze', 'fridge'], 'ask-storage'],
];

/** "And a pudding?" wishes for one, whatever was asked before. */
function mayGoOn({ act, wish }: ReadClause): boolean {
  const isWish = act === 'find' && (wish.course !== undefined || wish.words.length > 0);
  return MAY_GO_ON.has(act) && !isWish;
}

const MAY_GO_ON: ReadonlySet<string> = new Set([
  ...['find', 'have', 'dish', 'add', 'other', 'ask-food', 'ask-substitute', 'ask-contains'],
  ...['people', 'small-talk', 'pairing', 'need', 'off-topic', 'kit', 'method', 'ask-tool', 'app'],
]);

/** Questions that a word or two make up, and after which others they are asked of the same. */
function isBare({ act, terms }: ReadClause, asked: string | undefined): boolean {
  const bare = BARE[act];
  if (!bare || !terms.every((term) => bare.words.has(term))) return false;
  return bare.after === undefined || (asked !== undefined && bare.after.has(asked));
}

interface Bare {
  readonly words: ReadonlySet<string>;
  /** After any where that is undefined. */
  readonly after?: ReadonlySet<string>;
}

const OF_COOKING = setOf(
  'ask-technique ask-tool ask-done ask-temperature ask-timing ask-convert rescue',
);
const BARE: Readonly<Record<string, Bare>> = {
  'ask-amount': { words: setOf('much many then need use put about roughly exactly same amount') },
  'ask-food': { words: setOf('where buy find then sell taste like shop') },
  'ask-why': { words: setOf('why then though because') },
  'ask-timing': { words: setOf('long time minute then again roughly'), after: OF_COOKING },
  'ask-temperature': { words: setOf('temperature hot heat temp then'), after: OF_COOKING },
  'ask-substitute': { words: setOf('else other instead'), after: setOf('ask-substitute') },
};

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

function namesAny({ foods, dishes, famous, ordinal }: ReadClause): boolean {
  return foods.length + dishes.length > 0 || famous !== undefined || ordinal !== undefined;
}

/** The clause with the foods and the words of what was spoken of; a food that it names itself takes the place of those. */
function taking(context: CommandContext, clause: ReadClause, subject: SpokenOf): ReadClause {
  const { kitchen } = context.table;
  const old = subject.foods.map((said) => foodSaid(kitchen, said));
  const own = clause.foods.length + clause.dishes.length > 0;
  const gone = new Set(own ? subject.foods.flatMap(contentTokens) : []);
  const words = subject.words.filter((word) => !gone.has(word));
  const foods: readonly FoodMention[] = own
    ? clause.foods.map((one) => ({ ...one, role: one.role === 'about-dish' ? 'about' : one.role }))
    : old.map((food): FoodMention => ({ role: 'about', chance: 1, food }));
  return { ...clause, foods, terms: [...new Set([...clause.terms, ...words])] };
}

/** "Does it freeze?", asked of a list after one of its dishes was spoken of. */
function withDish(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  { dish: slug }: SpokenOf,
): ReadClause {
  const isOfIt = isAsked(clause.act) && !namesAny(clause) && !clause.ofSeveral;
  if (slug === undefined || !isOfIt || (memo.card && !clause.continues)) return clause;
  const dish = bookDish(table, slug);
  return dish ? { ...clause, dishes: [dish] } : clause;
}

/** "Is the rice one spicy?": the dish of the list that is called so, or else the one that has it. */
function ofOneListed({ table }: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const { terms, foods, dishes, ordinal } = clause;
  const isOne = terms.includes('one') && isAsked(clause.act) && dishes.length === 0;
  if (!isOne || ordinal !== undefined || memo.offered.length < 2) return clause;
  const listed = dishesOf(table, memo.offered);
  const called = listed.filter(({ title }) => {
    const words = contentTokens(title);
    return words.some((word) => terms.includes(word));
  });
  const [dish, other] =
    called.length > 0 ? called : listed.filter((one) => foods.some((food) => has(food, one)));
  if (!dish || other) return clause;
  return { ...clause, dishes: [dish], foods: [] };

  function has({ food }: FoodMention, { ingredients }: Dish): boolean {
    return ingredients.some(({ name }) => isFood(table, name, food));
  }
}
