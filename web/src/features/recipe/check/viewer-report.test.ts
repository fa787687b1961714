/** The sentences that a kept recipe carries for whoever looks at it. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { expect, test } from 'vitest';
import type { ViewerReport } from './viewer-check.ts';
import { briefReport, reportForViewer } from './viewer-report.ts';

type Finding = ViewerReport['findings'][number];

const found = (
  term: string,
  restriction: Finding['restriction'],
  more: Partial<Finding> = {},
): Finding => ({
  ...{ line: term, index: 0, part: 'ingredients', term, restriction },
  ...{ certainty: 'contains', reason: `${term} is one` },
  ...more,
});
const line = (name: string): ViewerReport['lines'][number] => ({
  ...{ line: name, quantity: 1, unit: null, name, note: '', recognised: true },
  ...{ allergens: { contains: [], mayContain: [] }, excludes: [], mayExclude: [] },
});
const report = (more: Partial<ViewerReport>): ViewerReport => ({
  ...{ verdict: 'unsure', findings: [], unknown: [], lines: [line('unsalted butter')], rules: 'r' },
  ...more,
});
const NEEDS: Needs = { allergies: ['milk'], diets: ['Vegan'] };

test('allergies come first, and the list says it in its own words', () => {
  const findings = [found('butter', 'Vegan'), found('butter', 'milk')];
  expect(briefReport(report({ findings }))).toEqual({
    tone: 'warn',
    line: 'Contains milk: unsalted butter. Not Vegan: unsalted butter. Check labels.',
  });
});

test('a title adds nothing to the list, a step that has more does', () => {
  const findings = [
    found('butter chicken', 'milk', { part: 'title' }),
    found('butter', 'milk'),
    found('cream', 'milk', { part: 'instructions' }),
    found('butter', 'milk', { part: 'instructions' }),
  ];
  expect(briefReport(report({ findings })).line).toBe(
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
  expect(briefReport(report({ findings, lines })).line).toBe(
    'Contains eggs: eggs and mayonnaise. Check labels.',
  );
  const yolks = [found('custard', 'eggs'), ...findings.slice(2, 4)];
  expect(briefReport(report({ findings: yolks, lines: [line('custard')] })).line).toBe(
    'Contains eggs: custard and yolk. Check labels.',
  );
});

test('what may be and what nobody knows is worth a look', () => {
  const findings = [found('stock', 'milk', { certainty: 'may contain' })];
  const unknown = [{ line: '1 cup quux', index: 1, text: '1 cup quux' }];
  const { tone, line: said } = briefReport(report({ findings, unknown, lines: [line('stock')] }));
  expect(tone).toBe('look');
  expect(said).toBe('May contain milk: stock. We do not recognise: 1 cup quux. Check labels.');
});

test('nothing found is said with what was looked for, and never more', () => {
  const clear = report({ verdict: 'clear' });
  expect(briefReport(clear)).toMatchObject({ tone: 'calm' });
  const full = reportForViewer(clear, NEEDS);
  expect(full?.line).toBe(
    'No milk and nothing against Vegan found in the 1 ingredient. Check labels.',
  );
  expect(JSON.stringify([briefReport(clear), full])).not.toMatch(/safe/i);
});

test('the evidence tells everything once', () => {
  const findings = [found('butter', 'milk'), found('butter', 'milk', { part: 'instructions' })];
  const full = reportForViewer(report({ findings }), NEEDS);
  expect(full?.evidence).toHaveLength(1);
  expect(full?.basis).toContain('Checked for milk and Vegan.');
});
