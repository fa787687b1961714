/** A recipe as schema.org says it (`Recipe` in JSON-LD): what search engines show and other programs import. */
import { BOT_NAME } from '@saffron/contract/limits';
import type { SentRecipe } from '@saffron/contract/recipe';
import { stepsOf } from './recipe-lines.ts';

/** What is known of a recipe when it has a page of its own. */
export interface Published {
  readonly url: string;
  /** Absolute addresses of pictures. */
  readonly images: readonly string[];
  readonly description: string;
  readonly at: Date;
}

/** Undefined fields are dropped when it is printed. */
export function recipeData(recipe: SentRecipe, published: Published): Record<string, unknown> {
  const { url, images, description, at } = published;
  return {
    '@context': 'https://schema.org',
    ...describeDish(recipe),
    description,
    url,
    mainEntityOfPage: url,
    image: images,
    author: { '@type': 'Organization', name: BOT_NAME, url: new URL('/', url).href },
    datePublished: at.toISOString().slice(0, 10),
    recipeInstructions: stepsOf(recipe).map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: shortly(text),
      text,
      url: `${url}#step-${index + 1}`,
    })),
  };
}

/** What a page and a file say alike. */
export function describeDish(recipe: SentRecipe): Record<string, unknown> {
  const { servings, minutes, activeMinutes, keywords = [] } = recipe;
  const isSplit = minutes !== undefined && activeMinutes !== undefined && activeMinutes <= minutes;
  return {
    '@type': 'Recipe',
    name: recipe.recipeName,
    recipeYield: servings === undefined ? undefined : String(servings),
    // The two parts are only understood together.
    prepTime: isSplit ? isoDuration(activeMinutes) : undefined,
    cookTime: isSplit ? isoDuration(minutes - activeMinutes) : undefined,
    totalTime: minutes === undefined ? undefined : isoDuration(minutes),
    recipeCuisine: recipe.cuisine,
    recipeCategory: recipe.course,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    recipeIngredient: recipe.ingredients,
  };
}

/** 95 -> "PT1H35M". */
export function isoDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

const SHORT = 60;

/** The first words of a step, as a heading for it. */
function shortly(text: string): string {
  const first = (/^.*?[.!?;:](?=\s|$)/s.exec(text)?.[0] ?? text).replace(/[.;:]$/, '');
  const characters = [...first];
  if (characters.length <= SHORT) return first;
  const cut = characters.slice(0, SHORT - 1).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}
