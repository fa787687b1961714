/** Schemas of recipe export and import: file formats, and what an import returns. */
import { z } from 'zod';
import { safety } from './chat.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { recipeId, recipeInput } from './recipe.ts';
import { nonEmptyText } from './text-schemas.ts';

/** Cooklang, schema.org in JSON, and text with a heading. */
const FILE_FORMATS = ['cook', 'jsonld', 'markdown'] as const;
const fileFormat = z.enum(FILE_FORMATS);
export type FileFormat = z.infer<typeof fileFormat>;

/** `text` is a recipe as somebody wrote it down; `html` a page that has one in its data. */
const importFormat = z.enum([...FILE_FORMATS, 'html', 'text']);
export type ImportFormat = z.infer<typeof importFormat>;

export const exportQuery = z.object({ format: fileFormat.default('cook') });

export const importBody = z.object({
  text: nonEmptyText(MAX_BODY_BYTES),
  /** Found out from the text when it is not said. */
  format: importFormat.optional(),
  /** The file's name, which is the recipe's when the file says no other. */
  fileName: z.string().max(300).optional(),
  allowDuplicate: z.boolean().optional(),
  /** Read, check and measure, but keep nothing. */
  preview: z.boolean().optional(),
});

export const importedRecipe = z.object({
  /** As it is kept, in its author's words. */
  recipe: recipeInput,
  recipeId: recipeId.optional(),
  /**
   * `saved`; `already-saved` under its own id; `same-name`: another of this name is kept and no duplicate was
   * wished; `read`: only looked at.
   */
  state: z.enum(['saved', 'already-saved', 'same-name', 'read']),
  safety,
  /** The same lines in the person's measures. */
  measured: z.object({ ingredients: z.array(z.string()), instructions: z.array(z.string()) }),
});

export const importReply = z.object({
  recipes: z.array(importedRecipe),
  /** What could not be read or kept, each with one sentence that says why. */
  problems: z.array(z.object({ item: z.string(), message: z.string() })),
});
