/** Rewrites the clauses of a message that refuse or return to an earlier dish: "not the salad, the schnitzel", "back to the dal". */
import type { CommandContext } from '../commands/command.ts';
import type { Dish } from '../cookbook/dish.ts';
import type { Memo } from '../memo/memo.ts';
import { isQuestion } from '../read/question-acts.ts';
import type { ReadClause } from '../read/read-clause.ts';
import { contentTokens } from '../text/name-tokens.ts';
import { singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';
import { dishesSpokenOf } from './named-again.ts';

/** Words behind which a dish is one that they will not have; "not" where it is of one that was there: "not the salad". */
const REFUSES: ReadonlySet<string> = new Set(['forget', 'scrap', 'drop', 'not', 'no']);
const OF_KNOWN: ReadonlySet<string> = new Set(['the', 'that', 'this', 'those']);
/** So many words behind one of them, up to the next comma or "but". */
const REACH = 5;
const TURNS: ReadonlySet<string> = new Set(
  // "No place in a fish pie" refuses none.
  ['but', 'just', 'want', 'and', 'instead', 'only', 'in', 'into', 'from'],
);
/** Words for something that was there before. */
const BACK: ReadonlySet<string> = new Set(
  'back again earlier before previous previously gave showed shown served suggested'.split(' '),
);
/** Acts by which a dish is asked for, or the one that came is sent back. */
const ASKS: ReadonlySet<string> = new Set(
  'dish find pick show undo other no complain menu plan change-plan swap reset praise'.split(' '),
);
/** What a refused dish leaves of a clause that has foods: a wish for something of them. */
const WISHES: ReadonlySet<string> = new Set(['dish', 'find', 'pick', 'show', 'have', 'other']);

/** The clauses without the dish that is refused, and with the one that is gone back to as the only wish among them. */
export function withDishMeant(
  context: CommandContext,
  memo: Memo,
  clauses: readonly ReadClause[],
): readonly ReadClause[] {
  // "Put the fettuccine back on day 1" changes the plan.
  if (!memo.card && memo.plan.length > 0 && clauses.some(({ days }) => days.length > 0))
    return clauses;
  const { meant, refused, isFirm } = wordsOf(context.message);
  const known = dishesSpokenOf(context, memo);
  // "No chicken" refuses no lemon chicken.
  const isRefused = (dish: Dish) => {
    const count = names(dish, refused);
    return count > names(dish, meant) && (count > 1 || (isFirm && isHeadIn(dish, refused)));
  };
  const sent = known.filter(isRefused);
  const isCardSent = sent.some(({ slug }) => slug === memo.card?.slug);
  const left = clauses
    .filter((clause) => !isOnlyOf(clause, sent, refused))
    .map((clause) => withoutDishes(clause, sent, isCardSent));
  const others = known.filter((dish) => !isRefused(dish));
  const isAsked = clauses.every(({ act }) => isQuestion(act));
  const isBack =
    !isAsked &&
    (sent.length > 0 ||
      [...meant].some((word) => BACK.has(word)) ||
      // "Lentil dal with kumara, for one": called by all of its name.
      others.some((dish) => memo.served.includes(dish.slug) && isWhole(dish, meant)));
  const dish = isBack ? goneBackTo(memo, clauses, others, meant) : undefined;
  if (!dish) return left.length > 0 ? left : clauses;
  const first = left.find(({ act }) => ASKS.has(act)) ?? clauses.find(({ act }) => ASKS.has(act));
  if (!first) return left;
  const people = left.find((one) => one.people !== undefined)?.people;
  const { people: _, ...plain } = first;
  const wish: ReadClause = {
    ...{ ...plain, act: 'back', chance: 1, dishes: [dish], foods: [], said: [] },
    // "Just that one" counts nobody.
    ...(people === undefined || (people === 1 && !FOR_ONE.test(context.message)) ? {} : { people }),
  };
  const isOfIt = (one: ReadClause) => ASKS.has(one.act) || (COUNTS.has(one.act) && !wish.people);
  return [wish, ...left.filter((one) => one !== first && !isOfIt(one))];
}

const COUNTS: ReadonlySet<string> = new Set(['scale', 'people']);
const FOR_ONE = /\bfor (?:one|1|me)\b/i;

/** "NOT the salad", read as something to be left out. */
function isOnlyOf(
  { act, foods, dishes }: ReadClause,
  sent: readonly Dish[],
  refused: ReadonlySet<string>,
): boolean {
  return (
    sent.length > 0 &&
    dishes.length === 0 &&
    foods.length > 0 &&
    act === 'leave-out' &&
    foods.every(({ food }) => contentTokens(food.said).every((word) => refused.has(singular(word))))
  );
}

function goneBackTo(
  { card, offered, served }: Memo,
  clauses: readonly ReadClause[],
  known: readonly Dish[],
  words: ReadonlySet<string>,
): Dish | undefined {
  // Behind an open list the card itself may be meant.
  const others = known.filter(({ slug }) => slug !== card?.slug || offered.length > 0);
  const most = Math.max(0, ...others.map((dish) => names(dish, words)));
  const named = most > 0 ? others.filter((dish) => names(dish, words) === most) : [];
  const ordinal = clauses.find((one) => one.ordinal !== undefined)?.ordinal;
  // "The crumbed one you gave me second."
  const slug = ordinal === undefined || ordinal < 1 ? undefined : served[ordinal - 1];
  return named.find((one) => one.slug === slug) ?? (named.length === 1 ? named[0] : undefined);
}

function withoutDishes(clause: ReadClause, sent: readonly Dish[], isCardSent: boolean): ReadClause {
  const dishes = clause.dishes.filter((dish) => !sent.some(({ slug }) => slug === dish.slug));
  const isLess = dishes.length < clause.dishes.length;
  // Of a card that is sent away nothing is changed: what is named is wished for.
  const isOfIt = isCardSent && OF_CARD.has(clause.act);
  if (!isLess && !isOfIt) return clause;
  const foods = clause.foods.map((one) =>
    isOfIt && !GONE.has(one.role) ? { ...one, role: 'have' as const } : one,
  );
  const isWish = isOfIt || (WISHES.has(clause.act) && dishes.length === 0 && foods.length > 0);
  const include = foods.filter(({ role }) => !GONE.has(role)).map(({ food }) => food);
  return isWish
    ? { ...clause, dishes, foods, act: 'find', wish: { ...clause.wish, named: [], include } }
    : { ...clause, dishes };
}

const OF_CARD: ReadonlySet<string> = new Set(['swap', 'add', 'adjust']);
const GONE: ReadonlySet<string> = new Set(['without', 'lacking', 'dislike', 'harm', 'less']);

function isWhole(dish: Dish, words: ReadonlySet<string>): boolean {
  const { length } = contentTokens(dish.title);
  return length > 1 && names(dish, words) === length;
}

function isHeadIn({ title }: Dish, words: ReadonlySet<string>): boolean {
  return words.has(singular(contentTokens(title).at(-1) ?? ''));
}

/** How many of its title's words are among these. */
function names({ title }: Dish, words: ReadonlySet<string>): number {
  return contentTokens(title).filter((word) => words.has(singular(word))).length;
}

/** The words of a message, those apart that stand behind a refusal; firm where that is of a dish that was there. */
function wordsOf(message: string) {
  const meant = new Set<string>();
  const refused = new Set<string>();
  const tokens = tokenise(message);
  let left = 0;
  let isFirm = false;
  for (const [at, { text, gap }] of tokens.entries()) {
    if (gap === 'broken' || TURNS.has(text)) left = 0;
    if (REFUSES.has(text)) {
      left = REACH;
      isFirm ||= text.length > 'not'.length || OF_KNOWN.has(tokens[at + 1]?.text ?? '');
      continue;
    }
    (left > 0 ? refused : meant).add(singular(text));
    left -= 1;
  }
  return { meant, refused, isFirm };
}
