/** Validation messages of the account forms, by field name. */
import { MAX_PASSWORD_LENGTH } from '@saffron/contract/limits';
import { getServerMessage, toFailure } from '../../api/failure.ts';
import { fieldStrings } from '../../strings/auth.ts';
import { getRefusalReason } from './auth-calls.ts';

/** By field. An empty message marks a field whose problem is explained below the fields. */
export type FieldProblems = { readonly [field: string]: string };

export const NO_PROBLEMS: FieldProblems = {};

type Draft = { readonly [field: string]: string };

/** The fields that are empty or blank. */
export function findEmptyFields(draft: object): FieldProblems {
  const missing = Object.entries(draft as Draft).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(missing.map(([field]) => [field, fieldStrings.missing]));
}

/** The fields of this form that the server refused. */
export function findRefusedFields(error: unknown, draft: object): FieldProblems {
  const { fields = [] } = toFailure(error);
  const ownFields = fields.filter((field) => field in draft);
  return Object.fromEntries(
    ownFields.map((field) => [field, describeProblem(field, (draft as Draft)[field] ?? '', error)]),
  );
}

/** The reason to show below the fields, unless a field shows it. */
export function findFormReason(problems: FieldProblems, error: unknown): string | undefined {
  return Object.keys(problems).length > 0 ? undefined : getRefusalReason(error);
}

function describeProblem(field: string, value: string, error: unknown): string {
  if (field === 'email') return fieldStrings.emailOdd;
  if (field !== 'password') return fieldStrings.odd;
  if (value.length > MAX_PASSWORD_LENGTH) return fieldStrings.tooLong(MAX_PASSWORD_LENGTH);
  return getServerMessage(error) ?? fieldStrings.odd;
}

/** A changed field is no longer marked, unless it is still empty. */
export function clearChangedFields(problems: FieldProblems, change: object): FieldProblems {
  const isResolved = ([field]: [string, string]) => {
    const value = (change as Draft)[field];
    return value !== undefined && (problems[field] !== fieldStrings.missing || value.trim() !== '');
  };
  return Object.fromEntries(Object.entries(problems).filter((entry) => !isResolved(entry)));
}

/** Props that make a field show its problem. */
export function getFieldProps(problems: FieldProblems, field: string) {
  const problem = problems[field];
  return { isInvalid: problem !== undefined, error: problem || undefined };
}
