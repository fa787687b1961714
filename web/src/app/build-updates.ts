/** Reloads an open page when a newer build is served, as soon as no typed text would be lost. */
import { PAGES } from '@saffron/contract/paths';
import { isBuildReplaced } from '../api/build-version.ts';
import { writeText } from '../storage/browser-store.ts';
import { shellStrings } from '../strings/shell.ts';
import { showToast } from '../ui/toast-store.ts';

/** Session storage flag that tells the reloaded page why it was reloaded. */
export const UPDATED = 'updated';
const RETRY_MS = 1000;
/** A server that starts anew is away for a moment, and then its new build is found. */
const LOOKS = 5;

/** Forms whose text would be lost by a reload. The chat's input is stored, so it does not count. */
const BLOCKS_RELOAD = '[data-holds-page], [role=dialog] form';
const TEXT_INPUTS =
  ':is(textarea, input):not([type=checkbox], [type=radio], [type=search], [data-kept])';

function hasUnsavedInput(): boolean {
  if (document.querySelector(BLOCKS_RELOAD)) return true;
  const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_INPUTS);
  return Array.from(boxes).some((box) => box.value);
}

function reloadWhenSafe(): void {
  if (!hasUnsavedInput()) {
    writeText(UPDATED, 'yes', 'session');
    window.location.reload();
    return;
  }
  setTimeout(reloadWhenSafe, RETRY_MS);
}

/**
 * `entry` is the address of the app of this build. Looks for another build when a part of this one is missing, and
 * whenever the returned function is called.
 */
export function reloadOnNewBuild(entry: string): () => Promise<void> {
  let isDue = false;
  const checkBuild = async () => {
    if (!(await isBuildReplaced(entry, PAGES.chat)) || isDue) return;
    isDue = true;
    if (hasUnsavedInput()) showToast({ text: shellStrings.updateDue });
    reloadWhenSafe();
  };
  const onPartMissing = async () => {
    for (let look = 0; look < LOOKS && !isDue; look += 1) {
      if (look > 0) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await checkBuild();
    }
  };
  window.addEventListener('vite:preloadError', onPartMissing);
  return checkBuild;
}
