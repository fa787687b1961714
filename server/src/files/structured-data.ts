/** Describes a recipe as schema.org structured data, for search engines and other programs. */
import { BOT_NAME } from '@saffron/contract/limits';
import type { RecipeInput } from '@saffron/contract/recipe';
import type { NutritionEstimate } from '@saffron/kitchen/nutrition';
import { listSteps } from './recipe-lines.ts';

/** What is known of a recipe that has a page. */
export interface Publication {
  readonly url: string;
  /** Absolute URLs of pictures. */
  readonly images: readonly string[];
  readonly description: string;
  readonly publishedAt: Date;
  readonly nutrition?: NutritionEstimate | undefined;
}

/** JSON.stringify drops undefined fields. */
export function createStructuredData(
  recipe: RecipeInput,
  published: Publication,
): Record<string, unknown> {
  const { url, images, description, publishedAt } = published;
  return {
    '@context': 'https://schema.org',
    ...toSchemaRecipe(recipe, published.nutrition),
    description,
    url,
    mainEntityOfPage: url,
    image: images,
    author: { '@type': 'Organization', name: BOT_NAME, url: new URL('/', url).href },
    datePublished: publishedAt.toISOString().slice(0, 10),
    recipeInstructions: listSteps(recipe).map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: shortenStep(text),
      text,
      url: `${url}#step-${index + 1}`,
    })),
  };
}

/** The part that is the same for pages and files. */
export function toSchemaRecipe(
  recipe: RecipeInput,
  nutrition?: NutritionEstimate,
): Record<string, unknown> {
  const { servings, minutes, activeMinutes, keywords = [] } = recipe;
  const isSplit = minutes !== undefined && activeMinutes !== undefined && activeMinutes <= minutes;
  return {
    '@type': 'Recipe',
    name: recipe.recipeName,
    recipeYield: servings === undefined ? undefined : String(servings),
    // Preparation and cooking time only make sense together.
    prepTime: isSplit ? formatIsoDuration(activeMinutes) : undefined,
    cookTime: isSplit ? formatIsoDuration(minutes - activeMinutes) : undefined,
    totalTime: minutes === undefined ? undefined : formatIsoDuration(minutes),
    recipeCuisine: recipe.cuisine,
    recipeCategory: recipe.course,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    recipeIngredient: recipe.ingredients,
    nutrition: nutrition && toSchemaNutrition(nutrition),
  };
}

/** Of one serving; its description says that it is an estimate, how far it may be out and what is not in it. */
function toSchemaNutrition({
  perServing,
  uncounted,
  range,
}: NutritionEstimate): Record<string, unknown> {
  const grams = (value: number) => `${value} g`;
  const left = uncounted.map(({ line }) => line).join('; ');
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: `${perServing.kcal} calories`,
    proteinContent: grams(perServing.protein),
    fatContent: grams(perServing.fat),
    saturatedFatContent: grams(perServing.saturated),
    carbohydrateContent: grams(perServing.carbohydrate),
    fiberContent: grams(perServing.fibre),
    sugarContent: grams(perServing.sugars),
    // Salt is 2.5 times its sodium.
    sodiumContent: `${Math.round(perServing.salt * 400)} mg`,
    description: `Estimated from the ingredients, between ${range.kcal[0]} and ${range.kcal[1]} kcal.${left && ` Not counted: ${left}.`}`,
  };
}

/** 95 -> "PT1H35M". */
export function formatIsoDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

const MAX_STEP_NAME = 60;

/** Shortens a step to its first words, as its name. */
function shortenStep(text: string): string {
  const first = (/^.*?[.!?;:](?=\s|$)/s.exec(text)?.[0] ?? text).replace(/[.;:]$/, '');
  const characters = [...first];
  if (characters.length <= MAX_STEP_NAME) return first;
  const cut = characters.slice(0, MAX_STEP_NAME - 1).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}
