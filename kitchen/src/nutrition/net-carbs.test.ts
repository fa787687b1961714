/** Tests that the Keto check uses the net carbohydrate of pantry/nutrition.txt, and counts no herb or spice without an amount. */
import { expect, it } from 'vitest';
import { kitchen } from '../../kitchen-instance.ts';
import { checkRecipe } from '../cookbook/check-recipe.ts';
import { estimate } from './estimate.ts';

const verdict = (...ingredients: string[]) =>
  checkRecipe(
    kitchen,
    ingredients.map((text, index) => ({ text, index, part: 'ingredients' as const })),
    { allergies: [], diets: ['Keto'] },
    1,
  );

it.each(['100 g dark chocolate', '60 g dried lentils', '30 g cornflour', '400 g courgettes'])(
  'of %s is what the table gives',
  (line) => {
    const { carbohydrate, fibre } = estimate(kitchen, [line], 1).total;
    const net = carbohydrate - fibre;
    const { verdict: found, findings } = verdict(line);
    if (net > 15) expect(findings[0]?.reason).toContain(`about ${Math.round(net)} g`);
    else expect(found).toBe('clear');
  },
);

it('counts no herb or spice that has no amount', () => {
  expect(verdict('200 g salmon', 'black pepper', 'a few sprigs of thyme').verdict).toBe('clear');
});
