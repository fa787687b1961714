/** The address of the page, and the way to another page of the app. */
import { createContext, use } from 'react';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  /** What the page that led here handed over; null for nothing. */
  readonly state: unknown;
}

/** In the state of a history entry; an overlay has its own key beside it. */
const STATE_KEY = 'page';

/** Event of the window for what lies over the pages, and belongs to one of them. */
export const PAGE_LEFT = 'pageleft';

const listeners = new Set<() => void>();

export function readPlace(): Place {
  const { pathname, search } = window.location;
  const entry = (window.history.state ?? {}) as { [STATE_KEY]?: unknown };
  return { pathname, search, state: entry[STATE_KEY] ?? null };
}

/** Returns a function that stops the listening. */
export function onPlaceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

interface NavigateOptions {
  /** The current history entry is given up. */
  readonly replace?: boolean;
  /** For the page that is opened; it outlives a reload. */
  readonly state?: object | null;
}

/**
 * Opens another page of the app. `to` is a path from the root, with or without a query. Where no page follows the
 * address, as in the document of a shared recipe, the browser loads it.
 */
export function navigate(
  to: string,
  { replace = false, state = null }: NavigateOptions = {},
): void {
  if (listeners.size === 0) {
    window.location.assign(to);
    return;
  }
  window.history[replace ? 'replaceState' : 'pushState']({ [STATE_KEY]: state }, '', to);
  for (const listener of listeners) listener();
  window.dispatchEvent(new Event(PAGE_LEFT));
}

/** Provided by the app; a part that stands alone reads the address when it is rendered. */
export const PlaceContext = createContext<Place | undefined>(undefined);

export function usePlace(): Place {
  return use(PlaceContext) ?? readPlace();
}
