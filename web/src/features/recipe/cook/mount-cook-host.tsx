/** Puts cook mode and its timers into the page, beside the app, so that they cost nothing until somebody cooks. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PartialRecipe } from '../recipe-content.ts';
import { CookHost } from './CookHost.tsx';
import { openCook } from './cook-store.ts';

let isMounted = false;

/** Also continues what was going on before a reload. */
export function mountCookHost(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <CookHost />
    </StrictMode>,
  );
}

export function openCookMode(recipe: PartialRecipe): void {
  openCook(recipe);
  mountCookHost();
}
