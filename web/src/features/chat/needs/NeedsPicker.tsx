/** Allergies and diets as chips that go on and off with a tap; nobody has to answer. */
import { ALLERGENS, DIETS, type Needs } from '@saffron/kitchen/vocabulary';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useHeardFoods } from '../../../person/told-foods.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { needWords } from '../../../words/chat.ts';
import styles from '../Chips.module.css';
import { quietFoods, toggleAllergy, toggleDiet } from './use-needs.ts';

const { Part: AnotherFood } = latePart(() => import('./AnotherFood.tsx'));

interface NeedsPickerProps {
  readonly needs: Needs;
  /** Beyond the nine, told in words or named by hand. */
  readonly foods: readonly string[];
  readonly onTakeBack: (food: string) => void;
  /** It was opened by hand, so the focus comes along. */
  readonly opened?: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export function NeedsPicker(props: NeedsPickerProps) {
  const { needs, foods, opened = false, onTakeBack, onClear, onClose } = props;
  const [diets, setDiets] = useState<'away' | 'there' | 'called'>(
    needs.diets.length > 0 ? 'there' : 'away',
  );
  const panel = useRef<HTMLElement>(null);
  useBackCloses(opened, onClose);
  useEffect(() => {
    if (opened) panel.current?.focus({ preventScroll: true });
  }, [opened]);
  const [adding, setAdding] = useState(false);
  const heard = useHeardFoods();
  const chosen = needs.allergies.length + needs.diets.length + quietFoods().length > 0;
  // The button goes with what it clears, and the focus must not go with it.
  const clearAll = () => {
    onClear();
    panel.current?.focus({ preventScroll: true });
  };
  const takeBack = (food: string) => {
    onTakeBack(food);
    panel.current?.focus({ preventScroll: true });
  };
  // Far from "Done", and leaving the choice open: nobody may lose an allergy by a slip.
  const clear = chosen ? <Quiet text={needWords.clear} onClick={clearAll} /> : null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${styles.panel} ${opened ? styles.opened : styles.asked}`}
      aria-label={needWords.question}
    >
      <div className={styles.head}>
        <h2>{needWords.question}</h2>
        <Quiet
          text={opened || chosen || foods.length > 0 ? needWords.done : needWords.skip}
          onClick={onClose}
        />
      </div>
      <div className={styles.wrap}>
        {ALLERGENS.map((name) => (
          <Toggle key={name} name={name} on={needs.allergies.includes(name)} flip={toggleAllergy} />
        ))}
        {foods.map((food) => (
          <button
            key={food}
            type="button"
            className={`${styles.chip} ${heard.includes(food) ? styles.told : ''}`}
            aria-pressed={true}
            onClick={() => takeBack(food)}
          >
            {food}
            {heard.includes(food) ? <span className={styles.how}> ({needWords.told})</span> : null}
          </button>
        ))}
        {adding ? null : (
          <Quiet
            text={needWords.other}
            rest={needWords.otherFood}
            onClick={() => setAdding(true)}
          />
        )}
        {diets === 'away' ? (
          <>
            <Quiet text={needWords.diets} onClick={() => setDiets('called')} />
            {clear}
          </>
        ) : null}
      </div>
      {adding ? (
        <Suspense fallback={null}>
          <AnotherFood {...{ needs, foods }} />
        </Suspense>
      ) : null}
      {diets === 'away' ? null : (
        <div ref={diets === 'called' ? bringIntoSight : undefined} className={styles.diets}>
          <h2>{needWords.diets}</h2>
          <div className={styles.wrap}>
            {DIETS.map((name) => (
              <Toggle key={name} name={name} on={needs.diets.includes(name)} flip={toggleDiet} />
            ))}
            {clear}
          </div>
        </div>
      )}
    </section>
  );
}

/** On a small phone what has just been opened lies below the fold; and the button that opened it is gone. */
function bringIntoSight(part: HTMLElement | null): void {
  part?.scrollIntoView?.({ block: 'nearest' });
  part?.querySelector('button')?.focus({ preventScroll: true });
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

interface QuietProps {
  readonly text: string;
  /** Of the name, where a narrow phone has no room for it. */
  readonly rest?: string;
  readonly onClick: () => void;
}

function Quiet({ text, rest, onClick }: QuietProps) {
  return (
    <button type="button" className={`${styles.chip} ${styles.quiet}`} onClick={onClick}>
      {text}
      {rest ? ' ' : null}
      {rest ? <span className="visually-hidden">{rest}</span> : null}
    </button>
  );
}
