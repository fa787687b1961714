/** Page layout around every screen: header, main area, footer, toasts, dialogs and account overlays. */
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { shellStrings } from '../strings/shell.ts';
import { removeEarlyShell } from '../ui/early-draft.ts';
import { usePlace } from '../ui/place.ts';
import { ToastHost } from '../ui/ToastHost.tsx';
import { AccountOverlays } from './AccountOverlays.tsx';
import { Dialogs } from './Dialogs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { findRoute } from './routes.tsx';
import { useTyping } from './use-typing.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export function Layout() {
  const { pathname } = usePlace();
  const { paths, Screen } = findRoute(pathname);
  const main = useRef<HTMLElement>(null);
  useFocusOnPageChange(main, pathname);
  useVisibleHeight();
  useTyping();
  // Layout effects of children run first: the chat has read the early draft by now.
  useLayoutEffect(removeEarlyShell, []);
  return (
    <div className={styles.layout}>
      <a className="skip" href="#main">
        {shellStrings.skip}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={paths[0]}>
          <Suspense fallback={<LoadingScreen />}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ToastHost />
      <Dialogs />
      <AccountOverlays />
    </div>
  );
}

/** After a navigation the focus moves from the link to the new page. */
function useFocusOnPageChange(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    delete document.documentElement.dataset.reading;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [main, pathname]);
}

function LoadingScreen() {
  return (
    <div className={styles.waiting} role="progressbar" aria-label={shellStrings.loading}>
      <span className={styles.spinner} />
    </div>
  );
}
