/** Saves the recipes a visitor wanted to save as soon as they are signed in, and scrolls to their cards. */
import type { PendingSave } from '../../../user/auth-drawer.ts';
import { takeQueuedSaves, useQueuedSaves } from '../../../user/queued-saves.ts';
import { saveRecipe } from './save-recipe.ts';

/** A screen that has not rendered the card after this time does not have it. */
const TIMEOUT_MS = 3000;
let isStarted = false;

/** Starts listening; later calls do nothing. */
export function startQueuedSaves(): void {
  if (isStarted) return;
  isStarted = true;
  useQueuedSaves.subscribe(({ recipes }) => {
    if (recipes.length > 0) void saveAll(takeQueuedSaves());
  });
}

/** One after the other, because each may ask for a confirmation. */
async function saveAll(recipes: readonly PendingSave['recipe'][]): Promise<void> {
  for (const recipe of recipes) {
    const id = await saveRecipe(recipe);
    if (id !== undefined) await scrollIntoViewport(id);
  }
}

/** A chat that is still laying itself out may scroll back in the same frame. */
const MAX_TRIES = 5;

/** Scrolls only if the card is outside the window: otherwise the user may be reading it already. */
async function scrollIntoViewport(id: string): Promise<void> {
  const card = (await waitForElement(`[data-save="${CSS.escape(id)}"]`))?.closest('article');
  for (let tries = 0; card && tries < MAX_TRIES && isOutsideViewport(card); tries += 1) {
    card.scrollIntoView({ block: 'start' });
    await waitTwoFrames();
  }
}

function isOutsideViewport(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}

function waitTwoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Signing in may have led to another screen, which is still loading. */
function waitForElement(selector: string): Promise<Element | null> {
  const find = () => document.querySelector(selector);
  return new Promise((resolve) => {
    const check = () => {
      if (find()) finish();
    };
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      // Once it has been laid out.
      void waitTwoFrames().then(() => resolve(find()));
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(finish, TIMEOUT_MS);
    check();
  });
}
