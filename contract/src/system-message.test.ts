/** Tests that system messages and "Recipe shared:" lines can be parsed back, and other clients' wordings understood. */
import { ALLERGENS, DIETS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PERSONA, UNNAMED_DISH } from './limits.ts';
import { TELEVISION_CHEF_PREFIX } from './preferences.ts';
import {
  parseRecipeMessage,
  parseSystemMessage,
  writeRecipeMessage,
  writeSystemMessage,
} from './system-message.ts';

const chefName = fc.stringMatching(/^[A-Z][a-z]{1,12} [A-Z][a-z]{1,12}$/);
const persona = fc.oneof(
  fc.constant(DEFAULT_PERSONA),
  chefName.map((name) => TELEVISION_CHEF_PREFIX + name),
);

describe('the system message', () => {
  it('gives back every need, the persona and the units that were written into it', () => {
    fc.assert(
      fc.property(
        fc.subarray([...ALLERGENS]),
        fc.subarray([...DIETS]),
        fc.constantFrom(...UNIT_SYSTEMS),
        persona,
        (allergies, diets, units, voice) => {
          const read = parseSystemMessage(
            writeSystemMessage({ allergies, diets, units, persona: voice }),
          );
          expect(read.allergies).toEqual(expect.arrayContaining(allergies));
          expect(read.diets).toEqual(diets);
          expect(read.units).toBe(units);
          expect(read.persona).toBe(voice);
        },
      ),
    );
  });

  it('adds no need that was not written', () => {
    fc.assert(
      fc.property(fc.subarray([...ALLERGENS]), fc.subarray([...DIETS]), (allergies, diets) => {
        expect(parseSystemMessage(writeSystemMessage({ allergies, diets }))).toMatchObject({
          allergies,
          diets,
        });
      }),
    );
  });

  it.each([
    ['I am allergic to nuts.', ['tree nuts', 'peanuts']],
    ['No peanuts please.', ['peanuts']],
    ['Dairy allergy, and prawns make me ill.', ['milk', 'shellfish']],
    ['Avoid gluten and tahini.', ['wheat', 'sesame']],
  ])('understands other words: %s', (words, allergies) => {
    expect(parseSystemMessage(words).allergies).toEqual(allergies);
  });

  it.each([
    ['Use metric units, not United States or Imperial ones.', 'international'],
    ['Do not use Imperial units but metric ones.', 'international'],
    ['Units: international (instead of Imperial or United States).', 'international'],
    ['You know international cooking. Measurement units: Imperial.', 'Imperial'],
    ['You are an American. Measure in U.S. customary cups.', 'United States'],
    ['{"measurementUnits":"international","region":"United States"}', 'international'],
    ['You cook for people in the United States.', 'United States'],
    ['Cook well.', undefined],
  ])('reads which units are wanted: %s', (words, units) => {
    expect(parseSystemMessage(words).units).toBe(units);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseSystemMessage(text)));
  });
});

describe('the line of a shared recipe', () => {
  it('gives its name back, even one that holds a dash', () => {
    const name = fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.split(' - ').length <= 4);
    fc.assert(
      fc.property(name, fc.string(), (recipeName, introduction) => {
        const read = parseRecipeMessage(writeRecipeMessage({ recipeName, introduction }));
        expect(read?.names).toContain(recipeName);
      }),
    );
  });

  it('writes what the spec says', () => {
    const recipe = { recipeName: 'Dal', introduction: 'Warm and quick.' };
    expect(writeRecipeMessage(recipe)).toBe('Recipe shared: Dal - Warm and quick.');
    expect(writeRecipeMessage({})).toBe(`Recipe shared: ${UNNAMED_DISH} - `);
  });

  it('is not found in other words', () => {
    expect(parseRecipeMessage('I shared a recipe: Dal - warm')).toBeUndefined();
  });
});
