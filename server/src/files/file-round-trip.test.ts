/** Tests that recipes written as Cooklang, schema.org JSON-LD and Markdown are read back the same. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { readCooklang, writeCooklang } from './cooklang.ts';
import { readJsonLd, writeJsonLd } from './json-ld.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { readRecipes } from './read-recipes.ts';

const kitchen = getPantryOnlyKitchen();
const place = { origin: 'https://cook.example' };

const isWord = (text: string) => text.trim() !== '' && text.isWellFormed() && !text.includes('\0');
const SIGNS = [
  ' ',
  '\n',
  '\t',
  '-',
  '#',
  '*',
  '_',
  '@',
  '~',
  '{',
  '}',
  '%',
  '&',
  '#10;',
  '\\',
  '"',
  ',',
  '--',
  '---',
  '1.',
  '<b>',
  '</script>',
  '&amp;',
  '½',
  '\u2028',
  '🍜',
  '[ ] ',
  ':',
];
const words = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc
        .array(
          fc.oneof(fc.constantFrom(...SIGNS), fc.constantFrom('salt', '200 g red lentils', 'Boil')),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    )
    .filter((text) => isWord(text) && text.length <= most);
const lineOfWords = (most: number) => words(most).filter((text) => !/\p{Cc}/u.test(text));
const lists = fc.array(words(120), { maxLength: 6 });
const whole = fc.integer({ min: 1, max: 900 });

const recipes = fc.record(
  {
    recipeId: lineOfWords(60).filter((id) => !['.', '..'].includes(id)),
    recipeName: words(120),
    introduction: words(300),
    ingredients: lists,
    instructions: lists,
    tips: lists,
    friendly_closing: words(200),
    imageUrl: fc.constantFrom('/pictures/bowl.svg', 'https://pics.example.org/a.jpg?b=c&d'),
    servings: whole,
    minutes: whole,
    activeMinutes: whole,
    cuisine: lineOfWords(40),
    course: fc.oneof(fc.constant('main'), lineOfWords(40)),
    keywords: fc.array(lineOfWords(30), { minLength: 1, maxLength: 4 }),
  },
  {
    requiredKeys: [
      'recipeName',
      'introduction',
      'ingredients',
      'instructions',
      'tips',
      'friendly_closing',
    ],
  },
);

/** As it would lie in the database: without keys that hold nothing. */
const stored = (recipe: object) => JSON.parse(JSON.stringify(recipe)) as object;

describe('what is written comes back the same', () => {
  it('from Cooklang', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const text = writeCooklang(recipe, kitchen.measures, place);
        expect(stored(readCooklang(text, 'x', place))).toEqual(recipe);
        expect(readRecipes({ text, fileName: 'x.cook' }, kitchen, place).problems).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('from schema.org', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const [back] = readJsonLd(writeJsonLd(recipe, place), place);
        expect(stored(back ?? {})).toEqual(recipe);
      }),
      { numRuns: 150 },
    );
  });

  it('from Markdown', () => {
    fc.assert(
      fc.property(recipes, (recipe) => {
        const text = writeMarkdown(recipe, place);
        expect(stored(readMarkdown(text, 'x', place))).toEqual(recipe);
      }),
      { numRuns: 300 },
    );
  });
});
