/** Detects the format of an imported text and reads the recipes in it. */
import type { ImportFormat } from '@saffron/contract/recipe-files';
import { DishError } from '@saffron/kitchen/cookbook/dish-error';
import { findJsonLdBlocks } from '@saffron/kitchen/recipe-text/json-recipe';
import type { FoodKnowledge } from '@saffron/kitchen/recipe-text/line-signs';
import { readCooklang } from './cooklang.ts';
import { readJsonLd } from './json-ld.ts';
import { readMarkdown } from './markdown.ts';
import { readPlainTextRecipe } from './plain-text-recipe.ts';
import { type RecipeDraft, type Site, UnreadableTextError } from './recipe-draft.ts';

export interface ImportSource {
  readonly text: string;
  readonly format?: ImportFormat | undefined;
  readonly fileName?: string | undefined;
}

/** One draft for each recipe, or one sentence about the problem. */
export interface ParsedImport {
  readonly drafts: readonly RecipeDraft[];
  readonly problems: readonly string[];
}

export function readRecipes(
  source: ImportSource,
  knowledge: FoodKnowledge,
  site: Site,
): ParsedImport {
  const name =
    (source.fileName ?? '').replace(/^.*[\\/]/, '').replace(/\.[a-z]+$/i, '') || 'recipe';
  const format = source.format ?? detectFormat(source);
  const { text } = source;
  if (format === 'html') return readPage(text, site);
  return tryReading(() => {
    if (format === 'jsonld') return readJsonLd(text, site);
    if (format === 'cook') return [readCooklang(text, name, site)];
    if (format === 'markdown') return [readMarkdown(text, name, site)];
    return [readPlainTextRecipe(text, knowledge)];
  });
}

/** A page may have several JSON-LD blocks, not all of them recipes. */
function readPage(page: string, site: Site): ParsedImport {
  const blocks = findJsonLdBlocks(page);
  if (blocks.length === 0) return { drafts: [], problems: [NO_DATA] };
  const read = blocks.map((block) => tryReading(() => readJsonLd(block, site)));
  const drafts = read.flatMap((one) => one.drafts);
  return { drafts, problems: drafts.length > 0 ? [] : [NO_DATA] };
}

const NO_DATA =
  'This page carries no recipe data. Copy the recipe itself out of it and bring that.';

function tryReading(read: () => readonly RecipeDraft[]): ParsedImport {
  try {
    return { drafts: read(), problems: [] };
  } catch (error) {
    return { drafts: [], problems: [formatError(error)] };
  }
}

function formatError(error: unknown): string {
  if (error instanceof UnreadableTextError) return error.message;
  // "soup.cook, line 3: a "{" has no matching "}"."
  if (error instanceof DishError) {
    const [, reason = error.message] = /line \d+: (.*)$/s.exec(error.message) ?? [];
    return `Line ${error.line}: ${reason}`;
  }
  return 'This could not be read as a recipe.';
}

const FORMATS_BY_EXTENSION: readonly [RegExp, ImportFormat][] = [
  [/\.cook$/i, 'cook'],
  [/\.(?:json|jsonld)$/i, 'jsonld'],
  [/\.(?:md|markdown)$/i, 'markdown'],
  [/\.html?$/i, 'html'],
];

/** By the file's ending, else by what only one kind begins with or has in it. */
export function detectFormat({ text, fileName = '' }: ImportSource): ImportFormat {
  const ending = FORMATS_BY_EXTENSION.find(([pattern]) => pattern.test(fileName))?.[1];
  if (ending !== undefined) return ending;
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (/^[[{]/.test(start) && !/^\[[ x]\]/i.test(start)) return 'jsonld';
  if (/^<(?:!doctype|html|head|script)/i.test(start)) return 'html';
  if (/@[^@#~{}\n]{1,80}\{[^{}\n]*\}/.test(text) || /^>> *\w+ *:/m.test(text)) return 'cook';
  if (/^# +\S/m.test(text) && /^#{2,} +\S/m.test(text)) return 'markdown';
  return /<script[^>]{1,200}ld\+json/i.test(text) ? 'html' : 'text';
}
