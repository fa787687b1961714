/** The frame of the pages about accounts: one calm sheet in the middle, with its title. */
import type { ReactNode } from 'react';
import { useTitle } from '../../ui/use-title.ts';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function AuthPage({ title, children }: AuthPageProps) {
  useTitle(title);
  return (
    <div className={`page ${styles.page}`}>
      <section className={styles.sheet} aria-labelledby="account-page-title">
        <img src="/favicon.svg" width="48" height="48" alt="" />
        <h1 id="account-page-title">{title}</h1>
        {children}
      </section>
    </div>
  );
}
