/** What the server itself says must pass its own gate, whatever a person avoids. */
import { ALLERGENS, DIETS } from '@saffron/kitchen/vocabulary';
import { describe, expect, it } from 'vitest';
import { heardFrom } from '../testing/heard.ts';
import { testKitchen } from '../testing/open-server.ts';
import { openGate } from './gate.ts';
import { BROKE_OFF, HOUSE_STEPS_IN, NOTHING_FITS, ON_A_CARD } from './words.ts';

describe('our own sentences', () => {
  it.each([...new Set([...Object.values(HOUSE_STEPS_IN), NOTHING_FITS, BROKE_OFF, ON_A_CARD])])(
    'name nothing that anybody avoids: %s',
    (text) => {
      const gate = openGate(testKitchen(), heardFrom([], { allergies: ALLERGENS, diets: DIETS }));
      gate.passText({ part: 'text', index: 0, text });
      expect(gate.close()).toMatchObject({ verdict: 'clear', findings: [] });
    },
  );
});
