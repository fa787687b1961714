/** Closes the settings; unsaved changes are kept and announced in a toast. */

import { settingsStrings as strings } from '../../strings/settings.ts';
import { showToast } from '../../ui/toast-store.ts';
import { closeSettings, useSettingsDialog } from '../../user/settings-dialog.ts';
import { FORM_NAMES, type FormName, useDrafts } from './drafts.ts';
import { saveAllDrafts } from './save-drafts.ts';

const TOAST_MS = 10_000;

let hideToast = () => {};

/** Hides the toast when the settings are opened again, because it would cover them. */
useSettingsDialog.subscribe(({ open }) => {
  if (open) hideToast();
});

export function leaveSettings(): void {
  const unsaved = listUnsaved();
  if (unsaved.length > 0) {
    const names = unsaved.map((name) => strings[name]);
    const action = { label: strings.saveNow, run: () => void saveNow() };
    hideToast = showToast({
      text: strings.leftUnsaved(names),
      severity: 'info',
      durationMs: TOAST_MS,
      action,
    });
  }
  closeSettings();
}

function listUnsaved(): FormName[] {
  const drafts = useDrafts.getState();
  return FORM_NAMES.filter((name) => drafts[name]);
}

async function saveNow(): Promise<void> {
  // The user may have logged out meanwhile, which drops the drafts.
  if (listUnsaved().length === 0) return;
  const isSaved = await saveAllDrafts();
  if (isSaved) showToast({ text: strings.savedNow, severity: 'success' });
  else showToast({ text: strings.saveFailed, severity: 'error', durationMs: TOAST_MS });
}
