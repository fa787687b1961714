/** Tests pantry/stand-ins.txt: what stands in is a food of the pantry, limits hold, bad rows are refused with their line. */
import { expect, test } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { findLineFacts } from '../safety/verdict/line-facts.ts';
import type { Dish, DishIngredient } from './dish.ts';
import { readStandIns, soldAs, standInsOf } from './stand-ins.ts';

const { standIns, rules } = kitchen;
const item = (name: string, quantity: string, unit: string): DishIngredient => ({
  ...{ name, quantity, unit, preparation: '' },
});
const dishOf = (course: Dish['course'], ...ingredients: DishIngredient[]): Dish => {
  const [any] = kitchen.cookbook.dishes;
  return { ...(any as Dish), course, servings: 4, ingredients };
};

test('whatever stands in is a food that the pantry knows', () => {
  const names = [...standIns.values()].flat().flatMap(({ to }) => to);
  expect(names.filter((name) => !findLineFacts(rules, name).namesFood)).toEqual([]);
});

test('the end of a name, the amount for each and baking decide', () => {
  const beef = item('beef stock', '500', 'ml');
  expect(standInsOf(standIns, 'needs', dishOf('soup', beef), beef)).toEqual(['vegetable stock']);
  const [little, much] = [item('feta', '100', 'g'), item('feta', '400', 'g')];
  expect(standInsOf(standIns, 'needs', dishOf('main', little), little)).toEqual(['vegan feta']);
  expect(standInsOf(standIns, 'needs', dishOf('main', much), much)).toEqual([]);
  const butter = item('butter', '2', 'tbsp');
  const oils = (course: Dish['course']) =>
    standInsOf(standIns, 'needs', dishOf(course, butter), butter).filter((one) =>
      one.endsWith(' oil'),
    );
  expect([oils('main').length, oils('bread').length]).toEqual([2, 0]);
});

test('what differs from maker to maker has a kind to buy, for those who need it', () => {
  const cheese = item('Parmesan', '50', 'g');
  expect(soldAs(standIns, cheese, ['Vegetarian'])).toHaveLength(1);
  expect(soldAs(standIns, cheese, ['milk', 'Keto'])).toEqual([]);
});

test.each([
  ['butter | oil', 'line 1'],
  ['== needs: all\nbutter', 'line 2'],
  ['== needs: all\nbutter | oil | plenty', 'line 2'],
  ['== Fruitarian: all', 'line 1'],
])('%j is refused with its line', (text, line) => {
  expect(() => readStandIns(text)).toThrow(line);
});
