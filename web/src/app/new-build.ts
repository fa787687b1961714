/** Takes an open page to the build that is served now, once it needs a part that went with its own; nothing typed is lost. */
import { PAGES } from '@saffron/contract/paths';
import { isBuildReplaced } from '../api/served-build.ts';
import { readText, remove, writeText } from '../storage/browser-store.ts';
import { showToast } from '../ui/toast-store.ts';
import { shellWords } from '../words/shell.ts';

/** Left by the page that went, for the one that comes: why it was loaded anew. */
const UPDATED = 'updated';
const RETRY_MS = 1000;
/** Who comes back after this long finds a page of today. */
const LONG_AWAY_MS = 3_600_000;

/** Where what is typed would go with the page. What the chat's box holds is kept across a reload. */
const HOLDING = '[data-holds-page], [role="dialog"] form';
const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="search"])';

function wouldLoseSomething(): boolean {
  if (document.querySelector(HOLDING)) return true;
  const boxes = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return Array.from(boxes).some((box) => box.value !== '' && box.dataset.kept === undefined);
}

function reloadWhenNothingIsLost(): void {
  if (!wouldLoseSomething()) {
    writeText(UPDATED, 'yes', 'session');
    window.location.reload();
    return;
  }
  setTimeout(reloadWhenNothingIsLost, RETRY_MS);
}

/** `entry` is the address of the app of this build. */
export function followBuild(entry: string): void {
  if (readText(UPDATED, 'session')) {
    remove(UPDATED, 'session');
    showToast({ text: shellWords.updated });
  }
  let due = false;
  const look = async () => {
    if (due || !(await isBuildReplaced(entry, PAGES.chat)) || due) return;
    due = true;
    if (wouldLoseSomething()) showToast({ text: shellWords.updateDue });
    reloadWhenNothingIsLost();
  };
  window.addEventListener('vite:preloadError', () => void look());
  let hidden = Number.POSITIVE_INFINITY;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden = Date.now();
    else if (Date.now() - hidden >= LONG_AWAY_MS) void look();
  });
}
