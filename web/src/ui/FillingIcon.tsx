/** Icon that fills from below, as far as something has come; what it means is said in words beside it. */
import styles from './FillingIcon.module.css';

interface FillingIconProps {
  /** Paths of `@mdi/js`: the empty one and the full one. */
  readonly outline: string;
  readonly full: string;
  /** From 0, empty, to 1, full. */
  readonly share: number;
  /** Pixels. */
  readonly size: number;
}

export function FillingIcon({ outline, full, share, size }: FillingIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} />
      <path
        d={full}
        className={styles.full}
        style={{ clipPath: `inset(${Math.round(100 - share * 100)}% 0 0)` }}
      />
    </svg>
  );
}
