/** Lets the app open without a network the next time: asked for when this visit has nothing else to fetch. */
import { registerWorker } from '../ui/trusted.ts';

/** The first replies and what they need come before what is only for later. */
const PATIENCE_MS = 4000;

/** The worker's own address is never cached, so a new build is found with the next visit. */
export function prepareForOffline(): void {
  // Absent where the site is not reached by https, and while the web is being written.
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  setTimeout(() => {
    registerWorker(serviceWorker).catch((error: unknown) => {
      console.warn('The app could not be kept for offline use.', error);
    });
  }, PATIENCE_MS);
}
