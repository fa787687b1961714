/** Draws, as SVG, the picture of a shared recipe for social sites: drawing, name, facts, logo; made a PNG elsewhere. */
import { BOT_NAME } from '@saffron/contract/limits';
import type { RecipeInput } from '@saffron/contract/recipe';
import { formatRecipeFacts } from '@saffron/contract/recipe-facts';
import { drawPicture, pictureOf, readPictureUrl } from '@saffron/kitchen/pictures';
import { html } from '../http/escape-html.ts';
import { layOutTitle, type TitleLayout } from '../pictures/title-layout.ts';
import {
  BOLD_FILE,
  openTypeface,
  REGULAR_FILE,
  TYPEFACE,
  type Typeface,
} from '../pictures/typeface.ts';

/** The size that all social sites accept. */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const DRAWING = { x: 64, y: 75, size: 480 };
/** The box of the texts; below it is the product's name. */
const TEXT = { x: 604, y: 80, width: 532, height: 390 };
const FACTS_SIZE = 34;
const FACTS_HEIGHT = 60;
const PAPER = '#fafafa';
const INK = '#1f1f1f';
const QUIET = '#5c5c5c';
const SAFFRON = '#f29a0c';
/** Shown when the font cannot write the name. */
const FALLBACK_TITLE = 'A recipe';

let bold: Typeface | undefined;

/** @returns the picture as SVG, with all texts in the font's two files */
export function renderSocialPicture(recipe: RecipeInput): string {
  bold ??= openTypeface(BOLD_FILE);
  const box = { width: TEXT.width, height: TEXT.height - FACTS_HEIGHT };
  const title = layOutTitle(bold, recipe.recipeName, box) ?? layOutTitle(bold, FALLBACK_TITLE, box);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL_PICTURE_SIZE.width} ${SOCIAL_PICTURE_SIZE.height}" font-family="${TYPEFACE}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect width="100%" height="12" fill="${SAFFRON}"/>
${renderDrawing(recipe)}
${title === undefined ? '' : renderTexts(title, formatRecipeFacts(recipe).join('  ·  '))}
${renderLogo()}
</svg>`;
}

/** The font files of the texts. */
export const FONT_FILES = [REGULAR_FILE, BOLD_FILE];

function renderDrawing({ imageUrl = '', recipeName, ingredients }: RecipeInput): string {
  const own = /^\/pictures\/(.+)\.svg$/.exec(imageUrl)?.[1];
  const spec = (own && readPictureUrl(own)) || pictureOf({ recipeName, ingredients });
  const { x, y, size } = DRAWING;
  return drawPicture(spec).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
}

/** Renders title and facts as one block, centred in its box. */
function renderTexts({ lines, size, lineHeight }: TitleLayout, known: string): string {
  const tall = lines.length * lineHeight + (known === '' ? 0 : FACTS_HEIGHT);
  const top = TEXT.y + (TEXT.height - tall) / 2;
  const rows = lines.map((line, at) => {
    const y = Math.round(top + size * 0.9 + at * lineHeight);
    return html`<text x="${TEXT.x}" y="${y}" font-size="${size}" font-weight="700" fill="${INK}">${line}</text>`;
  });
  const below = Math.round(top + tall - FACTS_SIZE * 0.3);
  return html`${rows}
<text x="${TEXT.x}" y="${below}" font-size="${FACTS_SIZE}" fill="${QUIET}">${known}</text>`.text;
}

/** Renders the product's logo and name. */
function renderLogo(): string {
  return `<svg x="${TEXT.x}" y="490" width="60" height="60" viewBox="0 0 48 48"><path fill="#7c4dc4" d="M24 30C10 29 3 19 5 6c11 2 18 11 19 24Z"/><path fill="#7c4dc4" d="M24 30c14-1 21-11 19-24-11 2-18 11-19 24Z"/><path fill="#a97de6" d="M24 31c-9-8-9-20 0-29 9 9 9 21 0 29Z"/><path fill="none" stroke="#ffb020" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="M24 30V15M18.5 18 24 26l5.5-8"/><path fill="#f29a0c" d="M2 28.5h44C46 38 40 45 32 46H16C8 45 2 38 2 28.5Z"/><path fill="#d67d00" d="M2 28.5h44q0 2-.4 4H2.4Q2 30.5 2 28.5Z"/></svg>
<text x="${TEXT.x + 76}" y="534" font-size="40" font-weight="700" fill="${INK}">${BOT_NAME}</text>`;
}
