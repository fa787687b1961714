/** What is being written, kept across a reload of this tab; never written while somebody types. */
import { readText, remove, writeText } from '../../../storage/browser-store.ts';

const KEY = 'chatDraft';

export function keepDraft(text: string): void {
  if (text.trim() === '') remove(KEY, 'session');
  else writeText(KEY, text, 'session');
}

export function keptDraft(): string {
  return readText(KEY, 'session') ?? '';
}
