/** Foods beyond the nine allergens that somebody cannot eat: names in their own words. */
import { z } from 'zod';
import { MAX_FOOD_LENGTH, MAX_OTHER_FOODS } from './limits.ts';
import { lineOfText } from './text.ts';

const foodName = lineOfText(MAX_FOOD_LENGTH)
  .refine((value) => value.trim() !== '', 'must not be empty')
  .transform((value) => value.trim().toLowerCase());

/** Each once. */
export const otherFoods = z
  .array(foodName)
  .max(MAX_OTHER_FOODS)
  .transform((names) => [...new Set(names)]);
