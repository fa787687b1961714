/** Works out from amounts somebody has how many a dish then serves, and the edits that set its ingredient lines to those amounts. */
import { nameFood } from '../../compose/name-foods.ts';
import { isSmallThing, mayBeLeft } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import { isWhole } from '../../cook/whole-things.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodRole, ReadClause } from '../../read/read-clause.ts';
import { timesOfLine } from '../edits/said-amount.ts';
import { itemsMeant } from '../edits/said-food.ts';

export interface Helping {
  /** Absent where nobody said how many eat and no amount tells it. */
  readonly servings?: number | undefined;
  /** What sets the lines to what is there. */
  readonly edits: readonly Edit[];
}

interface Held {
  readonly food: Food;
  /** For so many people it is enough as the dish is written. */
  readonly people: number;
  /** What the dish is made of: all of it is wanted in it. */
  readonly isMain: boolean;
  /** An onion or a little bacon is in everything, and tells of nobody. */
  readonly isTelling: boolean;
}

const AT_HAND: ReadonlySet<FoodRole> = new Set(['have', 'want', 'likes', 'dish', 'add']);
const MOST_PEOPLE = 12;
/** A line this near to what they have is left as it is. */
const NEAR = 0.08;
/** Of more than that some is left for another day, and with less than that it is another dish. */
const MOST = 2;
const LEAST = 0.3;

/** A number of people that was said goes before what the amounts would feed. */
export function helpingOf(table: Table, clause: ReadClause, dish: Dish): Helping {
  const told = clause.people ?? table.people ?? daysAhead(clause);
  const held = heldIn(table, clause, dish);
  const servings = told ?? fedBy(held, dish);
  if (isWhole(dish)) return { servings, edits: [] };
  const isUsedUp = usesUp(clause);
  const edits = held.flatMap(({ food, people, isMain }): Edit[] => {
    const factor = people / (servings ?? dish.servings);
    const isOff = isMain || isUsedUp ? Math.abs(factor - 1) > NEAR : factor < 1 - NEAR;
    if (!isOff || factor > MOST || factor < LEAST) return [];
    return [{ kind: 'adjust', food: food.said, factor }];
  });
  return { servings, edits };
}

/** "Lunches I can prep, Monday to Friday" are five. */
function daysAhead({ days, wish }: ReadClause): number | undefined {
  const [first, last] = [days[0], days.at(-1)];
  const isAhead = wish.moods.some(({ label }) => label === 'made ahead');
  if (!isAhead || first === undefined || last === undefined || last <= first) return undefined;
  return last - first + 1;
}

/** "Half a jar of pesto that needs using": all of it goes in. */
function usesUp({ terms }: ReadClause): boolean {
  const has = (term: string) => terms.includes(term);
  return has('use') ? has('up') : has('using') ? has('need') : has('finish');
}

/** As many as the meat is for; of vegetables as many as the scarcest is for, where that is fewer. */
function fedBy(held: readonly Held[], { servings }: Dish): number | undefined {
  const telling = held.filter(({ isTelling }) => isTelling);
  const [main] = telling.filter(({ isMain }) => isMain);
  const least = Math.min(...telling.map(({ people }) => people));
  const people = main?.people ?? (least < servings ? least : undefined);
  return people === undefined ? undefined : Math.max(1, Math.min(MOST_PEOPLE, Math.round(people)));
}

function heldIn({ kitchen }: Table, { foods }: ReadClause, dish: Dish): Held[] {
  return foods.flatMap(({ food, role, amount }) => {
    if (!amount || !AT_HAND.has(role) || VAGUE.has(amount.unit)) return [];
    const [at, ...others] = itemsMeant(kitchen, dish, food);
    const item = dish.ingredients[at ?? -1];
    if (!item || others.length > 0) return [];
    const { rules, forms } = kitchen;
    const times = timesOfLine(kitchen, item, food.said, amount);
    const isMain = !mayBeLeft(food) || food.names.includes('egg');
    const people =
      (times && times * dish.servings) ??
      // A piece of fish is one for each.
      (isMain && APIECE.has(amount.unit) ? amount.value : undefined);
    const isBit = nameFood(rules, forms.cooking, food.said)?.classes.includes('cured') === true;
    const isTelling = !(isBit || isSmallThing(food));
    return people === undefined ? [] : [{ food, people, isMain, isTelling }];
  });
}

/** A pack may hold two or eight. */
const VAGUE: ReadonlySet<string> = new Set(['pack', 'packet', 'bag', 'box', 'lot', 'load']);
const APIECE: ReadonlySet<string> = new Set(['', 'piece', 'fillet', 'steak', 'portion']);
