/** Gives a clause what it leaves unsaid: "and in the oven?", "how much of it?" and "no, I asked why" are asked of what was spoken of before. */
import type { CommandContext } from '../commands/command.ts';
import { bookDish } from '../commands/edits/card-choice.ts';
import { foodSaid } from '../commands/edits/said-food.ts';
import { dishesOf } from '../commands/find/pick.ts';
import { isFood } from '../cook/adapt/adapt-work.ts';
import { isPlural } from '../cook/adapt/rename.ts';
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

/** "Do they need soaking?", of lentils, where the dish is one thing. */
function isOfThem(
  { table, message }: CommandContext,
  { card }: Memo,
  { act }: ReadClause,
  { foods }: SpokenOf,
  asked: string | undefined,
): boolean {
  const dish = card && bookDish(table, card.slug);
  const isMany = foods.length === 1 && isPlural(foods[0] ?? '');
  const isFood = asked !== undefined && OF_A_FOOD.has(asked);
  return isMany && isFood && isAsked(act) && THEY.test(message) && !(dish && isPlural(dish.title));
}

const THEY = /\b(?:they|them|those)\b/i;

/** What the memo keeps of a clause; undefined where it is about nothing that could be asked of again. */
export function spokenOf(clause: ReadClause, { card, offered }: Memo): SpokenOf | undefined {
  const { act, terms, dishes, ordinal } = clause;
  if (!(isAsked(act) || EDITS.has(act))) return undefined;
  // What comes in stands first: "how much of it?" asks of that.
  const foods = clause.foods.toSorted((one, other) => rankOf(one) - rankOf(other));
  const said = foods.map(({ food }) => food.said);
  const fits = (word: string) => word.length <= LONGEST && word.length > 0;
  const counted = ordinal === undefined ? undefined : offered.at(Math.max(ordinal - 1, -1));
  const dish = dishes[0]?.slug ?? counted;
  return {
    foods: [...new Set(said)].filter(fits).slice(0, MOST_FOODS),
    words: isAsked(act) ? [...new Set(terms)].filter(fits).slice(0, MOST_WORDS) : [],
    ...(dish !== undefined && dish !== card?.slug ? { dish } : {}),
  };
}

function rankOf({ role }: FoodMention): number {
  return GONE.has(role) ? 1 : 0;
}

const GONE: ReadonlySet<string> = new Set(['from', 'lacking', 'without', 'dislike', 'harm']);

const EDITS: ReadonlySet<string> = new Set(['swap', 'add', 'leave-out', 'adjust', 'have']);

function inFull(
  context: CommandContext,
  memo: Memo,
  said: ReadClause,
  { act: asked, subject }: Before,
): ReadClause {
  const clause = settled(ofOneListed(context, memo, said));
  if (!subject) return clause;
  const again = asked === undefined ? undefined : actInsistedOn(clause, asked);
  if (again) return taking(context, { ...clause, act: again, chance: INSISTED }, subject);
  const { needs, situations } = clause;
  const isForSomebody = needs.diets.length + needs.allergies.length + situations.length > 0;
  // "What about the fish sauce, my daughter is vegetarian" asks of her.
  if (clause.continues && isForSomebody && !isAsked(clause.act) && clause.foods.length > 0)
    return { ...clause, act: 'ask-diet', chance: INSISTED };
  const asksCause = asked !== undefined && isAsked(clause.act) && CAUSE.test(context.message);
  if (asksCause && asked === 'rescue')
    return taking(
      context,
      { ...clause, act: asked, chance: INSISTED, foods: [], terms: ['because'] },
      subject,
    );
  if (asksCause && OF_A_CAUSE.has(asked) && !namesAny(clause))
    return taking(context, { ...clause, act: 'ask-why', chance: INSISTED }, subject);
  // "Do I have to?"
  if (
    clause.terms.length === 0 &&
    isAsked(clause.act) &&
    asked !== undefined &&
    OF_A_DEED.has(asked)
  )
    return taking(
      context,
      { ...clause, act: 'ask-why', chance: INSISTED, terms: ['skip'] },
      subject,
    );
  if (asked !== undefined && clause.continues && mayGoOn(clause))
    return taking(context, { ...clause, act: asked, second: clause.act }, subject);
  const ofDish = withDish(context, memo, clause, subject);
  const edit = editOfIt(context, clause, subject, asked);
  if (edit) return edit;
  if (namesAny(ofDish))
    return asked !== undefined && OF_A_FOOD.has(asked)
      ? replacing(context, ofDish, subject)
      : ofDish;
  const refers = REFERS.test(context.message) && clause.tools.length === 0;
  if (isOfThem(context, memo, clause, subject, asked))
    return taking(context, clause, subject, false);
  if (clause.act === 'ask-substitute' && refers) return lacking(context, clause, subject);
  if (refers && !memo.card && isAsked(clause.act)) return taking(context, clause, subject, false);
  if (clause.continues && isAsked(clause.act)) return taking(context, ofDish, subject);
  return isBare(clause, asked) ? taking(context, ofDish, subject) : ofDish;
}

const INSISTED = 0.9;
const OF_A_CAUSE = setOf('ask-why ask-done');
const OF_A_DEED = setOf('ask-why ask-technique');
/** "Was that the heat?", "so is that why?" */
const CAUSE = /\b(?:is|was|could|would) (?:that|it|this) (?:be )?(?:because|why|the|from)\b/i;

/** "Can I leave it out?", of the food that was asked about; "would yoghurt do it?", of a mishap, puts it in. */
function editOfIt(
  context: CommandContext,
  clause: ReadClause,
  { foods }: SpokenOf,
  asked: string | undefined,
): ReadClause | undefined {
  const [said] = foods;
  const [only, other] = clause.foods;
  if (
    clause.act === 'leave-out' &&
    !namesAny(clause) &&
    said !== undefined &&
    asked !== undefined
  ) {
    const food = foodSaid(context.table.kitchen, said);
    const chance = Math.max(clause.chance, LIKELY);
    return { ...clause, chance, foods: [{ role: 'without', chance: 1, food }] };
  }
  const isOffered = clause.act === 'ask-substitute' && !clause.terms.includes('instead');
  const isRemedy = asked === 'rescue' && isOffered && only && !other;
  return isRemedy && !GONE.has(only.role)
    ? { ...clause, act: 'add', foods: [{ ...only, role: 'add' }] }
    : undefined;
}

const LIKELY = 0.7;
const REFERS = /\b(?:it|that|them|those|one|any)\b/i;

/** Questions of a word or two, which say themselves what they are: "can I rescue it?", "where would I get it?" */
function settled(clause: ReadClause): ReadClause {
  const { act, terms } = clause;
  const only = (words: ReadonlySet<string>) =>
    terms.length > 0 && terms.every((one) => words.has(one));
  if (!isAsked(act)) return clause;
  if (only(RESCUES)) return { ...clause, act: 'rescue' };
  return only(WHERE) ? { ...clause, act: 'ask-food' } : clause;
}

const RESCUES = setOf('rescue save salvage fix mend now');
const WHERE = setOf('where buy find sell shop stock');

/** "What can I use if the shop has none of them?" */
function lacking(context: CommandContext, clause: ReadClause, { foods }: SpokenOf): ReadClause {
  const [said] = foods;
  if (said === undefined || clause.terms.includes('work')) return clause;
  const food = foodSaid(context.table.kitchen, said);
  return { ...clause, foods: [{ role: 'lacking', chance: 1, food }] };
}

/** Questions about a food, of which "instead" then speaks. */
const OF_A_FOOD = setOf('ask-food ask-substitute ask-contains ask-diet ask-technique');

/** "Can I use ginger instead?", of the galangal that was spoken of. */
function replacing(context: CommandContext, clause: ReadClause, { foods }: SpokenOf): ReadClause {
  const [only, other] = clause.foods;
  const [said] = foods;
  const isOne = only !== undefined && !other && clause.dishes.length === 0;
  const isInstead = isOne && clause.act === 'ask-substitute' && clause.terms.includes('instead');
  if (!isInstead || said === undefined || said === only.food.said || GONE.has(only.role))
    return clause;
  const food = foodSaid(context.table.kitchen, said);
  return {
    ...clause,
    foods: [
      { ...only, role: 'to' },
      { role: 'from', chance: 1, food },
    ],
  };
}

/** The question that was asked before, or the one that its word names: "no, I asked why". */
function actInsistedOn({ act, terms, chance }: ReadClause, asked: string): string | undefined {
  if (!insists({ terms }) || terms.includes('step')) return undefined;
  if (isAsked(act) && chance >= INSISTED) return undefined;
  const named = ASKED_BY.find(([words]) => terms.some((term) => words.includes(term)));
  return named?.[1] ?? (OF_ANNOYANCE.has(act) || chance < EVEN ? asked : undefined);
}

export function insists({ terms }: Pick<ReadClause, 'terms'>): boolean {
  return terms.some((term) => INSISTS.has(term));
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
function mayGoOn({ act, chance, wish }: ReadClause): boolean {
  // A question that is as good as sure is its own.
  if (isAsked(act) && chance >= LIKELY) return false;
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
  'ask-amount': {
    words: setOf(
      'much many then need use put about roughly exactly same amount tin can cup gram clove',
    ),
  },
  'ask-food': { words: setOf('where buy find then sell taste like shop') },
  'ask-why': { words: setOf('why then though because') },
  'ask-timing': {
    words: setOf('long time minute then again roughly overnight hour day enough'),
    after: OF_COOKING,
  },
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
function taking(
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
