/** Schemas that several tools share: a dish with its edits, foods, the lines of a recipe. */
import {
  MAX_FOOD_LENGTH,
  MAX_FOODS_IN_HAND,
  MAX_LINE_LENGTH,
  MAX_LIST_LINES,
  MAX_NAME_LENGTH,
} from '@saffron/contract/limits';
import { cardEdits } from '@saffron/contract/memo';
import { singleLineText } from '@saffron/contract/text-schemas';
import { z } from 'zod';

const MOST_SERVINGS = 100;
const MOST_MINUTES = 1440;

export const food = singleLineText(MAX_FOOD_LENGTH);
export const foods = z.array(food).max(MAX_FOODS_IN_HAND);
export const servings = z.number().int().min(1).max(MOST_SERVINGS);
export const minutes = z.number().int().min(1).max(MOST_MINUTES);

export const dishWanted = z.object({
  dish: singleLineText(MAX_NAME_LENGTH).describe(
    'The id of a dish as another tool returned it, or the exact name of a dish of the cookbook.',
  ),
  servings: servings.optional().describe('For how many; the dish has a number of its own.'),
  edits: cardEdits
    .optional()
    .describe('The edits made so far, exactly as another tool returned them.'),
});

const line = singleLineText(MAX_LINE_LENGTH);

export const recipeText = z.object({
  title: singleLineText(MAX_NAME_LENGTH).optional(),
  ingredients: z.array(line).min(1).max(MAX_LIST_LINES).describe('One ingredient a line.'),
  instructions: z.array(line).max(MAX_LIST_LINES).optional().describe('One step a line.'),
  servings: servings.optional(),
});
