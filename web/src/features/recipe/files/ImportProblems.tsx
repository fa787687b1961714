/** List of the files that could not be imported, each with its reason. */
import styles from './ImportDialog.module.css';
import type { ImportProblem } from './recipe-sources.ts';

export function ImportProblems({ problems }: { readonly problems: readonly ImportProblem[] }) {
  // Index keys, because two files of the same name may fail for the same reason.
  const keyed = problems.map((problem, index) => ({ key: `problem ${index}`, ...problem }));
  return (
    <ul className={styles.problems}>
      {keyed.map(({ key, item, message }) => (
        <li key={key}>
          {item ? <strong>{item}: </strong> : null}
          {message}
        </li>
      ))}
    </ul>
  );
}
