/** Header of every page: logo, and the login button or the account button. */
import { PAGES } from '@saffron/contract/paths';
import { shellStrings } from '../strings/shell.ts';
import { Button } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { openAuthDrawer } from '../user/auth-drawer.ts';
import { useIsSignedIn } from '../user/session.ts';
import { AccountButton } from './AccountButton.tsx';
import styles from './Header.module.css';

export function Header() {
  const signedIn = useIsSignedIn();
  return (
    <header className={styles.header}>
      <PageLink to={PAGES.chat} className={styles.brand} aria-label={shellStrings.home}>
        <Logo size={36} />
        <span>{shellStrings.product}</span>
      </PageLink>
      {signedIn ? (
        <AccountButton />
      ) : (
        <Button
          variant="outlined"
          size="small"
          className={styles.signIn ?? ''}
          onClick={openAuthDrawer}
        >
          {shellStrings.signIn}
        </Button>
      )}
    </header>
  );
}
