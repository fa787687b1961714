/** The address somebody has just signed up with, so that nobody types it again once they are back from their inbox. */
import { KEYS, readJson, remove, writeJson } from '../storage/browser-store.ts';

/** As long as a confirmation link lives. */
const PATIENCE_MS = 24 * 3600 * 1000;

export function noteNewcomer(email: string): void {
  writeJson(KEYS.newcomer, { email: email.trim(), at: Date.now() });
}

/** Empty when there is none. */
export function newcomer(): string {
  const { email, at } = (readJson(KEYS.newcomer) ?? {}) as { email?: unknown; at?: unknown };
  if (typeof email !== 'string' || typeof at !== 'number') return '';
  const age = Date.now() - at;
  return age >= 0 && age < PATIENCE_MS ? email : '';
}

export function forgetNewcomer(): void {
  remove(KEYS.newcomer);
}
