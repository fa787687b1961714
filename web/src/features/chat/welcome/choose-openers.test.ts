/** Tests that the openers fit the user's needs, are four each day, and have drawings the kitchen can draw. */
import { readPictureUrl } from '@saffron/kitchen/pictures';
import { expect, test } from 'vitest';
import { OPENERS } from '../../../strings/openers.ts';
import { chooseOpeners } from './choose-openers.ts';

test('there are four every day, each once, and none against a need', () => {
  const needs = { allergies: ['fish', 'wheat'], diets: ['Keto'] } as const;
  for (let day = 1; day <= 31; day += 1) {
    for (const who of [{ allergies: [], diets: [] }, needs]) {
      const shown = chooseOpeners(who, 'evening', day).map(({ text }) => text);
      expect(new Set(shown).size).toBe(4);
      expect(shown[0]).toBe('Dinner in 30 minutes');
      if (who === needs) expect(shown).not.toContain('Fish for two');
    }
  }
});

test.each(OPENERS.map(({ text, picture }) => [text, picture]))('%s has a drawing', (_, picture) => {
  expect(readPictureUrl(picture.slice('/pictures/'.length, -'.svg'.length))).toBeDefined();
});
