/** Input to add a food beyond the nine standard allergens; lazily loaded. */
import { MAX_LINE_LENGTH } from '@saffron/contract/limits';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { useCallback, useEffect, useRef } from 'react';
import { foodStrings } from '../../../strings/foods.ts';
import { AddField } from '../../../ui/AddField.tsx';
import { lookUpFoods } from '../../../user/look-up-foods.ts';
import styles from '../Chips.module.css';
import { addFoods } from './edit-needs.ts';

export interface OtherFoodFieldProps {
  readonly needs: Needs;
  readonly foods: readonly string[];
}

export default function OtherFoodField({ needs, foods }: OtherFoodFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // On a small phone the field is below the fold, and moves there when chips are added above it.
  const scrollIntoViewport = useCallback(
    () => place.current?.scrollIntoView?.({ block: 'nearest' }),
    [],
  );
  // The button that opened the field is gone.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    scrollIntoViewport();
  }, [scrollIntoViewport]);
  const add = async (typed: string) => {
    const found = await lookUpFoods(typed, { ...needs, foods });
    addFoods(found);
    return found;
  };
  return (
    <div ref={place} className={styles.another}>
      <AddField
        inputRef={input}
        label={foodStrings.label}
        hint={foodStrings.hint}
        buttonLabel={foodStrings.add}
        maxLength={MAX_LINE_LENGTH}
        onAdd={add}
        onResult={scrollIntoViewport}
      />
    </div>
  );
}
