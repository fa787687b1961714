/** Works out from a message part which food is to be replaced and which is proposed for it, even where the reader got their roles wrong. */

import { meatIn } from '../../cook/adapt/meat-known.ts';
import type { Food } from '../../needs/heard.ts';
import type { FoodMention, FoodRole, ReadClause } from '../../read/read-clause.ts';
import type { CommandContext } from '../command.ts';
import { foodSaid, isKnownFood } from '../edits/said-food.ts';
import { isWhatItIsFor, placeOf, wordsIn } from './in-message.ts';
import { parsed, topicFor, wordsOf } from './known-stand-ins.ts';
import { ingredientsOf, type Subject } from './subject.ts';

export const MISSING: ReadonlySet<FoodRole> = new Set([
  'from',
  'lacking',
  'without',
  'dislike',
  'harm',
]);
const LACKED: ReadonlySet<FoodRole> = new Set(['from', 'lacking']);
const NAMED: ReadonlySet<FoodRole> = new Set(['about', 'about-dish', 'dish', 'beside']);
export const PROPOSED: ReadonlySet<FoodRole> = new Set(['to', 'add', 'have', 'want']);

/** A role may be wrong: what is not in the dish cannot be what is to go from it. */
export function pairOf(context: CommandContext, clause: ReadClause, subject: Subject | undefined) {
  const of = (roles: ReadonlySet<FoodRole>): Food | undefined =>
    clause.foods.find(({ role }) => roles.has(role))?.food;
  const has = (food: Food | undefined): boolean =>
    food !== undefined &&
    subject !== undefined &&
    ingredientsOf(context.table, subject.dish, food).length > 0;
  // "Instead of butter in a sponge" asks for no sponge.
  const isFor = ({ food, role }: FoodMention): boolean =>
    (role === 'about-dish' || !has(food)) && isWhatItIsFor(context.message, food.said);
  const about = clause.foods
    .filter((one) => NAMED.has(one.role) && !isFor(one))
    .map(({ food }) => food);
  // "Swap butter for oil": what goes stands first.
  const [gone, come] = clause.foods.filter(({ role }) => role === 'from');
  if (gone && come && !has(come.food)) return { from: gone.food, to: come.food };
  const not = refusedFor(context, clause);
  if (not) return not;
  let from = of(LACKED) ?? of(MISSING) ?? about.find(has) ?? about[0];
  const proposed = clause.foods.find((one) => PROPOSED.has(one.role) && !isFor(one))?.food;
  // "What do I put in the mash instead of milk?" proposes nothing.
  const isOpen = of(LACKED) !== undefined && wordsIn(context.message).includes('what');
  const beside = about.find((food) => food !== from) ?? otherThan(clause, from, has);
  let to = proposed ?? (isOpen ? undefined : beside);
  // "Can I do sunflower oil?" proposes what the dish has not, whatever was heard in it.
  const isUnwanted = of(LACKED) === undefined && clause.foods.some(({ role }) => role === 'harm');
  if (from && !to && subject && isUnwanted && !has(from)) {
    const place = replacedBy(context, subject, from);
    if (place) [from, to] = [place, from];
  }
  if (from && to && !has(from) && has(to)) [from, to] = [to, from];
  if (!from && to && subject) from = replacedBy(context, subject, to);
  // What stands in for the proposal itself is asked only where no dish is spoken of.
  if (!from && to && !subject) return { from: to, to: undefined };
  return { from, to: to && from && to.said === from.said ? undefined : to };
}

/** "Brown sugar, not caster": what is proposed, and what it is for, with its last word where that is left out. */
function refusedFor(
  { table, message }: CommandContext,
  { foods }: ReadClause,
): { readonly from: Food; readonly to: Food } | undefined {
  const [to, other] = foods;
  const words = wordsIn(message);
  const place = placeOf(words, to?.food.said ?? '');
  const said = words.slice(place.to + 1).join(' ');
  if (!to || other || place.from < 0 || words[place.to] !== 'not' || said === '') return undefined;
  const [first = '', last = ''] = [to.food.said.split(' ')[0], to.food.said.split(' ').at(-1)];
  const from = [`${said} ${last}`, `${first} ${said}`, said].find((one) =>
    isKnownFood(table.kitchen, one),
  );
  return from === undefined ? undefined : { from: foodSaid(table.kitchen, from), to: to.food };
}

/** What is named beside what is lacking, is of its kind and not in the dish, is proposed for it. */
function otherThan(
  { foods }: ReadClause,
  from: Food | undefined,
  has: (food: Food) => boolean,
): Food | undefined {
  const isKin = (food: Food): boolean =>
    food.kinds.some((kind) => from?.kinds.includes(kind) || from?.names.includes(kind));
  const other = foods.find(
    ({ food, role }) => food !== from && role !== 'dislike' && !has(food) && isKin(food),
  );
  return from && other?.food;
}

/** The ingredient that such a food would stand in for: one of its kind, or one whose stand-in it is said to be. */
function replacedBy(context: CommandContext, { dish }: Subject, to: Food): Food | undefined {
  const { kitchen } = context.table;
  const foods = dish.ingredients.map(({ name }) => foodSaid(kitchen, name));
  const word = wordsOf(to.said).at(-1) ?? '';
  const alike = foods.find(({ said: name }) => wordsOf(name).at(-1) === word);
  if (alike) return alike;
  const kin = foods.find(({ kinds }) => kinds[0] !== undefined && to.kinds.includes(kinds[0]));
  // Beef is for the meat of the dish, or for what stands there in its place.
  const meat = meatIn(kitchen, to.said) && foods.find(({ said }) => meatIn(kitchen, said));
  return (
    kin ??
    meat ??
    foods.find(({ said: name }) =>
      Object.values(topicFor(context, name)?.facts ?? {}).some((fact) => {
        const told = wordsOf(parsed(fact).name);
        const said = wordsOf(to.said);
        return told.every((one) => said.includes(one)) || said.every((one) => told.includes(one));
      }),
    )
  );
}
