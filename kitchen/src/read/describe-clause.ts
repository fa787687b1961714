/** Describes each clause as data (ReadClause): foods with roles, dishes, numbers, tools, kind of dish. Runs the readers of this folder. */
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
  hasCue,
  isCue,
  isRefusedBy,
  type NamedWords,
  nameWords,
  standsBehind,
  type WordSpan,
} from './names.ts';
import { numbersIn } from './numbers.ts';
import { peopleIn } from './people-said.ts';
import {
  asName,
  asWished,
  type Described,
  isAskedFor,
  isBought,
  isFamous,
  isWithin,
  type PlacedFood,
  placedFoods,
} from './placed-foods.ts';
import type { FoodMention, ReadClause } from './read-clause.ts';
import { dishesIn, famousIn, type SaidDish } from './said-dishes.ts';
import { plainWords, type Word } from './words.ts';

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
  const said = dishesIn(kitchen.cookbook, named);
  // Who hardly has mapo tofu and cooks with it wishes for it.
  const isDish = (one: PlacedFood) =>
    one.role === 'have' &&
    one.chance < HAD &&
    !one.food.cooked &&
    said.some((dish) => isWithin(one, dish));
  const found = placedFoods(kitchen, named, text, act).map((one) =>
    isDish(one) ? { ...one, role: 'dish' as const } : one,
  );
  const placed = (act.act === NOTED ? found : asName(named, found))
    .filter(
      // "Save the cannelloni for Sunday."
      (one) =>
        !(moods.some((mood) => isWithin(one, mood)) || isRefusedBy(named, one.from, 'for later')),
    )
    // "Chilli is not for the little one."
    .map((one) =>
      standsBehind(named, one.to, 'refused behind') ? { ...one, role: 'without' as const } : one,
    );
  const numbers = numbersIn(named, text);
  const dishes = said.filter(
    (one) =>
      isAskedFor(one, placed) &&
      !isRefusedBy(named, one.from) &&
      !standsBehind(named, one.to, 'refused behind') &&
      !isRefusedBy(named, one.from, 'for later'),
  );
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
    const marks = {
      ...(amount ? { amount } : {}),
      ...(isEither(named, placed, one) ? EITHER : {}),
    };
    return own.map((mention) => ({ ...mention, ...marks }));
  });
  const wished = placed.filter(({ role }) => IN.has(role));
  const include = wished
    .filter((one) => ![...dishes, ...(famous ? [famous] : [])].some((dish) => isWithin(one, dish)))
    // Soy sauce that stands there is no soy.
    .flatMap((one) =>
      one.role === 'have' && isBought(kitchen, one.food.said)
        ? one
        : asWished(kitchen, named, { ...one, role: 'want' }),
    )
    .map(({ food }) => food);
  const words = tokenise(text.slice(act.start, act.end)).map((token) => token.text);
  const needs = needsIn(kitchen, named, placed);
  const isForSome = hasCue(named, 'share');
  const isCalled = (word: string, label: string) => isCue(named.lexicon, [word], label);
  const terms = words.map(singular).filter((word) => !isCalled(word, 'everywhere'));
  return {
    act: isDishAlone(act, dishes, include) ? 'dish' : act.act,
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
        isPriced: isPriced(named, text),
      }),
      ...(needs.diets.length > 0 ? { diets: needs.diets } : {}),
    },
    // "For one half of the dish" counts nobody.
    people: isForSome ? undefined : people,
    isForSome,
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
    days: daysIn(text.slice(act.start, act.end), OF_PLANS.has(act.act)),
    ofSeveral: words.some((word) => isCalled(word, 'of several')),
    leavesOpen: terms.every((one) => isCalled(one, 'leaves open') || Number.isFinite(Number(one))),
    terms,
  };
}

const EITHER = { isEither: true } as const;

/** Nothing but "or" stands between it and another. */
function isEither({ words }: NamedWords, placed: readonly WordSpan[], one: WordSpan): boolean {
  const isOr = (from: number, to: number) => to - from === 1 && words[from]?.shape === 'or';
  return placed.some((other) => isOr(other.to, one.from) || isOr(one.to, other.from));
}

/** "About £2": whoever names so little means to spend no more. */
function isPriced({ words }: NamedWords, text: string): boolean {
  return words.some(({ shape, start, end }) => {
    const isSum = CURRENCIES.has(text[start - 1] ?? '') || CURRENCIES.has(text[end] ?? '');
    return isSum && Number(shape) <= LITTLE_MONEY;
  });
}

const CURRENCIES: ReadonlySet<string> = new Set(['£', '$', '€']);
const LITTLE_MONEY = 50;

function isThere({ role }: FoodMention): boolean {
  return role === 'have' || role === 'lacking';
}

const OF_PLANS: ReadonlySet<string> = new Set([
  'plan',
  'change-plan',
  'menu',
  'shopping-list',
  'find',
]);

/** A food that is kept from before: no more is read into its name. */
export const NOTED = 'noted';
/** "And sugar?", "what about half a cup of butter": short, and nothing but another food for the question before. */
const LONGEST_TAIL = 8;
const EVEN = 0.5;
/** What they surely have is told as surer than that. */
const HAD = 0.65;
/** "Quesadila" is a dish, however it is spelt. */
const UNSURE: ReadonlySet<string> = new Set([
  ...['hello', 'thanks', 'other', 'small-talk', 'bye', 'yes', 'no'],
]);
/** "British custard", and what hardly anything was made of where a dish is named. */
function isDishAlone(
  { act, chance }: ReadAct,
  dishes: readonly SaidDish[],
  others: readonly unknown[],
): boolean {
  const isWish = act === 'find' && dishes.length === 1 && others.length === 0;
  return isWish || (dishes.length > 0 && UNSURE.has(act) && chance < EVEN);
}

const OF_WISHES: ReadonlySet<string> = new Set([
  ...['find', 'dish', 'have', 'other', 'plan', 'menu', 'change-plan', 'quicker', 'people', 'pick'],
  ...['need', 'kit'],
]);
const OF_AMOUNTS: ReadonlySet<string> = new Set(['scale', 'adjust']);
const COUNTS: ReadonlySet<string> = new Set(['people', 'scale']);
const IN: ReadonlySet<string> = new Set(['want', 'have', 'likes', 'add', 'more', 'dish', 'to']);
const OUT: ReadonlySet<string> = new Set(['without', 'dislike', 'from', 'about-dish', 'beside']);

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
