/** Schemas of a user's settings and profile, whole and as a partial change. */
import { ALLERGENS, DIETS, UNIT_SYSTEMS } from '@saffron/kitchen/vocabulary';
import { z } from 'zod';
import { DAYS_PER_MONTH, DEFAULT_PERSONA, MAX_NAME_LENGTH } from './limits.ts';
import { otherFoods } from './other-foods.ts';
import { CHAT_TEXT_SIZES, NONE, normaliseChoices, TELEVISION_CHEF_PREFIX } from './preferences.ts';
import { singleLineText } from './text-schemas.ts';

/** Spec 3; the web lists the names of the television chefs. */
const chefPersona = singleLineText(MAX_NAME_LENGTH).refine(
  (value) =>
    value === DEFAULT_PERSONA ||
    (value.startsWith(TELEVISION_CHEF_PREFIX) && value.trim() > TELEVISION_CHEF_PREFIX),
  'must be one of the personas',
);

export const settings = z.object({
  rememberPreferences: z.boolean(),
  darkMode: z.boolean(),
  /** Left out until it is chosen. */
  systemTheme: z.boolean().optional(),
  chefPersona,
  dietaryRestrictions: z
    .array(z.enum([...DIETS, NONE]))
    .max(20)
    .transform(normaliseChoices),
  measurementUnits: z.enum(UNIT_SYSTEMS),
  language: z.literal('en'),
  notifications: z.object({ email: z.boolean(), push: z.boolean() }),
  typewriterEffect: z.boolean(),
  chatTextSize: z.enum(CHAT_TEXT_SIZES),
  foodAllergies: z
    .array(z.enum([...ALLERGENS, NONE]))
    .max(20)
    .transform(normaliseChoices),
  /** Left out where there are none. */
  otherFoods: otherFoods.optional(),
});
export const settingsChange = settings.partial();

const birthday = z
  .object({ month: z.number().int().min(1).max(12), day: z.number().int().min(1) })
  .refine(
    ({ month, day }) => day <= (DAYS_PER_MONTH[month - 1] ?? 0),
    'must be a day of its month',
  );

export const profile = z.object({
  firstName: singleLineText(MAX_NAME_LENGTH),
  lastName: singleLineText(MAX_NAME_LENGTH),
  gender: z.enum(['', 'male', 'female', 'other']),
  birthday: birthday.nullable(),
});
export type Profile = z.infer<typeof profile>;
export const profileChange = profile.partial();
