/** The start: looks as the person likes it, waits for the first screen, then takes over from the served document. */
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../api/when-idle.ts';
import { followAccount } from '../person/account-data.ts';
import { renewWhenRefused } from '../person/renewal.ts';
import { currentSettings, onSettingsChange } from '../person/settings.ts';
import { applyAppearance } from '../ui/appearance.ts';
import { earlyCompositionEnd } from '../ui/early-draft.ts';
import { App } from './App.tsx';
import { followBuild } from './new-build.ts';
import { prepareForOffline } from './offline.ts';
import { screenAt } from './screens.tsx';

function showSettings(): void {
  const { darkMode, chatTextSize } = currentSettings();
  applyAppearance({ dark: darkMode, textSize: chatTextSize });
}

/** Lets keys and frames through between one long piece of work and the next. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  showSettings();
  onSettingsChange(showSettings);
  renewWhenRefused();
  followAccount();
  if (import.meta.env.PROD) followBuild(new URL(import.meta.url).pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  await breath();
  // A screen that cannot be fetched is told by the error boundary when it is drawn.
  await screenAt(window.location.pathname)
    .preload()
    .catch(() => undefined);
  await breath();
  await earlyCompositionEnd();
  const page = createRoot(root);
  // In slices: meanwhile the early box takes what is typed.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  prepareForOffline();
  // Nobody signs in before they have seen the page.
  await whenIdle();
  await import('../person/coming-back.ts').catch((error: unknown) =>
    console.warn('What waits for somebody could not be looked for.', error),
  );
}

void start();
