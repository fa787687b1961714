/** Tests that misspelt allergens are found ("fihs sauce") and that "nut-free" or "crustless" clears only what it names. */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { ALLERGENS, type Certainty, DIETS, type Restriction } from '../../vocabulary.ts';
import { check } from '../verdict/check.ts';

const { rules } = kitchen;

function certainty(text: string, restriction: Restriction): Certainty | undefined {
  const { findings } = check(rules, [{ part: 'ingredients', index: 0, text }], {
    allergies: ALLERGENS,
    diets: DIETS,
  });
  const told = findings.filter((one) => one.restriction === restriction);
  return told.find((one) => one.certainty === 'contains')?.certainty ?? told[0]?.certainty;
}

test.each<[string, Restriction]>([
  ['2 tbsp soyy sauce', 'soy'],
  ['sooy sauce', 'soy'],
  ['sy sauce', 'soy'],
  ['200 ml sooya milk', 'soy'],
  ['200 ml syoa milk', 'soy'],
  ['200 g Bergkräutertofu', 'soy'],
  ['200 g Dinkelvollkornmehl', 'wheat'],
  ['fihs sauce', 'fish'],
  ['fsh sauce', 'fish'],
  ['peantus', 'peanuts'],
  ['2 egggs', 'eggs'],
  ['almondss', 'tree nuts'],
  ['100 g tofv', 'soy'],
  ['2 gegs', 'eggs'],
  ['wwalnuuts', 'tree nuts'],
  ['sesm oil', 'sesame'],
  ['briee', 'milk'],
  ['200 g brrie', 'milk'],
  ['2 tbsp flloour', 'wheat'],
])('a slip: %s', (text, restriction) => {
  expect(certainty(text, restriction)).toBe('may contain');
});

test.each<[string, Restriction]>([
  ['4 slices crustless bread', 'wheat'],
  ['bread (crustless)', 'wheat'],
  ['wheat-free barley', 'Gluten-Free'],
  ['shellfish-free salmon', 'fish'],
  ['nut-free peanut butter', 'peanuts'],
  ['mango, honey', 'Vegan'],
  ['dark chocolate (may contain nuts), 200 ml milk', 'milk'],
  ['1 stock cube (may contain celery) and 2 eggs', 'eggs'],
])('still there: %s', (text, restriction) => {
  expect(certainty(text, restriction)).toBe('contains');
});

test.each<[string, Restriction]>([
  ['wheat-free bread', 'Gluten-Free'],
  ['meat-free tuna salad', 'fish'],
  ['honey, date', 'Vegan'],
])('a doubt: %s', (text, restriction) => {
  expect(certainty(text, restriction)).toBe('may contain');
});

test('a strange oil is unknown, and so is a word that nobody could mean', () => {
  for (const text of ['1 tbsp blorp oil', '2 cups gloop', 'taken and placed']) {
    const told = check(rules, [{ part: 'ingredients', index: 0, text }], {
      allergies: ALLERGENS,
      diets: [],
    });
    expect([told.verdict, told.findings]).toEqual(['unsure', []]);
  }
});

test.each<[string, Restriction]>([
  ['nut-free granola', 'tree nuts'],
  ['nut-free granola', 'peanuts'],
  ['gluten-free soy sauce', 'wheat'],
  ['meat-free mince', 'Vegetarian'],
  ['the sauce', 'soy'],
])('taken off, or never there: %s', (text, restriction) => {
  expect(certainty(text, restriction)).toBeUndefined();
});
