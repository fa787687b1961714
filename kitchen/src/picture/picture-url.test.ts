/** Tests picture addresses: each carries a whole picture there and back and draws in under 6 kB; nothing else is accepted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPicture, pictureKnowledge, pictureUrl, readPictureUrl } from '../../pictures.ts';
import { VESSELS } from '../cookbook/dish.ts';
import type { PictureSpec } from './picture-url.ts';

const specs: fc.Arbitrary<PictureSpec> = fc.record({
  vessel: fc.constantFrom(...VESSELS),
  ground: fc.constantFrom(...pictureKnowledge.colours.tables.keys()),
  colours: fc.array(fc.stringMatching(/^[0-9a-f]{6}$/), { minLength: 1, maxLength: 4 }),
  motifs: fc.uniqueArray(fc.constantFrom(...pictureKnowledge.motifs.keys()), {
    minLength: 1,
    maxLength: 6,
  }),
  seed: fc.integer({ min: 0, max: 255 }),
});
const inside = (url: string) => url.slice('/pictures/'.length, -'.svg'.length);

describe('picture addresses', () => {
  it('come back as they went, and are plain path text', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(pictureUrl(spec)).toMatch(/^\/pictures\/[a-z0-9.-]+\.svg$/);
        expect(readPictureUrl(inside(pictureUrl(spec)))).toEqual(spec);
      }),
    );
  });

  it('draw, whatever they say, in less than 6 kB', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const svg = drawPicture(spec);
        expect(svg).toMatch(/^<svg .*<\/svg>$/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|<title/);
        expect(svg.length).toBeLessThan(6000);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '',
    'bowl',
    'bowl-sage-c0392b-stew',
    'bowl-sage-c0392b-stew-7',
    'bowl-sage-c0392b-stew-7F',
    'bowl-sage-C0392B-stew-7f',
    'bowl-sage-c0392-stew-7f',
    'bowl-sage-c0392b-c0392b-c0392b-c0392b-c0392b-stew-7f',
    'bowl-sage-stew-7f',
    'bowl-sage-c0392b--7f',
    'bowl-sage-c0392b-stew.stew-7f',
    'bowl-sage-c0392b-unicorn-7f',
    'bowl-sage-c0392b-constructor-7f',
    'bowl-toString-c0392b-stew-7f',
    'bowl-constructor-c0392b-stew-7f',
    'cauldron-sage-c0392b-stew-7f',
    'baking dish-sage-c0392b-crust-7f',
    'bowl-sage-c0392b-stew-7f\n',
    'bowl-sage-c0392b-stew-7f.svg',
    '../bowl-sage-c0392b-stew-7f',
    'bowl-sage-c0392b"/><script>-stew-7f',
    `bowl-sage-c0392b-stew${'.egg'.repeat(100)}-7f`,
    'x'.repeat(1_000_000),
  ])('refuses %j', (text) => {
    expect(readPictureUrl(text)).toBeUndefined();
  });
});
