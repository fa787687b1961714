/** Stores the address a user has just signed up with, to fill in the sign-in form for a day. */
import { KEYS, readJson, removeKey, writeJson } from '../storage/browser-store.ts';

/** The lifetime of a confirmation link. */
const MAX_AGE_MS = 24 * 3600 * 1000;

export function storeSignUpEmail(email: string): void {
  writeJson(KEYS.signUpEmail, { email: email.trim(), at: Date.now() });
}

/** Empty if there is none. */
export function readSignUpEmail(): string {
  const { email, at } = (readJson(KEYS.signUpEmail) ?? {}) as { email?: unknown; at?: unknown };
  if (typeof email !== 'string' || typeof at !== 'number') return '';
  const age = Date.now() - at;
  return age >= 0 && age < MAX_AGE_MS ? email : '';
}

export function clearSignUpEmail(): void {
  removeKey(KEYS.signUpEmail);
}
