/** The bar on top of every page (spec 2.2). */
import { PAGES } from '@saffron/contract/paths';
import { openDrawer } from '../person/drawer.ts';
import { useSignedIn } from '../person/session.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { shellWords } from '../words/shell.ts';
import { AccountButton } from './AccountButton.tsx';
import styles from './Header.module.css';

export function Header() {
  const signedIn = useSignedIn();
  return (
    <header className={styles.header}>
      <PageLink to={PAGES.chat} className={styles.brand} aria-label={shellWords.home}>
        <Logo size={36} />
        <span>{shellWords.product}</span>
      </PageLink>
      {signedIn ? (
        <AccountButton />
      ) : (
        <Button
          variant="outlined"
          size="small"
          className={styles.signIn ?? ''}
          onClick={openDrawer}
        >
          {shellWords.signIn}
        </Button>
      )}
    </header>
  );
}
