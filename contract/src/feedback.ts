/** What people think of us: a message, its kind and, if they like, where to answer. */
import { z } from 'zod';
import { FEEDBACK_CATEGORIES } from './feedback-categories.ts';
import { MAX_FEEDBACK_LENGTH } from './limits.ts';
import { emailAddress, filledText } from './text.ts';

export const feedbackBody = z.object({
  message: filledText(MAX_FEEDBACK_LENGTH),
  category: z.enum(FEEDBACK_CATEGORIES),
  email: z.union([emailAddress, z.literal('').transform(() => undefined)]).optional(),
});
