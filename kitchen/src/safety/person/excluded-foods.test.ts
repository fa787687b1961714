/** Tests that excluded foods are found under their other names, and that undercooked egg is found for a pregnant person. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import type { RecipePart } from '../../vocabulary.ts';
import { findExcludedFoods, findUndercooked } from './excluded-foods.ts';
import { PERSON_WITHOUT_NEEDS } from './person.ts';

describe('an excluded food', () => {
  const findIn = (text: string, label: string) => {
    const person = {
      ...PERSON_WITHOUT_NEEDS,
      excludedFoods: [{ label, names: [label], isAllergy: true }],
    };
    return findExcludedFoods(kitchen, [{ part: 'ingredients', index: 0, text }], person);
  };

  it.each([
    ['tamarind paste', 'tamarind'],
    ['200 g sweetcorn', 'corn'],
  ])('is found in "%s": %s', (text, label) => {
    expect(findIn(text, label)).toHaveLength(1);
  });

  it.each([
    ['2 tbsp peanut butter', 'butter'],
    ['400 g butter beans', 'butter'],
    ['1 sweet potato', 'potato'],
    ['1 tbsp rice vinegar', 'rice'],
  ])('is not found in "%s" only because of the word %s', (text, label) => {
    expect(findIn(text, label)).toEqual([]);
  });
});

describe('for a pregnant person', () => {
  const linesOf = (part: RecipePart, texts: readonly string[]) =>
    texts.map((text, index) => ({ part, index, text }));
  const findIn = (...steps: string[]) => {
    const lines = [...linesOf('ingredients', ['2 eggs']), ...linesOf('instructions', steps)];
    return findUndercooked(kitchen, lines, {
      ...PERSON_WITHOUT_NEEDS,
      situations: ['pregnancy'],
    }).map(({ food }) => food);
  };

  it.each([
    'Boil the eggs for 5 minutes, until soft-boiled and runny.',
    'Fry the eggs sunny-side up for 3 minutes.',
  ])('reports raw egg although the eggs are heated: %s', (step) => {
    expect(findIn(step)).toEqual(['raw egg']);
  });

  it('does not report eggs that are cooked through', () => {
    expect(findIn('Boil the eggs for 10 minutes, until hard.')).toEqual([]);
  });
});
