/** Reads the edits in a message part that names a dish ("with penne", "no raisins", "in the slow cooker") and stand-ins in its name. */
import { nameFood } from '../../compose/name-foods.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import type { Table } from '../../cook/table.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Edit } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { isIngredient } from '../edits/ingredient.ts';
import { methodNamed } from '../edits/method.ts';
import { isFlesh, isOfKind } from './flesh.ts';
import { isIn } from './tell-choice.ts';
import { foodsOf } from './wished.ts';

/** Of a kin of the dish: turkey for the beef of a bolognese, mushrooms for that of a stroganoff. */
export function insteadOf(
  table: Table,
  dish: Dish,
  instead: readonly string[],
  foods: readonly Food[],
): Edit[] {
  const { rules, forms } = table.kitchen;
  // Mandi is a dish, and no meat for another one.
  const known = foods.filter(({ said }) => nameFood(rules, forms.cooking, said) !== undefined);
  const fresh = known.find((food) => !isIn(table, dish, food)) ?? known[0];
  const flesh = dish.ingredients.filter(({ name }) => isFlesh(table, name));
  const called = flesh.find(({ name }) =>
    contentTokens(name).some((word) => instead.includes(word)),
  );
  const place = called ?? (instead.length === 0 ? flesh[0] : undefined);
  return fresh && place ? [{ kind: 'swap', from: place.name, to: fresh.said }] : [];
}

/** What may be the heart of a dish in place of meat. */
export function isStandIn({ names, kinds }: Food): boolean {
  return [...names, ...kinds].some((one) => HEARTS.has(one));
}

const HEARTS: ReadonlySet<string> = new Set([
  ...['meat', 'fish', 'shellfish', 'tofu', 'legume', 'lentil', 'bean', 'mushroom', 'seitan'],
]);

/** "No raisins", "with cheddar instead of Parmesan": only what concerns this dish. */
export function editsIn(table: Table, dish: Dish, clause: ReadClause): Edit[] {
  const [from, to] = [foodsOf(clause, 'from')[0], foodsOf(clause, 'to')[0]];
  const isThere = (food: Food | undefined): food is Food =>
    food !== undefined && isIn(table, dish, food);
  const swaps: Edit[] = isThere(from) && to ? [{ kind: 'swap', from: from.said, to: to.said }] : [];
  const gone = foodsOf(clause, 'without', 'dislike').filter(isThere);
  if (swaps.length === 0) swaps.push(...swapsOfAKind(table, dish, clause));
  const put = swaps.length > 0 ? [] : foodsOf(clause, 'want', 'add').slice(0, 2);
  const own = clause.said.flatMap((one) => one.words);
  const isName = ({ said }: Food) => contentTokens(said).every((word) => own.includes(word));
  const added = put
    .filter((food) => !(isThere(food) || isName(food)) && isCookedWith(table, food))
    .filter(({ said }) => isIngredient(table.kitchen, said))
    .flatMap(({ said }) => addedTo(dish, said));
  const method = methodNamed(clause);
  const inIt: Edit[] = method && ALONE.has(method) ? [{ kind: 'method', method }] : [];
  return [
    ...swaps,
    ...added,
    ...gone.map(({ said }): Edit => ({ kind: 'leave out', food: said })),
    ...inIt,
  ];
}

/** Katsu is the name of a dish and goes into no other. */
function isCookedWith({ kitchen: { cookbook } }: Table, { said, names }: Food): boolean {
  const { foods, ingredientTerms } = cookbook.index;
  const isListed = (name: string) => foods.has(name) || ingredientTerms.has(name);
  return names.some(isListed) || contentTokens(said).some((word) => ingredientTerms.has(word));
}

/** "Cottage pie with sweet potato" has it for the potatoes; "banana bread with walnuts" has them besides. */
export function addedTo(dish: Dish, said: string): Edit[] {
  if (dish.title.toLowerCase().includes(said)) return [];
  const words = contentTokens(said);
  const place = dish.ingredients.find(({ name }) => {
    const own = contentTokens(name);
    return words.length > 1 && own.at(-1) === words.at(-1);
  });
  return [place ? { kind: 'swap', from: place.name, to: said } : { kind: 'add', food: said }];
}

/** Nobody names one of these in passing: "beef stew in the slow cooker". */
const ALONE: ReadonlySet<string> = new Set([
  ...['slow cooker', 'pressure cooker', 'air fryer', 'microwave', 'barbecue'],
]);

/** "Carbonara but with penne", "chilli with turkey mince": what is wished stands in for what the dish has of its kind. */
function swapsOfAKind({ kitchen }: Table, dish: Dish, clause: ReadClause): Edit[] {
  const own = [...clause.said.flatMap(({ words }) => words), ...contentTokens(dish.title)];
  const isName = ({ said }: Food) => contentTokens(said).every((word) => own.includes(word));
  const wished = foodsOf(clause, 'want', 'to', 'have', 'add').filter(
    (food) =>
      !isName(food) && !dish.ingredients.some(({ name }) => isFood({ kitchen }, name, food)),
  );
  return wished.flatMap(({ said, kinds }): Edit[] => {
    const kind = kinds.find((one) => STANDING_IN.has(one));
    const held = kind && dish.ingredients.find(({ name }) => isOfKind(kitchen.rules, name, kind));
    return held ? [{ kind: 'swap', from: held.name, to: said }] : [];
  });
}

/** Kinds of which one does for another; of vegetables it does not. */
const STANDING_IN: ReadonlySet<string> = new Set(['meat', 'fish', 'pasta', 'wheat', 'rice']);
