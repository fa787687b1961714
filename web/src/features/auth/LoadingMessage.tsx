/** Spinner with a line of text, announced as a status. */
import type { ReactNode } from 'react';
import styles from './LoadingMessage.module.css';

export function LoadingMessage({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles.wait}>
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  );
}
