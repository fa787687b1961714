/** Tests the short and the full report of the allergen check of a saved or shared recipe for its viewer. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { expect, test } from 'vitest';
import type { ViewerCheckReply } from './viewer-check.ts';
import { createBriefReport, createViewerReport } from './viewer-report.ts';

type Finding = ViewerCheckReply['findings'][number];

const found = (
  term: string,
  restriction: Finding['restriction'],
  more: Partial<Finding> = {},
): Finding => ({
  ...{ line: term, index: 0, part: 'ingredients', term, restriction },
  ...{ certainty: 'contains', reason: `${term} is one` },
  ...more,
});
const line = (name: string): ViewerCheckReply['lines'][number] => ({
  ...{ line: name, quantity: 1, unit: null, name, note: '', recognised: true },
  ...{ allergens: { contains: [], mayContain: [] }, excludes: [], mayExclude: [] },
});
const report = (more: Partial<ViewerCheckReply>): ViewerCheckReply => ({
  ...{ verdict: 'unsure', findings: [], unknown: [], lines: [line('unsalted butter')], rules: 'r' },
  ...more,
});
const NEEDS: Needs = { allergies: ['milk'], diets: ['Vegan'] };

test('allergies come first, and the list says it in its own words', () => {
  const findings = [found('butter', 'Vegan'), found('butter', 'milk')];
  expect(createBriefReport(report({ findings }))).toEqual({
    tone: 'warn',
    summary: 'Contains milk: unsalted butter. Not Vegan: unsalted butter. Check labels.',
  });
});

test('a title adds nothing to the list, a step that has more does', () => {
  const findings = [
    found('butter chicken', 'milk', { part: 'title' }),
    found('butter', 'milk'),
    found('cream', 'milk', { part: 'instructions' }),
    found('butter', 'milk', { part: 'instructions' }),
  ];
  expect(createBriefReport(report({ findings })).summary).toBe(
    'Contains milk: unsalted butter and cream. Check labels.',
  );
});

test('each food once: no part of a listed one, nothing that refers back to it, and not the dish', () => {
  const step = { part: 'instructions' } as const;
  const findings = [
    found('shakshuka', 'eggs', { part: 'title' }),
    found('egg', 'eggs', { index: 1 }),
    found('the whites', 'eggs', { ...step, reason: 'the whites are part of an egg' }),
    found('yolk', 'eggs', { ...step, reason: 'yolk is part of an egg' }),
    found('shakshuka', 'eggs', step),
    found('mayonnaise', 'eggs', step),
  ];
  const lines = [line('olive oil'), line('eggs')];
  expect(createBriefReport(report({ findings, lines })).summary).toBe(
    'Contains eggs: eggs and mayonnaise. Check labels.',
  );
  const yolks = [found('custard', 'eggs'), ...findings.slice(2, 4)];
  expect(createBriefReport(report({ findings: yolks, lines: [line('custard')] })).summary).toBe(
    'Contains eggs: custard and yolk. Check labels.',
  );
});

test('possible findings and unknown lines have the tone look', () => {
  const findings = [found('stock', 'milk', { certainty: 'may contain' })];
  const unknown = [{ line: '1 cup quux', index: 1, text: '1 cup quux' }];
  const { tone, summary } = createBriefReport(
    report({ findings, unknown, lines: [line('stock')] }),
  );
  expect(tone).toBe('look');
  expect(summary).toBe('May contain milk: stock. We do not recognise: 1 cup quux. Check labels.');
});

test('nothing found is said with what was looked for, and never more', () => {
  const clear = report({ verdict: 'clear' });
  expect(createBriefReport(clear)).toMatchObject({ tone: 'calm' });
  const full = createViewerReport(clear, NEEDS);
  expect(full?.summary).toBe(
    'No milk and nothing against Vegan found in the 1 ingredient. Check labels.',
  );
  expect(JSON.stringify([createBriefReport(clear), full])).not.toMatch(/safe/i);
});

test('the evidence tells everything once', () => {
  const findings = [found('butter', 'milk'), found('butter', 'milk', { part: 'instructions' })];
  const full = createViewerReport(report({ findings }), NEEDS);
  expect(full?.evidence).toHaveLength(1);
  expect(full?.basis).toContain('Checked for milk and Vegan.');
});

test('of a recipe that nothing was asked of, nothing is said to have been found or not found', () => {
  const line = createViewerReport(report({ verdict: 'clear' }), {
    allergies: [],
    diets: [],
  })?.summary;
  expect(line).toBe('You named no allergies or diet, so nothing was checked. Check labels.');
});
