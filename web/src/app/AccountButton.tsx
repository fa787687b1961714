/** The initials of the person here; a tap opens what belongs to them. */
import { useState } from 'react';
import { initialsOf, useNames } from '../person/profile.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { shellWords } from '../words/shell.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';
import styles from './Header.module.css';

const load = () => import('./AccountMenu.tsx');

export function AccountButton() {
  const names = useNames();
  const initials = initialsOf(names);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const Menu = useLoaded<AccountMenuProps>(load, anchor !== null, close);
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-label={shellWords.account(initials)}
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
