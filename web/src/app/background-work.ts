/** What the app does once it can be used: looking for updates, a header that makes room, offline copies, suspended data, and cooking that goes on. */
import { KEYS, readText, removeKey } from '../storage/browser-store.ts';
import { shellStrings } from '../strings/shell.ts';
import { showToast } from '../ui/toast-store.ts';
import { UPDATED } from './build-updates.ts';
import { hideHeaderWhileReading } from './hide-header.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';

/** Check for a new build when the user returns to the tab after this long. */
const LONG_AWAY_MS = 3_600_000;

export function startBackgroundWork(checkBuild: () => Promise<void>): void {
  if (readText(UPDATED, 'session')) {
    removeKey(UPDATED, 'session');
    showToast({ text: shellStrings.updated });
  }
  checkAfterLongAway(checkBuild);
  registerOfflineWorker();
  hideHeaderWhileReading();
  continueCooking().catch((error: unknown) =>
    console.warn('Cook mode and its timers could not be loaded.', error),
  );
  // Only needed at sign-in.
  import('../user/restore-suspended-data.ts').catch((error: unknown) =>
    console.warn('What waits for somebody could not be looked for.', error),
  );
}

function checkAfterLongAway(checkBuild: () => Promise<void>): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= LONG_AWAY_MS) void checkBuild();
  });
}

/** After a reload, or in another tab: an open cook mode and running timers. */
async function continueCooking(): Promise<void> {
  const isCooking = readText(KEYS.cookMode) !== null;
  const hasTimers = (readText(KEYS.timers) ?? '[]') !== '[]';
  if (!isCooking && !hasTimers) return;
  const { mountCookHost } = await import('../features/recipe/cook/mount-cook-host.tsx');
  mountCookHost();
}
