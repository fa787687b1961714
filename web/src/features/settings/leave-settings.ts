/** Closing the settings by hand: what is not saved yet is kept, and said, never dropped without a word. */
import { closeSettings, useSettingsDoor } from '../../person/settings-door.ts';
import { showToast } from '../../ui/toast-store.ts';
import { settingsWords as words } from '../../words/settings.ts';
import { type FormName, NAMES, useDrafts } from './drafts.ts';
import { keepAll } from './save-drafts.ts';

const READ_MS = 10_000;

let withdraw = () => {};

/** Back among them, it would lie over what it speaks of. */
useSettingsDoor.subscribe(({ open }) => {
  if (open) withdraw();
});

export function leaveSettings(): void {
  const unsaved = whatWaits();
  if (unsaved.length > 0) {
    const names = unsaved.map((name) => words[name]);
    const action = { label: words.saveNow, run: () => void saveNow() };
    withdraw = showToast({
      text: words.leftUnsaved(names),
      severity: 'info',
      durationMs: READ_MS,
      action,
    });
  }
  closeSettings();
}

function whatWaits(): FormName[] {
  const drafts = useDrafts.getState();
  return NAMES.filter((name) => drafts[name]);
}

async function saveNow(): Promise<void> {
  // The person may have left meanwhile, and their changes with them.
  if (whatWaits().length === 0) return;
  const isKept = await keepAll();
  if (isKept) showToast({ text: words.savedNow, severity: 'success' });
  else showToast({ text: words.notKept, severity: 'error', durationMs: READ_MS });
}
