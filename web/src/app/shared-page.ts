/** The start of the served shared page: small until something is wanted that only the app can do. */
import { isBuildReplaced } from '../api/served-build.ts';
import { checkForViewer } from '../screens/shared-page/check-for-viewer.ts';
import { markSaved } from '../screens/shared-page/mark-saved.ts';
import { followTaps, say } from '../screens/shared-page/page-actions.ts';
import { sharedActionWords } from '../words/shared-page.ts';

/** The app draws the same page over the same recipe, and the tap that fetched it is made again there. */
async function handOver(button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  const name = nameOf(button);
  const depth = window.scrollY;
  try {
    const taken = shellGone();
    await fetchApp();
    await taken;
  } catch (error) {
    console.warn('The app could not be fetched.', error);
    // There is nothing to lose here, and the tap can be made again.
    if (await isBuildReplaced(appParts().entry, window.location.pathname)) {
      window.location.reload();
      return;
    }
    button.removeAttribute('aria-busy');
    say(sharedActionWords.partMissing);
    return;
  }
  document.querySelector('.page')?.scrollTo({ top: depth });
  const buttons = document.querySelectorAll<HTMLButtonElement>('#root button');
  const same = [...buttons].find((other) => nameOf(other) === name);
  same?.focus({ preventScroll: true });
  same?.click();
}

/** The first part is the app's entry, the others are what it needs at once; the build has named them. */
function appParts() {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="app-parts"]')?.content ?? '';
  const [entry = '/src/app/main.tsx', ...others] = parts.match(/\/\S+/g) ?? [];
  return { entry, others };
}

async function fetchApp(): Promise<void> {
  const { entry, others } = appParts();
  await Promise.all(others.filter((part) => part.endsWith('.css')).map(addStyles));
  await import(/* @vite-ignore */ entry);
}

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => resolve();
    link.onerror = reject;
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  });
}

function nameOf(button: HTMLButtonElement): string {
  return button.textContent.trim();
}

/** The app takes the shell away with its first drawing. */
function shellGone(): Promise<void> {
  const isGone = () => document.getElementById('early-shell') === null;
  return new Promise((resolve) => {
    const watching = new MutationObserver(() => {
      if (!isGone()) return;
      watching.disconnect();
      resolve();
    });
    watching.observe(document.body, { childList: true });
  });
}

followTaps();
markSaved();
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-app]')) {
  button.addEventListener('click', () => void handOver(button));
}
const check = document.getElementById('check');
if (check) void checkForViewer(check);
