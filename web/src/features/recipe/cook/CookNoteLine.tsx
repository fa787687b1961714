/** What the person thought of the dish when they last cooked it, as a line on its card. */
import { cookedStrings as strings } from '../../../strings/cooking.ts';
import styles from '../layout/RecipeLayout.module.css';
import { useCookNote } from './cook-notes.ts';

export function CookNoteLine({ storageKey }: { readonly storageKey: string }) {
  const cooked = useCookNote(storageKey);
  if (!cooked) return null;
  const { rating, note, at } = cooked;
  const words = [
    rating > 0 ? strings.rated(rating, at) : strings.cooked(at),
    note.trim() ? strings.quoted(note.trim()) : '',
  ];
  return <p className={styles.notes}>{words.join(' ').trim()}</p>;
}
