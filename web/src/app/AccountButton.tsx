/** Header button with the initials of the signed-in user; opens the account menu. */
import { useState } from 'react';
import { shellStrings } from '../strings/shell.ts';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import { useInitials } from '../user/profile.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import styles from './Header.module.css';

const loadMenu = () => import('./AccountMenu.tsx');

export function AccountButton() {
  const initials = useInitials();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const Menu = useLazyComponent<AccountMenuProps>(loadMenu, anchor !== null, close);
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label={shellStrings.account(initials)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span aria-hidden="true">{initials}</span>
      </button>
      {Menu && <Menu anchor={anchor} onClose={close} />}
    </>
  );
}
