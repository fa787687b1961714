/** Layout of the standalone account pages: logo, title and content in one column. */
import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
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
      <div className={styles.sheet}>
        <Logo size={48} />
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
