/** Stores the unsent message in session storage, so that it survives a reload. */
import { KEYS, readText, removeKey, writeText } from '../../../storage/browser-store.ts';

export function storeDraft(text: string): void {
  if (text.trim() === '') removeKey(KEYS.chatDraft, 'session');
  else writeText(KEYS.chatDraft, text, 'session');
}

export function readStoredDraft(): string {
  return readText(KEYS.chatDraft, 'session') ?? '';
}
