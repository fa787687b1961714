/** What could not be read, each with its reason. */
import styles from './ImportDialog.module.css';
import type { Problem } from './recipe-sources.ts';

export function ImportProblems({ problems }: { readonly problems: readonly Problem[] }) {
  // Two files of one name may fail for one reason.
  const placed = problems.map((problem, index) => ({ key: `problem ${index}`, ...problem }));
  return (
    <ul className={styles.problems}>
      {placed.map(({ key, item, message }) => (
        <li key={key}>
          {item ? <strong>{item}: </strong> : null}
          {message}
        </li>
      ))}
    </ul>
  );
}
