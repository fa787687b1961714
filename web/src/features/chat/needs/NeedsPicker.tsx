/** Picker of allergies and diets as toggle chips, optional for the user. */
import { ALLERGENS, DIETS, type Needs } from '@saffron/kitchen/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { needStrings } from '../../../strings/chat.ts';
import chips from '../../../ui/ToggleChip.module.css';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { useFoodsFromChat } from '../../../user/other-foods.ts';
import styles from '../Chips.module.css';
import { findUnmentionedFoods, toggleAllergy, toggleDiet } from './edit-needs.ts';
import type { OtherFoodFieldProps } from './OtherFoodField.tsx';

const loadOtherFoodField = () => import('./OtherFoodField.tsx');

interface NeedsPickerProps {
  readonly needs: Needs;
  /** Foods beyond the nine allergens, from the chat or added by hand. */
  readonly foods: readonly string[];
  readonly onRemoveFood: (food: string) => void;
  /** The user opened it, so it takes the focus. */
  readonly isOpenedByUser?: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export function NeedsPicker(props: NeedsPickerProps) {
  const { needs, foods, isOpenedByUser = false, onRemoveFood, onClear, onClose } = props;
  const [diets, setDiets] = useState<'hidden' | 'shown' | 'opened'>(
    needs.diets.length > 0 ? 'shown' : 'hidden',
  );
  const panel = useRef<HTMLElement>(null);
  useCloseOnBack(isOpenedByUser, onClose);
  useEffect(() => {
    if (isOpenedByUser) panel.current?.focus({ preventScroll: true });
  }, [isOpenedByUser]);
  const [isAdding, setIsAdding] = useState(false);
  const OtherFoodField = useLazyComponent<OtherFoodFieldProps>(loadOtherFoodField, isAdding, () =>
    setIsAdding(false),
  );
  const fromChat = useFoodsFromChat();
  const hasChosen = needs.allergies.length + needs.diets.length + findUnmentionedFoods().length > 0;
  // The clear button disappears after the click, so the focus moves to the panel.
  const clearAll = () => {
    onClear();
    panel.current?.focus({ preventScroll: true });
  };
  const removeAndRefocus = (food: string) => {
    onRemoveFood(food);
    panel.current?.focus({ preventScroll: true });
  };
  // Far from "Done", and it leaves the picker open, so that an allergy is not lost by an accidental click.
  const clear = hasChosen ? <QuietButton text={needStrings.clear} onClick={clearAll} /> : null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`${styles.panel} ${isOpenedByUser ? styles.opened : styles.asked}`}
      aria-label={needStrings.question}
    >
      <div className={styles.head}>
        <h2>{needStrings.question}</h2>
        <QuietButton
          text={
            isOpenedByUser || hasChosen || foods.length > 0 ? needStrings.done : needStrings.skip
          }
          onClick={onClose}
        />
      </div>
      <div className={styles.wrap}>
        {ALLERGENS.map((name) => (
          <Toggle
            key={name}
            name={name}
            isOn={needs.allergies.includes(name)}
            onToggle={toggleAllergy}
          />
        ))}
        {foods.map((food) => (
          <button
            key={food}
            type="button"
            className={`${chips.toggle} ${styles.chip} ${fromChat.includes(food) ? styles.told : ''}`}
            aria-pressed={true}
            onClick={() => removeAndRefocus(food)}
          >
            {food}
            {fromChat.includes(food) ? (
              <span className={styles.how}> ({needStrings.fromChat})</span>
            ) : null}
          </button>
        ))}
        {isAdding ? null : (
          <QuietButton
            text={needStrings.other}
            rest={needStrings.otherFood}
            onClick={() => setIsAdding(true)}
          />
        )}
        {diets === 'hidden' ? (
          <>
            <QuietButton text={needStrings.diets} onClick={() => setDiets('opened')} />
            {clear}
          </>
        ) : null}
      </div>
      {isAdding && OtherFoodField ? <OtherFoodField {...{ needs, foods }} /> : null}
      {diets === 'hidden' ? null : (
        <div ref={diets === 'opened' ? scrollIntoViewport : undefined} className={styles.diets}>
          <h2>{needStrings.diets}</h2>
          <div className={styles.wrap}>
            {DIETS.map((name) => (
              <Toggle
                key={name}
                name={name}
                isOn={needs.diets.includes(name)}
                onToggle={toggleDiet}
              />
            ))}
            {clear}
          </div>
        </div>
      )}
    </section>
  );
}

/** On a small phone the opened part is below the fold, and the button that opened it is gone. */
function scrollIntoViewport(part: HTMLElement | null): void {
  part?.scrollIntoView?.({ block: 'nearest' });
  part?.querySelector('button')?.focus({ preventScroll: true });
}

interface ToggleProps<Name extends string> {
  readonly name: Name;
  readonly isOn: boolean;
  readonly onToggle: (name: Name) => void;
}

function Toggle<Name extends string>({ name, isOn, onToggle }: ToggleProps<Name>) {
  return (
    <button
      type="button"
      className={`${chips.toggle} ${styles.chip}`}
      aria-pressed={isOn}
      onClick={() => onToggle(name)}
    >
      {name}
    </button>
  );
}

interface QuietButtonProps {
  readonly text: string;
  /** Rest of the accessible name, for which a narrow phone has no room. */
  readonly rest?: string;
  readonly onClick: () => void;
}

function QuietButton({ text, rest, onClick }: QuietButtonProps) {
  return (
    <button type="button" className={`${styles.chip} ${styles.quiet}`} onClick={onClick}>
      {text}
      {rest ? ' ' : null}
      {rest ? <span className="visually-hidden">{rest}</span> : null}
    </button>
  );
}
