/** Reads and writes the YAML front matter of recipe files. */
import type { RecipeInput } from '@saffron/contract/recipe';
import { parseFrontMatter } from '@saffron/kitchen/cookbook/front-matter';
import {
  type RecipeDraft,
  readNumber,
  readText,
  readTexts,
  type Site,
  toAbsolutePictureUrl,
  toLocalPictureUrl,
} from './recipe-draft.ts';

export type FrontMatter = Readonly<Record<string, unknown>>;

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** JSON is valid YAML, and no text can break out of its quotes. */
export function writeFrontMatter(values: FrontMatter): string {
  const lines = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}: ${formatValue(value)}`);
  return lines.length === 0 ? '' : ['---', ...lines, '---', ''].join('\n');
}

/** Plain words without a special meaning in YAML are written without quotation marks. */
function formatValue(value: unknown): string {
  const isPlain = typeof value === 'string' && /^[A-Za-z][A-Za-z ]*[A-Za-z]$/.test(value);
  return isPlain && !/^(?:true|false|null|yes|no|on|off)$/i.test(value)
    ? value
    : JSON.stringify(value);
}

/** @throws DishError when the text between the rules is not YAML */
export function readFrontMatter(text: string, name: string): { values: FrontMatter; body: string } {
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fenced = FENCED.exec(clean);
  if (fenced === null) return { values: {}, body: clean };
  const { values } = parseFrontMatter(name, fenced[1] ?? '');
  return { values, body: clean.slice(fenced[0].length) };
}

/** The front matter that Cooklang and Markdown files share. */
export function toFrontMatter(recipe: RecipeInput, site: Site): FrontMatter {
  return {
    servings: recipe.servings,
    time: recipe.minutes,
    active: recipe.activeMinutes,
    cuisine: recipe.cuisine,
    keywords: recipe.keywords?.length ? recipe.keywords : undefined,
    image: toAbsolutePictureUrl(recipe.imageUrl, site),
    id: recipe.recipeId,
  };
}

/** Reads only what the file says; no defaults are added. */
export function readRecipeFields(values: FrontMatter, site: Site): Partial<RecipeDraft> {
  const words = values.keywords ?? values.tags;
  // Commas inside list items are kept; a text is split at them.
  const keywords = Array.isArray(words) ? readTexts(words) : splitKeywords(words);
  return {
    recipeId: readText(values.id),
    servings: readNumber(values.servings ?? values.serves ?? values.yield),
    minutes: readMinutes(values.time ?? values['total time']),
    activeMinutes: readMinutes(values.active ?? values['prep time']),
    cuisine: readText(values.cuisine),
    course: readText(values.course ?? values.category),
    keywords: keywords.length > 0 ? keywords : undefined,
    imageUrl: toLocalPictureUrl(values.image, site),
  };
}

/** Splits "quick, one-pan" into keywords. */
export function splitKeywords(words: unknown): string[] {
  return typeof words === 'string' ? readTexts(words.split(',').map((word) => word.trim())) : [];
}

/** "45", "45 minutes", "1 hour 10 minutes", "1h10". */
function readMinutes(value: unknown): number | undefined {
  if (typeof value !== 'string') return readNumber(value);
  // No time is that long to write, and digits without an end would be looked through from each of them.
  const written = value.slice(0, 200);
  const hours = readNumber(/(\d+(?:\.\d+)?)\s*h/i.exec(written)?.[1]);
  if (hours === undefined) return readNumber(written);
  const rest = readNumber(/h\D*?(\d+)/i.exec(written)?.[1]) ?? 0;
  return hours * 60 + rest;
}
