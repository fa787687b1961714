/** Tests the colour around a recipe's picture: every background of our drawings has one, found by the picture's address. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGround } from '../recipe-content.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('each table of the drawings has its colour here', () => {
  const tables = read('../../../../../kitchen/drawings/colours.txt').matchAll(
    /^table (\w+): ([0-9a-f]{6})/gm,
  );
  const styles = read('../ground.css');
  const found = [...tables];
  expect(found.length).toBeGreaterThan(3);
  for (const [, name, colour] of found)
    expect(styles).toContain(`[data-ground="${name}"] {\n  --ground: #${colour};`);
});

test.each([
  ['/pictures/pan-sage-d9402b-f8b322-stew.egg-bc.svg', 'sage'],
  ['https://elsewhere.example/pictures/pan-sage-x.svg', undefined],
  ['data:image/png;base64,AA', undefined],
  [undefined, undefined],
])('%s stands on %s', (picture, ground) => {
  expect(findGround(picture)).toBe(ground);
});
