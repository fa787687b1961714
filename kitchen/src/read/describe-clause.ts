/** Describes each clause of a message as data: foods with their roles, dishes, numbers, tools and what kind of dish is meant. */
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { Food } from '../needs/heard.ts';
import { findTerms } from '../safety/match/find-terms.ts';
import type { Rules } from '../safety/pantry/rules.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import { singular } from '../text/plurals.ts';
import { tokenise } from '../text/tokenise.ts';
import { ALLERGENS, DIETS, type Needs, SITUATIONS } from '../vocabulary.ts';
import {
  amountBefore,
  amountsIn,
  daysIn,
  factorIn,
  limitIn,
  ordinalIn,
  unitsIn,
} from './amounts.ts';
import { wishIn } from './clause-wish.ts';
import { kitIn } from './kit-said.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadAct } from './message-reader.ts';
import {
  findNames,
  isCue,
  isRefusedBy,
  type NamedWords,
  nameWords,
  standsBehind,
  type WordSpan,
} from './names.ts';
import { numbersIn } from './numbers.ts';
import { peopleIn } from './people-said.ts';
import type { FoodMention, FoodRole, ReadClause } from './read-clause.ts';
import { dishesIn, famousIn, isWord, type SaidDish } from './said-dishes.ts';
import { asCooked, describeFood, withoutKind } from './said-foods.ts';
import { plainWords, type Word } from './words.ts';

/** What a clause is described with. */
export interface Described {
  readonly rules: Rules;
  readonly cookbook: Cookbook;
  readonly language: { readonly lexicon: Lexicon };
}

interface PlacedFood extends FoodMention, WordSpan {}

/** @param text the whole message as it was read, of which `acts` are the clauses */
export function describeClauses(
  kitchen: Described,
  text: string,
  acts: readonly ReadAct[],
): ReadClause[] {
  const words = plainWords(text, kitchen.language.lexicon);
  return acts.map((act) => describe(kitchen, text, words, withoutOnly(kitchen, text, act)));
}

/** "Just eggs" are eggs, and no product of that name. */
function withoutOnly({ language: { lexicon } }: Described, text: string, act: ReadAct): ReadAct {
  const foods = act.foods.map((food) => {
    const [first, next] = tokenise(text.slice(food.start, food.end));
    const isOnly = first && next && isCue(lexicon, [first.text], 'only');
    return isOnly ? { ...food, start: food.start + next.start } : food;
  });
  return { ...act, foods };
}

/** The same of one clause. */
export function describeClause(kitchen: Described, text: string, act: ReadAct): ReadClause {
  return describe(kitchen, text, plainWords(text, kitchen.language.lexicon), act);
}

/** @param plain the words of the whole message */
function describe(
  kitchen: Described,
  text: string,
  plain: readonly Word[],
  act: ReadAct,
): ReadClause {
  const named = namedWords(kitchen.language.lexicon, plain, act);
  const moods = findNames(named, 'mood');
  // "Date night" wishes for no dates, and "something with spice" for nothing by that name.
  const found = placedFoods(kitchen, named, text, act);
  const placed = (act.act === NOTED ? found : asName(named, found)).filter(
    (one) => !moods.some((mood) => isWithin(one, mood)),
  );
  const numbers = numbersIn(named, text);
  const said = dishesIn(kitchen.cookbook, named);
  const dishes = said.filter((one) => isAskedFor(one, placed) && !isRefusedBy(named, one.from));
  const lacked = famousIn(kitchen.cookbook, named);
  const famous = lacked && isFamous(lacked, dishes, placed) ? lacked : undefined;
  const amounts = amountsIn(named, numbers);
  const limit = limitIn(named, numbers, OF_WISHES.has(act.act));
  const { people, pieces } = peopleIn(named, numbers, COUNTS.has(act.act));
  const kit = kitIn(named);
  const isNamed = (one: WordSpan) => said.some((dish) => isWithin(one, dish));
  const foods = placed.flatMap((one) => {
    const amount = amountBefore(named, numbers, one);
    const own = asWished(kitchen, named, one, isNamed(one));
    return amount ? own.map((mention) => ({ ...mention, amount })) : own;
  });
  const wished = placed.filter(({ role }) => IN.has(role));
  const include = wished
    .filter((one) => ![...dishes, ...(famous ? [famous] : [])].some((dish) => isWithin(one, dish)))
    // Soy sauce that stands there is no soy.
    .flatMap((one) =>
      one.role === 'have' && isBought(kitchen, one.food)
        ? one
        : asWished(kitchen, named, { ...one, role: 'want' }),
    )
    .map(({ food }) => food);
  const words = tokenise(text.slice(act.start, act.end)).map((token) => token.text);
  const needs = needsIn(kitchen, named, placed);
  const isCalled = (word: string, label: string) => isCue(named.lexicon, [word], label);
  const terms = words.map(singular).filter((word) => !isCalled(word, 'everywhere'));
  return {
    act: dishes.length > 0 && UNSURE.has(act.act) && act.chance < EVEN ? 'dish' : act.act,
    chance: act.chance,
    second: act.second,
    foods,
    dishes: dishes.map(({ dish }) => dish),
    said,
    famous,
    wish: {
      ...wishIn(kitchen.cookbook, named, {
        ...{ dishes, include, limit, amounts },
        out: placed.filter(({ role }) => OUT.has(role)),
        inHand: placed.filter(isThere),
        held: placed.filter((one) => isThere(one) && one.food.kinds.length > 0),
        isCounted: pieces !== undefined,
      }),
      ...(needs.diets.length > 0 ? { diets: needs.diets } : {}),
    },
    people,
    pieces,
    factor: factorIn(named, OF_AMOUNTS.has(act.act)),
    minutes: limit.minutes,
    amounts,
    ordinal: ordinalIn(named, numbers),
    tools: kit.tools,
    lackingTools: kit.lacking,
    // Whoever tells of measuring cups measures by them.
    units: unitsIn(named, numbers, act.act === 'units' || act.act === 'kit'),
    diets: needs.diets,
    needs,
    situations: SITUATIONS.filter((one) =>
      findNames(named, 'situation').some(({ row }) => row.label === one),
    ),
    continues: words.length <= LONGEST_TAIL && standsBehind(named, 0, 'continues'),
    days: daysIn(words),
    ofSeveral: words.some((word) => isCalled(word, 'of several')),
    leavesOpen: terms.every((one) => isCalled(one, 'leaves open') || Number.isFinite(Number(one))),
    terms,
  };
}

function isThere({ role }: FoodMention): boolean {
  return role === 'have' || role === 'lacking';
}

/** A food that is kept from before: no more is read into its name. */
export const NOTED = 'noted';
/** "And sugar?", "what about half a cup of butter": short, and nothing but another food for the question before. */
const LONGEST_TAIL = 8;
const EVEN = 0.5;
/** "Quesadila" is a dish, however it is spelt. */
const UNSURE: ReadonlySet<string> = new Set([
  ...['hello', 'thanks', 'other', 'small-talk', 'bye', 'yes', 'no'],
]);
const OF_WISHES: ReadonlySet<string> = new Set([
  ...['find', 'dish', 'have', 'other', 'plan', 'menu', 'change-plan', 'quicker', 'people', 'pick'],
  ...['need', 'kit'],
]);
const OF_AMOUNTS: ReadonlySet<string> = new Set(['scale', 'adjust']);
const COUNTS: ReadonlySet<string> = new Set(['people', 'scale']);
const IN: ReadonlySet<string> = new Set(['want', 'have', 'likes', 'add', 'more', 'dish', 'to']);
const OUT: ReadonlySet<string> = new Set(['without', 'dislike', 'from', 'about-dish', 'beside']);
const WISHED: ReadonlySet<string> = new Set(['want', 'dish', 'likes']);
/** Foods in these roles make up no dish that is asked for. */
const APART: ReadonlySet<string> = new Set([
  ...['have', 'without', 'dislike', 'harm', 'lacking', 'from', 'less', 'beside'],
]);

function namedWords(lexicon: Lexicon, plain: readonly Word[], act: ReadAct): NamedWords {
  const words = plain.filter(({ start, end }) => start >= act.start && end <= act.end);
  const foods = new Array<WordSpan | undefined>(words.length).fill(undefined);
  for (const { start, end } of act.foods) {
    const from = words.findIndex((word) => word.end > start);
    let to = from;
    while (to >= 0 && to < words.length && (words[to]?.start ?? end) < end) to += 1;
    if (from >= 0) foods.fill({ from, to }, from, to);
  }
  return nameWords(lexicon, words, foods);
}

function placedFoods(
  { rules }: Described,
  named: NamedWords,
  text: string,
  { foods }: ReadAct,
): PlacedFood[] {
  const whole = foods.filter(
    ({ start, end }) => !isCutBehind(named, text.slice(start, end), start),
  );
  return whole.map(({ role, chance, start, end }) => {
    const at = named.words.findIndex((word) => word.end > start);
    const span = named.foods[at] ?? { from: at, to: at + 1 };
    const food = describeFood(
      rules,
      named.lexicon,
      withoutMood(rules, named.lexicon, text.slice(start, end)),
    );
    const meant = isDeclined(named, span.to) ? 'without' : (role as FoodRole);
    return { role: meant, chance, food: asCooked(named, food, span), ...span };
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
  const [mark, no, thanks] = words.slice(at, at + 3).map(({ shape }) => shape);
  return mark === '?' && no === 'no' && thanks?.startsWith('thank') === true;
}

/** "Creamy pasta" is pasta, and a sweet potato no potato. */
function withoutMood(rules: Rules, { rows }: Lexicon, said: string): string {
  const isWhole = findTerms(rules, said).some(
    ({ isFood, start, end }) => isFood && start === 0 && end === said.length,
  );
  if (isWhole) return said;
  const [first = '', ...rest] = said.split(' ');
  const isMood = rows.get(first.toLowerCase())?.some(({ kind }) => kind === 'mood');
  return isMood && rest.length > 0 ? rest.join(' ') : said;
}

/** Of what is wished for the food beside its kind of dish: "soup please" names none, "chicken curry" chicken. */
function asWished(
  { rules, cookbook }: Described,
  { lexicon }: NamedWords,
  { role, chance, food }: FoodMention,
  isNamed = false,
): FoodMention[] {
  const kindless = WISHED.has(role) ? withoutKind(lexicon, food.said) : food.said;
  const isWhole = kindless === food.said;
  if (isWhole && (isNamed || !WISHED.has(role) || isCooked(cookbook, food)))
    return [{ role, chance, food }];
  // "Lemon rice" is in no dish by that name; its parts are.
  const rest = isWhole ? withoutPart(lexicon, kindless).split(' ').join(', ') : kindless;
  return findTerms(rules, rest)
    .filter(({ isFood }) => isFood)
    .map(({ start, end }) => ({
      ...{ role, chance },
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
function isBought({ rules }: Described, { said }: Food): boolean {
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
function asName(named: NamedWords, foods: PlacedFood[]): PlacedFood[] {
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

function isWithin(one: WordSpan, { from, to }: WordSpan): boolean {
  return from <= one.from && one.to <= to;
}

/** Cold roast chicken in the fridge is no wish for roast chicken. */
function isAskedFor(dish: SaidDish, foods: readonly PlacedFood[]): boolean {
  const inside = foods.filter((one) => one.from < dish.to && dish.from < one.to);
  return inside.length === 0 || inside.some(({ role }) => !APART.has(role));
}

/** "Bangers and mash" is more than the mash that the book has. */
function isFamous(
  famous: WordSpan,
  dishes: readonly SaidDish[],
  foods: readonly PlacedFood[],
): boolean {
  const inside = foods.filter((one) => one.from < famous.to && famous.from < one.to);
  const isApart = inside.length > 0 && inside.every(({ role }) => APART.has(role));
  const isMore = dishes.every(
    (dish) => isWithin(dish, famous) && dish.to - dish.from < famous.to - famous.from,
  );
  return !isApart && isMore;
}

/** Diets by their names, allergens by their names and by the foods that harm. */
function needsIn({ rules }: Described, named: NamedWords, foods: readonly PlacedFood[]): Needs {
  const labels = findNames(named, 'diet')
    .filter(({ from }) => !isRefusedBy(named, from))
    .map(({ row }) => row.label);
  const harmful = foods
    .filter(({ role }) => role === 'harm')
    .flatMap(({ food }) => findLineFacts(rules, food.names[0] ?? food.said).allergens.contains);
  return {
    allergies: ALLERGENS.filter((one) => labels.includes(one) || harmful.includes(one)),
    diets: DIETS.filter((one) => labels.includes(one)),
  };
}
