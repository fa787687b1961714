/** Request schema of the feedback endpoint. */
import { z } from 'zod';
import { FEEDBACK_CATEGORIES } from './feedback-categories.ts';
import { MAX_FEEDBACK_LENGTH } from './limits.ts';
import { emailAddress, nonEmptyText } from './text-schemas.ts';

export const feedbackBody = z.object({
  message: nonEmptyText(MAX_FEEDBACK_LENGTH),
  category: z.enum(FEEDBACK_CATEGORIES),
  email: z.union([emailAddress, z.literal('').transform(() => undefined)]).optional(),
});
