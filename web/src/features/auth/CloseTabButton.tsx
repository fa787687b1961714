/** Button that closes the tab a mail link opened, and says so when the browser refuses. */
import { useEffect, useState } from 'react';
import { closeTabStrings as strings } from '../../strings/auth.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Form.module.css';

const TIMEOUT_MS = 300;

export function CloseTabButton() {
  const [isClosing, setIsClosing] = useState(false);
  const [wasRefused, setWasRefused] = useState(false);
  useEffect(() => {
    if (!isClosing) return;
    window.close();
    const timer = setTimeout(() => setWasRefused(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isClosing]);
  return (
    <>
      <Button onClick={() => setIsClosing(true)}>{strings.close}</Button>
      {/* A live region must be in the page before its text, or it is not read out. */}
      <p role="status" className={styles.small}>
        {wasRefused ? strings.byHand : null}
      </p>
    </>
  );
}
