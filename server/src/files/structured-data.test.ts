/** Tests the schema.org data of a shared recipe with an independent validator of search engines' rules. */
import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { createStructuredData, formatIsoDuration } from './structured-data.ts';

const PUBLISHED = {
  url: 'https://cook.example/shared/recipe/abc',
  images: ['https://cook.example/mp/api/shared/shared-recipes/abc/picture.png'],
  description: 'Warm and quick.',
  publishedAt: new Date('2026-11-21T10:00:00Z'),
};
const DAL = {
  recipeName: 'Dal & rice',
  introduction: 'Warm and quick.',
  ingredients: ['200 g lentils', '1 onion'],
  instructions: ['Boil the lentils. Stir now and then.', 'Eat.'],
  tips: ['Lime late.'],
  friendly_closing: 'Enjoy!',
  servings: 4,
  minutes: 95,
  activeMinutes: 20,
  cuisine: 'Indian',
  course: 'main',
  keywords: ['lentils', 'comforting'],
};

async function judge(data: Record<string, unknown>) {
  const printed = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
  const issues = await new Validator().validate({ jsonld: { Recipe: [printed] } });
  const fields = (severity: string) =>
    issues
      .filter((issue) => issue.severity === severity && issue.path.length === 1)
      .flatMap(({ fieldNames }) => fieldNames)
      .sort();
  return {
    errors: issues.filter(({ severity }) => severity === 'ERROR'),
    warned: fields('WARNING'),
  };
}

describe('structured data', () => {
  it('has everything that a recipe of ours can have', async () => {
    const { errors, warned } = await judge(createStructuredData(DAL, PUBLISHED));
    expect(errors).toEqual([]);
    // Nobody has rated, filmed or weighed it.
    expect(warned).toEqual(['aggregateRating', 'nutrition.calories', 'video']);
  });

  it('tells what a serving holds, how sure that is and what is not in it', async () => {
    const perServing = { kcal: 426, protein: 7.1, fat: 7.3, saturated: 1.1 };
    const rest = { carbohydrate: 80.1, fibre: 1.3, sugars: 0.1, salt: 0.5 };
    const figures = { ...perServing, ...rest };
    const nutrition = {
      ...{ perServing: figures, total: figures, counted: 2 },
      uncounted: [{ line: 'salt, to taste', why: 'no amount' as const }],
      range: { kcal: [380, 471] as [number, number] },
    };
    const data = createStructuredData(DAL, { ...PUBLISHED, nutrition });
    expect(data.nutrition).toMatchObject({
      calories: '426 calories',
      sodiumContent: '200 mg',
      description:
        'Estimated from the ingredients, between 380 and 471 kcal. Not counted: salt, to taste.',
    });
    expect((await judge(data)).warned).toEqual(['aggregateRating', 'video']);
  });

  it('is without fault where little is known', async () => {
    const bare = { ...DAL, introduction: '', ingredients: [], tips: [], friendly_closing: '' };
    const { recipeName, introduction, ingredients, tips, friendly_closing } = bare;
    const recipe = {
      recipeName,
      introduction,
      ingredients,
      tips,
      friendly_closing,
      instructions: '',
    };
    const { errors } = await judge(createStructuredData(recipe, PUBLISHED));
    expect(errors).toEqual([]);
  });

  it('would be told of what is wrong', async () => {
    const { errors } = await judge({
      ...createStructuredData(DAL, PUBLISHED),
      name: undefined,
      image: undefined,
    });
    expect(errors.flatMap(({ fieldNames }) => fieldNames).sort()).toEqual(['image', 'name']);
  });

  it('divides the time into work and waiting', () => {
    expect(createStructuredData(DAL, PUBLISHED)).toMatchObject({
      prepTime: 'PT20M',
      cookTime: 'PT1H15M',
      totalTime: 'PT1H35M',
      datePublished: '2026-11-21',
      keywords: 'lentils, comforting',
    });
    expect(createStructuredData(DAL, PUBLISHED).recipeInstructions).toEqual([
      {
        '@type': 'HowToStep',
        position: 1,
        name: 'Boil the lentils',
        text: 'Boil the lentils. Stir now and then.',
        url: 'https://cook.example/shared/recipe/abc#step-1',
      },
      expect.objectContaining({ position: 2, text: 'Eat.' }),
    ]);
  });

  it.each([
    [0, 'PT0M'],
    [45, 'PT45M'],
    [60, 'PT1H'],
    [95.4, 'PT1H35M'],
    [2880, 'PT48H'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(formatIsoDuration(minutes)).toBe(text);
  });
});
