/** Decides whether foods in a wish make a better composed dish than the cookbook's, or names a composed one; builds its card and ideas. */
import type { Composed } from '../../compose/compose.ts';
import { nameKey } from '../../compose/cooking-table.ts';
import { nameFood } from '../../compose/name-foods.ts';
import { adapt } from '../../cook/adapt/adapt.ts';
import { bendingOf, type Choice } from '../../cook/choose/choose.ts';
import { keepsToFigures } from '../../cook/choose/figures-kept.ts';
import { mayBeLeft, suitsCourse } from '../../cook/choose/match.ts';
import type { Table } from '../../cook/table.ts';
import { CHEAP, isAllTheyHave, type Wish } from '../../cook/wish.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { isKindOfDish } from '../../cookbook/dish-kinds.ts';
import type { Memo } from '../../memo/memo.ts';
import type { Food } from '../../needs/heard.ts';
import type { ReadClause } from '../../read/read-clause.ts';
import { famousNames } from '../../read/said-dishes.ts';
import { type Told, tell } from '../../say/told.ts';
import { contentTokens } from '../../text/name-tokens.ts';
import { singular } from '../../text/plurals.ts';
import type { Outcome } from '../command.ts';
import { isIngredient } from '../edits/ingredient.ts';
import { foodSaid } from '../edits/said-food.ts';
import { helpingOf } from './amounts-held.ts';
import { boughtFor, hoursOf, MUCH } from './bought-for.ts';
import { composeInTime, composeWith, cookerSaid } from './compose-wish.ts';
import { figuresChosen } from './figures-chosen.ts';
import { hasFlesh } from './flesh.ts';
import { heartsOf } from './hearts.ts';
import { formSaid } from './kind-said.ts';
import { layCard } from './lay-card.ts';
import { leftTold } from './left-told.ts';
import { dishNoun, isIn, missesTold, nounOf, timeOf, usedIn } from './tell-choice.ts';
import type { Wished } from './wished.ts';

/** One food alone is a wish for a dish with it, of which the book has plenty; but nobody in a hurry or short of money waits for hours. */
const FEWEST = 2;
const LONG = 60;
const LIGHT: ReadonlySet<string> = new Set(['budget', 'quick', 'easy', 'weeknight']);

export interface ComposedChoice {
  readonly choice: Choice;
  readonly composed: Composed;
}

/**
 * Undefined where a page of the book (`best`) uses as much of the foods, where the wish is for something else than a
 * dish of these foods, or where nothing can be made of them.
 */
export function composedFor(
  wished: Wished,
  clause: ReadClause,
  best: Choice | undefined,
): ComposedChoice | undefined {
  const { table, wish, atHand } = wished;
  const form = formOf(table, clause, wish);
  const foods = foodsIn(wished).filter((said) => singular(said) !== singular(form ?? ''));
  const isLight = wish.moods.some(({ keywords }) => keywords.some((word) => LIGHT.has(word)));
  const isHeavy = isLight && (best?.adapted.dish.time ?? 0) > LONG;
  // Of what no page is made of, or none in time, something is made all the same.
  const isLacking =
    best === undefined || best.missed.some((miss) => miss === 'food' || miss === 'time');
  const isAll = isAllTheyHave(wish);
  const isPoor = wish.moods.some(({ label }) => label === CHEAP);
  const isInHand = atHand.length > 0 && atHand.length === wish.include.length;
  const fewest = isHeavy || isLacking || isAll || form !== undefined ? 1 : FEWEST;
  if (foods.length < fewest || wish.named.length > 0) return undefined;
  const isMissed =
    best === undefined ||
    isHeavy ||
    ((isAll || (isInHand && isPoor)) && boughtFor(table, best, wish) > 0) ||
    (isInHand && boughtFor(table, best, wish) + hoursOf(best) >= MUCH) ||
    best.missed.some((miss) => miss !== 'food') ||
    (form !== undefined && !isCalled(table, best, wish, form)) ||
    isOtherCooker(clause, best) ||
    (isName(clause) && !foods.every((said) => isInTitle(best, said)));
  // "Spinach and feta quiche" is no salad of the two.
  if (form === undefined && (best?.missed.includes('word') || wish.words.some(isKindOfDish)))
    return undefined;
  const used = best
    ? usedIn(table, best, wish.include).filter(
        (said) => foods.includes(said) && isTold(table, best, form)(said),
      )
    : [];
  // Nobody with mussels and wine wants veal in that wine.
  const isFleshLeft = wish.include.some((food) => !(mayBeLeft(food) || used.includes(food.said)));
  if (used.length >= foods.length && !isMissed) return undefined;
  const composed = composeInTime(table, wish, foods, clause, form);
  if (composed && !isOfWish(table, wish, composed)) return undefined;
  const isBetter = composed && (composed.used.length > used.length || isMissed || isFleshLeft);
  if (!isBetter) return undefined;
  return choiceOf(table, wish, composed);
}

/** "Garlic rice for four" names a dish by its foods, and has neither in hand. */
function isName({ act, foods }: ReadClause): boolean {
  return act === 'dish' && foods.length > 1 && foods.every(({ role }) => role === 'dish');
}

/** A soup from the hob, for whoever wants to use the pressure cooker. */
function isOtherCooker(clause: ReadClause, best: Choice): boolean {
  const cooker = cookerSaid(clause);
  return cooker !== undefined && !isInTitle(best, cooker);
}

function isInTitle({ adapted }: Choice, said: string): boolean {
  return adapted.original.title.toLowerCase().includes(singular(said));
}

/** The kind of dish that this clause calls for, or the conversation: who wanted a curry still does. */
function formOf(table: Table, clause: ReadClause, { words }: Wish): string | undefined {
  return formSaid(table, clause) ?? formSaid(table, { terms: words, foods: [] });
}

/** Of the course that was named, and made of the meat or fish: a dressing is none for the chicken that they have. */
function isOfWish(table: Table, wish: Wish, { dish, used }: Composed): boolean {
  const { rules, forms } = table.kitchen;
  // Bones are for the stock.
  const isBone = ({ said }: Food) =>
    nameFood(rules, forms.cooking, said)?.classes.includes('bones') === true;
  const flesh = heartsOf(table, wish).filter((food) => !(mayBeLeft(food) || isBone(food)));
  // A tin of tuna is used as tinned tuna.
  const isUsed = ({ said }: Food) => used.some((one) => one === said || one.endsWith(` ${said}`));
  const isOfHeart = flesh.length === 0 || flesh.some(isUsed);
  return isOfHeart && !(isOfMeal(wish) && !suitsCourse(dish.course, wish));
}

/** Put together of all foods of the wish, whatever the book has of them; undefined where none were named or nothing comes of them. */
export function composedOf(wished: Wished, clause: ReadClause): ComposedChoice | undefined {
  const { table, wish } = wished;
  const form = formOf(table, clause, wish);
  const foods = foodsIn(wished);
  const isOther = wish.named.length + wish.words.length > 0 && form === undefined;
  if (foods.length === 0 || isOther) return undefined;
  const composed = composeInTime(table, wish, foods, clause, form);
  return composed && isOfWish(table, wish, composed) ? choiceOf(table, wish, composed) : undefined;
}

/** Wraps that are there are a food, and a wish for wraps names a kind of dish. */
function foodsIn({ table, wish, atHand }: Wished): string[] {
  return wish.include
    .filter((food) => atHand.includes(food) || !isKindOfDish(food.said))
    .map(({ said }) => said)
    .filter((said) => isCookedWith(table, said));
}

/** Colcannon is a dish by itself, and goes into no other. */
function isCookedWith({ kitchen }: Table, said: string): boolean {
  const key = nameKey(said);
  if (kitchen.forms.cooking.byName.has(key)) return true;
  return isIngredient(kitchen, said) && !FAMOUS.has(key);
}

const FAMOUS: ReadonlySet<string> = new Set(famousNames());

/** Of the forms that come next, what they make of the same foods: for whoever wants ideas. */
export function othersOf(
  wished: Wished,
  clause: ReadClause,
  { composed }: ComposedChoice,
): ComposedChoice[] {
  const { table, wish } = wished;
  const foods = foodsIn(wished);
  return composed.others.flatMap((form) => {
    const next = composeWith(table, wish, foods, clause, form);
    if (!next || next.used.length < composed.used.length) return [];
    return choiceOf(table, wish, next) ?? [];
  });
}

function choiceOf(table: Table, wish: Wish, composed: Composed): ComposedChoice | undefined {
  const adapted = adapt(table.kitchen, composed.dish, bendingOf(table));
  return adapted && keepsToFigures(table.kitchen, adapted.dish, wish)
    ? {
        choice: { adapted, missed: isTooLate(adapted.dish, wish) ? ['time'] : [], uses: 1 },
        composed,
      }
    : undefined;
}

/** Goulash soup has a parsnip in it and is no parsnip soup. */
function isTold(
  { kitchen }: Table,
  { adapted: { original } }: Choice,
  form: string | undefined,
): (said: string) => boolean {
  const { terms, mainFoods } = getDishFacts(kitchen.cookbook, original);
  return (said) =>
    form === undefined ||
    contentTokens(said).some((word) => terms.has(word) || mainFoods.has(word));
}

/** Oranges with cinnamon are no orange cake, however much orange is in them. */
function isCalled(
  table: Table,
  { adapted: { original } }: Choice,
  { include }: Wish,
  form: string,
): boolean {
  const head = contentTokens(form).at(-1) ?? '';
  const names = [original.title, ...original.also].flatMap(contentTokens);
  // Nor is a curry of chicken with aubergines one of aubergines.
  const isMeaty = include.every(mayBeLeft) && hasFlesh(table, original);
  const isOfIt = () => isIn(table, original, foodSaid(table.kitchen, head));
  return !isMeaty && (names.includes(head) || original.course === head || isOfIt());
}

function isTooLate({ time }: Dish, { maxMinutes, firmTime }: Wish): boolean {
  return firmTime && maxMinutes !== undefined && time > maxMinutes;
}

/** Nobody who asks for a dessert or a drink is helped by a stew of the same foods. */
function isOfMeal({ course }: Wish): boolean {
  return course?.narrow === true && !course.courses.includes('breakfast');
}

export function composedCard(
  { table, wish, atHand }: Wished,
  memo: Memo,
  clause: ReadClause,
  { choice, composed }: ComposedChoice,
): Outcome {
  const { dish } = choice.adapted;
  const { servings, edits } = helpingOf(table, clause, dish);
  const slots = { dish: dishNoun(table, dish), time: timeOf(dish, servings) };
  const isAllInHand = atHand.length === wish.include.length;
  return {
    memo: layCard(memo, {
      slug: composed.dish.slug,
      edits,
      ...(servings === undefined ? {} : { servings }),
    }),
    told: [
      ...(clause.wish.firmTime ? missesTold(table, choice, wish) : []),
      tell(isAllInHand ? 'find.composed' : 'find.composed-wish', slots),
      ...besidesTold(composed, dish),
      ...leftTold(composed, atHand),
      ...figuresChosen(table, [choice], wish),
    ],
    servesCard: true,
    ...(edits.length > 0 ? {} : { choice }),
  };
}

/** What they have not named and may not have, as far as it is still in the dish. */
function besidesTold({ besides }: Composed, { ingredients }: Dish): Told[] {
  const needed = besides.filter((one) => ingredients.some(({ name }) => name === one));
  return needed.length > 0 ? [tell('find.besides', { foods: nounOf(needed) })] : [];
}
