/** For a table where one person eats differently: tells what goes on their plate or offers a dish; reads messages about them. */
import { adapt } from '../../cook/adapt/adapt.ts';
import { type Choice, choose } from '../../cook/choose/choose.ts';
import { type Table, withDiets } from '../../cook/table.ts';
import { isOpen, likeThis, NO_WISH } from '../../cook/wish.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo } from '../../memo/memo.ts';
import { type PlateFor, splitPlates } from '../../menus/split-plates.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import { needsWords } from '../../say/voice/needs-words.ts';
import type { Needs } from '../../vocabulary.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { dishesOf } from '../find/pick.ts';
import { serveNamed } from '../find/serve-named.ts';
import { dishNoun, nounOf } from '../find/tell-choice.ts';

const MOST_SWAPS = 3;
const MOST_COURSES = 4;
/** What the one dish that is offered for such a plate is kept under. */
export const FOR_ONE = 'plate';

/** Undefined where nobody has a plate apart, and where no dish lies there for the others. */
export function plateApart({ table }: CommandContext, memo: Memo): Outcome | undefined {
  const { apart } = table.heard;
  const dishes = dishesForAll(table, memo);
  if (apart.length === 0 || dishes.length === 0) return undefined;
  const needs: Needs = { diets: apart, allergies: [] };
  const diet = needsWords(apart);
  const plates = dishes.map((dish) => ({
    dish,
    plate: splitPlates(table.kitchen, dish, [{ name: diet, needs }])[0],
  }));
  const same = plates.filter(({ plate }) => plate?.kind === 'same').map(({ dish }) => dish);
  const names = same.map((dish) => dishNoun(table, dish).name);
  const fits = same.length > 0 ? [tell('person.apart-same', { diet, dish: nounOf(names) })] : [];
  const others = plates.filter(({ plate }) => plate?.kind !== 'same').slice(0, MOST_COURSES);
  const told = others.flatMap(({ dish, plate }) => plateTold(table, dish, plate, needs));
  const [unfit] = others.filter(({ plate }) => plate?.kind === 'other');
  const beside = unfit && likeIt(table, unfit.dish, memo);
  if (!beside) return { memo, told: [...told, ...fits] };
  const { original, dish } = beside.adapted;
  const asked = { kind: 'offer', act: FOR_ONE, about: original.slug } as const;
  const offer = tell('person.apart-beside', { dish: dishNoun(table, dish) });
  return { memo: { ...memo, asked }, told: [...told, ...fits, offer] };
}

function plateTold(table: Table, dish: Dish, plate: PlateFor | undefined, needs: Needs): Told[] {
  const diet = needsWords(needs.diets);
  const noun = dishNoun(table, dish);
  if (plate?.kind === 'apart') {
    const slots = { diet, dish: noun, foods: nounOf(plate.without), step: plate.step + 1 };
    return [tell('person.apart-without', slots)];
  }
  const swaps = (adapt(table.kitchen, dish, { needs, avoid: [] })?.changes ?? [])
    .filter(({ kind }) => kind === 'swap')
    .map(({ from, to }) => `${to} for the ${from}`)
    .slice(0, MOST_SWAPS);
  const slots = { diet, dish: noun };
  return [
    swaps.length > 0
      ? tell('person.apart-swap', { ...slots, swaps })
      : tell('person.apart-none', slots),
  ];
}

/** A dish of its kind that whoever eats so can have. */
function likeIt(table: Table, dish: Dish, memo: Memo): Choice | undefined {
  const not = new Set([dish.slug, ...memo.served]);
  return choose(withDiets(table, table.heard.apart), likeThis(dish, NO_WISH), 1, not)[0];
}

/** The card, or what is planned. */
function dishesForAll(table: Table, { card, plan }: Memo): Dish[] {
  return dishesOf(table, card ? [card.slug] : plan.map(({ slug }) => slug));
}

/** The dish that was offered for that plate, for one. */
export function plateForOne(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  slug: string,
): Outcome | undefined {
  const [dish] = dishesOf(context.table, [slug]);
  return dish && serveNamed(context, memo, { ...clause, people: 1, dishes: [dish] }, dish);
}

/** "Black bean tacos for her alongside" are for one, and for whoever eats so. */
export function forOne({ heard }: Table, clause: ReadClause): ReadClause {
  if (!heard.news.isApart || heard.apart.length === 0) return clause;
  // "Could I do black bean tacos for her?" is no question of what may stand in for the beef.
  const isKind = NAMES_DISH.has(clause.act) && clause.wish.words.length > 0;
  const act = isKind ? 'find' : clause.act;
  if (act !== 'dish' && act !== 'find') return clause;
  const diets = [...clause.diets, ...heard.apart];
  return { ...clause, act, people: clause.people ?? 1, diets };
}

/** Whether a clause asks what that one is to get, and names nothing. */
export function asksForOne({ heard }: Table, clause: ReadClause): boolean {
  if (!heard.news.isApart || heard.apart.length === 0) return false;
  const isNamed = clause.dishes.length > 0 || !isOpen(clause.wish) || clause.famous !== undefined;
  const isKind = clause.wish.words.length > 0 && clause.foods.length > 0;
  // "What could I do for her?" asks for nothing in the stead of a food.
  const isBare = clause.act === 'ask-substitute' && clause.foods.length === 0;
  const isOfOne = OF_ONE.has(clause.act) && !isKind;
  return isOfOne || ((isBare || clause.act === 'find') && !isNamed);
}

const NAMES_DISH: ReadonlySet<string> = new Set([
  'ask-substitute',
  'ask-diet',
  'ask-contains',
  'swap',
  'add',
  'pairing',
  'menu',
]);
const OF_ONE: ReadonlySet<string> = new Set([
  'need',
  'lift',
  'ask-diet',
  'ask-contains',
  'leave-out',
]);
