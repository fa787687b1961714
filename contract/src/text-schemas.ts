/** Schemas for text from outside, e-mail addresses too: limited in length, valid Unicode and without NUL characters. */
import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from './limits.ts';

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** Any text of at most `max` UTF-16 units. */
export function boundedText(max: number) {
  return z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, 'must be well-formed text without NUL characters');
}

/** Text that says something: not empty once outer space is gone. */
export function nonEmptyText(max: number) {
  return boundedText(max).refine((value) => value.trim() !== '', 'must not be empty');
}

/** One line of text, as names are: no control characters that could forge a header or a log line. */
export function singleLineText(max: number) {
  return boundedText(max).refine(
    (value) => !/\p{Cc}/u.test(value),
    'must not hold control characters',
  );
}

/** Addresses are compared in lower case; outer spaces are trimmed and are no error. */
export const emailAddress = singleLineText(MAX_EMAIL_LENGTH + 20)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email('must be an e-mail address').max(MAX_EMAIL_LENGTH));
