/** Command: serves a dish asked for by name or description, composing one if apt; where the cookbook lacks it, offers the nearest. */

import { isFood } from '../../cook/adapt/adapt-work.ts';
import { type Choice, choose } from '../../cook/choose/choose.ts';
import { mayBeLeft } from '../../cook/choose/match.ts';
import { speaks, type Table } from '../../cook/table.ts';
import { clarity, isOpen, NO_WISH } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { isStaple } from '../../cookbook/dish-facts.ts';
import { resolveDishName } from '../../cookbook/resolve-name.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { CommandContext, Outcome } from '../command.ts';
import { isIngredient } from '../edits/ingredient.ts';
import { foodSaid } from '../edits/said-food.ts';
import { composedCard, composedFor } from './composed.ts';
import { cardFor } from './find-told.ts';
import { hasFlesh, isFlesh } from './flesh.ts';
import { holdsHeart } from './hearts.ts';
import { formSaid, kinSaid } from './kind-said.ts';
import { offerList } from './lay-card.ts';
import { addedTo, insteadOf, isStandIn } from './named-edits.ts';
import { fitted, serveNamed } from './serve-named.ts';
import { isIn, usedIn } from './tell-choice.ts';
import { foodsOf, type Wished, wishedOf } from './wished.ts';

const OFFERED = 3;
const CLEAR = 1.5;

/**
 * Needs a dish, or words that describe one. Refuses a dish that cannot be made to fit the person with its reason, and
 * one that the book lacks; undefined where the clause names nothing at all.
 */
export function dish(context: CommandContext, memo: Memo, clause: ReadClause): Outcome | undefined {
  const [named] = clause.dishes;
  if (named) return asNamed(context, memo, clause, named);
  const { famous } = clause;
  if (famous)
    return composedOf(context, memo, clause) ?? lacking(context, memo, clause, famous.said);
  const own = ownWish(context.table, clause);
  const { wish } = own;
  // "Soup please" names no dish but a kind of dish.
  if (wish.include.length === 0 && (wish.course || wish.words.length > 0)) return undefined;
  const kin = ofKin(context, memo, clause);
  if (kin) return kin;
  // "Beef", said of three dishes, is a narrower wish.
  const isBare = wish.words.length === 0 && formSaid(context.table, clause) === undefined;
  if (isBare && memo.offered.length > 0) return undefined;
  if (isOpen(wish)) return clause.terms.length > 0 ? unknown(memo) : undefined;
  const best = choose(own.table, wish, OFFERED, new Set(memo.served)).find((choice) =>
    holdsHeart(own.table, wish, choice),
  );
  const composed = composedFor(own, clause, best);
  if (composed) return composedCard(own, memo, clause, composed);
  const isThat = best?.missed.length === 0 && (wish.course || clarity(wish, 0) >= CLEAR);
  if (best && isThat) return cardFor({ ...own, atHand: [] }, memo, clause, best);
  // Foods alone are a wish for a dish of them.
  return wish.course || isBare ? undefined : lacking(context, memo, clause);
}

/** The wish of this clause alone. */
function ownWish(table: Table, clause: ReadClause): Wished {
  const { wish, ...others } = wishedOf(table, clause);
  return { ...others, wish: { ...clause.wish, named: [], include: wish.include } };
}

/** "Rhubarb crumble", where the book's crumble is one of apples: composed, or the page with rhubarb in it. */
function asNamed(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  named: Dish,
): Outcome | undefined {
  const { table } = context;
  const words = clause.said.flatMap((one) => (one.dish === named ? one.words : []));
  const unsaid = contentTokens(named.title).filter((word) => !clause.terms.includes(word));
  // "Ham and pepper omelette" is the page of that name, and no omelette with more in it.
  const isWhole =
    [named.title, ...named.also].some((name) => isSameSet(contentTokens(name), words)) &&
    foodsOf(clause, 'dish', 'want', 'add', 'have').every(({ said }) =>
      contentTokens(said).every((word) => words.includes(word)),
    );
  const isOther = !isWhole && unsaid.some((word) => isFlesh(table, word));
  const beyond = foodsOf(clause, 'dish')
    .map((food) => besideName(table, food, words))
    .filter(
      (food) =>
        isIngredient(table.kitchen, food.said) &&
        (isOther || !isIn(table, named, food)) &&
        !contentTokens(food.said).every((word) => words.includes(word)),
    );
  const filled =
    isWhole && beyond.length === 0 ? undefined : asFilled(context, memo, clause, named);
  if (filled) return filled;
  // Scrambled eggs are none with salmon in them.
  const plainly = isOther ? composedOf(context, memo, clause) : undefined;
  if (plainly) return plainly;
  if (beyond.length === 0) {
    const served = serveNamed(context, memo, clause, named);
    // A mushroom risotto that cannot do without wine is made by the form.
    return served.servesCard ? served : (composedOf(context, memo, clause) ?? served);
  }
  const sister = sisterOf(table, words, beyond);
  if (sister) return serveNamed(context, memo, clause, sister);
  // A lasagne with spinach and mushrooms is the one of vegetables, with these in it.
  const meatless = beyond.every(mayBeLeft) && hasFlesh(table, named);
  const plain = meatless ? sisterOf(table, words, [], (one) => !hasFlesh(table, one)) : undefined;
  if (plain) {
    const put = beyond.filter((food) => !isIn(table, plain, food));
    const added = put.flatMap(({ said }) => addedTo(plain, said));
    return serveNamed(context, memo, clause, plain, added);
  }
  const instead = isOther || beyond.some(isStandIn) ? insteadOf(table, named, [], beyond) : [];
  const swapped = serveNamed(context, memo, clause, named, instead);
  const isSwapped = (swapped.memo.card?.edits.length ?? 0) > 0;
  if (instead.length > 0 && isSwapped) return swapped;
  const composed = composedOf(context, memo, clause, fitted(table, named));
  if (composed) return composed;
  if (isOther) return firstOf(table, memo, lacking(context, memo, clause), named);
  const more = beyond.flatMap(({ said }) => addedTo(named, said));
  return serveNamed(context, memo, clause, named, more);
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** A quesadilla with cheese and onion: where its filling is told, one of that and of nothing else, if the page wants more. */
function asFilled(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  named: Dish,
): Outcome | undefined {
  const { table } = context;
  const told = foodsOf(clause, 'dish', 'want', 'add', 'have').filter(
    ({ said }) => !contentTokens(named.title).includes(singular(said)),
  );
  if (told.length < FILLING) return undefined;
  const isMore = named.ingredients.some(
    ({ name }) => !isStaple(name) && !told.some((food) => isFood(table, name, food)),
  );
  const composed = isMore ? composedOf(context, memo, clause) : undefined;
  const used = composed?.choice ? usedIn(table, composed.choice, told) : [];
  return composed && used.length === told.length ? composed : undefined;
}

/** One thing is a dish with that in it; two are what it is filled with. */
const FILLING = 2;

/** "Cheese" of the cheese scones that the book has as scones. */
function besideName({ kitchen }: Table, food: Food, words: readonly string[]): Food {
  const own = food.said.split(' ');
  const rest = own.filter((word) => !words.includes(singular(word)));
  return rest.length > 0 && rest.length < own.length ? foodSaid(kitchen, rest.join(' ')) : food;
}

/** The dish put together by the form of its name, of all that the name says. */
function composedOf(
  { table }: CommandContext,
  memo: Memo,
  clause: ReadClause,
  best?: Choice,
): Outcome | undefined {
  if (formSaid(table, clause) === undefined) return undefined;
  const { wish, ...others } = ownWish(table, clause);
  // A dish of the book by its name says what it is made of; a kind of dish is made of all that was named.
  const foods = clause.dishes.length > 0 ? foodsOf(clause, 'dish', 'want', 'add') : [];
  const own = { ...others, wish: foods.length > 0 ? { ...wish, include: foods } : wish };
  const composed = composedFor(own, clause, best);
  return composed && composedCard(own, memo, clause, composed);
}

/** A lasagne with aubergines: called as they said, and made with what they named. */
function sisterOf(
  table: Table,
  words: readonly string[],
  foods: readonly Food[],
  isRight: (dish: Dish) => boolean = () => true,
): Dish | undefined {
  const { cookbook } = table.kitchen;
  return cookbook.dishes.find(
    (one) =>
      isRight(one) &&
      words.every((word) => getDishFacts(cookbook, one).terms.has(word)) &&
      foods.every((food) => isIn(table, one, food)) &&
      !contentTokens(one.title).some((word) => !words.includes(word) && isFlesh(table, word)) &&
      fitted(table, one),
  );
}

/** The page stands on what it is made of: it comes first among what is near. */
function firstOf(table: Table, memo: Memo, list: Outcome | undefined, named: Dish): Outcome {
  const own = fitted(table, named);
  const others = (list?.lists ?? []).filter(({ adapted }) => adapted.original !== named);
  const lists = [...(own ? [own] : []), ...others].slice(0, OFFERED);
  return offerList(memo, tell('find.no-such-dish'), lists);
}

/** "Turkey bolognese" is the one of beef with turkey in it; undefined where no page is near or it stands on what it is made of. */
export function ofKin(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
): Outcome | undefined {
  const { table } = context;
  const foods = wishedOf(table, clause).wish.include;
  const isForm = formSaid(table, clause) !== undefined;
  const kin = !isForm && foods.length > 0 ? kinSaid(table, clause, foods) : undefined;
  if (!kin) return undefined;
  const swaps = insteadOf(table, kin.dish, kin.instead, foods);
  const served = serveNamed(context, memo, clause, kin.dish, swaps);
  const isMade = kin.instead.length === 0 || (served.memo.card?.edits.length ?? 0) > 0;
  if (isMade || !served.servesCard) return served;
  return firstOf(table, memo, lacking(context, memo, clause), kin.dish);
}

/** Whatever was meant, nothing is made of it. */
function unknown(memo: Memo): Outcome {
  return { memo, told: [tell('find.unknown-dish')] };
}

/** @param said the name of a famous dish that the book lacks */
function lacking(
  context: CommandContext,
  memo: Memo,
  clause: ReadClause,
  said?: string,
): Outcome | undefined {
  const kin = relatives(context, memo, clause);
  const made = madeOfKin(context, clause, kin);
  const lists = [...(made ? [made] : []), ...kin].slice(0, OFFERED);
  const isSayable = said && speaks(context.table.kitchen, said, context.table.heard.person.needs);
  const lead = isSayable ? tell('find.no-dish', { dish: said }) : tell('find.no-such-dish');
  if (lists.length === 0)
    return said ? { memo, told: [lead, tell('find.describe-it')] } : undefined;
  return offerList(memo, lead, lists);
}

/** What its relatives are, made of the foods that were named: a lamb curry, where the book has no rogan josh. */
function madeOfKin(
  { table }: CommandContext,
  clause: ReadClause,
  kin: readonly Choice[],
): Choice | undefined {
  const wished = ownWish(table, clause);
  if (!clause.famous || wished.wish.include.length === 0) return undefined;
  const terms = kin.flatMap(({ adapted: { original } }) => [
    ...getDishFacts(table.kitchen.cookbook, original).terms,
  ]);
  const many = terms.filter((term, at) => terms.indexOf(term) !== at);
  const form = formSaid(table, { terms: many, foods: clause.foods });
  if (form === undefined) return undefined;
  return composedFor(wished, { ...clause, terms: [...clause.terms, form] }, undefined)?.choice;
}

/** Those that the list of famous dishes names, else by words, foods, kitchen and course. */
function relatives({ table }: CommandContext, memo: Memo, clause: ReadClause): Choice[] {
  const { cookbook } = table.kitchen;
  const { famous } = clause;
  const like = (famous?.like ?? []).flatMap((name): Dish[] => {
    const found = cookbook.dishes.find(({ title }) => title.toLowerCase() === name.toLowerCase());
    return found ? [found] : [resolveDishName(cookbook, name)].filter((one) => one !== undefined);
  });
  const kin = [...new Set(like)].flatMap((one) => fitted(table, one) ?? []);
  const words = (famous?.like ?? []).flatMap((name) => contentTokens(name));
  const wished = wishedOf(table, clause);
  const wish = famous
    ? { ...NO_WISH, words: words.slice(0, 1) }
    : { ...clause.wish, include: wished.wish.include, named: [] };
  const taken = new Set([...memo.served, ...kin.map(({ adapted }) => adapted.original.slug)]);
  const more = kin.length >= OFFERED ? [] : choose(wished.table, wish, OFFERED, taken);
  return [...kin, ...more.filter(({ missed }) => !famous || missed.length === 0)].slice(0, OFFERED);
}
