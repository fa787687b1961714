/** What the app does once it can be used: updates, a header that makes room, offline copies, suspended data, and cooking that goes on. */
import { KEYS, readText } from '../storage/browser-store.ts';
import { reloadOnNewBuild } from './build-updates.ts';
import { hideHeaderWhileReading } from './hide-header.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';

/** `entry` is the address of the app of this build. */
export function startBackgroundWork(entry: string): void {
  if (import.meta.env.PROD) reloadOnNewBuild(entry);
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

/** After a reload, or in another tab: an open cook mode and running timers. */
async function continueCooking(): Promise<void> {
  const isCooking = readText(KEYS.cookMode) !== null;
  const hasTimers = (readText(KEYS.timers) ?? '[]') !== '[]';
  if (!isCooking && !hasTimers) return;
  const { mountCookHost } = await import('../features/recipe/cook/mount-cook-host.tsx');
  mountCookHost();
}
