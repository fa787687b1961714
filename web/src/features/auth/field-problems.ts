/** What is wrong with a form, field by field; each field says its own beside it. */
import { MAX_PASSWORD_LENGTH } from '@saffron/contract/limits';
import { failureOf, serverWords } from '../../api/failure.ts';
import { fieldWords } from '../../words/auth.ts';
import { reasonOf } from './auth-calls.ts';

/** By field. An empty sentence marks a field whose fault is said below the fields. */
export type FieldProblems = { readonly [field: string]: string };

export const NO_PROBLEMS: FieldProblems = {};

type Draft = { readonly [field: string]: string };

/** What is still empty; blanks are nothing. */
export function emptyFields(draft: object): FieldProblems {
  const missing = Object.entries(draft as Draft).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(missing.map(([field]) => [field, fieldWords.missing]));
}

/** What the server found, of the fields that stand in the form. */
export function refusedFields(error: unknown, draft: object): FieldProblems {
  const { fields = [] } = failureOf(error);
  const shown = fields.filter((field) => field in draft);
  return Object.fromEntries(
    shown.map((field) => [field, sentenceFor(field, (draft as Draft)[field] ?? '', error)]),
  );
}

/** What is said below the fields, unless they have said it. */
export function reasonBeside(problems: FieldProblems, error: unknown): string | undefined {
  return Object.keys(problems).length > 0 ? undefined : reasonOf(error);
}

function sentenceFor(field: string, value: string, error: unknown): string {
  if (field === 'email') return fieldWords.emailOdd;
  if (field !== 'password') return fieldWords.odd;
  if (value.length > MAX_PASSWORD_LENGTH) return fieldWords.tooLong(MAX_PASSWORD_LENGTH);
  return serverWords(error) ?? fieldWords.odd;
}

/** What has been changed is wrong no longer; what is still missing stays marked. */
export function withoutChanged(problems: FieldProblems, change: object): FieldProblems {
  const mended = ([field]: [string, string]) => {
    const value = (change as Draft)[field];
    return value !== undefined && (problems[field] !== fieldWords.missing || value.trim() !== '');
  };
  return Object.fromEntries(Object.entries(problems).filter((entry) => !mended(entry)));
}

/** How a field shows it. */
export function marked(problems: FieldProblems, field: string) {
  const said = problems[field];
  return { wrong: said !== undefined, error: said || undefined };
}
