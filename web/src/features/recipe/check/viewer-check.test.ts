/** Tests that every line of a recipe is sent to the allergen check, in as many calls as needed. */
import { checkBody } from '@saffron/contract/kitchen-endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCurrentNeeds } from '../../../user/current-needs.ts';
import { updateSettings } from '../../../user/settings.ts';
import type { PartialRecipe } from '../recipe-content.ts';
import { fetchViewerCheck } from './viewer-check.ts';

/** Answers like a kitchen that finds every line with "butter" in it. */
function openKitchen() {
  const bodies: (typeof checkBody._output)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = checkBody.parse(JSON.parse(String(init?.body)));
    bodies.push(body);
    const parts = { ingredients: body.ingredients, instructions: body.instructions ?? [] };
    const findings = Object.entries(parts).flatMap(([part, lines]) =>
      lines.filter((line) => line.includes('butter')).map((line) => ({ part, line })),
    );
    const verdict = findings.length > 0 ? 'conflict' : 'clear';
    return Response.json({ verdict, findings, unknown: [], lines: [], rules: 'r' });
  });
  return bodies;
}
const ask = (recipe: PartialRecipe) =>
  fetchViewerCheck(recipe, getCurrentNeeds(), new AbortController().signal);

beforeEach(() => updateSettings({ foodAllergies: ['milk'] }));

test('introduction, tips and closing are read as well', async () => {
  const bodies = openKitchen();
  const { findings } = await ask({
    recipeName: 'Toast',
    introduction: 'With butter.',
    ingredients: ['bread'],
    instructions: 'Toast.\nButter it.',
    tips: ['More butter.'],
    friendly_closing: 'Butter up!',
  });
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ title: 'Toast', allergies: ['milk'] });
  expect(bodies[0]?.instructions).toContain('Butter up!');
  expect(findings.map(({ line }) => line)).toEqual(['More butter.', 'With butter.']);
});

test('what is too long for one call goes in several, and is found in all of them', async () => {
  const bodies = openKitchen();
  const introduction = 'a word '.repeat(600).trim();
  const steps = Array.from({ length: 400 }, (_, at) => (at === 399 ? 'Add butter.' : 'Stir.'));
  const { verdict, findings } = await ask({
    ingredients: ['60 g butter'],
    instructions: steps,
    introduction,
  });
  expect(bodies.length).toBe(2);
  expect(verdict).toBe('conflict');
  // The list went along twice and is told once.
  expect(findings.map(({ line }) => line)).toEqual(['60 g butter', 'Add butter.']);
  expect(bodies.flatMap(({ instructions = [] }) => instructions).join(' ')).toContain(
    introduction.slice(-2000),
  );
});

test('a recipe of the oddest shape is still asked about', async () => {
  const bodies = openKitchen();
  await ask({ ingredients: Array(500).fill('x'.repeat(2500)) });
  expect(bodies[0]?.ingredients).toHaveLength(299);
});
