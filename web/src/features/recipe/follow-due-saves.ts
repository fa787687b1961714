/** Saves what a visitor wished to keep as soon as they are signed in, and shows them the way back to it. */
import type { SaveWish } from '../../person/drawer.ts';
import { takeDueSaves, useDueSaves } from '../../person/due-saves.ts';
import { showToast } from '../../ui/toast-store.ts';
import { savingWords } from '../../words/saving.ts';
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
    if (id === undefined) continue;
    showToast({ text: savingWords.keptForYou(recipe.recipeName), severity: 'success' });
    await bringIntoSight(id);
  }
}

/** Only a card that lies outside the window is moved: the person may already be reading it. */
async function bringIntoSight(id: string): Promise<void> {
  const card = (await shown(`[data-save="${CSS.escape(id)}"]`))?.closest('article');
  if (!card) return;
  const { top, bottom } = card.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) card.scrollIntoView({ block: 'start' });
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
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(find())));
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true });
    const patience = setTimeout(finish, PATIENCE_MS);
    look();
  });
}
