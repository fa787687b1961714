/** Mounts the print layout beside the page, prints it and removes it afterwards. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SafetyReport } from '../check/safety-report.ts';
import sheet from '../layout/RecipeLayout.module.css';
import type { PartialRecipe } from '../recipe-content.ts';
import styles from './PrintLayout.module.css';
import { PrintLayout } from './PrintLayout.tsx';

/** Resolves after `window.print()`, which in most browsers blocks until the user has closed its dialog. */
export async function printRecipe(
  recipe: PartialRecipe,
  report: SafetyReport | undefined,
): Promise<void> {
  const { container } = mountPrintLayout(recipe, report);
  await Promise.all([...container.querySelectorAll('img')].map(waitForPicture));
  window.print();
}

let mounted: { readonly container: HTMLElement; readonly unmount: () => void } | undefined;

/** Also used for the browser's own print command. */
export function mountPrintLayout(
  recipe: PartialRecipe,
  report: SafetyReport | undefined,
): { readonly container: HTMLElement } {
  mounted?.unmount();
  const container = document.createElement('div');
  container.className = `${sheet.paper} ${styles.paper}`;
  document.body.append(container);
  document.documentElement.dataset.printing = 'recipe';
  const root = createRoot(container);
  flushSync(() => root.render(<PrintLayout recipe={recipe} report={report} />));
  const unmount = () => {
    if (mounted?.container !== container) return;
    mounted = undefined;
    window.removeEventListener('afterprint', unmount);
    delete document.documentElement.dataset.printing;
    root.unmount();
    container.remove();
  };
  mounted = { container, unmount };
  window.addEventListener('afterprint', unmount);
  return mounted;
}

/** A picture that cannot be loaded is removed, so that the recipe is printed nevertheless. */
function waitForPicture(picture: HTMLImageElement): Promise<void> {
  return picture.decode().catch(() => picture.remove());
}
