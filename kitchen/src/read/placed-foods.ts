/** Settles the foods of a clause by position: the role of each, which parts belong to a dish's name, and which are asked for. */
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { Food } from '../needs/heard.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { singular } from '../text/plurals.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadAct } from './message-reader.ts';
import { isCue, type NamedWords, type WordSpan } from './names.ts';
import type { FoodMention, FoodRole } from './read-clause.ts';
import { isWord, type SaidDish } from './said-dishes.ts';
import { asCooked, describeFood, withoutKind } from './said-foods.ts';

/** What a clause is described with. */
export interface Described {
  readonly rules: Rules;
  readonly cookbook: Cookbook;
  readonly language: { readonly lexicon: Lexicon };
}

export interface PlacedFood extends FoodMention, WordSpan {}

const WISHED: ReadonlySet<string> = new Set(['want', 'dish', 'likes']);
/** Foods in these roles make up no dish that is asked for. */
const APART: ReadonlySet<string> = new Set([
  ...['have', 'without', 'dislike', 'harm', 'lacking', 'from', 'less', 'beside'],
]);

export function placedFoods(
  { rules }: Described,
  named: NamedWords,
  text: string,
  { foods }: ReadAct,
): PlacedFood[] {
  const whole = foods.filter(
    ({ start, end }) => !isCutBehind(named, text.slice(start, end), start),
  );
  return whole.map(({ role, chance, roles, start, end }) => {
    const at = named.words.findIndex((word) => word.end > start);
    const span = named.foods[at] ?? { from: at, to: at + 1 };
    const food = describeFood(
      rules,
      named.lexicon,
      withoutMood(rules, named.lexicon, text.slice(start, end)),
    );
    const meant = isDeclined(named, span.to) ? 'without' : (role as FoodRole);
    return { role: meant, chance, roles, food: asCooked(named, food, span), ...span };
  });
}

/** The steaks of "swordfish steaks" are no meat of their own. */
function isCutBehind({ lexicon, words, foods }: NamedWords, said: string, start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  const isCut = isCue(lexicon, [said.toLowerCase()], 'part');
  return isCut && at > 0 && foods[at - 1] !== undefined && foods[at - 1] !== foods[at];
}

/** "Chicken? No thanks" declines it. */
function isDeclined({ words }: NamedWords, at: number): boolean {
  const [mark, no = ''] = words.slice(at, at + 2).map(({ shape }) => shape);
  return mark === '?' && NO.has(no);
}

const NO: ReadonlySet<string> = new Set(['no', 'nope', 'nah']);

/** "Creamy pasta" is pasta, and a sweet potato no potato. */
function withoutMood(rules: Rules, { rows }: Lexicon, said: string): string {
  if (isBought({ rules }, said)) return said;
  const [first = '', ...rest] = said.split(' ');
  const isMood = rows.get(first.toLowerCase())?.some(({ kind }) => kind === 'mood');
  return isMood && rest.length > 0 ? rest.join(' ') : said;
}

/** Of what is wished for the food beside its kind of dish: "soup please" names none, "chicken curry" chicken. */
export function asWished(
  { rules, cookbook }: Described,
  { lexicon }: NamedWords,
  { role, chance, roles, food }: FoodMention,
  isNamed = false,
): FoodMention[] {
  const kindless = WISHED.has(role) ? withoutKind(lexicon, food.said) : food.said;
  const isWhole = kindless === food.said;
  if (isWhole && (isNamed || !WISHED.has(role) || isCooked(cookbook, food)))
    return [{ role, chance, roles, food }];
  // "Lemon rice" is in no dish by that name; its parts are.
  const rest = isWhole ? withoutPart(lexicon, kindless).split(' ').join(', ') : kindless;
  return findTerms(rules, rest)
    .filter(({ isFood }) => isFood)
    .map(({ start, end }) => ({
      ...{ role, chance, roles },
      food: describeFood(rules, lexicon, rest.slice(start, end)),
    }));
}

/** Swordfish steaks are swordfish, and no steak beside it. */
function withoutPart(lexicon: Lexicon, said: string): string {
  const words = said.split(' ');
  const isPart = words.length > 1 && isCue(lexicon, words.slice(-1), 'part');
  return isPart ? words.slice(0, -1).join(' ') : said;
}

/** Whether the pantry knows the whole of it by that name. */
export function isBought({ rules }: Pick<Described, 'rules'>, said: string): boolean {
  return findTerms(rules, said).some(
    ({ isFood, start, end }) => isFood && start === 0 && end === said.length,
  );
}

/** Whether dishes of the book have it by its name or kind, or are called so. */
function isCooked({ index }: Cookbook, { said, names, kinds }: Food): boolean {
  const words = said.split(' ').map(singular);
  return (
    words.length === 1 ||
    kinds.length > 0 ||
    names.some((name) => index.foods.has(name)) ||
    words.every((word) => index.ingredientTerms.has(word))
  );
}

/** "Sausage casserole" and no more is what somebody wishes for, and nothing that they have in. */
export function asName(named: NamedWords, foods: PlacedFood[]): PlacedFood[] {
  const { lexicon, words } = named;
  const last = foods.at(-1);
  const isBare = words.every(
    ({ shape }, at) => named.foods[at] !== undefined || shape === 'and' || !isWord(shape),
  );
  // "Noodles, eggs, soy sauce" is what stands in the cupboard.
  const isListed = words.some(({ shape }) => shape === ',');
  if (!last || !isBare || isListed || withoutKind(lexicon, last.food.said) === last.food.said)
    return foods;
  return foods.map((one) => (one.role === 'have' ? { ...one, role: 'dish' as const } : one));
}

export function isWithin(one: WordSpan, { from, to }: WordSpan): boolean {
  return from <= one.from && one.to <= to;
}

/** "Never done pulled pork before": below that it is not known to be lacking. */
const LIKELY = 0.3;

function isApart({ role, chance }: PlacedFood): boolean {
  return APART.has(role) && (role !== 'lacking' || chance >= LIKELY);
}

/** Cold roast chicken in the fridge is no wish for roast chicken. */
export function isAskedFor(dish: SaidDish, foods: readonly PlacedFood[]): boolean {
  const inside = foods.filter((one) => one.from < dish.to && dish.from < one.to);
  return inside.length === 0 || inside.some((one) => !isApart(one));
}

/** "Bangers and mash" is more than the mash that the book has. */
export function isFamous(
  famous: WordSpan,
  dishes: readonly SaidDish[],
  foods: readonly PlacedFood[],
): boolean {
  const inside = foods.filter((one) => one.from < famous.to && famous.from < one.to);
  const isOut = inside.length > 0 && inside.every(isApart);
  const isMore = dishes.every(
    (dish) => isWithin(dish, famous) && dish.to - dish.from < famous.to - famous.from,
  );
  return !isOut && isMore;
}
