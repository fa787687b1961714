/** Entry point of the web app: applies settings, preloads the first screen and renders it. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../api/when-idle.ts';
import { applyAppearance, isDarkChosen, onDeviceThemeChange } from '../ui/appearance.ts';
import { waitForEarlyComposition } from '../ui/early-draft.ts';
// Takes the name of the policy before any other script can.
import '../ui/trusted-types.ts';
import { startAccountSync } from '../user/account-sync.ts';
import { enableSessionRenewal } from '../user/session-renewal.ts';
import { getSettings, onSettingsChange } from '../user/settings.ts';
import { App } from './App.tsx';
import { reloadOnNewBuild } from './build-updates.ts';
import { findRoute } from './routes.tsx';

function applySettings(): void {
  const settings = getSettings();
  applyAppearance({ dark: isDarkChosen(settings), textSize: settings.chatTextSize });
}

/** Lets key presses and frames through between two long tasks. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  applySettings();
  onSettingsChange(applySettings);
  onDeviceThemeChange(applySettings);
  enableSessionRenewal();
  startAccountSync();
  // Before anything else is loaded: where the parts of this build are gone already, it is what notices.
  const checkBuild = reloadOnNewBuild(new URL(import.meta.url).pathname);
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
  await whenIdle();
  await import('./background-work.ts').then(
    ({ startBackgroundWork }) => startBackgroundWork(checkBuild),
    console.warn,
  );
}

void start();
