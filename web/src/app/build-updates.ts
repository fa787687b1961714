/** Reloads an open page when a newer build is served, as soon as no typed text would be lost. */
import { PAGES } from '@saffron/contract/paths';
import { isBuildReplaced } from '../api/build-version.ts';
import { readText, removeKey, writeText } from '../storage/browser-store.ts';
import { shellStrings } from '../strings/shell.ts';
import { showToast } from '../ui/toast-store.ts';

/** Session storage flag that tells the reloaded page why it was reloaded. */
const UPDATED = 'updated';
const RETRY_MS = 1000;
/** Check for a new build when the user returns to the tab after this long. */
const LONG_AWAY_MS = 3_600_000;

/** Forms whose text would be lost by a reload. The chat's input is stored, so it does not count. */
const BLOCKS_RELOAD = '[data-holds-page], [role="dialog"] form';
const TEXT_INPUTS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="search"])';

function hasUnsavedInput(): boolean {
  if (document.querySelector(BLOCKS_RELOAD)) return true;
  const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_INPUTS);
  return Array.from(boxes).some((box) => box.value !== '' && box.dataset.kept === undefined);
}

function reloadWhenSafe(): void {
  if (!hasUnsavedInput()) {
    writeText(UPDATED, 'yes', 'session');
    window.location.reload();
    return;
  }
  setTimeout(reloadWhenSafe, RETRY_MS);
}

/** `entry` is the address of the app of this build. */
export function reloadOnNewBuild(entry: string): void {
  if (readText(UPDATED, 'session')) {
    removeKey(UPDATED, 'session');
    showToast({ text: shellStrings.updated });
  }
  let isDue = false;
  const checkBuild = async () => {
    if (isDue || !(await isBuildReplaced(entry, PAGES.chat)) || isDue) return;
    isDue = true;
    if (hasUnsavedInput()) showToast({ text: shellStrings.updateDue });
    reloadWhenSafe();
  };
  window.addEventListener('vite:preloadError', () => void checkBuild());
  let hiddenAt = Number.POSITIVE_INFINITY;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= LONG_AWAY_MS) void checkBuild();
  });
}
