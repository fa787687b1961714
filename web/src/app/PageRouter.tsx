/** The router over the browser's own history. Its ready-made one cannot be had without forms, fetchers and prefetching. */
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';

export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(() => ({
    location: history.location,
    navigationType: history.action,
  }));
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) =>
        startTransition(() => setPlace({ location, navigationType: action })),
      ),
    [history],
  );
  return (
    <Router navigator={history} {...place}>
      {children}
    </Router>
  );
}
