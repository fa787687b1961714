/** A line that says what is being waited for. */
import type { ReactNode } from 'react';
import styles from './Wait.module.css';

export function Wait({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className={styles.wait}>
      <span className={styles.spinner} aria-hidden="true" />
      {children}
    </p>
  );
}
