/** Tests that the safety report explains what was checked, and includes foods beyond the nine allergens. */
import { expect, test } from 'vitest';
import { explainReport, type OtherFoodResults } from './explain-report.ts';
import type { SafetyReport } from './safety-report.ts';

const NOTHING_ASKED: SafetyReport = {
  tone: 'none',
  summary: 'You named no allergies or diet, so nothing was checked. Check labels.',
  evidence: [],
  basis: 'Checked for milk.',
  version: '3',
};
const NO_MILK: SafetyReport = {
  ...NOTHING_ASKED,
  tone: 'calm',
  summary: 'No milk found in the 9 ingredients. Check labels.',
};
const KEPT: OtherFoodResults = [
  { food: 'celery', found: 'kept', sentence: 'Kept free of celery.' },
];
const WATCHED: OtherFoodResults = [
  {
    food: 'mustard',
    found: 'hidden',
    sentence: 'Chosen for an allergy to mustard: stock may hold some, so read the label.',
  },
];

test.each<[SafetyReport, OtherFoodResults | undefined, string[], SafetyReport['tone'], string]>([
  [NO_MILK, [], [], 'calm', NO_MILK.summary],
  [NO_MILK, undefined, [], 'calm', NO_MILK.summary],
  [
    NO_MILK,
    KEPT,
    ['celery'],
    'calm',
    'No milk found in the 9 ingredients. Kept free of celery. Check labels.',
  ],
  [
    NOTHING_ASKED,
    KEPT,
    [],
    'none',
    'You named none of our nine allergens and no diet. Kept free of celery. Check labels.',
  ],
  [
    NO_MILK,
    WATCHED,
    ['mustard', 'kiwi'],
    'look',
    'No milk found in the 9 ingredients. Chosen for an allergy to mustard: stock may hold some, so read the label. We have not looked for kiwi in this recipe: please read it, and the labels of what you buy, for it. Check labels.',
  ],
])('line %#', (report, lookedFor, foods, tone, summary) => {
  const explained = explainReport(report, lookedFor, foods);
  expect(explained).toMatchObject({ tone, summary });
  expect(JSON.stringify(explained)).not.toMatch(/\bsafe\b/i);
});

test('behind the line stands what such a check is, and what it is not', () => {
  const { basis, explanation, version } = explainReport(NO_MILK, KEPT, ['kiwi']);
  expect(basis).toMatch(
    /^“Kept free of celery” means: the chef looked for celery, and for foods that often hide it, in the names of the ingredients, and found none of them\./,
  );
  expect(basis).toContain('Nobody has looked for kiwi here.');
  expect(basis).toContain(
    'What is left to you: read the steps, the tips and the labels for celery and kiwi',
  );
  expect(explanation).toMatch(/Every line was compared with what we know of the nine allergens/);
  expect(basis).toContain('Checked for milk.');
  expect(version).toBe('3');
});

test('of a food that something may hold it says what was found, and where to look', () => {
  const { basis } = explainReport(NO_MILK, WATCHED, ['mustard']);
  expect(basis).toMatch(/^“Chosen for an allergy to mustard” means: .* something else may hold it/);
  expect(basis).toContain('the labels for mustard');
  expect(basis).not.toContain('Nobody has looked');
});

test('a food that is named in a line is a warning', () => {
  const there: OtherFoodResults = [
    { food: 'celery', found: 'there', sentence: 'Contains celery: celeriac.' },
  ];
  const { tone, summary } = explainReport(NO_MILK, there, ['celery']);
  expect(tone).toBe('warn');
  expect(summary).toBe(
    'No milk found in the 9 ingredients. Contains celery: celeriac. Check labels.',
  );
});
