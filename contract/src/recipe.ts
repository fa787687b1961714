/** Schemas of a recipe: as the server replies with it, as clients send it, and as it is stored. */
import { UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import { MAX_LINE_LENGTH, MAX_LIST_LINES, MAX_NAME_LENGTH } from './limits.ts';
import { isAllowedPictureUrl } from './picture-url.ts';
import { boundedText, nonEmptyText, singleLineText } from './text-schemas.ts';

const PROSE_LENGTH = 4000;
const recipeLines = z.array(boundedText(MAX_LINE_LENGTH)).max(MAX_LIST_LINES);

const imageUrl = singleLineText(2048).refine(isAllowedPictureUrl, 'must be a picture address');

/** It becomes a segment of a URL path, where "." and ".." would name another path. */
export const recipeId = singleLineText(100)
  .refine((value) => value.trim() !== '', 'must not be empty')
  .refine((value) => value !== '.' && value !== '..', 'must be more than dots');

/** What is known of a dish beside its words; a recipe from anywhere may lack all of it. */
const recipeMetadata = {
  servings: z.number().positive().max(1000).optional(),
  /** From start to table. */
  minutes: z.number().positive().max(100_000).optional(),
  /** The system of its amounts, where known; somebody may have asked in words for another than their setting. */
  units: z.enum(UNIT_SYSTEMS).optional(),
  /** Of work within them. */
  activeMinutes: z.number().positive().max(100_000).optional(),
  /** One adjective: Italian, West African. */
  cuisine: singleLineText(60).optional(),
  /** breakfast, main, dessert. */
  course: singleLineText(60).optional(),
  keywords: z.array(singleLineText(60)).max(20).optional(),
};

/** The card as the server serves it: everything there, everything checked. */
export const recipe = z.object({
  recipeId,
  recipeName: nonEmptyText(MAX_NAME_LENGTH),
  conversation_response: boundedText(PROSE_LENGTH),
  introduction: boundedText(PROSE_LENGTH),
  ingredients: recipeLines,
  instructions: recipeLines,
  tips: recipeLines,
  friendly_closing: boundedText(PROSE_LENGTH),
  imageUrl: imageUrl.optional(),
  ...recipeMetadata,
});
export type Recipe = z.infer<typeof recipe>;

/** A recipe as somebody sends it: only the name must be there, and steps may be one string (spec 3). */
export const recipeInput = z.object({
  recipeId: recipeId.optional(),
  recipeName: nonEmptyText(MAX_NAME_LENGTH),
  conversation_response: boundedText(PROSE_LENGTH).optional(),
  introduction: boundedText(PROSE_LENGTH).default(''),
  ingredients: recipeLines.default([]),
  instructions: z.union([recipeLines, boundedText(MAX_LINE_LENGTH * 40)]).default([]),
  tips: z
    .union([recipeLines, boundedText(PROSE_LENGTH).transform((tip) => (tip === '' ? [] : [tip]))])
    .default([]),
  friendly_closing: boundedText(PROSE_LENGTH).default(''),
  imageUrl: imageUrl.optional(),
  ...recipeMetadata,
});
export type RecipeInput = z.infer<typeof recipeInput>;

/** A recipe as it is stored, shared and exported: without the chef's words to the one person who asked for it. */
export const storedRecipe = recipeInput.omit({ conversation_response: true });
