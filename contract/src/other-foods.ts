/** Schema of the foods beyond the nine allergens that a person cannot eat, as typed by that person. */
import { z } from 'zod';
import { MAX_FOOD_LENGTH, MAX_OTHER_FOODS } from './limits.ts';
import { singleLineText } from './text-schemas.ts';

const foodName = singleLineText(MAX_FOOD_LENGTH)
  .refine((value) => value.trim() !== '', 'must not be empty')
  .transform((value) => value.trim().toLowerCase());

/** Each once. */
export const otherFoods = z
  .array(foodName)
  .max(MAX_OTHER_FOODS)
  .transform((names) => [...new Set(names)]);
