/** Saves what a visitor wished to keep as soon as they are signed in, and shows them the way back to it. */
import type { SaveWish } from '../../../person/drawer.ts';
import { takeDueSaves, useDueSaves } from '../../../person/due-saves.ts';
import { keepRecipe } from './keep-recipe.ts';

/** A screen that does not come in this time has none of the cards. */
const PATIENCE_MS = 3000;
let follows = false;

/** From now on; more than one place may ask for it. */
export function followDueSaves(): void {
  if (follows) return;
  follows = true;
  useDueSaves.subscribe(({ recipes }) => {
    if (recipes.length > 0) void keepAll(takeDueSaves());
  });
}

/** One after the other: each may have a question. */
async function keepAll(recipes: readonly SaveWish['recipe'][]): Promise<void> {
  for (const recipe of recipes) {
    const id = await keepRecipe(recipe);
    if (id !== undefined) await bringIntoSight(id);
  }
}

/** A chat that still lays itself out, or is drawn once more for who has come, may take the place back for so long. */
const UNSETTLED_MS = 1500;
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Only a card of which hardly anything is in the window is moved, and not against the person: they may be reading already. */
async function bringIntoSight(id: string): Promise<void> {
  const selector = `[data-save="${CSS.escape(id)}"]`;
  await shown(selector);
  const byHand = new AbortController();
  const { signal } = byHand;
  for (const kind of BY_HAND) {
    window.addEventListener(kind, () => byHand.abort(), { signal, passive: true, capture: true });
  }
  const end = performance.now() + UNSETTLED_MS;
  while (!signal.aborted && performance.now() < end) {
    const card = document.querySelector(selector)?.closest('article');
    if (card && isOutside(card)) card.scrollIntoView({ block: 'start' });
    await nextFrames();
  }
  byHand.abort();
}

/** Less of it than this in the window is its edge. */
const IN_SIGHT = 0.4;

function isOutside(card: Element): boolean {
  const { top, bottom, height } = card.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return seen < IN_SIGHT * Math.min(height, window.innerHeight);
}

function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Signing in may have led to another screen, which is still being fetched and drawn. */
function shown(selector: string): Promise<Element | null> {
  const find = () => document.querySelector(selector);
  return new Promise((resolve) => {
    const look = () => {
      if (find()) finish();
    };
    const finish = () => {
      watching.disconnect();
      clearTimeout(patience);
      // Once whoever drew it has also placed it.
      void nextFrames().then(() => resolve(find()));
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true });
    const patience = setTimeout(finish, PATIENCE_MS);
    look();
  });
}
