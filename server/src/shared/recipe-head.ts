/** What crawlers read about a shared recipe: title, cards for social sites, and schema.org data. */
import { BOT_NAME } from '@saffron/contract/limits';
import { sharedRecipePage } from '@saffron/contract/paths';
import type { SentRecipe } from '@saffron/contract/recipe';
import { DEFAULT_SHARE_TITLE } from '@saffron/contract/share-links';
import { type Html, html, jsonScript } from '../http/escape-html.ts';

export interface SharedPage {
  readonly recipe: SentRecipe;
  readonly shareId: string;
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
}

const DESCRIPTION_LENGTH = 300;

export function recipeTitle({ recipe }: SharedPage): Html {
  return html`${recipe.recipeName} | ${BOT_NAME}`;
}

/** The lines for the head of a document, all but its title. */
export function recipeHead(page: SharedPage): Html {
  const { recipe, shareId, origin } = page;
  const url = origin + sharedRecipePage(shareId);
  const description = describe(recipe);
  const image = pictureAddress(page);
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${BOT_NAME}">
<meta property="og:title" content="${recipe.recipeName}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
${
  image !== undefined &&
  html`<meta property="og:image" content="${image}">
<meta name="twitter:image" content="${image}">
`
}<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">
<meta name="twitter:title" content="${recipe.recipeName}">
<meta name="twitter:description" content="${description}">
${jsonScript('application/ld+json', structuredData(page, url, image))}`;
}

/** Cut by code points, so that no character is halved. */
function describe({ introduction }: SentRecipe): string {
  const oneLine = introduction.replace(/\s+/g, ' ').trim() || DEFAULT_SHARE_TITLE;
  const characters = [...oneLine];
  if (characters.length <= DESCRIPTION_LENGTH) return oneLine;
  return `${characters
    .slice(0, DESCRIPTION_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** Social sites fetch pictures themselves, so only what has an address of its own will do. */
function pictureAddress({ recipe, origin }: SharedPage): string | undefined {
  const { imageUrl } = recipe;
  if (!imageUrl || imageUrl.startsWith('data:') || !URL.canParse(imageUrl, origin))
    return undefined;
  return new URL(imageUrl, origin).href;
}

function structuredData({ recipe }: SharedPage, url: string, image: string | undefined) {
  const { instructions, servings, minutes } = recipe;
  const steps = typeof instructions === 'string' ? instructions.split('\n') : instructions;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.recipeName,
    description: describe(recipe),
    url,
    image,
    recipeYield: servings === undefined ? undefined : String(servings),
    totalTime: minutes === undefined ? undefined : `PT${Math.round(minutes)}M`,
    recipeIngredient: recipe.ingredients,
    recipeInstructions: steps
      .filter((step) => step.trim() !== '')
      .map((text) => ({ '@type': 'HowToStep', text })),
  };
}
