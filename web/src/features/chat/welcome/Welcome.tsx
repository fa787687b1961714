/** What stands beside the first greeting: openers, and the question for allergies or what was answered. */
import { useCallback } from 'react';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { removeFood } from '../needs/edit-needs.ts';
import { NeedsButton } from '../needs/NeedsButton.tsx';
import { NeedsPicker } from '../needs/NeedsPicker.tsx';
import type { NeedsPickerState } from '../needs/use-needs-picker.ts';
import type { OpenersProps } from './Openers.tsx';
import styles from './Welcome.module.css';

interface WelcomeProps {
  readonly picker: NeedsPickerState;
  /** Below the composer, where the needs have no other place. */
  readonly isBelowComposer: boolean;
  /** Returns whether the message was accepted. */
  readonly onSend: (text: string) => boolean;
}

const loadOpeners = () => import('./Openers.tsx');

export function Welcome({ picker, isBelowComposer, onSend }: WelcomeProps) {
  const { needs, foods, isOpen, isFirstPrompt } = picker;
  const Openers = useLazyComponent<OpenersProps>(loadOpeners, true);
  const pick = useCallback((text: string) => void onSend(text), [onSend]);
  return (
    <div className={styles.welcome}>
      <div className={styles.openers}>{Openers && <Openers needs={needs} onPick={pick} />}</div>
      {isFirstPrompt || (isOpen && isBelowComposer) ? (
        <NeedsPicker
          isOpenedByUser={isOpen}
          {...{ needs, foods }}
          onRemoveFood={(food) => {
            if (removeFood(food, onSend) && isOpen) picker.close();
          }}
          onClear={picker.clear}
          onClose={picker.close}
        />
      ) : null}
      {isBelowComposer && !isOpen && !(isFirstPrompt && picker.isEmpty) ? (
        <NeedsButton {...{ needs, foods }} onClick={picker.open} />
      ) : null}
    </div>
  );
}
