/** Tests wishes for nutrition figures and questions about them: dishes keep to the figure, answers give range and what is left out. */
import { describe, expect, it } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { clauseOf, contextFor, variantsOf } from '../../../testing/said-clause.ts';
import { EMPTY_MEMO, type Memo } from '../../memo/memo.ts';
import { askNutrition } from '../answers/ask-nutrition.ts';
import { find } from '../find/find.ts';
import { estimateDish } from './figures-told.ts';

const SHAKSHUKA: Memo = { ...EMPTY_MEMO, card: { slug: 'shakshuka', edits: [] } };

function ask(message: string, memo: Memo = EMPTY_MEMO): string {
  const outcome = askNutrition(contextFor(message), memo, clauseOf('ask-nutrition', message));
  if (!outcome) throw new Error('There is no answer.');
  return variantsOf(outcome).join(' ');
}

describe('a wish for figures', () => {
  it.each([
    ['dinner under 500 kcal', 'kcal', 0, 500],
    ['a main below 350 calories', 'kcal', 0, 350],
    ['something with at least 40g of protein', 'protein', 40, 300],
    ['more than 12 g of fibre', 'fibre', 12, 100],
    ['dinner with less than 15 g carbs', 'carbohydrate', 0, 15],
    ['high protein dinner', 'protein', 25, 300],
    ['something high in fibre', 'fibre', 8, 100],
    ['low fat lunch', 'fat', 0, 10],
  ] as const)('%s', (message, nutrient, least, most) => {
    const {
      lists = [],
      choice,
      told,
    } = find(contextFor(message), EMPTY_MEMO, clauseOf('find', message));
    const chosen = choice ? [choice] : lists;
    expect(chosen.length).toBeGreaterThan(0);
    for (const { adapted, missed } of chosen) {
      expect(missed).toEqual([]);
      // Figures are of the page as the book has it.
      const figure = estimateDish(kitchen, adapted.original).perServing[nutrient];
      expect(figure, adapted.original.slug).toBeGreaterThanOrEqual(least);
      expect(figure, adapted.original.slug).toBeLessThanOrEqual(most);
    }
    expect(told.map((one) => one.message)).toContain('figures.chosen');
  });

  it('is no time limit and no number of people', () => {
    const { wish, people, minutes } = clauseOf('find', 'dinner under 500 kcal');
    expect([wish.maxMinutes, people, minutes]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a question of nutrition', () => {
  it('is answered for a serving of the card, with its range and what is left out', () => {
    const said = ask('how many calories is that', SHAKSHUKA);
    expect(said).toMatch(/40[05] kcal/);
    expect(said).toMatch(/between \d+ and \d+ kcal/);
    expect(said).toMatch(/counted|left out of it|in the sum/);
  });

  it.each([
    ['how much fibre does it have', /7\.8 g of fibre/],
    ['how salty is it', /2\.8 g of salt/],
    ['macros?', /kcal, 19 g of protein, 25 g of fat and 31 g of carbohydrate/],
    ['how much saturated fat', /g of saturated fat/],
    [
      'how many calories does the {about:olive oil} add',
      /1[12]\d kcal .*olive oil|olive oil .*1[12]\d kcal/,
    ],
    ['is there much iron in it', /iron/],
  ])('%s', (message, answer) => {
    expect(ask(message, SHAKSHUKA)).toMatch(answer);
  });

  it.each([
    ['how much protein in 200g of {about:tempeh}', /200 g tempeh.*37 g of protein/],
    ['calories in an {about:avocado}', /100 g avocado.*160 kcal.*1 avocado.*240 kcal/],
    ['how much protein has {about:glorp}', /glorp/],
    ['how many calories', /Which dish|Of which|Tell me the dish/],
  ])('%s', (message, answer) => {
    expect(ask(message)).toMatch(answer);
  });

  it('puts the dishes of a list in order', () => {
    const offered = ['green-salad', 'mac-and-cheese', 'shakshuka'];
    const said = ask('which has the fewest calories', { ...EMPTY_MEMO, offered });
    expect(said).toMatch(/reen salad.*shakshuka.*mac and cheese/);
    expect(ask('which has the most protein', { ...EMPTY_MEMO, offered })).toMatch(
      /ac and cheese.*shakshuka.*green salad/,
    );
  });
});
