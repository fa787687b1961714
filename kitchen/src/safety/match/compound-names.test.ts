/** Tests the allergen check on compound and foreign names ("Vollmilchpulver", "süt") and on vegan imitations ("cashew parm"). */
import { expect, test } from 'vitest';
import { kitchen } from '../../../kitchen-instance.ts';
import { findLineFacts } from '../verdict/line-facts.ts';

const { rules } = kitchen;

test.each([
  ['50 g Vollmilchpulver', 'milk'],
  ['1 Tafel Milchschokolade', 'milk'],
  ['Buttercreme', 'milk'],
  ['2 EL Joghurtpulver', 'milk'],
  ['200 g Garnelenschwänze', 'shellfish'],
  ['100 g Krabbenfleisch', 'shellfish'],
  ['1 Dose Thunfischfilets', 'fish'],
  ['2 EL Sardellenpaste', 'fish'],
  ['2 EL Erdnusscreme', 'peanuts'],
  ['50 g Walnusskerne', 'tree nuts'],
  ['100 g Mandelstifte', 'tree nuts'],
  ['1 EL Haselnussmus', 'tree nuts'],
  ['200 g Weizengrieß', 'wheat'],
  ['100 g Dinkelmehl', 'wheat'],
  ['200 g Sojaschnetzel', 'soy'],
  ['1 EL Sesampaste', 'sesame'],
  ['200 g Eiernudeln', 'eggs'],
  ['100 g lievito madre', 'wheat'],
  ['2 kananmunaa', 'eggs'],
  ['250 ml süt', 'milk'],
  ['1 cda de mantequilla de maní', 'peanuts'],
  ['2 paçanga böreği', 'wheat'],
] as const)('%s: %s', (line, allergen) => {
  const { contains, mayContain } = findLineFacts(rules, line).allergens;
  expect([...contains, ...mayContain]).toContain(allergen);
});

test.each([
  ['1 cda de mantequilla de maní', 'milk'],
  ['1 cup cashew crema', 'milk'],
  ['50 g cashew parm', 'milk'],
  ['hemp parmesan', 'milk'],
  ['sunflower queso', 'milk'],
  ['vegan chicken nuggets', 'eggs'],
  ['vegan chicken nuggets', 'milk'],
  ['vegan crab cakes', 'eggs'],
  ['vegan fish cakes', 'fish'],
  ['vegan egg noodles', 'eggs'],
  ['vegan feta crumbles', 'milk'],
  ['chickpea panko', 'wheat'],
  ['rice breadcrumbs', 'wheat'],
  ['4 keluak nuts', 'tree nuts'],
  ['2 loaves of rye bread', 'milk'],
] as const)('%s: no %s', (line, allergen) => {
  const { contains, mayContain } = findLineFacts(rules, line).allergens;
  expect([...contains, ...mayContain]).not.toContain(allergen);
});

test.each(['Haselnusskerne', '50 g noisettes hachées', '1 tbsp manuka'])(
  'Vegetarian: %s',
  (line) => {
    expect(findLineFacts(rules, line).excludes).not.toContain('Vegetarian');
  },
);

test.each([
  'emping',
  'suan cai',
  'khao khua',
  'kasundi',
  'makhane',
  'Pickapeppa',
  'Metamucil',
  'manuka',
])('known: %s', (line) => {
  expect(findLineFacts(rules, line).recognised).toBe(true);
});
