/** The file formats a saved recipe can be exported as, with their extension, media type and writer. */
import { type RecipeInput, recipeInput } from '@saffron/contract/recipe';
import type { FileFormat } from '@saffron/contract/recipe-files';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { NutritionEstimate } from '@saffron/kitchen/nutrition';
import { writeCooklang } from './cooklang.ts';
import { writeJsonLd } from './json-ld.ts';
import { writeMarkdown } from './markdown.ts';
import type { Site } from './recipe-draft.ts';

interface FormatWriter {
  readonly extension: string;
  readonly mediaType: string;
  /** Whether it is told what the recipe holds. */
  readonly hasNutrition?: true;
  readonly write: (
    recipe: RecipeInput,
    measures: Kitchen['measures'],
    site: Site,
    nutrition?: NutritionEstimate,
  ) => string;
}

export const FORMAT_WRITERS: Record<FileFormat, FormatWriter> = {
  cook: { extension: 'cook', mediaType: 'text/plain; charset=utf-8', write: writeCooklang },
  jsonld: {
    extension: 'json',
    mediaType: 'application/ld+json; charset=utf-8',
    hasNutrition: true,
    write: (recipe, _measures, site, nutrition) => writeJsonLd(recipe, site, nutrition),
  },
  markdown: {
    extension: 'md',
    mediaType: 'text/markdown; charset=utf-8',
    write: (recipe, _measures, site) => writeMarkdown(recipe, site),
  },
};

/** @param json the recipe as stored */
export function parseSavedRecipe(json: string): RecipeInput {
  return recipeInput.parse(JSON.parse(json));
}

const MAX_NAME = 80;
/** Names that are devices on some operating system. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Letters and digits of any script joined by dashes: a file name that every system accepts, without
 * its extension.
 */
export function createFileName(recipeName: string): string {
  const words = recipeName.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, MAX_NAME).join('').replace(/-+$/, '');
  return name === '' || DEVICE_NAME.test(name) ? `recipe${name && `-${name}`}` : name;
}

/** An ASCII name for old browsers first, the real name after it. */
export function formatContentDisposition(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '_');
  const coded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
