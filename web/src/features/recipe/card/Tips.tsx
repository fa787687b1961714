/** What the chef would still say beside the work. */
import { recipeWords } from '../../../words/recipe.ts';
import styles from './Parts.module.css';

interface TipsProps {
  readonly tips: readonly string[];
  readonly Part?: 'h2' | 'h3';
}

export function Tips({ tips, Part = 'h3' }: TipsProps) {
  // The same tip may be given twice.
  const placed = tips.map((tip, index) => ({ key: `tip ${index}`, tip }));
  return (
    <aside className={styles.tips}>
      <Part className={styles.part}>{recipeWords.tips}</Part>
      <ul>
        {placed.map(({ key, tip }) => (
          <li key={key}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
