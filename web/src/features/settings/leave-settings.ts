/** Closing the settings by hand: what is not saved yet is kept, and said, never dropped without a word. */
import { closeSettings } from '../../person/settings-door.ts';
import { showToast } from '../../ui/toast-store.ts';
import { settingsWords as words } from '../../words/settings.ts';
import { NAMES, useDrafts } from './drafts.ts';

const READ_MS = 6000;

export function leaveSettings(): void {
  const drafts = useDrafts.getState();
  const unsaved = NAMES.filter((name) => drafts[name]);
  if (unsaved.length > 0) {
    const names = unsaved.map((name) => words[name]);
    showToast({ text: words.leftUnsaved(names), severity: 'info', durationMs: READ_MS });
  }
  closeSettings();
}
