/** What is being written, kept across a reload of this tab; never written while somebody types. */
import { KEYS, readText, remove, writeText } from '../../../storage/browser-store.ts';

export function keepDraft(text: string): void {
  if (text.trim() === '') remove(KEYS.chatDraft, 'session');
  else writeText(KEYS.chatDraft, text, 'session');
}

export function keptDraft(): string {
  return readText(KEYS.chatDraft, 'session') ?? '';
}
