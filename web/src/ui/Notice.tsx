/** Inline message of a form: error, success or information, announced to screen readers. */
import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind: 'error' | 'success' | 'info';
  /** Id for the `aria-describedby` of the fields it is about. */
  readonly id?: string;
  readonly children: ReactNode;
}

const ICONS = {
  error: mdiAlertCircleOutline,
  success: mdiCheckCircleOutline,
  info: mdiInformationOutline,
};

export function Notice({ kind, id, children }: NoticeProps) {
  return (
    <div
      id={id}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`${styles.notice} ${styles[kind]}`}
    >
      <Icon path={ICONS[kind]} size={22} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
