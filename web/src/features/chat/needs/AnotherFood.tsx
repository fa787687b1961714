/** A food beyond the nine, named by hand; fetched when somebody asks for it. */
import { MAX_LINE_LENGTH } from '@saffron/contract/limits';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { useCallback, useEffect, useRef } from 'react';
import { lookUpFoods } from '../../../person/look-up-foods.ts';
import { AddField } from '../../../ui/AddField.tsx';
import { foodWords } from '../../../words/foods.ts';
import styles from '../Chips.module.css';
import { addFoods } from './use-needs.ts';

interface AnotherFoodProps {
  readonly needs: Needs;
  readonly foods: readonly string[];
}

export default function AnotherFood({ needs, foods }: AnotherFoodProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // On a small phone it lies below the fold, and goes there when chips are added above it.
  const bringIntoSight = useCallback(
    () => place.current?.scrollIntoView?.({ block: 'nearest' }),
    [],
  );
  // The button that called it has gone.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    bringIntoSight();
  }, [bringIntoSight]);
  const add = async (typed: string) => {
    const found = await lookUpFoods(typed, { ...needs, foods });
    addFoods(found);
    return found;
  };
  return (
    <div ref={place} className={styles.another}>
      <AddField
        input={input}
        label={foodWords.label}
        hint={foodWords.hint}
        add={foodWords.add}
        maxLength={MAX_LINE_LENGTH}
        onAdd={add}
        onSaid={bringIntoSight}
      />
    </div>
  );
}
