/** Tests that reading an imported file takes time in proportion to its length, whatever it contains. */
import { MAX_LINEAR_GROWTH, measureGrowth } from '@saffron/kitchen/testing/time-growth';
import { describe, expect, it } from 'vitest';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { readRecipes } from './read-recipes.ts';

/** Eight times as much is what one body may hold. */
const CHARACTERS = 8000;
/** Stands for a number that no other line has. */
const EACH = '№';

const kitchen = getPantryOnlyKitchen();
const place = { origin: 'https://cook.example' };
const grown = (format: 'cook' | 'html' | 'jsonld' | 'markdown' | 'text', around: string[]) => {
  const [before = '', after = ''] = around;
  return (piece: string) =>
    measureGrowth(
      (text) => {
        let count = 0;
        const numbered = text.replaceAll(EACH, () => {
          count += 1;
          return String(count);
        });
        readRecipes({ text: before + numbered + after, format }, kitchen, place);
      },
      piece,
      CHARACTERS,
    );
};

describe.each([
  ['by itself', ['---\n', '\n---\n']],
  ['in quotes', ['---\ntitle: "', '"\n---\n']],
])('a head %s', (_name, around) => {
  it.each([
    ...['k№: 1\n', 'k№: @\n', 'k№: &a№ 1\n', 'k№: *a\n', '***\n', '- a\n', '}', '['],
    ...['{a: ', '"', '\\q', '!a ', ': ', '> a\n', ' ', '\n'],
  ])('of %j', (piece) => {
    expect(grown('markdown', around)(piece)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

describe.each([
  ['in a list', ['[', ']']],
  ['in an object', ['{', '}']],
  ['in a text', ['{"@type":"Recipe","name":"', '"}']],
])('JSON %s', (_name, around) => {
  it.each([
    ...['{', '"', "'", '’', '\\"', '"a\n', '- a\n', '- - ', '1. ', ',', '/*', '@a{}('],
    '{"@type":"Recipe","name":"a","recipeIngredient":["b"]},',
  ])('of %j', (piece) => {
    expect(grown('jsonld', around)(piece)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

describe.each([
  ['cook', ['---\ntitle: x\n---\n', '']],
  ['markdown', ['# Dal\n\n## Ingredients\n\n- ', '']],
  ['html', ['<script type=application/ld+json>', '</script>']],
  ['text', ['Dal\nIngredients\n', '\nMethod\nBoil.']],
] as const)('a file of the kind %s', (format, around) => {
  it.each([
    ...['a', ' ', '\n', '’', '"', '--', '[-', '(', '{', '<', '&#1;', '#', '@', '~', '1. '],
    ...['@a{1%g}', '@a{', '@a{}(', '>> a№: b\n', '\\\n', '<script>', '1 egg\n', 'time: 1 h'],
  ])('of %j', (piece) => {
    expect(grown(format, [...around])(piece)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});

it('JSON with a text over several lines is mended at any length', () => {
  const step = `${'Stir. '.repeat(900)}\nEat \\"it\\".`;
  const steps = Array.from({ length: 10 }, () => `{"@type":"HowToStep","text":"${step}"}`);
  const text = `{"@type":"Recipe","name":"Dal","recipeIngredient":["rice"],"recipeInstructions":[${steps}]}`;
  const { drafts } = readRecipes({ text, format: 'jsonld' }, kitchen, place);
  expect(drafts[0]?.instructions).toHaveLength(20);
  expect(drafts[0]?.instructions?.[1]).toBe('Eat "it".');
});

it('a head that holds too much is refused in a sentence, and one of two keys of a name as before', () => {
  const head = (lines: string) =>
    readRecipes({ text: `---\n${lines}\n---\n# Dal\n`, format: 'markdown' }, kitchen, place);
  const many = Array.from({ length: 2000 }, (_, at) => `k${at}: 1`).join('\n');
  expect(head(many).problems).toEqual(['Line 2: the head holds too much to be one.']);
  expect(head('a: 1\nb: 1\na: 2').problems).toEqual(['Line 4: Map keys must be unique.']);
  expect(head('a: 1\nb: "').problems).toEqual([expect.stringMatching(/^Line \d: [A-Z].*\.$/)]);
  expect(head('a: [1, 2]\ntitle: x').problems).toEqual([]);
});
