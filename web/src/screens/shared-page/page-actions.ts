/** What the served shared page can do by itself: enlarge its picture, hand its link on, copy and print the recipe. */
import { sharedActionWords as words } from '../../words/shared-page.ts';

const TOAST_MS = 3000;

const DEEDS: Record<string, () => void | Promise<void>> = {
  share: () => sharePage(),
  copy: async () => say((await copy(recipeText())) ? words.recipeCopied : words.notCopied),
  print: () => window.print(),
};

/** One listener for the whole page, so that it does not matter when the script arrives. */
export function followTaps(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { opens, closes, does, goes } = target.closest<HTMLElement>('button')?.dataset ?? {};
    if (opens) dialogOf(opens)?.showModal();
    if (closes) dialogOf(closes)?.close();
    if (does) void DEEDS[does]?.();
    if (goes) window.location.assign(goes);
    // The dialog itself is only hit where its backdrop is.
    if (target instanceof HTMLDialogElement) target.close();
  });
}

function dialogOf(id: string): HTMLDialogElement | undefined {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : undefined;
}

/** The page has its public link already: the device's own sheet where there is one, else the clipboard. */
async function sharePage(): Promise<void> {
  const url =
    document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const title = textOf('h1');
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Changing one's mind is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  say((await copy(url)) ? words.linkCopied : words.notCopied);
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('The clipboard was refused.', error);
    return false;
  }
}

/** The recipe as plain text, to paste anywhere. */
function recipeText(): string {
  const lines = (list: string, mark: (index: number) => string) =>
    [...document.querySelectorAll(`[data-list="${list}"] li`)].map(
      (line, index) => mark(index) + (line.textContent ?? ''),
    );
  const titles = [...document.querySelectorAll('.sheet h2')].map((one) => one.textContent ?? '');
  const parts = [
    lines('ingredients', () => '- '),
    lines('instructions', (index) => `${index + 1}. `),
    lines('tips', () => '- '),
  ].map((part, index) => (part.length > 0 ? [titles[index], ...part].join('\n') : ''));
  return [textOf('h1'), textOf('.prose'), textOf('.facts'), ...parts].filter(Boolean).join('\n\n');
}

function textOf(selector: string): string {
  return document.querySelector(`.sheet ${selector}`)?.textContent?.trim() ?? '';
}

let fading: number | undefined;

/** Says it where readers of the screen hear it too. */
export function say(sentence: string): void {
  const toast = document.getElementById('toast');
  if (!toast) return;
  toast.textContent = sentence;
  window.clearTimeout(fading);
  fading = window.setTimeout(() => {
    toast.textContent = '';
  }, TOAST_MS);
}
