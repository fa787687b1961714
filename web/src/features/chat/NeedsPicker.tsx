/** Allergies and diets as chips that go on and off with a tap; nobody has to answer. */
import { ALLERGENS, DIETS, type Needs } from '@saffron/kitchen/vocabulary';
import { useState } from 'react';
import { needWords } from '../../words/chat.ts';
import styles from './Chips.module.css';
import { clearNeeds, toggleAllergy, toggleDiet } from './use-needs.ts';

interface NeedsPickerProps {
  readonly needs: Needs;
  /** It was opened by hand, so the focus comes along. */
  readonly opened?: boolean;
  readonly onClose: () => void;
}

export function NeedsPicker({ needs, opened = false, onClose }: NeedsPickerProps) {
  const [more, setMore] = useState(needs.diets.length > 0);
  const chosen = needs.allergies.length + needs.diets.length > 0;
  return (
    <section
      ref={opened ? takeFocus : undefined}
      tabIndex={-1}
      className={styles.panel}
      aria-label={needWords.question}
    >
      <div className={styles.head}>
        <h2>{needWords.question}</h2>
        <Closing {...{ chosen, onClose }} />
      </div>
      <div className={styles.wrap}>
        {ALLERGENS.map((name) => (
          <Toggle key={name} name={name} on={needs.allergies.includes(name)} flip={toggleAllergy} />
        ))}
        {more ? null : <Quiet text={needWords.more} onClick={() => setMore(true)} />}
      </div>
      {more ? (
        <>
          <h2>{needWords.diets}</h2>
          <div className={styles.wrap}>
            {DIETS.map((name) => (
              <Toggle key={name} name={name} on={needs.diets.includes(name)} flip={toggleDiet} />
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}

const takeFocus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });

/** "None" takes back what was chosen; "Skip" says nothing at all; "Done" keeps it. */
function Closing({ chosen, onClose }: { chosen: boolean; onClose: () => void }) {
  const none = () => {
    clearNeeds();
    onClose();
  };
  return (
    <div>
      <Quiet text={needWords.none} onClick={none} />
      <Quiet text={chosen ? needWords.done : needWords.skip} onClick={onClose} />
    </div>
  );
}

interface ToggleProps<Name extends string> {
  readonly name: Name;
  readonly on: boolean;
  readonly flip: (name: Name) => void;
}

function Toggle<Name extends string>({ name, on, flip }: ToggleProps<Name>) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={() => flip(name)}>
      {name}
    </button>
  );
}

function Quiet({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" className={`${styles.chip} ${styles.quiet}`} onClick={onClick}>
      {text}
    </button>
  );
}
