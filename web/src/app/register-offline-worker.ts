/** Registers the service worker some seconds after the start, in production only. */
import { registerWorker } from '../ui/trusted-types.ts';

/** Gives the first replies precedence. */
const DELAY_MS = 4000;

/** The worker's own address is never cached, so a new build is found with the next visit. */
export function registerOfflineWorker(): void {
  // Absent where the site is not reached by https, and in development.
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  setTimeout(() => {
    registerWorker(serviceWorker).catch((error: unknown) => {
      console.warn('The app could not be kept for offline use.', error);
    });
  }, DELAY_MS);
}
