/** The picture that social sites show beside a link: the drawing of the dish, its name, and whose it is. */
import { BOT_NAME } from '@saffron/contract/limits';
import type { SentRecipe } from '@saffron/contract/recipe';
import { readPictureUrl } from '@saffron/kitchen/picture/address';
import { drawPicture } from '@saffron/kitchen/picture/draw';
import { pictureOf } from '@saffron/kitchen/picture/picture-of';
import { html } from '../http/escape-html.ts';
import { type SetTitle, setTitle } from '../pictures/set-title.ts';
import {
  BOLD_FILE,
  openTypeface,
  REGULAR_FILE,
  TYPEFACE,
  type Typeface,
} from '../pictures/typeface.ts';
import { duration, pageWords } from './page-words.ts';

/** The size that all the sites agree on. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

const DRAWING = { x: 64, y: 75, size: 480 };
/** Where the words go; below them is the product's name. */
const TEXT = { x: 604, y: 80, width: 532, height: 390 };
const FACTS_SIZE = 34;
const FACTS_HEIGHT = 60;
const PAPER = '#fafafa';
const INK = '#1f1f1f';
const QUIET = '#5c5c5c';
const SAFFRON = '#f29a0c';

let bold: Typeface | undefined;

/** @returns the picture as SVG, all of whose text is set in the typeface's two files */
export function socialPicture(recipe: SentRecipe): string {
  bold ??= openTypeface(BOLD_FILE);
  const box = { width: TEXT.width, height: TEXT.height - FACTS_HEIGHT };
  const title = setTitle(bold, recipe.recipeName, box) ?? setTitle(bold, pageWords.unwritable, box);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL_PICTURE.width} ${SOCIAL_PICTURE.height}" font-family="${TYPEFACE}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect width="100%" height="12" fill="${SAFFRON}"/>
${drawing(recipe)}
${title === undefined ? '' : words(title, facts(recipe))}
${mark()}
</svg>`;
}

/** The files that the text is set in. */
export const LETTERING = [REGULAR_FILE, BOLD_FILE];

function drawing({ imageUrl = '', recipeName, ingredients }: SentRecipe): string {
  const own = /^\/pictures\/(.+)\.svg$/.exec(imageUrl)?.[1];
  const spec = (own && readPictureUrl(own)) || pictureOf({ recipeName, ingredients });
  const { x, y, size } = DRAWING;
  return drawPicture(spec).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" `,
  );
}

/** Title and facts as one block, in the middle of their place. */
function words({ lines, size, lineHeight }: SetTitle, known: string): string {
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

function facts({ minutes, servings }: SentRecipe): string {
  const known = [
    minutes === undefined ? '' : duration(minutes),
    servings === undefined ? '' : pageWords.serves(servings),
  ];
  return known.filter(Boolean).join('  ·  ');
}

/** The flower of the product's own sign, and its name. */
function mark(): string {
  return `<svg x="${TEXT.x}" y="490" width="60" height="60" viewBox="0 0 48 48"><path fill="#7c4dc4" d="M24 30C10 29 3 19 5 6c11 2 18 11 19 24Z"/><path fill="#7c4dc4" d="M24 30c14-1 21-11 19-24-11 2-18 11-19 24Z"/><path fill="#a97de6" d="M24 31c-9-8-9-20 0-29 9 9 9 21 0 29Z"/><path fill="none" stroke="#ffb020" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="M24 30V15M18.5 18 24 26l5.5-8"/><path fill="#f29a0c" d="M2 28.5h44C46 38 40 45 32 46H16C8 45 2 38 2 28.5Z"/><path fill="#d67d00" d="M2 28.5h44q0 2-.4 4H2.4Q2 30.5 2 28.5Z"/></svg>
<text x="${TEXT.x + 76}" y="534" font-size="40" font-weight="700" fill="${INK}">${BOT_NAME}</text>`;
}
