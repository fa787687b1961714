/** React Router over the browser's history, assembled by hand because the ready-made browser router is too large:
 * it brings forms, fetchers and prefetching along.
 */
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
