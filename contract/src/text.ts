/** Schemas for text from outside: bounded, well-formed and free of NUL, so that every store and page can hold it. */
import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from './limits.ts';

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** Any text of at most `max` UTF-16 units. */
export function text(max: number) {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, 'must be well-formed text without NUL characters');
}

/** Text that says something: not empty once outer space is gone. */
export function filledText(max: number) {
  return text(max).refine((value) => value.trim() !== '', 'must not be empty');
}

/** One line of text, as names are: no control characters that could forge a header or a log line. */
export function lineOfText(max: number) {
  return text(max).refine((value) => !/\p{Cc}/u.test(value), 'must not hold control characters');
}

/** Addresses are compared in lower case; outer space is a slip of the keyboard, not an error. */
export const emailAddress = lineOfText(MAX_EMAIL_LENGTH + 20)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email('must be an e-mail address').max(MAX_EMAIL_LENGTH));
