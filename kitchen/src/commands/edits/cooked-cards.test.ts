/** Tests edited recipes as a cook reads them: additions cook long enough and in the right place, bakes still work, other pots simmer all. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { withEdits } from '../../../testing/edited-cards.ts';
import type { Dish } from '../../cookbook/dish.ts';
import { stepLine } from '../../cookbook/dish-lines.ts';
import type { Edit } from '../../memo/memo.ts';

function dishOf(slug: string): Dish {
  const dish = kitchen.cookbook.dishes.find((one) => one.slug === slug);
  if (!dish) throw new Error(`There is no ${slug}.`);
  return dish;
}

describe('a card as somebody cooks it', () => {
  const cardOf = (slug: string, ...edits: Edit[]) => withEdits(dishOf(slug), edits).dish;
  const stepsOf = (slug: string, ...edits: Edit[]) =>
    cardOf(slug, ...edits).steps.map((step) => stepLine(step));

  it('has what was added where it cooks for as long as it takes', () => {
    const [pasta = ''] = stepsOf('mac-and-cheese', { kind: 'add', food: 'broccoli' });
    expect(pasta).toContain('broccoli');
    expect(pasta).toMatch(/\bwater\b/);
    const soup = stepsOf('minestrone', { kind: 'add', food: 'kale' });
    expect(soup.findIndex((one) => one.includes('kale'))).toBeLessThan(soup.length - 1);
    const scones = stepsOf('scones', { kind: 'add', food: 'dates' });
    const folded = scones.findIndex((one) => one.includes('dates'));
    expect(folded).toBeLessThanOrEqual(scones.findIndex((one) => one.includes('Cut rounds')));
  });

  it('has what comes late before the dish is closed, and what needs liquid nowhere else', () => {
    const at = (steps: readonly string[], word: string): number =>
      steps.findIndex((one) => one.includes(word));
    const filled = stepsOf('quesadillas', { kind: 'add', food: 'halloumi' });
    expect(at(filled, 'halloumi')).toBeLessThan(at(filled, 'fold over'));
    const salad = stepsOf('tabbouleh', { kind: 'add', food: 'cabbage' }).at(-1) ?? '';
    expect(salad.indexOf('cabbage')).toBeLessThan(salad.indexOf('Serve at once'));
    const beer = stepsOf('arancini', { kind: 'add', food: 'beer' }).join(' ');
    expect(beer.indexOf('beer')).toBeLessThan(beer.indexOf('Pour in the stock'));
    const smooth = stepsOf('tomato-and-basil-soup', { kind: 'add', food: 'tinned tuna' }).join(' ');
    expect(smooth.indexOf('tuna')).toBeGreaterThan(smooth.indexOf('blend'));
    const sandwich = dishOf('tuna-mayo-sandwich');
    expect(cardOf(sandwich.slug, { kind: 'add', food: 'stock' })).toEqual(sandwich);
  });

  it('gives what came in the time and the amount of its own kind', () => {
    const soup = cardOf('vegetable-soup', { kind: 'swap', from: 'onion', to: 'spinach' });
    const line = soup.steps.map((step) => stepLine(step)).join(' ');
    expect(line.indexOf('spinach')).toBeGreaterThan(line.indexOf('18 minutes'));
    const greens: Edit = { kind: 'swap', from: 'white pepper', to: 'spinach' };
    const { ingredients } = cardOf('leek-and-potato-soup', greens);
    expect(ingredients.find(({ name }) => name === 'spinach')?.unit).toBe('g');
    const cheese: Edit = { kind: 'swap', from: 'whole milk', to: 'parmesan' };
    expect(cardOf('cauliflower-cheese', cheese)).toEqual(dishOf('cauliflower-cheese'));
  });

  it('says in its title what took the place of its meat', () => {
    const swap = (slug: string, from: string, to: string) =>
      cardOf(slug, { kind: 'swap', from, to });
    const burgers = swap('cheeseburgers', 'beef mince', 'vegetarian mince');
    expect(burgers.title).toBe('Cheeseburgers with vegetarian mince');
    const lentils = swap('spaghetti-bolognese', 'minced beef', 'lentils');
    expect(lentils.title).toContain('lentils');
    expect(lentils.ingredients.map(({ name }) => name)).toContain('vegetable stock');
    const carrots = swap('thai-red-curry', 'red pepper', 'carrots');
    expect(carrots.title).toBe('Thai red curry with prawns');
  });

  it('writes for small children what their share of it needs', () => {
    const small: Edit = { kind: 'method', method: 'small children' };
    const words = (slug: string) => stepsOf(slug, small).at(-1) ?? '';
    expect(words('honey-and-garlic-chicken-wings')).toContain('bones');
    expect(words('tomato-and-basil-soup')).not.toMatch(/pieces|bones|round/);
    expect(cardOf('harissa', small)).toEqual(dishOf('harissa'));
  });

  it('bakes what is fried beside a bake with the rest of it', () => {
    const steps = stepsOf('mac-and-cheese', { kind: 'add', food: 'bacon' });
    const fried = steps.findIndex((one) => one.includes('bacon'));
    expect(fried).toBeLessThan(steps.findIndex((one) => one.includes('baking dish')));
  });

  it('keeps the chemistry of a bake', () => {
    const soured = cardOf('buttermilk-pancakes', { kind: 'swap', from: 'buttermilk', to: 'milk' });
    expect(soured.ingredients.find(({ name }) => name === 'milk')?.preparation).toMatch(
      /lemon juice/,
    );
    const almond: Edit = { kind: 'swap', from: 'self-raising flour', to: 'almond flour' };
    expect(cardOf('victoria-sponge', almond)).toEqual(dishOf('victoria-sponge'));
  });

  it('cooks what came in for its own time', () => {
    const couscous = stepsOf('stuffed-peppers', {
      kind: 'swap',
      from: 'long-grain rice',
      to: 'couscous',
    });
    expect(couscous.join(' ')).not.toMatch(/Boil the couscous|boil couscous/i);
    const potatoes: Edit = { kind: 'swap', from: 'courgettes', to: 'potatoes' };
    expect(cardOf('courgette-frittata', potatoes).time).toBeGreaterThan(
      dishOf('courgette-frittata').time,
    );
  });

  it('simmers in another pot, whatever is fried or boiled beside', () => {
    const slow: Edit = { kind: 'method', method: 'slow cooker' };
    const bolognese = stepsOf('spaghetti-bolognese', slow);
    expect(bolognese.join(' ')).toMatch(/slow cooker.*boil.*spaghetti/i);
    expect(stepsOf('pulled-pork', slow).join(' ')).toContain('hours on low');
    const airFryer: Edit = { kind: 'method', method: 'air fryer' };
    expect(stepsOf('beef-burgers', airFryer).join(' ')).toMatch(/Lay the patties/);
    expect(cardOf('cauliflower-cheese', airFryer)).toEqual(dishOf('cauliflower-cheese'));
  });
});
