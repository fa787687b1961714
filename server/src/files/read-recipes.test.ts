/** Tests reading recipes from others: JSON-LD, web pages, Cooklang, Markdown and plain notes, with clear errors. */
import { describe, expect, it } from 'vitest';
import { getPantryOnlyKitchen } from '../../testing/open-server.ts';
import { detectFormat, readRecipes } from './read-recipes.ts';

const kitchen = getPantryOnlyKitchen();
const place = { origin: 'https://cook.example' };
const read = (text: string, more: object = {}) => readRecipes({ text, ...more }, kitchen, place);
const one = (text: string, more: object = {}) => {
  const { drafts, problems } = read(text, more);
  expect(problems).toEqual([]);
  expect(drafts).toHaveLength(1);
  return drafts[0];
};
const ld = (recipe: object) => JSON.stringify({ '@type': 'Recipe', name: 'Dal', ...recipe });

describe('JSON-LD', () => {
  it('is found wherever it lies', () => {
    const dal = { '@type': ['Thing', 'Recipe'], name: 'Dal' };
    for (const data of [
      dal,
      [dal],
      { '@graph': [{ '@type': 'WebSite' }, dal] },
      { '@type': 'WebPage', mainEntity: { '@type': 'http://schema.org/Recipe', name: 'Dal' } },
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: dal }] },
    ]) {
      expect(one(JSON.stringify(data))?.recipeName).toBe('Dal');
    }
    expect(read(JSON.stringify([dal, { ...dal, name: 'Soup' }])).drafts).toHaveLength(2);
  });

  it('has steps in every shape there ever was', () => {
    for (const recipeInstructions of [
      'Boil.\nEat.',
      '<ol><li>Boil.</li><li>Eat.</li></ol>',
      ['Boil.', 'Eat.'],
      [
        { '@type': 'HowToStep', text: 'Boil.' },
        { '@type': 'HowToStep', name: 'Eat.' },
      ],
      [
        {
          '@type': 'HowToSection',
          name: 'All',
          itemListElement: [{ text: 'Boil.' }, { text: 'Eat.' }],
        },
      ],
      { '@type': 'ItemList', itemListElement: [{ item: { text: 'Boil.' } }, 'Eat.'] },
    ]) {
      expect(one(ld({ recipeInstructions }))?.instructions).toEqual(['Boil.', 'Eat.']);
    }
  });

  it('has amounts of people, time and the rest in many ways', () => {
    const draft = one(
      ld({
        recipeYield: ['4', '4 bowls'],
        prepTime: 'PT15M',
        cookTime: 'PT1H',
        ingredients: ['1&frac12; cups lentils', '<b>salt</b> &amp; pepper', '1 < 2 onions'],
        keywords: 'warm, quick',
        recipeCuisine: ['Indian'],
        image: [{ '@type': 'ImageObject', url: 'https://pics.example/a.jpg' }],
      }),
    );
    expect(draft).toMatchObject({
      servings: 4,
      minutes: 75,
      activeMinutes: 15,
      ingredients: ['1½ cups lentils', 'salt & pepper', '1 < 2 onions'],
      keywords: ['warm', 'quick'],
      cuisine: 'Indian',
      imageUrl: 'https://pics.example/a.jpg',
    });
  });

  it('is mended where a slip is plain to see', () => {
    for (const text of [
      `{"@type": "Recipe", "name": "Dal",}`,
      `\uFEFF{"@type": "Recipe", "name": "Dal", "recipeIngredient": ["1, a ",\n ],}`,
      `/*<![CDATA[*/ {"@type": "Recipe", // a recipe\n "name": "Dal"} /*]]>*/`,
      `{"@type": "Recipe", "name": "Dal", "url": "https://a.example//b/*c*/", "description": "One,]\ntwo"}`,
    ]) {
      expect(one(text, { format: 'jsonld' })?.recipeName).toBe('Dal');
    }
  });

  it.each([
    '[]',
    '{"a":1}',
    '[[[[]]]]',
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    '{"@type":"Person"}',
  ])('that holds no recipe is said: %.30s', (text) => {
    const { drafts, problems } = read(text, { format: 'jsonld' });
    expect(drafts).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
  });
});

describe('a page', () => {
  it('gives the recipe in its data', () => {
    const page = `<!doctype html><html><script>var a = 1</script>
      <script type="application/ld+json">{"@type":"WebSite","name":"x"}</script>
      <SCRIPT class=y type='application/ld+json'>${ld({ recipeIngredient: ['rice'] })}</SCRIPT></html>`;
    expect(one(page)).toMatchObject({ recipeName: 'Dal', ingredients: ['rice'] });
  });

  it('without data is said', () => {
    const { problems } = read('<html><p>Dal: boil lentils.</p></html>');
    expect(problems).toEqual([expect.stringContaining('carries no recipe data')]);
  });
});

describe('Cooklang', () => {
  it('of other kitchens needs neither head nor amounts', () => {
    const text = '>> servings: 2\n\nBoil @lentils{200%g}(rinsed) and @salt.\n\nServe with @rice{}.';
    expect(one(text, { fileName: 'C:\\recipes\\red-dal.cook' })).toMatchObject({
      recipeName: 'red dal',
      ingredients: ['200 g lentils, rinsed', 'salt', 'rice'],
      instructions: ['Boil lentils and salt.', 'Serve with rice.'],
    });
  });

  it('that is broken names the line', () => {
    const { problems } = read('---\ntitle: Dal\n---\nBoil @lentils{200%g.', { fileName: 'a.cook' });
    expect(problems).toEqual(['Line 4: a "{" has no matching "}".']);
  });

  it.each(['---\na: &a [1]\nb: [*a,*a]\ntitle: "\n---\n@x{1}', '---\n: : :\n---\n'])(
    'with a head that is no YAML is said: %j',
    (text) => {
      const { problems } = read(text, { format: 'cook' });
      expect(problems).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
    },
  );
});

describe('Markdown', () => {
  it('of others is read by its headings', () => {
    const text = `# Dal\n\nWarm and\nquick.\n\n### You'll need\n\n* [ ] 200 g lentils\n* 1 onion,\n  chopped\n\n### Method\n\nBoil.\n\nEat.\n\n## Notes\n\n1) Keep it.\n`;
    expect(one(text)).toMatchObject({
      recipeName: 'Dal',
      introduction: 'Warm and quick.',
      ingredients: ['200 g lentils', '1 onion, chopped'],
      instructions: ['Boil.', 'Eat.'],
      tips: ['Keep it.'],
    });
  });
});

describe('a written recipe', () => {
  it('is read by the words above its parts', () => {
    const text = `Grandma's dal\n\nServes 4\nTotal time: 1 hour 10 minutes\nWarm and quick.\n\nINGREDIENTS:\n• 200 g red lentils\n• 1 onion\n\nMethod\n1. Boil the lentils.\n2. Eat.\n\nTips\n- Lime late.`;
    expect(one(text)).toMatchObject({
      recipeName: "Grandma's dal",
      introduction: 'Warm and quick.',
      servings: 4,
      minutes: 70,
      ingredients: ['200 g red lentils', '1 onion'],
      instructions: ['Boil the lentils.', 'Eat.'],
      tips: ['Lime late.'],
    });
  });

  it('has no heading among its steps where only one part has one', () => {
    const text = `Dal\n200 g red lentils\n1 onion, chopped\n\nMethod\nBoil the lentils.\nFry the onion.\n\nTips\nLime late.`;
    expect(one(text)).toMatchObject({
      ingredients: ['200 g red lentils', '1 onion, chopped'],
      instructions: ['Boil the lentils.', 'Fry the onion.'],
      tips: ['Lime late.'],
    });
  });

  it('is read by its looks where it has no such words', () => {
    const text = `Dal\nA bowl for cold days.\n200 g red lentils\n1 onion, chopped\nsalt\nBoil the lentils in 1 litre of water until soft.\nFry the onion and stir it in.`;
    expect(one(text)).toMatchObject({
      introduction: 'A bowl for cold days.',
      ingredients: ['200 g red lentils', '1 onion, chopped', 'salt'],
      instructions: [
        'Boil the lentils in 1 litre of water until soft.',
        'Fry the onion and stir it in.',
      ],
    });
  });

  it.each(['hello', 'Dear Ann,\n\nhow are you?\nSee you soon.', '🍜', '1 egg'])(
    'that is none is said: %j',
    (text) => {
      const { drafts, problems } = read(text);
      expect(drafts).toEqual([]);
      expect(problems).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
    },
  );
});

it.each([
  ['a.cook', 'x', 'cook'],
  ['a.JSON', 'x', 'jsonld'],
  ['a.md', 'x', 'markdown'],
  ['a.htm', 'x', 'html'],
  ['', ' {"a":1}', 'jsonld'],
  ['', '<!DOCTYPE html>', 'html'],
  ['', 'Boil @lentils{200%g}.', 'cook'],
  ['', '# Dal\n\n## Ingredients', 'markdown'],
  ['', 'Dal\n1 onion', 'text'],
  ['', '[ ] 1 onion', 'text'],
])('%s with %j is taken for the right kind', (fileName, text, format) => {
  expect(detectFormat({ fileName, text })).toBe(format);
});
