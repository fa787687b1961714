/** Command: swaps, leaves out, adds or changes amounts of foods on the recipe card, all that one message part names; asks where unclear. */

import { oneOf } from '../../cook/adapt/rename.ts';
import type { Choice } from '../../cook/choose/choose.ts';
import type { Kitchen } from '../../cook/kitchen.ts';
import { servingsFor } from '../../cook/whole-things.ts';
import type { Edit, Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { type Told, tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { choiceOfCard, tableForCard } from './card-choice.ts';
import { isIn, isNamed, linesMeant } from './clause-foods.ts';
import { editCard, offerDish, servingsOf, withCard } from './edited-card.ts';
import { type EditMeant, editsMeant } from './edits-meant.ts';
import { dishCalled, isIngredient } from './ingredient.ts';
import { saidAgain } from './said-again.ts';
import { timesOfDish } from './said-amount.ts';
import { FRUIT_PARTS, foodSaid, isSameFood, nounOf } from './said-food.ts';
import { someOf } from './some-food.ts';
import { foodsSpokenOf } from './spoken-food.ts';
import { baseFor, isOfWords, nearTo, placeFor, standInsFor } from './stand-ins.ts';

/**
 * Needs a card and a food. Returns the card with all the edits that can be made, and says of each other why not; asks
 * which line is meant where two are. Undefined without a food.
 */
export const changeFoods: Command = (context, memo, said) => {
  const { table } = context;
  const { kitchen } = table;
  if (!memo.card) return undefined;
  const asked = withFood(context, memo, said);
  const again = saidAgain(context, memo, asked);
  const clause = again ? { ...asked, foods: again.others } : asked;
  if (again?.others.length === 0) return { memo, told: [again.told] };
  const meant = editsMeant(kitchen, clause, () => true);
  // What is to go may be heard as a dislike, too, and would be gone before it is looked for.
  const going = meant.map((edit): Edit => ({ kind: 'leave out', food: foodOf(edit) }));
  const held = tableForCard(table, { ...memo.card, edits: [...memo.card.edits, ...going] });
  const choice = choiceOfCard(held, memo);
  if (!choice) return undefined;
  const edits = editsMeant(
    kitchen,
    clause,
    (said) => isIn(kitchen, choice, said),
    (said) => isNamed(kitchen, choice, said),
  );
  if (edits.length > 0 && edits.every((edit) => isDone(memo, edit)))
    return keptOut(context, memo, choice, edits);
  if (edits.length === 0) return unknownFood(memo, choice, clause.foods);
  const told: Told[] = again ? [again.told] : [];
  const ready: Edit[] = [];
  for (const edit of edits) {
    const found = completed(context, memo, choice, edit);
    if ('asked' in found) return found.asked;
    if ('told' in found) told.push(found.told);
    else ready.push(...('edits' in found ? found.edits : [found.edit]));
  }
  if (ready.length === 0) {
    const [first] = told;
    return keptOut(context, memo, choice, edits) ?? (first && { memo, told });
  }
  const outcome = editCard(context, memo, ready);
  return (
    outcome && { ...outcome, told: [...outcome.told, ...told, ...orPut(context, choice, clause)] }
  );
};

/** Of what they lack, and the card now does without, what would do in its place. */
function orPut(context: CommandContext, choice: Choice, { act, foods }: ReadClause): Told[] {
  const { avoid } = context.table.heard;
  const lacked = foods.filter(
    ({ role, food }) =>
      act === 'leave-out' && role === 'lacking' && !avoid.some((one) => isSameFood(one, food)),
  );
  return lacked.slice(0, MOST_TOLD).flatMap(({ food }) => {
    const [to] = standInsFor(context, choice, food.said);
    return to === undefined
      ? []
      : [tell('edits.or-put', { food: nounOf(food.said), to: nounOf(to) })];
  });
}

const MOST_TOLD = 2;

/** "Take them out": what was spoken of last. */
function withFood(context: CommandContext, memo: Memo, clause: ReadClause): ReadClause {
  const isNamed = clause.foods.length > 0 || clause.dishes.length > 0;
  if (clause.act !== 'leave-out' || isNamed) return clause;
  // "Without egg" is a name of an allergen and of a food.
  const named = clause.needs.allergies.map((one) => foodSaid(context.table.kitchen, one));
  const foods = named.length > 0 ? named : foodsSpokenOf(context, memo);
  return { ...clause, foods: foods.map((food) => ({ role: 'without', chance: 1, food })) };
}

/** "Take them out" of what is out already. */
function isDone({ card }: Memo, edit: EditMeant): boolean {
  return (
    edit.kind === 'leave out' &&
    card?.edits.some((one) => one.kind === 'leave out' && one.food === edit.food) === true
  );
}

function foodOf(edit: EditMeant): string {
  if (edit.kind === 'swap') return edit.from;
  return 'food' in edit ? edit.food : '';
}

type Found =
  | { readonly edit: Edit }
  | { readonly edits: readonly Edit[] }
  | { readonly told: Told }
  | { readonly asked: Outcome };

/** The edit with the lines of the card that it is about, and with its other half. */
function completed(context: CommandContext, memo: Memo, choice: Choice, edit: EditMeant): Found {
  const { kitchen } = context.table;
  switch (edit.kind) {
    case 'swap':
      // "Chicken fajitas, but with prawns": the dish itself makes room for nothing.
      return isTitle(choice, edit.from)
        ? completed(context, memo, choice, { kind: 'swap in', food: edit.to })
        : ofOneLine(context, memo, choice, edit.from, edit.to);
    case 'swap in': {
      if (isNamed(kitchen, choice, edit.food))
        return { told: tell('edits.still-in', { food: nounOf(edit.food) }) };
      const place = placeFor(kitchen, choice, edit.food, memo.card?.edits ?? []);
      // What takes nothing's place is one more thing in the pot.
      if (place === undefined) return { edit: { kind: 'add', food: edit.food } };
      return { edit: { kind: 'swap', from: place, to: edit.food } };
    }
    case 'swap out': {
      if (!isIn(kitchen, choice, edit.food)) return { told: notInIt(context, choice, edit.food) };
      for (const to of standInsFor(context, choice, edit.food).slice(0, MOST_TRIES)) {
        const found = ofOneLine(context, memo, choice, edit.food, to);
        if ('asked' in found) return found;
        if ('edit' in found && editCard(context, memo, [found.edit])?.servesCard) return found;
      }
      return { told: tell('edits.no-stand-in', { food: nounOf(edit.food) }) };
    }
    case 'set': {
      const { dish, original } = choice.adapted;
      const servings = servingsFor(original, servingsOf(context.table, memo.card ?? dish));
      const value = edit.amount.value * (edit.isEach ? servings : 1);
      return { edit: { kind: 'amount', food: edit.food, ...edit.amount, value, servings } };
    }
    case 'change': {
      const { dish, original } = choice.adapted;
      const servings = servingsFor(original, servingsOf(context.table, memo.card ?? dish));
      const times = timesOfDish(kitchen, dish, edit.food, edit.amount);
      const by = (times ?? 0) * (edit.isEach ? dish.servings : dish.servings / servings);
      const factor = times === undefined ? edit.factor : edit.factor > 1 ? 1 + by : 1 - by;
      const next: Edit =
        factor > 0
          ? { kind: 'adjust', food: edit.food, factor: Math.round(factor * 1000) / 1000 }
          : { kind: 'leave out', food: edit.food };
      return completed(context, memo, choice, next);
    }
    case 'leave out':
    case 'adjust':
      return isIn(kitchen, choice, edit.food)
        ? { edit }
        : { told: notInIt(context, choice, edit.food) };
    case 'add':
      if (MADE.has(edit.food)) return { told: notInIt(context, choice, edit.food) };
      if (!isIngredient(kitchen, edit.food)) return ofItsOwn(context, memo, choice, edit.food);
      return besideOrFor(kitchen, choice, edit.food);
    default:
      return { edit };
  }
}

/** What comes in comes in beside the rest, and in the place of another of its kind where a dish has only one. */
function besideOrFor(kitchen: Kitchen, choice: Choice, food: string): Found {
  const place = baseFor(kitchen, choice, food);
  if (place === undefined) return { edit: { kind: 'add', food: someOf(kitchen, choice, food) } };
  return isOfWords(place, food)
    ? { told: tell('edits.still-in', { food: nounOf(place) }) }
    : { edit: { kind: 'swap', from: place, to: food } };
}

/** A dish goes beside another or in its place, and is offered as what it is. */
function ofItsOwn({ table }: CommandContext, memo: Memo, choice: Choice, said: string): Found {
  const { dish } = choice.adapted;
  const slots = { food: nounOf(said), dish: nounOf(dish.title) };
  const other = dishCalled(table.kitchen, said);
  if (!other || other.slug === memo.card?.slug) return { told: tell('edits.own-dish', slots) };
  const told = [
    tell('edits.own-dish', slots),
    tell('edits.own-dish-offer', { other: nounOf(other.title) }),
  ];
  return { asked: { ...offerDish(memo, other, told) } };
}

/** What is made in the steps and stands on no list. */
const MADE: ReadonlySet<string> = new Set(
  (
    'sauce gravy dressing topping filling marinade icing frosting crust base glaze batter dough mash bechamel ' +
    'béchamel stuffing broth syrup crumble pastry'
  ).split(' '),
);
/** "Chicken fajitas": the dish itself, and no food of it. */
function isTitle({ adapted: { dish } }: Choice, said: string): boolean {
  const titles = [dish.title, ...dish.also].map((one) => one.toLowerCase());
  return (
    titles.includes(said) || titles.some((one) => one.endsWith(` ${said}`) && said.includes(' '))
  );
}

const MOST_TRIES = 8;
const MOST_NAMED = 3;

/** Of two cheeses one is meant, and nobody but the person knows which. */
function ofOneLine(
  context: CommandContext,
  memo: Memo,
  choice: Choice,
  from: string,
  to: string,
): Found {
  const { kitchen } = context.table;
  if (!isIngredient(kitchen, to)) return { told: unknown(choice, to) };
  const exact = linesMeant(kitchen, choice, from);
  const lines = exact.length > 0 ? exact : linesCalled(choice, from);
  const [line, other] = lines;
  if (line === undefined) return { told: notInIt(context, choice, from) };
  // As it was said, where the list has it so: "the chicken" is what was told to go.
  if (other === undefined)
    return { edit: { kind: 'swap', from: exact.length > 0 ? from : line, to } };
  const forms = lines.map((one) => formOf(one, from));
  if (forms.every((form) => form !== undefined)) {
    if (!foodSaid(kitchen, to).kinds.includes('fruit')) return { edit: { kind: 'swap', from, to } };
    return {
      edits: lines.map((one, at) => ({
        kind: 'swap',
        from: one,
        to: forms[at] === '' ? to : `${oneOf(to)} ${forms[at]}`,
      })),
    };
  }
  const foods = lines.slice(0, MOST_NAMED);
  const asked = { kind: 'offer', act: 'swap', about: `${WHICH} -> ${to}` } as const;
  return { asked: { memo: { ...memo, asked }, told: [tell('edits.which-line', { foods })] } };
}

/** "The white fish" of a card that has white fish fillets. */
function linesCalled({ adapted: { dish } }: Choice, said: string): string[] {
  const names = dish.ingredients.map(({ name }) => name);
  return [...new Set(names.filter((name) => ` ${name.toLowerCase()} `.includes(` ${said} `)))];
}

/** Zest and juice of a lemon become zest and juice of an orange; '' for the fruit itself. */
function formOf(line: string, from: string): string | undefined {
  if (oneOf(line) === oneOf(from)) return '';
  return FRUIT_PARTS.find((part) => line === `${oneOf(from)} ${part}`);
}

/** Stands where the food will stand that the person is asked for. */
export const WHICH = '?';

function notInIt({ table }: CommandContext, choice: Choice, said: string): Told {
  const slots = { food: nounOf(said), dish: nounOf(choice.adapted.dish.title) };
  if (MADE.has(said)) return tell('edits.made-part', slots);
  const near = nearTo(table.kitchen, choice, said);
  return near.length > 0
    ? tell('edits.not-in-it-near', { ...slots, near })
    : tell('edits.not-in-it', slots);
}

/** What was said is heard as a need, too, and then it is gone before the edit is made. */
function keptOut(
  { table }: CommandContext,
  memo: Memo,
  choice: Choice,
  edits: readonly EditMeant[],
): Outcome | undefined {
  const { card } = memo;
  const original = { ...choice, adapted: { ...choice.adapted, dish: choice.adapted.original } };
  const isKept = edits.some(
    (edit) => GOING.has(edit.kind) && isIn(table.kitchen, original, foodOf(edit)),
  );
  if (!card || !isKept) return undefined;
  const next = withCard(memo, { ...card, servings: servingsOf(table, card) });
  return { memo: next, told: [tell('edits.kept-out')], servesCard: true, choice };
}

/** Of what is kept out already, less cannot be. */
const GOING: ReadonlySet<string> = new Set(['leave out', 'adjust', 'swap']);

function unknownFood(
  memo: Memo,
  choice: Choice,
  foods: readonly { readonly role: string; readonly food: { readonly said: string } }[],
): Outcome | undefined {
  const strange = foods.find(({ role }) => role === 'add' || role === 'to');
  return strange && { memo, told: [unknown(choice, strange.food.said)] };
}

function unknown({ adapted: { dish } }: Choice, said: string): Told {
  return tell('edits.unknown-food', { food: nounOf(said), dish: nounOf(dish.title) });
}
