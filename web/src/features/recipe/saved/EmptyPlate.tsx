/** Drawing of a laid table with an empty plate, for a list that has nothing yet. */
import styles from './EmptyPlate.module.css';

export function EmptyPlate() {
  return (
    <svg className={styles.table} viewBox="0 0 160 120" aria-hidden="true" focusable="false">
      <rect className={styles.cloth} width="160" height="120" rx="16" />
      <path className={styles.stripe} d="M0 96 L160 76 V86 L0 106 Z" />
      <ellipse className={styles.shade} cx="82" cy="65" rx="39" ry="39" />
      <circle className={styles.plate} cx="80" cy="60" r="39" />
      <circle className={styles.rim} cx="80" cy="60" r="26" />
      <path
        className={styles.fork}
        d="M20 34 V47 M26 34 V47 M32 34 V47 M20 47 Q20 54 26 54 Q32 54 32 47 M26 54 V88"
      />
      <path className={styles.knife} d="M132 34 Q140 42 138 58 H132 Z M132 58 V88" />
    </svg>
  );
}
