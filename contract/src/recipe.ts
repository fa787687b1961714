/** A recipe as it is spoken: in a reply, in a save, in a share. */
import { z } from 'zod';
import { MAX_LINE_LENGTH, MAX_LIST_LINES, MAX_NAME_LENGTH } from './limits.ts';
import { filledText, lineOfText, text } from './text.ts';

const PROSE_LENGTH = 4000;
const lines = z.array(text(MAX_LINE_LENGTH)).max(MAX_LIST_LINES);

/** Pictures are our own paths, https addresses or inline images; anything that runs is refused. */
const imageUrl = lineOfText(2048).refine(
  (value) =>
    value === '' || /^(https:\/\/|\/(?!\/)|data:image\/(png|jpeg|webp|gif);base64,)/i.test(value),
  'must be a picture address',
);

/** It becomes a part of an address, where one or two dots would lead elsewhere. */
export const recipeId = lineOfText(100)
  .refine((value) => value.trim() !== '', 'must not be empty')
  .refine((value) => value !== '.' && value !== '..', 'must be more than dots');

/** The card as the server serves it: everything there, everything checked. */
export const recipe = z.object({
  recipeId,
  recipeName: filledText(MAX_NAME_LENGTH),
  conversation_response: text(PROSE_LENGTH),
  introduction: text(PROSE_LENGTH),
  ingredients: lines,
  instructions: lines,
  tips: lines,
  friendly_closing: text(PROSE_LENGTH),
  imageUrl: imageUrl.optional(),
  servings: z.number().positive().max(1000).optional(),
  minutes: z.number().positive().max(100_000).optional(),
});
export type Recipe = z.infer<typeof recipe>;

/** A recipe as somebody sends it: only the name must be there, and steps may be one string (spec 3). */
export const sentRecipe = z.object({
  recipeId: recipeId.optional(),
  recipeName: filledText(MAX_NAME_LENGTH),
  conversation_response: text(PROSE_LENGTH).optional(),
  introduction: text(PROSE_LENGTH).default(''),
  ingredients: lines.default([]),
  instructions: z.union([lines, text(MAX_LINE_LENGTH * 40)]).default([]),
  tips: z
    .union([lines, text(PROSE_LENGTH).transform((tip) => (tip === '' ? [] : [tip]))])
    .default([]),
  friendly_closing: text(PROSE_LENGTH).default(''),
  imageUrl: imageUrl.optional(),
  servings: z.number().positive().max(1000).optional(),
  minutes: z.number().positive().max(100_000).optional(),
});
export type SentRecipe = z.infer<typeof sentRecipe>;
