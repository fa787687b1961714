/** The small page behind a shared link: everything a crawler reads, and the way on for a person. */

import { REFUSALS } from '@saffron/contract/errors';
import { PAGES, sharedRecipePage } from '@saffron/contract/paths';
import { html } from '../http/escape-html.ts';
import { recipeHead, recipeTitle, type SharedPage } from './recipe-head.ts';

export function metaPage(page: SharedPage): string {
  const { recipe, shareId } = page;
  const next = sharedRecipePage(shareId);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${recipeTitle(page)}</title>
${recipeHead(page)}
<meta http-equiv="refresh" content="0; url=${next}">
</head>
<body>
<h1>${recipe.recipeName}</h1>
<p>${recipe.introduction}</p>
<p><a href="${next}">See the recipe</a></p>
</body>
</html>
`.text;
}

/** For the person who follows a link that leads nowhere any more. */
export function missingPage(): string {
  const [, sentence] = REFUSALS['share-not-found'];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${sentence}</title>
</head>
<body>
<p>${sentence}</p>
<p><a href="${PAGES.chat}">Back to Meal Planner</a></p>
</body>
</html>
`.text;
}
