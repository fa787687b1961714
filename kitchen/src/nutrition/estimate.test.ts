/** Tests the nutrition estimate: raw or cooked foods, bones and peel, frying fat, tins, what is left out, sound figures for every dish. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { estimate } from './estimate.ts';

const total = (...lines: string[]) => estimate(kitchen, lines, 1).total;
const why = (line: string) => estimate(kitchen, [line], 1).uncounted[0]?.why;

describe('the food of a line', () => {
  it.each([
    // Kilocalories as packets and tables say them.
    ['100 g long-grain rice', 365],
    ['100 g cooked rice', 130],
    ['200 g cooked rice', 260],
    // What is done to it stands behind what is weighed.
    ['200 g rice, cooked', 730],
    ['1 cup rice, cooked', 246],
    ['4 slices bacon, cooked and crumbled', 417],
    ['250 g puy lentils, tinned', 290],
    ['2 cups beef or chicken broth', 33],
    ['2 cups almond or oat milk', 73],
    ['125 g brie cheese', 418],
    ['1 kg pork shoulder steaks', 1860],
    ['1 cup milk of your choice', 149],
    ['4 (skinless) chicken breasts', 864],
    ['250 ml whole milk', 157],
    ['250 ml almond milk', 39],
    ['1 egg', 72],
    ['2 egg whites', 34],
    ['1 tbsp olive oil', 120],
    ['100 g dark chocolate', 598],
    ['1 white or yellow onion', 60],
    ['100 g butter or margarine', 717],
    ['juice of 1 lemon', 10],
    ['1 lemon, juice only', 10],
  ])('%s', (line, kcal) => {
    expect(total(line).kcal).toBeGreaterThan(kcal * 0.93 - 2);
    expect(total(line).kcal).toBeLessThan(kcal * 1.07 + 2);
  });

  it('counts bones, peel and the liquid of tins as not eaten', () => {
    const duck = total('1 kg whole duck').kcal;
    expect(duck).toBeLessThan(total('1 kg duck breasts').kcal * 0.8);
    expect(total('1 kg bone-in, skin-on chicken thighs').kcal).toBeGreaterThan(1500);
    expect(total('300 g bananas').kcal).toBeLessThan(total('300 g grapes').kcal);
    const drained = total('240 g drained chickpeas').kcal;
    expect(total('400 g tinned chickpeas, drained').kcal).toBe(drained);
    expect(total('1 can chickpeas').kcal).toBe(drained);
    expect(total('240 g tinned chickpeas, drained weight').kcal).toBe(drained);
  });

  it('believes a weight in brackets before a cup', () => {
    expect(total('1 cup (60 g) kale').kcal).toBe(total('60 g kale').kcal);
  });
});

describe('fat for frying', () => {
  const dish = ['600 g potatoes', '1 tsp salt'];
  const plain = total(...dish).fat;

  it('leaves in the food what the food takes up, however much is in the pan', () => {
    const some = total(...dish, '1 l sunflower oil, for deep frying').fat - plain;
    expect(some).toBeGreaterThan(20);
    expect(some).toBeLessThan(80);
    expect(total(...dish, '2 l sunflower oil, for deep frying').fat - plain).toBeCloseTo(some);
    expect(total(...dish, '700 ml sunflower oil').fat - plain).toBeCloseTo(some);
  });

  it('counts all of a few spoons, and all of the oil of a dressing', () => {
    expect(total(...dish, '1 tbsp oil, for frying').fat - plain).toBeCloseTo(13.6, 0);
    expect(estimate(kitchen, [...dish, '120 ml olive oil'], 4).total.fat - plain).toBeCloseTo(
      110,
      0,
    );
  });
});

describe('what is not counted', () => {
  it('is told with its reason', () => {
    expect(why('100 g glorp')).toBe('unknown food');
    expect(why('olive oil')).toBe('no amount');
    expect(why('salt, to taste')).toBe('no amount');
    expect(why('50 g walnuts (optional)')).toBe('optional');
  });

  it('is no heading, no water and no pinch of a herb', () => {
    const lines = ['For the sauce:', 'water', 'a little parsley', 'black pepper to taste'];
    expect(estimate(kitchen, lines, 2)).toMatchObject({ uncounted: [], counted: 3 });
  });

  it('makes a range wider, as does an amount by hand', () => {
    const spread = (line: string) => {
      const { range, perServing } = estimate(kitchen, [line], 1);
      return (range.kcal[1] - range.kcal[0]) / perServing.kcal;
    };
    expect(spread('100 g cheddar')).toBeLessThan(spread('a handful of cheddar'));
    expect(spread('3 carrots')).toBeLessThan(spread('2-4 carrots'));
  });
});

describe('every dish of the book', () => {
  it('has figures that agree with one another', () => {
    const isDrunk = (name: string) => /wine|rum|brandy|sake|sherry|beer|cider|liqueur/.test(name);
    for (const { title, ingredients } of kitchen.cookbook.dishes) {
      // Alcohol has energy and is none of the others.
      if (ingredients.some(({ name }) => isDrunk(name))) continue;
      const lines = ingredients.map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`);
      const { kcal, protein, fat, saturated, carbohydrate, fibre, sugars } = total(...lines);
      const energy = 4 * protein + 9 * fat + 4 * carbohydrate;
      expect(kcal, title).toBeLessThan(energy * 1.2 + 60);
      expect(kcal, title).toBeGreaterThan(energy * 0.7 - 40);
      expect(saturated, title).toBeLessThanOrEqual(fat + 0.2);
      expect(fibre, title).toBeLessThanOrEqual(carbohydrate + 0.2);
      expect(sugars, title).toBeLessThanOrEqual(carbohydrate * 1.1 + 1);
    }
  });
});
