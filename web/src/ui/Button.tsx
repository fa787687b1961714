/** Button with the look of MUI's, without its weight in the first load. */
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'filled' | 'outlined' | 'text' | 'danger';
  readonly size?: 'medium' | 'small';
  /** Work is under way: the button keeps the focus but ignores clicks. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'text',
  size = 'medium',
  busy = false,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${styles.button} ${styles[variant]} ${styles[size]} ${className}`}
    />
  );
}
