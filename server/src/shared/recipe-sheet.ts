/** A shared recipe as HTML that can be read, ticked off and printed without a script. */
import type { SentRecipe } from '@saffron/contract/recipe';
import { pictureUrl } from '@saffron/kitchen/picture/address';
import { pictureOf } from '@saffron/kitchen/picture/picture-of';
import { isFilled, stepsOf } from '../files/recipe-lines.ts';
import { type Html, html } from '../http/escape-html.ts';
import { duration, pageWords } from './page-words.ts';
import type { SharedPage } from './recipe-head.ts';

/** Spec 9. */
const THUMBNAIL = 100;

/** The head of the sheet and what it begins with. */
export function sheetHead(page: SharedPage): Html {
  const { recipe } = page;
  const facts = [
    recipe.minutes === undefined ? '' : duration(recipe.minutes),
    recipe.servings === undefined ? '' : pageWords.serves(recipe.servings),
  ].filter(Boolean);
  return html`<header class="head">
<button type="button" class="thumbnail" data-opens="enlarged" aria-label="${pageWords.enlarge(recipe.recipeName)}"><img src="${pictureFor(recipe)}" alt="" width="${THUMBNAIL}" height="${THUMBNAIL}" fetchpriority="high"></button>
<div>
<h1 id="recipe-title">${recipe.recipeName}</h1>
${facts.length > 0 && html`<p class="facts">${facts.join(' · ')}</p>`}
</div>
</header>
${isFilled(recipe.introduction) && html`<p class="prose">${recipe.introduction}</p>`}`;
}

/** Ingredients, steps, tips and the last word. */
export function sheetParts({ recipe }: SharedPage): Html {
  const ingredients = recipe.ingredients.filter(isFilled);
  const steps = stepsOf(recipe);
  const tips = recipe.tips.filter(isFilled);
  return html`<div class="parts">
<section><h2 class="part">${pageWords.ingredients}</h2>
${ingredients.length > 0 ? html`<ul class="ticks" data-list="ingredients">${ingredients.map((line) => html`<li>${tick(line)}</li>`)}</ul>` : html`<p class="quiet">${pageWords.noIngredients}</p>`}
</section>
<section><h2 class="part">${pageWords.instructions}</h2>
${steps.length > 0 ? html`<ol class="ticks ordered" data-list="instructions">${steps.map((line, at) => html`<li id="step-${at + 1}">${tick(line)}</li>`)}</ol>` : html`<p class="quiet">${pageWords.noInstructions}</p>`}
</section>
</div>
${tips.length > 0 && html`<aside class="tips"><h2 class="part">${pageWords.tips}</h2><ul data-list="tips">${tips.map((tip) => html`<li>${tip}</li>`)}</ul></aside>`}
${isFilled(recipe.friendly_closing) && html`<p class="prose quiet">${recipe.friendly_closing}</p>`}`;
}

/** The picture at full size, with the host that it comes from. */
export function enlargedPicture({ recipe, origin }: SharedPage): Html {
  const src = pictureFor(recipe);
  const source = recipe.imageUrl || src;
  const name = pageWords.picture(recipe.recipeName);
  const host = source.startsWith('data:') ? undefined : new URL(source, origin).hostname;
  return html`<dialog id="enlarged" class="enlarged" aria-label="${name}">
<img src="${src}" alt="${name}" width="480" height="480" loading="lazy">
<p>${host !== undefined && html`<a href="${source}" target="_blank" rel="noopener noreferrer nofollow">${host}</a>`}
<button type="button" class="button" data-closes="enlarged" autofocus>${pageWords.close}</button></p>
</dialog>`;
}

/**
 * The recipe's own picture when it is ours or comes along in the text. Nothing is fetched from other
 * hosts, who would learn who reads what: for their pictures stands our own drawing of the dish.
 */
export function pictureFor({ imageUrl = '', recipeName, ingredients }: SentRecipe): string {
  if (imageUrl.startsWith('/') || imageUrl.startsWith('data:')) return imageUrl;
  return pictureUrl(pictureOf({ recipeName, ingredients }));
}

function tick(line: string): Html {
  return html`<label><input type="checkbox"><span>${line}</span></label>`;
}
