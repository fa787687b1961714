/** Entry point of the web app: applies settings, preloads the first screen and renders it. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../api/when-idle.ts';
import { applyAppearance } from '../ui/appearance.ts';
import { waitForEarlyComposition } from '../ui/early-draft.ts';
import { startAccountSync } from '../user/account-sync.ts';
import { enableSessionRenewal } from '../user/session-renewal.ts';
import { getSettings, onSettingsChange } from '../user/settings.ts';
import { App } from './App.tsx';
import { reloadOnNewBuild } from './build-updates.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { findRoute } from './routes.tsx';

function applySettings(): void {
  const { darkMode, chatTextSize } = getSettings();
  applyAppearance({ dark: darkMode, textSize: chatTextSize });
}

/** Lets key presses and frames through between two long tasks. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  applySettings();
  onSettingsChange(applySettings);
  enableSessionRenewal();
  startAccountSync();
  if (import.meta.env.PROD) reloadOnNewBuild(new URL(import.meta.url).pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  await yieldToBrowser();
  // A screen that cannot be fetched is reported by the error boundary when it is rendered.
  await findRoute(window.location.pathname)
    .preload()
    .catch(() => undefined);
  await yieldToBrowser();
  await waitForEarlyComposition();
  const page = createRoot(root);
  // As a transition, in slices: meanwhile the static text box takes the key presses.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  registerOfflineWorker();
  // Only needed at sign-in, so it waits.
  await whenIdle();
  await import('../user/restore-suspended-data.ts').catch((error: unknown) =>
    console.warn('What waits for somebody could not be looked for.', error),
  );
}

void start();
