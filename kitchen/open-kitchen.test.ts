/** Tests opening a cookbook folder: a broken dish file is named and left out; with an empty folder the chef still talks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { kitchen as fullKitchen } from './kitchen-instance.ts';
import { openKitchen } from './open-kitchen.ts';
import { answer } from './src/conversation/answer.ts';

const folder = mkdtempSync(join(tmpdir(), 'own-cookbook-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a broken file is named in one sentence and the others are served', () => {
  writeFileSync(
    join(folder, 'grandmas-lentils.cook'),
    'Boil @lentils{200%g} in @water{1%l} for ~{30%minutes}.',
  );
  writeFileSync(join(folder, 'broken.cook'), '---\ncourse: feast\n---\nEat @rice{1%g}.');
  const kitchen = openKitchen(undefined, folder);
  expect(kitchen.unread).toEqual([
    expect.stringMatching(/^broken\.cook, line 2: "course" has to be one of: .*\.$/),
  ]);
  const reply = answer(kitchen, [{ role: 'user', content: 'grandmas lentils' }], {
    allergies: [],
    diets: [],
    units: 'international',
    persona: '',
  });
  expect(reply.kind === 'recipe' && reply.recipe.recipeName).toBe('Grandmas lentils');
}, 60_000);

test('an empty folder leaves a chef who still talks', () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const kitchen = { ...fullKitchen, cookbook: openKitchen(undefined, empty).cookbook };
  for (const content of [
    'hi',
    'something Italian',
    'surprise me',
    'plan three dinners',
    'how do I poach an egg?',
  ]) {
    expect(
      answer(kitchen, [{ role: 'user', content }], {
        allergies: [],
        diets: [],
        units: 'international',
        persona: '',
      }).kind,
    ).toBe('text');
  }
}, 60_000);
