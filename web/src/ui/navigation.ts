/** Navigates to another page, replacing the history entry of an open overlay. */
import { navigate } from './place.ts';
import { hasOverlay } from './use-close-on-back.ts';

export function navigateTo(page: string, state?: object): void {
  navigate(page, { replace: hasOverlay(), state: state ?? null });
}
