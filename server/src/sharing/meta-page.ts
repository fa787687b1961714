/** Renders the small HTML page of a shared link, or of a dead one, that crawlers read and people are forwarded from. */
import { REFUSALS } from '@saffron/contract/errors';
import { PAGES, sharedRecipePath } from '@saffron/contract/paths';
import { html } from '../http/escape-html.ts';
import { renderHead, renderTitle, type SharedPage } from './page-head.ts';

export function renderMetaPage(page: SharedPage): string {
  const { recipe, shareId } = page;
  const next = sharedRecipePath(shareId);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${renderTitle(page)}</title>
${renderHead(page)}
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

/** The page for links that no longer work. */
export function renderMissingPage(): string {
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
