/** Tests that the logo on the page and the icon of the browser tab are the same drawing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOGO_PATHS } from './Logo.tsx';

test('the same paths in the same colours, in the same order', () => {
  const file = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'), 'utf8');
  const drawing = new DOMParser().parseFromString(file, 'image/svg+xml');
  const paths = [...drawing.querySelectorAll('path')].map((path) => ({
    d: path.getAttribute('d'),
    colour: [path.getAttribute('fill'), path.getAttribute('stroke')].find(
      (one) => one?.[0] === '#',
    ),
  }));
  expect(
    LOGO_PATHS.map((part) => ({ d: part.d, colour: 'fill' in part ? part.fill : part.stroke })),
  ).toEqual(paths);
});
