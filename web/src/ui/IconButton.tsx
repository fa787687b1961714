/** Round icon button with an accessible label. */
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  readonly label: string;
  readonly variant?: 'plain' | 'filled';
}

export function IconButton({
  label,
  variant = 'plain',
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`${styles.iconButton} ${styles[variant]} ${className}`}
    />
  );
}
