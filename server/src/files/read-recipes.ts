/** Any text that somebody brings, as recipes: which kind it is, and what each kind says. */
import type { ImportFormat } from '@saffron/contract/recipe-files';
import { DishError } from '@saffron/kitchen/cookbook/dish-error';
import { readCook } from './cook-file.ts';
import { type Draft, type Place, UnreadableText } from './draft.ts';
import { dataBlocks } from './html-page.ts';
import { readJsonLd } from './json-ld.ts';
import { readMarkdown } from './markdown.ts';
import { type Knowledge, readWritten } from './written-recipe.ts';

export interface Brought {
  readonly text: string;
  readonly format?: ImportFormat | undefined;
  readonly fileName?: string | undefined;
}

/** One for each recipe, or one sentence about what could not be read. */
export interface Understood {
  readonly drafts: readonly Draft[];
  readonly problems: readonly string[];
}

export function readRecipes(brought: Brought, knowledge: Knowledge, place: Place): Understood {
  const name =
    (brought.fileName ?? '').replace(/^.*[\\/]/, '').replace(/\.[a-z]+$/i, '') || 'recipe';
  const format = brought.format ?? formatOf(brought);
  const { text } = brought;
  if (format === 'html') return readPage(text, place);
  return attempt(() => {
    if (format === 'jsonld') return readJsonLd(text, place);
    if (format === 'cook') return [readCook(text, name, place)];
    if (format === 'markdown') return [readMarkdown(text, name, place)];
    return [readWritten(text, knowledge)];
  });
}

/** A page may have several blocks of data, of which only some are recipes. */
function readPage(page: string, place: Place): Understood {
  const blocks = dataBlocks(page);
  if (blocks.length === 0) return { drafts: [], problems: [NO_DATA] };
  const read = blocks.map((block) => attempt(() => readJsonLd(block, place)));
  const drafts = read.flatMap((one) => one.drafts);
  return { drafts, problems: drafts.length > 0 ? [] : [NO_DATA] };
}

const NO_DATA =
  'This page carries no recipe data. Copy the recipe itself out of it and bring that.';

function attempt(read: () => readonly Draft[]): Understood {
  try {
    return { drafts: read(), problems: [] };
  } catch (error) {
    return { drafts: [], problems: [sentenceOf(error)] };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableText) return error.message;
  // "soup.cook, line 3: a "{" has no matching "}"."
  if (error instanceof DishError) {
    const [, reason = error.message] = /line \d+: (.*)$/s.exec(error.message) ?? [];
    return `Line ${error.line}: ${reason}`;
  }
  return 'This could not be read as a recipe.';
}

const ENDINGS: readonly [RegExp, ImportFormat][] = [
  [/\.cook$/i, 'cook'],
  [/\.(?:json|jsonld)$/i, 'jsonld'],
  [/\.(?:md|markdown)$/i, 'markdown'],
  [/\.html?$/i, 'html'],
];

/** By the file's ending, else by what only one kind begins with or has in it. */
export function formatOf({ text, fileName = '' }: Brought): ImportFormat {
  const ending = ENDINGS.find(([pattern]) => pattern.test(fileName))?.[1];
  if (ending !== undefined) return ending;
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (/^[[{]/.test(start) && !/^\[[ x]\]/i.test(start)) return 'jsonld';
  if (/^<(?:!doctype|html|head|script)/i.test(start)) return 'html';
  if (/@[^@#~{}\n]{1,80}\{[^{}\n]*\}/.test(text) || /^>> *\w+ *:/m.test(text)) return 'cook';
  if (/^# +\S/m.test(text) && /^#{2,} +\S/m.test(text)) return 'markdown';
  return /<script[^>]{1,200}ld\+json/i.test(text) ? 'html' : 'text';
}
