/** The quiet line on a recipe under which stands what it holds. */
import { mdiChevronDown } from '@mdi/js';
import type { ComponentProps } from 'react';
import { nutritionStrings } from '../../../strings/nutrition.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './NutritionButton.module.css';

export function NutritionButton(props: Omit<ComponentProps<typeof Button>, 'size' | 'className'>) {
  return (
    <Button {...props} size="small" className={styles.line ?? ''}>
      {nutritionStrings.open}
      <Icon path={mdiChevronDown} size={20} />
    </Button>
  );
}
