/** The end of cook mode: how was it? A rating and a note, kept with the recipe. */
import { mdiStar, mdiStarOutline } from '@mdi/js';
import { useId } from 'react';
import { cookedStrings as strings } from '../../../strings/cooking.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './CookEnd.module.css';
import { MAX_NOTE_LENGTH, storeCookNote, useCookNote } from './cook-notes.ts';

const STARS = [1, 2, 3, 4, 5];

interface CookEndProps {
  /** Of the recipe's progress and note. */
  readonly storageKey: string;
  readonly headingRef: React.Ref<HTMLHeadingElement>;
}

/** Whatever is said is kept at once: there is nothing to send. */
export function CookEnd({ storageKey, headingRef }: CookEndProps) {
  const { rating = 0, note = '' } = useCookNote(storageKey) ?? {};
  const id = useId();
  return (
    <div className={styles.end}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.question}>
        {strings.question}
      </h2>
      <fieldset className={styles.stars}>
        <legend className="visually-hidden">{strings.rating}</legend>
        {STARS.map((count) => (
          <label key={count} className={`${styles.star} ${count <= rating ? styles.given : ''}`}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              aria-label={strings.stars(count)}
              checked={count === rating}
              onChange={() => storeCookNote(storageKey, { rating: count })}
            />
            <Icon path={count <= rating ? mdiStar : mdiStarOutline} size={44} />
          </label>
        ))}
      </fieldset>
      <label className={styles.label} htmlFor={`${id}note`}>
        {strings.note}
      </label>
      <textarea
        id={`${id}note`}
        className={styles.note}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        data-kept=""
        onChange={({ target }) => storeCookNote(storageKey, { note: target.value })}
      />
      <p className={styles.kept}>{strings.kept}</p>
    </div>
  );
}
