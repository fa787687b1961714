/** Click handlers of the server-rendered shared page: enlarge the picture, share, copy and print. */
import { formatRecipeText } from '../../features/recipe/recipe-content.ts';
import { readEmbeddedRecipe } from '../../features/recipe/sharing/embedded-recipe.ts';
import { sharedActionStrings as strings } from '../../strings/shared-page.ts';

const TOAST_MS = 3000;

const ACTIONS: Record<string, () => void | Promise<void>> = {
  share: () => sharePage(),
  copy: async () =>
    showMessage(
      (await copyText(formatRecipeText(readEmbeddedRecipe() ?? {})))
        ? strings.recipeCopied
        : strings.notCopied,
    ),
  print: () => window.print(),
};

/** One listener for the whole page, so that it does not matter when the script has loaded. */
export function handleClicks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { opens, closes, does, goes } = target.closest<HTMLElement>('button')?.dataset ?? {};
    if (opens) findDialog(opens)?.showModal();
    if (closes) findDialog(closes)?.close();
    if (does) void ACTIONS[does]?.();
    if (goes) window.location.assign(goes);
    // A click whose target is the dialog itself is one on its backdrop.
    if (target instanceof HTMLDialogElement) target.close();
  });
}

function findDialog(id: string): HTMLDialogElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : undefined;
}

/** The page has its public link already: opens the device's share sheet if there is one, else copies the link. */
async function sharePage(): Promise<void> {
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const title = readEmbeddedRecipe()?.recipeName ?? '';
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // The user may cancel.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  showMessage((await copyText(url)) ? strings.linkCopied : strings.notCopied);
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard was refused.', error);
    return false;
  }
}

let hideTimer: number | undefined;

/** Shows a message in the live region. */
export function showMessage(message: string): void {
  const toast = document.getElementById('toast');
  if (!toast) return;
  toast.textContent = message;
  window.clearTimeout(hideTimer);
  hideTimer = window.setTimeout(() => {
    toast.textContent = '';
  }, TOAST_MS);
}
