/** What crawlers read about a shared recipe: title, cards for social sites, and schema.org data. */
import { BOT_NAME } from '@saffron/contract/limits';
import { callPath, sharedRecipePage } from '@saffron/contract/paths';
import type { SentRecipe } from '@saffron/contract/recipe';
import { DEFAULT_SHARE_TITLE } from '@saffron/contract/share-links';
import { recipeData } from '../files/recipe-data.ts';
import { type Html, html, jsonScript } from '../http/escape-html.ts';
import { SOCIAL_PICTURE } from './social-picture.ts';

export interface SharedPage {
  readonly recipe: SentRecipe;
  /** The same with what our cookbook knows of such a dish. */
  readonly known: SentRecipe;
  readonly shareId: string;
  /** The site's own address, without a trailing slash. */
  readonly origin: string;
  readonly createdAt: Date;
  /** Whether search engines may show it. */
  readonly isListed: boolean;
}

const DESCRIPTION_LENGTH = 300;

export function recipeTitle({ recipe }: SharedPage): Html {
  return html`${recipe.recipeName} | ${BOT_NAME}`;
}

/** The lines for the head of a document, all but its title. */
export function recipeHead(page: SharedPage): Html {
  const { recipe, origin, shareId } = page;
  const url = origin + sharedRecipePage(shareId);
  const description = describe(recipe);
  const image = origin + callPath('getSharePicture', { shareId });
  const alt = `Picture of ${recipe.recipeName}`;
  const data = recipeData(page.known, { url, images: [image], description, at: page.createdAt });
  return html`<meta name="description" content="${description}">
${!page.isListed && html`<meta name="robots" content="noindex">\n`}<link rel="canonical" href="${url}">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${BOT_NAME}">
<meta property="og:title" content="${recipe.recipeName}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${SOCIAL_PICTURE.width}">
<meta property="og:image:height" content="${SOCIAL_PICTURE.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${recipe.recipeName}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${alt}">
${jsonScript('application/ld+json', data)}`;
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
