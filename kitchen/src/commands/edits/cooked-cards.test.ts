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
