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

/** A chat that still lays itself out may take the place back in the same frame. */
const TRIES = 5;

/** Only a card that lies outside the window is moved: the person may already be reading it. */
async function bringIntoSight(id: string): Promise<void> {
  const card = (await shown(`[data-save="${CSS.escape(id)}"]`))?.closest('article');
  for (let tries = 0; card && tries < TRIES && isOutside(card); tries += 1) {
    card.scrollIntoView({ block: 'start' });
    await nextFrames();
  }
}

function isOutside(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
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
