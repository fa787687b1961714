/** Writes the notes of a recipe card beside the recipe: customs, cooked meat, portions, tools, labels to read, what some must mind. */
import { isServedRare } from '../../cookbook/cautions.ts';
import { getDishFacts } from '../../cookbook/cookbook.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { findFoodNames } from '../../cookbook/dish-facts.ts';
import { describeWithoutTool } from '../../cookbook/tools.ts';
import type { Custom } from '../../needs/heard.ts';
import { sayNumberWord } from '../../say/number-words.ts';
import { type Told, tell } from '../../say/told.ts';
import { type AdaptedDish, isFood } from '../adapt/adapt-work.ts';
import { stuckWithout } from '../choose/match.ts';
import { speaks, type Table } from '../table.ts';
import { isBird, isWhole } from '../whole-things.ts';
import type { PlatedDish } from './plate.ts';
import { titleIn } from './title-in.ts';

/** In the order in which it is said; nothing where nothing need be. */
export function cardTold(
  table: Table,
  { dish, original, labels }: AdaptedDish,
  plated: PlatedDish,
) {
  const { pieces = 0, heard } = table;
  const against = heard.customs.filter((custom) => isAgainst(table, original, custom));
  return [
    ...customsTold(table, dish),
    ...cookedTold(table, dish),
    ...portionsTold(table, original, plated.servings),
    ...(pieces > 2 ? [tell('card.pieces', { pieces, servings: plated.servings })] : []),
    ...against.map(({ label }) => tell('card.against-custom', { label })),
    ...kitTold(table, original),
    ...(labels.length > 0 ? [tell('card.labels', { foods: labels.slice(0, 3) })] : []),
    ...mindTold(table, dish),
  ];
}

/** A promise the first time a custom is told; afterwards a word where not everything can be checked. */
function customsTold({ kitchen, heard }: Table, dish?: Dish): Told[] {
  const { diets, harm } = heard.news;
  const isNew = ({ label }: Custom): boolean => [...diets, ...harm].includes(label);
  const said = heard.customs.flatMap((custom) => {
    if (isNew(custom))
      return [tell('card.custom', { custom: custom.label, promise: custom.promise })];
    const isIdle = dish && custom.label === 'halal' && !dish.ingredients.some(isMeat);
    return custom.reminder === '' || isIdle ? [] : [tell('card.remind', { fact: custom.reminder })];
  });
  function isMeat({ name }: Dish['ingredients'][number]): boolean {
    return findFoodNames(kitchen.rules, name).includes('meat');
  }
  return said;
}

/** A cake is not mindful of sugar, whatever was asked for. */
export function isAgainst({ kitchen }: Table, dish: Dish, custom: Custom): boolean {
  const { cautions } = getDishFacts(kitchen.cookbook, dish);
  return custom.wary.some((one) => cautions.has(one));
}

/** Meat that is cooked already is not cooked again from the beginning. */
function cookedTold(table: Table, dish: Dish): Told[] {
  const food = table.wish.include.find((one) => one.cooked);
  if (!food) return [];
  const meat = dish.ingredients.find(({ name }) => isFlesh(table, name))?.name;
  if (meat === undefined) return [tell('card.cooked-added', { food: food.said })];
  const isReady = meat.startsWith('cooked ');
  if (isReady && isFood(table, meat, { ...food, names: food.names.slice(0, 2) })) return [];
  const message = isReady ? 'card.cooked-alike' : 'card.cooked-already';
  return [tell(message, { food: food.said, meat })];
}

/** What is made of meat and is no piece of it. */
const NO_PIECE = ['stock', 'bacon', 'sauce', 'anchovies', 'anchovy'];

function isFlesh({ kitchen }: Table, name: string): boolean {
  const names = findFoodNames(kitchen.rules, name);
  return (
    (names.includes('meat') || names.includes('fish')) &&
    !name.split(' ').some((word) => NO_PIECE.includes(word))
  );
}

/** A tray of brownies is not cut down to eight, and says so at once. */
function portionsTold({ people }: Table, dish: Dish, servings: number): Told[] {
  if (people === undefined || servings === people) return [];
  if (servings < people) return [tell('card.fewer', { servings, people })];
  if (!isWhole(dish)) return [tell('card.smallest', { servings })];
  const wholes = Math.round(servings / dish.servings);
  if (wholes < 2) return [tell('card.whole', { servings })];
  const slots = { each: sayNumberWord(dish.servings), wholes: sayNumberWord(wholes), servings };
  return [tell(isBird(dish) ? 'card.birds' : 'card.wholes', slots)];
}

/** How it is made without the tools that its card asks for and their kitchen lacks. */
function kitTold({ kitchen, lacking }: Table, dish: Dish): Told[] {
  const facts = getDishFacts(kitchen.cookbook, dish);
  if (stuckWithout(facts, dish, lacking)) return [];
  return lacking
    .filter((tool) => facts.tools.has(tool))
    .flatMap((tool) => describeWithoutTool(dish, tool) ?? [])
    .map((fact) => tell('card.remind', { fact }));
}

/** Of a dish for somebody who needs care, what in it to mind. */
function mindTold(table: Table, dish: Dish): Told[] {
  const { kitchen, heard } = table;
  const foods = new Set(dish.ingredients.flatMap(({ name }) => findFoodNames(kitchen.rules, name)));
  const rare = heard.situations.length > 0 && isServedRare(dish) ? [tell('card.rare')] : [];
  const minds = heard.situations.flatMap((situation) => {
    const what = kitchen.situations[situation].minds
      .filter((mind) => mind.foods.some((food) => foods.has(food)))
      .map(({ advice }) => advice)
      .filter((advice) => speaks(kitchen, advice, heard.person.needs))
      .slice(0, 4);
    const message = `card.mind-${situation.replace(' ', '-')}`;
    return what.length > 0 ? [tell(message, { dish: titleIn(table, dish), what })] : [];
  });
  return [...rare, ...minds];
}
