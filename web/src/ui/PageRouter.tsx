/** Tells everything below it which page is shown, and follows the browser's history. */
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { onPlaceChange, PlaceContext, readPlace } from './place.ts';

export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(readPlace);
  useLayoutEffect(() => onPlaceChange(() => startTransition(() => setPlace(readPlace()))), []);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
