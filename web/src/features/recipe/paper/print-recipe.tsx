/** A recipe on paper: one sheet beside the page, which is all that a printer sees while it is there. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ShownRecipe } from '../card.ts';
import type { SafetyReport } from '../check/safety-report.ts';
import styles from './PrintSheet.module.css';
import { PrintSheet } from './PrintSheet.tsx';

/** Resolves once the browser has been asked; most of them wait there for the person. */
export async function printRecipe(
  recipe: ShownRecipe,
  report: SafetyReport | undefined,
): Promise<void> {
  const { place } = layOut(recipe, report);
  await Promise.all([...place.querySelectorAll('img')].map(pictureReady));
  window.print();
}

let lying: { readonly place: HTMLElement; readonly takeAway: () => void } | undefined;

/** The browser's own print command finds the sheet too, if it is laid out in time for it. */
export function layOut(
  recipe: ShownRecipe,
  report: SafetyReport | undefined,
): { readonly place: HTMLElement } {
  lying?.takeAway();
  const place = document.createElement('div');
  place.className = styles.paper ?? '';
  document.body.append(place);
  document.documentElement.dataset.printing = 'recipe';
  const root = createRoot(place);
  flushSync(() => root.render(<PrintSheet recipe={recipe} report={report} />));
  const takeAway = () => {
    if (lying?.place !== place) return;
    lying = undefined;
    window.removeEventListener('afterprint', takeAway);
    delete document.documentElement.dataset.printing;
    root.unmount();
    place.remove();
  };
  lying = { place, takeAway };
  window.addEventListener('afterprint', takeAway);
  return lying;
}

/** A picture that cannot be had must not keep the recipe from the printer. */
function pictureReady(picture: HTMLImageElement): Promise<void> {
  return picture.decode().catch(() => picture.remove());
}
