/** The locked column every screen stands in: header, screen, footer, and the things that open over them. */
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { removeEarlyShell } from '../ui/early-draft.ts';
import { ToastHost } from '../ui/ToastHost.tsx';
import { useWay } from '../ui/way.ts';
import { shellWords } from '../words/shell.ts';
import { AccountDoors } from './AccountDoors.tsx';
import { Dialogs } from './Dialogs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { screenAt } from './screens.tsx';
import { useTyping } from './use-typing.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export function Layout() {
  const { pathname } = useLocation();
  const { paths, Screen } = screenAt(pathname);
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main, pathname);
  useVisibleHeight();
  useTyping();
  useWay();
  // A child's layout effects come first: the chat has taken its draft by now.
  useLayoutEffect(removeEarlyShell, []);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {shellWords.skip}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={paths[0]}>
          <Suspense fallback={<Waiting />}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <ToastHost />
      <Dialogs />
      <AccountDoors />
    </div>
  );
}

/** After a step to another page the focus must not stay on a link that said where to go. */
function useFocusOnArrival(main: React.RefObject<HTMLElement | null>, pathname: string): void {
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [main, pathname]);
}

function Waiting() {
  return (
    <div className={styles.waiting} role="progressbar" aria-label={shellWords.loading}>
      <span className={styles.spinner} />
    </div>
  );
}
