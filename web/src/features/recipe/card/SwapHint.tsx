/** Says once, in words, what the arrows beside the ingredients do. */
import { mdiSwapHorizontal } from '@mdi/js';
import { recipeStrings } from '../../../strings/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../layout/TickList.module.css';
import { dropSwapHint, useSwapHint } from './swap-hint.ts';

export function SwapHint() {
  const { isDue } = useSwapHint();
  if (!isDue) return null;
  const [before, after] = recipeStrings.swapHint;
  return (
    <div className={styles.hint}>
      <p>
        {before}
        <Icon path={mdiSwapHorizontal} size={20} />
        {after}
      </p>
      <Button size="small" onClick={dropSwapHint}>
        {recipeStrings.swapHintSeen}
      </Button>
    </div>
  );
}
