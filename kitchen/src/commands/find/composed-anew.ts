/** Commands for recipes composed of given foods: a big change recomposes them; "quicker" shortens, recomposes or finds another dish. */
import { type Composed, compose, type NotComposed } from '../../compose/compose.ts';
import { type MadeSlug, readMadeSlug } from '../../compose/made-slug.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { isFood } from '../../cook/adapt/adapt-work.ts';
import { bendingOf } from '../../cook/choose/choose.ts';
import { minutesFor } from '../../cook/plate/rounds.ts';
import type { Dish } from '../../cookbook/dish.ts';
import type { Memo } from '../../memo/memo.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { bookDish, choiceOfCard } from '../edits/card-choice.ts';
import { changeFoods } from '../edits/change-foods.ts';
import { servingsOf } from '../edits/edited-card.ts';
import { type EditMeant, editsMeant } from '../edits/edits-meant.ts';
import { quicker } from '../edits/quicker.ts';
import { foodSaid, isSameFood, itemsMeant } from '../edits/said-food.ts';
import { find } from './find.ts';
import { layCard } from './lay-card.ts';
import { dishNoun } from './tell-choice.ts';

/** Changes the card's lines where that can be done. Undefined where another dish is on the table, or none of the foods were named. */
export const changeComposed: Command = (context, memo, clause) => {
  const made = memo.card && readMadeSlug(memo.card.slug);
  if (!made || memo.offered.length > 0) return undefined;
  const changed = changeFoods(context, memo, clause);
  const isWhole = changed?.servesCard && !changed.told.some(({ message }) => REFUSALS.has(message));
  if (isWhole) return changed;
  const meant = editsMeant(context.table.kitchen, clause, (said) =>
    made.foods.some((food) => isSame(context, food, said)),
  );
  const [outs, ins] = [meant.flatMap(outOf), meant.flatMap(intoOf)];
  const edits = memo.card?.edits ?? [];
  const were = [...made.foods, ...edits.flatMap(intoOf)];
  const dish = bookDish(context.table, memo.card?.slug ?? '');
  const isGone = (food: string) =>
    [...outs, ...edits.flatMap(outOf)].some((out) => isMeant(context, dish, food, out));
  const foods = [...were, ...ins].filter((food) => !isGone(food));
  if (
    foods.every((food) => were.includes(food)) &&
    foods.length === were.length &&
    outs.length === 0
  )
    return changed;
  return madeAnew(context, memo, [...new Set(foods)], outs, made) ?? changed;
};

/** So soon is quick, where no time was named. */
const HASTE = 30;

/**
 * Of the same foods within the time: another way of cooking them, where the card itself cannot be shortened. Undefined
 * where its foods are not known, where it is quick enough, and where nothing quicker can be made of them.
 */
export const composedQuicker: Command = (context, memo, clause) => {
  const { table } = context;
  const choice = memo.offered.length === 0 ? choiceOfCard(table, memo) : undefined;
  if (!memo.card || !choice || !asksForTime(clause)) return undefined;
  const isEdit = clause.act === 'quicker';
  // "Just eggs, something quick": another wish, and in haste.
  if (isEdit && clause.wish.include.length > 0)
    return find(context, memo, { ...clause, minutes: clause.minutes ?? HASTE });
  const isPage = readMadeSlug(memo.card.slug) === undefined;
  const shortened = isEdit && isPage ? quicker(context, memo, clause) : undefined;
  if (shortened?.servesCard) return shortened;
  const servings = servingsOf(table, memo.card);
  const { time } = minutesFor(choice.adapted.dish, servings);
  const limit = Math.min(clause.minutes ?? time, time - 5);
  const made = readMadeSlug(memo.card.slug);
  const { edits } = memo.card;
  const outs = edits.flatMap(outOf);
  const told = made?.foods ?? table.wish.include.map(({ said }) => said);
  const foods = [...told, ...edits.flatMap(intoOf)].filter(
    (food) => !outs.some((out) => isSame(context, food, out)),
  );
  if ((clause.minutes !== undefined && clause.minutes >= time) || foods.length < 2)
    return undefined;
  const tried = [...new Set([true, made?.isBare])].flatMap(
    (isAll) => soonestOf(context, foods, outs, { servings, isAll }, limit) ?? [],
  );
  const soonest = tried.find(({ dish }) => dish.time <= limit) ?? tried[0];
  if (!soonest || soonest.dish.time >= time) {
    const name = dishNoun(table, choice.adapted.dish);
    const stays = tell('find.composed-soonest', { dish: name, minutes: time });
    return made ? { memo, told: [stays] } : undefined;
  }
  const adapted = adapt(table.kitchen, soonest.dish, bendingOf(table));
  if (!adapted) return undefined;
  const slots = { dish: dishNoun(table, adapted.dish), minutes: adapted.dish.time };
  return {
    memo: layCard(memo, { slug: soonest.dish.slug, servings, edits: [] }),
    told: [
      tell(soonest.dish.time <= limit ? 'find.composed-quick' : 'find.composed-soonest', slots),
    ],
    servesCard: true,
  };
};

/** "Too slow, 15 minutes at most" names no other dish. */
const FASTER: ReadonlySet<string> = new Set(['quicker', 'faster', 'sooner']);

function asksForTime({ act, foods, dishes, wish, minutes, terms }: ReadClause): boolean {
  if (act === 'quicker') return true;
  const { moods, words, course, cuisine, include } = wish;
  const isQuick =
    moods.some(({ keywords }) => keywords.includes('quick')) ||
    terms.some((term) => FASTER.has(term));
  const named = foods.length + dishes.length + words.length + include.length;
  return named === 0 && !course && !cuisine && (isQuick || minutes !== undefined);
}

/** Within the time where that can be, else the quickest that uses as much. */
function soonestOf(
  { table }: CommandContext,
  foods: readonly string[],
  outs: readonly string[],
  asked: { readonly servings: number; readonly isAll?: boolean | undefined },
  limit: number,
): Composed | undefined {
  const { kitchen, heard } = table;
  const cook = (minutes?: number, form?: string) =>
    compose(kitchen, { foods, form, minutes, ...asked, person: heard.person });
  const first = cook(limit);
  const any = cook();
  const best = 'dish' in any ? any.others : [];
  const plain = kitchen.forms.all.filter(
    ({ appliance }) => appliance === 'hob' || appliance === 'oven',
  );
  const forms = [...new Set([...best, ...plain.map(({ slug }) => slug)])];
  const others = 'dish' in first ? [] : forms.map((form) => cook(undefined, form));
  const most = 'dish' in any ? any.used.length : 0;
  const isOut = (name: string) => outs.some((out) => isFood(table, name, foodSaid(kitchen, out)));
  const fits = (one: Composed | NotComposed): one is Composed =>
    'dish' in one && !one.dish.ingredients.some(({ name }) => isOut(name));
  // Nobody who is hungry buys tortillas because the pasta takes five minutes more.
  const all = [first, any, ...others].filter(fits).toSorted((a, b) => a.dish.time - b.dish.time);
  const [whole, half] = [true, false].map((isWhole) =>
    all.find(({ used }) => used.length >= most === isWhole),
  );
  return whole && whole.dish.time > limit && half && half.dish.time <= limit ? half : whole;
}

const REFUSALS: ReadonlySet<string> = new Set(
  'stands-on holds-up cannot-go pass-over not-swapped other-kind does-not-go no-stand-in not-in-it'
    .split(' ')
    .map((one) => `edits.${one}`),
);

function madeAnew(
  context: CommandContext,
  memo: Memo,
  foods: readonly string[],
  outs: readonly string[],
  { form, isBare: isAll }: MadeSlug,
): Outcome | undefined {
  const { table } = context;
  const { kitchen, heard } = table;
  if (!memo.card || foods.length === 0) return undefined;
  const servings = servingsOf(table, memo.card);
  const isWithout = (names: readonly string[]) =>
    !names.some((name) => outs.some((out) => isSame(context, name, out)));
  const cook = (way?: string) =>
    compose(kitchen, { foods, form: way, servings, person: heard.person, isAll });
  const best = cook();
  // The same way of cooking, where it can do without; else one that does.
  const others = 'dish' in best ? [best.form, ...best.others] : [];
  const made = [form, ...others]
    .map(cook)
    .find(
      (one) =>
        'dish' in one &&
        one.used.length >= foods.length - (foods.length > FEW ? 1 : 0) &&
        isWithout(one.dish.ingredients.map(({ name }) => name)),
    );
  if (!made || !('dish' in made)) return undefined;
  const adapted = adapt(kitchen, made.dish, bendingOf(table));
  if (!adapted) return undefined;
  const next = layCard(memo, { slug: made.dish.slug, servings, edits: [] });
  const before = choiceOfCard(table, memo)?.adapted.dish.title;
  const isOther = before !== adapted.dish.title;
  return {
    memo: next,
    told: [
      tell(isOther ? 'find.composed-anew' : 'person.card-fitted', {
        dish: dishNoun(table, adapted.dish),
      }),
    ],
    servesCard: true,
  };
}

/** "The beans" are the black beans of its list. */
function isMeant(
  context: CommandContext,
  dish: Dish | undefined,
  food: string,
  out: string,
): boolean {
  if (isSame(context, food, out)) return true;
  const { kitchen } = context.table;
  const lines = dish ? itemsMeant(kitchen, dish, foodSaid(kitchen, out)) : [];
  const meant = foodSaid(kitchen, food);
  return lines.some((at) => isFood({ kitchen }, dish?.ingredients[at]?.name ?? '', meant));
}

/** Of more than so many one may stay in the cupboard. */
const FEW = 2;

function isSame({ table: { kitchen } }: CommandContext, a: string, b: string): boolean {
  const [one, other] = [foodSaid(kitchen, a), foodSaid(kitchen, b)];
  return isSameFood(one, other) || one.kinds.includes(other.names[0] ?? '');
}

function outOf(edit: EditMeant): string[] {
  if (edit.kind === 'swap') return [edit.from];
  return edit.kind === 'leave out' || edit.kind === 'swap out' ? [edit.food] : [];
}

function intoOf(edit: EditMeant): string[] {
  if (edit.kind === 'swap') return [edit.to];
  return edit.kind === 'add' || edit.kind === 'swap in' ? [edit.food] : [];
}
