/** Tests that the server's own sentences in a reply pass the safety gate, whatever a person avoids. */
import { ALLERGENS, DIETS } from '@saffron/kitchen/vocabulary';
import { describe, expect, it } from 'vitest';
import { extractNeedsFrom } from '../../testing/extract-needs.ts';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { openGate } from './gate.ts';
import {
  FALLBACK_SENTENCES,
  NOTHING_FITS,
  RESTART_AFTER_FAILURE,
} from './reply-strings.ts';

describe('our own sentences', () => {
  it.each([
    ...new Set([
      ...Object.values(FALLBACK_SENTENCES),
      NOTHING_FITS,
      RESTART_AFTER_FAILURE,
        ]),
  ])('name nothing that anybody avoids: %s', (text) => {
    const gate = openGate(
      getPantryOnlyKitchen(),
      extractNeedsFrom([], { allergies: ALLERGENS, diets: DIETS }),
    );
    gate.checkText({ part: 'text', index: 0, text });
    expect(gate.finish()).toMatchObject({ verdict: 'clear', findings: [] });
  });
});
