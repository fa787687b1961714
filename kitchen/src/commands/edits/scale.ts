/** Command: scales the recipe to people, pieces, a factor or an amount of a food at hand; other wishes about amounts go to restyling. */
import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import { isWhole, peopleFor, servingsFor } from '../../cook/whole-things.ts';
import type { Dish, DishIngredient } from '../../cookbook/dish.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { Amount, ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { choiceOfCard } from './card-choice.ts';
import { says } from './clause-foods.ts';
import { editCard, servingsOf, withCard } from './edited-card.ts';
import { restyle } from './restyle.ts';
import { timesOfDish } from './said-amount.ts';
import { nounOf } from './said-food.ts';

const MOST_SERVINGS = 100;

/**
 * Needs a card and a number. Returns the card for so many; says where it is made whole and for more or fewer then, and
 * what it does to the time. Refuses nothing at all and more than a kitchen holds. Undefined without a number.
 */
export const scale: Command = (context, memo, clause) => {
  const { table } = context;
  const { card } = memo;
  const choice = card && choiceOfCard(table, memo);
  if (!choice) return undefined;
  const { dish, original } = choice.adapted;
  const before = servingsOf(table, card);
  const share = servingsFor(original, before) / dish.servings;
  // "Does it have to be 900 g, I only need enough for two" names what the card has.
  const isOff = ({ times }: HeldAmount) => Math.abs(times / share - 1) > NEAR;
  const held = heldAmounts(context, clause, dish).filter(
    (one) => clause.people === undefined || isOff(one),
  );
  if (held.length > 0 && clause.factor === undefined && clause.pieces === undefined)
    return scaledTo(context, memo, clause, choice, held);
  const joint = mainHeld(context, clause, dish);
  if (joint && clause.people === undefined) return scaledTo(context, memo, clause, choice, [joint]);
  if (isOfAmounts(clause)) return undefined;
  const wanted = scaledBack(memo, clause, before) ?? wantedServings(clause, before, original);
  if (wanted === undefined) return restyle(context, memo, clause);
  const name = nounOf(dish.title);
  if (wanted < 1) return { memo, told: [tell('edits.too-few', { dish: name })] };
  if (wanted > MOST_SERVINGS)
    return { memo, told: [tell('edits.too-many', { most: MOST_SERVINGS })] };
  const servings = servingsFor(original, wanted);
  const next = withCard(memo, { ...card, servings: wanted });
  const more =
    minutesFor(dish, servings).time - minutesFor(dish, servingsFor(original, before)).time;
  return {
    memo: next,
    told: [
      servings === wanted
        ? tell('edits.scaled', { servings })
        : tell('edits.scaled-whole', { wanted, servings, dish: name }),
      ...(more >= 5 ? [tell('edits.rounds-later', { minutes: more })] : []),
      ...(more <= -5 ? [tell('edits.sooner', { minutes: -more })] : []),
    ],
    servesCard: true,
  };
};

interface HeldAmount {
  readonly food: string;
  readonly amount: Amount;
  /** How many times the dish's own amount that is. */
  readonly times: number;
}

/** "My joint is 2.4 kilos", with nothing named: the meat that there is most of. */
function mainHeld({ table: { kitchen } }: CommandContext, clause: ReadClause, dish: Dish) {
  const [amount, other] = clause.amounts;
  const isWeight = amount && !other && WEIGHTS.has(amount.unit) && clause.foods.length === 0;
  const meats = dish.ingredients.filter(
    ({ name, unit }) => meatIn(kitchen, name) && (unit === 'g' || unit === 'kg'),
  );
  const gramsOf = ({ quantity, unit }: DishIngredient) =>
    Number(quantity) * (unit === 'kg' ? 1000 : 1);
  const [main] = meats.toSorted((one, next) => gramsOf(next) - gramsOf(one));
  const times = isWeight && main ? timesOfDish(kitchen, dish, main.name, amount) : undefined;
  return amount && main && times ? { food: main.name, amount, times } : undefined;
}

export const WEIGHTS: ReadonlySet<string> = new Set([
  'kg',
  'kilo',
  'kilogram',
  'g',
  'gram',
  'lb',
  'pound',
]);

/** Foods of the dish of which the clause says how much there is: "for one, with four chops". */
function heldAmounts({ table: { kitchen } }: CommandContext, { foods }: ReadClause, dish: Dish) {
  return foods.flatMap(({ food: { said }, amount }): HeldAmount[] => {
    const times = amount && timesOfDish(kitchen, dish, said, amount);
    return amount && times !== undefined ? [{ food: said, amount, times }] : [];
  });
}

/**
 * "I have only three eggs", "just four chops": the card for as many as that is enough for, with just so much. Undefined
 * where that is what it takes, and where there is far more of it.
 */
export function scaledToHand(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const choice = choiceOfCard(context.table, memo);
  if (!choice) return undefined;
  const { dish, original } = choice.adapted;
  // A loaf is made whole, for however few it is asked.
  const share = servingsFor(original, servingsOf(context.table, memo.card ?? dish)) / dish.servings;
  const off = heldAmounts(context, clause, dish).filter(
    ({ times }) => Math.abs(times / share - 1) > NEAR && times <= share * MOST,
  );
  return off.length > 0 ? scaledTo(context, memo, clause, choice, off) : undefined;
}

/** Nearer than that is as good as the same. */
const NEAR = 0.07;
/** Of more than twice as much the rest is for another day. */
const MOST = 2;

/** For as many as were named, else as many as the first of these is for; each of them in just that amount. */
function scaledTo(
  context: CommandContext,
  memo: Memo,
  { people }: ReadClause,
  { adapted: { dish, original } }: Choice,
  held: readonly HeldAmount[],
): Outcome | undefined {
  const { card } = memo;
  const fed = Math.round((held[0]?.times ?? 1) * dish.servings);
  const before = servingsOf(context.table, card ?? dish);
  const wanted = people ?? (isWhole(original) ? before : fed);
  const servings = servingsFor(original, Math.min(MOST_SERVINGS, Math.max(1, wanted)));
  const edits = held.map(
    ({ food, amount }): Edit => ({ kind: 'amount', food, ...amount, servings }),
  );
  const scaled = card && { ...memo, card: { ...card, servings } };
  const outcome = scaled && editCard(context, scaled, edits);
  return (
    outcome && {
      ...outcome,
      memo: { ...outcome.memo, earlier: withCard(memo, card).earlier },
      told: [
        ...(servings === servingsFor(original, before) ? [] : [tell('edits.scaled', { servings })]),
        ...outcome.told,
      ],
    }
  );
}

/** "2 tsp feels like a lot for half an inch" speaks of amounts, and of nobody at the table. */
function isOfAmounts({ amounts, people, factor, pieces }: ReadClause): boolean {
  const counts = [people, factor, pieces].some((count) => count !== undefined);
  return !counts && amounts.length > 0 && amounts.every(({ unit }) => MEASURES.has(unit));
}

/** "Double it" after "half of it" is as many as before, though half of five was three. */
function scaledBack({ card, earlier }: Memo, clause: ReadClause, now: number): number | undefined {
  const factor = clause.factor ?? TIMES.find(([words]) => says(clause, new Set(words)))?.[1];
  const last = earlier.at(-1);
  const same = last?.slug === card?.slug && last?.edits.length === card?.edits.length;
  const was = same ? last?.servings : undefined;
  if (factor === undefined || was === undefined) return undefined;
  return Math.round(was / factor) === now ? was : undefined;
}

function wantedServings(clause: ReadClause, before: number, dish: Dish): number | undefined {
  const { people, factor, pieces, amounts, terms } = clause;
  const byEggs =
    people === undefined && factor === undefined ? servingsByEggs(clause, dish) : undefined;
  if (byEggs !== undefined) return byEggs;
  // The reader of people goes to a hundred and no further.
  const counted = amounts.filter(({ unit }) => !MEASURES.has(unit)).at(-1);
  if (people !== undefined)
    return Math.round(Math.max(people, people >= 100 ? (counted?.value ?? 0) : 0));
  if (factor !== undefined)
    return Math.round(before * factor * 100) / 100 < 1 ? 0 : Math.round(before * factor);
  const times = TIMES.find(([words]) => words.some((word) => terms.includes(word)));
  if (times) return Math.round(before * times[1]);
  if (pieces !== undefined) return peopleFor(dish, pieces);
  return counted && Number.isFinite(counted.value) ? Math.round(counted.value) : undefined;
}

/** "3 eggs max": as many portions as the eggs make, at least one. */
function servingsByEggs({ amounts }: ReadClause, dish: Dish): number | undefined {
  const said = amounts.find(({ unit }) => unit === 'egg')?.value;
  const eggs = dish.ingredients.filter(({ name, unit }) => unit === '' && /^eggs?$/.test(name));
  const count = eggs.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  if (said === undefined || count === 0) return undefined;
  return Math.max(1, Math.floor((said * dish.servings) / count));
}

const TIMES: readonly (readonly [readonly string[], number])[] = [
  [['half', 'halve'], 0.5],
  [['double', 'twice'], 2],
  [['triple', 'treble', 'thrice'], 3],
  [['quadruple'], 4],
  [['quarter'], 0.25],
];
/** "200 g" counts no people, and "one pot" neither. */
const MEASURES: ReadonlySet<string> = new Set(
  'g gram kg kilo ml l litre tsp tbsp cup oz ounce lb pound minute min hour hr c f degree day cm inch pot pan tray tin bowl'.split(
    ' ',
  ),
);
