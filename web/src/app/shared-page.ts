/** Client script of the server-rendered shared page; loads the full app only when a button needs it. */
import { isBuildReplaced } from '../api/build-version.ts';
import { addRovingTabStop } from '../features/recipe/layout/roving-tab-stop.ts';
import { checkSharedRecipe } from '../screens/shared-page/check-shared-recipe.ts';
import { markSaved } from '../screens/shared-page/mark-saved.ts';
import { handleClicks, showMessage } from '../screens/shared-page/page-actions.ts';
import { KEYS } from '../storage/browser-store.ts';
import { sharedActionStrings } from '../strings/shared-page.ts';

const KEPT_BY_COOKING = [KEYS.cookMode, KEYS.timers];

/** Loads the app, which renders the same recipe, and repeats the click on the same button there. */
async function handOverToApp(button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  const name = getButtonName(button);
  const scrollTop = window.scrollY;
  try {
    const isRendered = waitForShellRemoval();
    await fetchApp();
    await isRendered;
  } catch (error) {
    console.warn('The app could not be fetched.', error);
    // A reload loses nothing here, and the user can click again.
    if (await isBuildReplaced(readAppFiles().entry, window.location.pathname)) {
      window.location.reload();
      return;
    }
    button.removeAttribute('aria-busy');
    showMessage(sharedActionStrings.partMissing);
    return;
  }
  document.querySelector('.page')?.scrollTo({ top: scrollTop });
  const sameButton = await waitForButton(name);
  sameButton?.focus({ preventScroll: true });
  sameButton?.click();
}

/** A later click would come as a surprise. */
const REPEAT_WITHIN_MS = 2000;

/** Some buttons of the app come once it knows who the viewer is. Undefined if there is none in time. */
function waitForButton(name: string): Promise<HTMLButtonElement | undefined> {
  const find = () =>
    [...document.querySelectorAll<HTMLButtonElement>('#root button')].find(
      (one) => getButtonName(one) === name,
    );
  return new Promise((resolve) => {
    const finish = () => {
      watching.disconnect();
      resolve(find());
    };
    const watching = new MutationObserver(() => void (find() && finish()));
    watching.observe(document.body, { childList: true, subtree: true });
    setTimeout(finish, find() ? 0 : REPEAT_WITHIN_MS);
  });
}

/** The first file is the app's entry, the others are what it imports; the build has listed them in the document. */
function readAppFiles() {
  const parts = document.querySelector<HTMLMetaElement>('meta[name="app-parts"]')?.content ?? '';
  const [entry = '/src/app/main.tsx', ...others] = parts.match(/\/\S+/g) ?? [];
  return { entry, others };
}

async function fetchApp(): Promise<void> {
  const { entry, others } = readAppFiles();
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

function getButtonName(button: HTMLButtonElement): string {
  return button.getAttribute('aria-label') ?? button.textContent.trim();
}

/** The app removes the shell with its first render. */
function waitForShellRemoval(): Promise<void> {
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

/** Cook mode or its timers go on, which only the app can show. */
function isCooking(): boolean {
  try {
    return KEPT_BY_COOKING.some((key) => (localStorage.getItem(key) ?? '[]') !== '[]');
  } catch {
    return false;
  }
}

/** The server leaves each box a tab stop, for browsers without scripts. */
function makeTickListsOneStop(): void {
  for (const list of document.querySelectorAll<HTMLElement>('#main :is(ul, ol):has(input)')) {
    for (const [at, box] of list.querySelectorAll('input').entries())
      box.tabIndex = at === 0 ? 0 : -1;
    addRovingTabStop(list);
  }
}

handleClicks();
makeTickListsOneStop();
markSaved();
if (isCooking()) fetchApp().catch((error: unknown) => console.warn('The app is missing.', error));
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-app]')) {
  button.addEventListener('click', () => void handOverToApp(button));
}
const check = document.querySelector<HTMLDetailsElement>('#check details');
if (check) void checkSharedRecipe(check);
