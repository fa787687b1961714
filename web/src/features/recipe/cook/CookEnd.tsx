/** The end of cook mode: how was it? A rating and a note, kept with the recipe; saving it; what still runs. */
import { mdiStar, mdiStarOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { cookingStrings, cookedStrings as strings } from '../../../strings/cooking.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSavedIds } from '../../../user/saved-ids.ts';
import { showSignInPrompt } from '../../../user/sign-in-prompt.ts';
import { SaveButton } from '../saving/SaveButton.tsx';
import styles from './CookEnd.module.css';
import { MAX_NOTE_LENGTH, storeCookNote, useCookNote } from './cook-notes.ts';
import { type CookedDish, leaveCook } from './cook-store.ts';
import { stopAllTimers, useTimers } from './timers.ts';

const STARS = [1, 2, 3, 4, 5];

interface CookEndProps {
  readonly dish: CookedDish;
  readonly headingRef: React.Ref<HTMLHeadingElement>;
}

/** Whatever is said is kept at once: there is nothing to send. */
export function CookEnd({ dish: { key, recipe }, headingRef }: CookEndProps) {
  const { rating = 0, note = '' } = useCookNote(key) ?? {};
  const id = useId();
  const isSaved = useSavedIds().has(recipe?.recipeId ?? '');
  const [wasSaved] = useState(isSaved);
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
              onChange={() => storeCookNote(key, { rating: count })}
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
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        data-kept=""
        onChange={({ target }) => storeCookNote(key, { note: target.value })}
      />
      <p className={styles.kept}>{isSaved ? strings.keptWithSaved : strings.kept}</p>
      <RunningTimers />
      <div className={styles.ways}>
        {recipe && !wasSaved ? (
          <SaveButton
            recipe={recipe}
            label={strings.save}
            // Signing up leads to other pages; what was said here is kept.
            onSignInRequired={(unsaved) => {
              leaveCook();
              showSignInPrompt(unsaved);
            }}
          />
        ) : null}
        <Button variant="filled" onClick={leaveCook}>
          {cookingStrings.done}
        </Button>
      </div>
    </div>
  );
}

/** Nobody should find them ringing in another room. */
function RunningTimers() {
  const count = useTimers(({ timers }) => timers.length);
  if (count === 0) return null;
  return (
    <div className={styles.running}>
      <p>{strings.running(count)}</p>
      <Button size="small" variant="outlined" onClick={stopAllTimers}>
        {strings.stopAll}
      </Button>
    </div>
  );
}
