/** Closes the tab a mail opened; where the browser does not allow it, says so. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { closeTabWords as words } from '../../words/auth.ts';
import styles from './Form.module.css';

const PATIENCE_MS = 300;

export function CloseTabButton() {
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!asked) return;
    window.close();
    const timer = setTimeout(() => setRefused(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words.close}</Button>
      {/* Here from the start, or it would not be read out. */}
      <p role="status" className={styles.small}>
        {refused ? words.byHand : null}
      </p>
    </>
  );
}
