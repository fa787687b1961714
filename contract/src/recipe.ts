/** A recipe as it is spoken: in a reply, in a save, in a share. */
import { UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import { MAX_LINE_LENGTH, MAX_LIST_LINES, MAX_NAME_LENGTH } from './limits.ts';
import { isPictureAddress } from './picture-address.ts';
import { filledText, lineOfText, text } from './text.ts';

const PROSE_LENGTH = 4000;
const lines = z.array(text(MAX_LINE_LENGTH)).max(MAX_LIST_LINES);

const imageUrl = lineOfText(2048).refine(isPictureAddress, 'must be a picture address');

/** It becomes a part of an address, where one or two dots would lead elsewhere. */
export const recipeId = lineOfText(100)
  .refine((value) => value.trim() !== '', 'must not be empty')
  .refine((value) => value !== '.' && value !== '..', 'must be more than dots');

/** What is known of a dish beside its words; a recipe from anywhere may lack all of it. */
const known = {
  servings: z.number().positive().max(1000).optional(),
  /** From start to table. */
  minutes: z.number().positive().max(100_000).optional(),
  /** Of its amounts, where somebody knows: asked for in words they may be others than the person's own. */
  units: z.enum(UNIT_SYSTEMS).optional(),
  /** Of work within them. */
  activeMinutes: z.number().positive().max(100_000).optional(),
  /** One adjective: Italian, West African. */
  cuisine: lineOfText(60).optional(),
  /** breakfast, main, dessert. */
  course: lineOfText(60).optional(),
  keywords: z.array(lineOfText(60)).max(20).optional(),
};

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
  ...known,
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
  ...known,
});
export type SentRecipe = z.infer<typeof sentRecipe>;

/** A recipe as it is kept, shared and exported: what was said to one person beside it is no part of it, and is dropped. */
export const keptRecipe = sentRecipe.omit({ conversation_response: true });
export type KeptRecipe = z.infer<typeof keptRecipe>;
