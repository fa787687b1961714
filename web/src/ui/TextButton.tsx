/** Button that looks like a link. */
import type { ComponentProps } from 'react';
import styles from './TextButton.module.css';

interface TextButtonProps extends ComponentProps<'button'> {
  readonly busy?: boolean;
}

export function TextButton({ busy = false, onClick, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.textButton}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}
