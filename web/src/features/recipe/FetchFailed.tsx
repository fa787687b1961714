/** Tells that something could not be fetched, and offers another try. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './FetchFailed.module.css';

interface FetchFailedProps {
  readonly text: string;
  readonly buttonLabel: string;
  readonly size?: 'medium' | 'small';
  readonly onRetry: () => void;
  /** Between the text and the button. */
  readonly children?: ReactNode;
}

export function FetchFailed(props: FetchFailedProps) {
  const { text, buttonLabel, size = 'medium', onRetry, children } = props;
  return (
    <div className={styles.failed}>
      <Notice kind="error">{text}</Notice>
      {children}
      <Button variant="outlined" size={size} onClick={onRetry}>
        {buttonLabel}
      </Button>
    </div>
  );
}
