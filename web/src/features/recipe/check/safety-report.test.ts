/** Tests the summary and the evidence that an allergen check is shown with, and that no dish is ever called safe. */
import type { Safety } from '@saffron/contract/chat';
import { expect, test } from 'vitest';
import { createSafetyReport } from './safety-report.ts';

const NOTHING: Safety = {
  verdict: 'clear',
  findings: [],
  unknown: [],
  checkedFor: { allergies: [], diets: [] },
  rules: '3',
};
const stock: Safety['findings'][number] = {
  line: '1 l stock',
  index: 2,
  part: 'ingredients',
  term: 'stock',
  restriction: 'milk',
  certainty: 'may contain',
  reason: 'Some cubes hold milk powder.',
  swap: 'dairy-free stock',
};
const checked = (
  allergies: Safety['checkedFor']['allergies'],
  diets: Safety['checkedFor']['diets'],
) => ({
  ...NOTHING,
  checkedFor: { allergies, diets },
});
const peanutsOnly = checked(['milk', 'peanuts'], []);

test.each<[Safety, number, string]>([
  [NOTHING, 4, 'You named no allergies or diet, so nothing was checked. Check labels.'],
  [peanutsOnly, 12, 'No milk or peanuts found in the 12 ingredients. Check labels.'],
  [checked(['milk'], []), 1, 'No milk found in the 1 ingredient. Check labels.'],
  [checked([], ['Vegan']), 3, 'Nothing against Vegan found in the 3 ingredients. Check labels.'],
  [
    checked(['soy'], ['Vegan', 'Keto']),
    3,
    'No soy and nothing against Vegan or Keto found in the 3 ingredients. Check labels.',
  ],
  [{ ...peanutsOnly, findings: [stock] }, 5, '1 thing to check for milk. Check labels.'],
  [
    { ...peanutsOnly, unknown: [{ line: 'zaffle', index: 0, text: 'zaffle' }] },
    5,
    'We do not recognise 1 ingredient. Check labels.',
  ],
])('report %#', (safety, lines, expected) => {
  const report = createSafetyReport(safety, lines);
  expect(report?.summary).toBe(expected);
  expect(JSON.stringify(report)).not.toMatch(/\bsafe\b/i);
});

test('the evidence names what, why and what instead, and last the rules to quote', () => {
  const unknown = [{ line: '1 zaffle', index: 0, text: 'zaffle' }];
  const report = createSafetyReport({ ...peanutsOnly, findings: [stock], unknown }, 5);
  expect(report?.tone).toBe('look');
  expect(report?.evidence).toEqual([
    {
      title: 'Milk',
      items: [
        {
          claim: 'Stock may contain milk: Some cubes hold milk powder.',
          substitutes: 'Instead: dairy-free stock.',
        },
      ],
    },
    { title: 'Not recognised, so not checked', items: [{ claim: 'zaffle', substitutes: '' }] },
  ]);
  expect(report?.basis).toBe('Checked for milk and peanuts. Nothing found against peanuts.');
  expect(report?.version).toMatch(/our food list: 3$/);
});

test('a note is mentioned in the summary and listed', () => {
  const notes = [{ term: 'coconut', text: 'Coconut is no tree nut, but some avoid it.' }];
  const report = createSafetyReport({ ...peanutsOnly, notes }, 2);
  expect(report?.summary).toMatch(/There is a note\.$/);
  expect(report?.evidence).toEqual([
    { title: 'Good to know', items: [{ claim: notes[0]?.text, substitutes: '' }] },
  ]);
});

test('what certainly holds is said first and loudest', () => {
  const certain = { ...stock, certainty: 'contains' } as const;
  const report = createSafetyReport({ ...peanutsOnly, findings: [certain] }, 5);
  expect(report).toMatchObject({ tone: 'warn' });
  expect(report?.summary).toMatch(/^Not for you: stock contains milk\./);
});

test('a report of another shape is none', () => {
  expect(createSafetyReport({} as Safety, 3)).toBeUndefined();
});
