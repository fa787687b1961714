/** Renders title, social metadata and structured data for the head of a shared recipe's page. */
import { BOT_NAME } from '@saffron/contract/limits';
import { apiPath, sharedRecipePath } from '@saffron/contract/paths';
import type { RecipeInput } from '@saffron/contract/recipe';
import { DEFAULT_SHARE_TITLE } from '@saffron/contract/social-share-urls';
import type { NutritionEstimate } from '@saffron/kitchen/nutrition';
import { createStructuredData } from '../files/structured-data.ts';
import { type Html, html, jsonScript } from '../http/escape-html.ts';
import { SOCIAL_PICTURE_SIZE } from './social-picture.ts';

export interface SharedPage {
  readonly recipe: RecipeInput;
  /** The recipe with facts added from our cookbook. */
  readonly enrichedRecipe: RecipeInput;
  readonly nutrition: NutritionEstimate | undefined;
  readonly shareId: string;
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
  readonly createdAt: Date;
  /** Whether search engines may show it. */
  readonly isListed: boolean;
}

const DESCRIPTION_LENGTH = 300;

export function renderTitle({ recipe }: SharedPage): Html {
  return html`${recipe.recipeName} | ${BOT_NAME}`;
}

/** Renders the tags for the head of a document, except the title. */
export function renderHead(page: SharedPage): Html {
  const { recipe, origin, shareId } = page;
  const url = origin + sharedRecipePath(shareId);
  const description = createDescription(recipe);
  const image = origin + apiPath('getSharePicture', { shareId });
  const alt = `Picture of ${recipe.recipeName}`;
  const data = createStructuredData(page.enrichedRecipe, {
    url,
    images: [image],
    description,
    publishedAt: page.createdAt,
    nutrition: page.nutrition,
  });
  return html`<meta name="description" content="${description}">
${!page.isListed && html`<meta name="robots" content="noindex">\n`}<link rel="canonical" href="${url}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${BOT_NAME}">
<meta property="og:title" content="${recipe.recipeName}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${SOCIAL_PICTURE_SIZE.width}">
<meta property="og:image:height" content="${SOCIAL_PICTURE_SIZE.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${recipe.recipeName}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${alt}">
${jsonScript('application/ld+json', data)}`;
}

/** Cut by code points, so that no surrogate pair is split. */
function createDescription({ introduction }: RecipeInput): string {
  const oneLine = introduction.replace(/\s+/g, ' ').trim() || DEFAULT_SHARE_TITLE;
  const characters = [...oneLine];
  if (characters.length <= DESCRIPTION_LENGTH) return oneLine;
  return `${characters
    .slice(0, DESCRIPTION_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
