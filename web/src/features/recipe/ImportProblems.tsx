/** What could not be read, each with its reason. */
import styles from './ImportDialog.module.css';
import type { Problem } from './recipe-sources.ts';

export function ImportProblems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ item, message }) => (
        <li key={`${item} ${message}`}>
          {item ? <strong>{item}: </strong> : null}
          {message}
        </li>
      ))}
    </ul>
  );
}
