/** What the person keeps off the plate, in sight above the input; a tap opens the choice again. */

import { mdiPencilOutline, mdiShieldPlusOutline } from '@mdi/js';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { useHeardFoods } from '../../../person/told-foods.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { needWords } from '../../../words/chat.ts';
import styles from '../Chips.module.css';
import { shownNeeds } from './shown-needs.ts';

interface NeedsButtonProps {
  readonly needs: Needs;
  /** Beyond the nine. */
  readonly foods?: readonly string[];
  readonly onClick: () => void;
}

export function NeedsButton({ needs, foods = [], onClick }: NeedsButtonProps) {
  const { shown, others } = shownNeeds(needs, foods);
  const told = useHeardFoods().map(needWords.without);
  if (shown.length === 0) {
    return (
      <button type="button" className={styles.needs} onClick={onClick}>
        <Icon path={mdiShieldPlusOutline} size={18} />
        {needWords.nothingChosen}
      </button>
    );
  }
  return (
    <button type="button" className={styles.needs} onClick={onClick}>
      {/* Heard beside what is seen: whoever speaks to the page can say the words they read. */}
      <span className="visually-hidden">{needWords.change}: </span>
      {shown.map((name) => (
        <span
          key={name}
          className={`${styles.need} ${told.includes(name) ? styles.told : ''}`}
          data-need=""
        >
          {name}
          {told.includes(name) ? (
            <span className="visually-hidden"> ({needWords.told})</span>
          ) : null}
          {others.length === 0 && name === shown.at(-1) ? null : (
            <span className="visually-hidden">, </span>
          )}
        </span>
      ))}
      {others.length > 0 ? (
        <>
          <span className={styles.need} data-need="">
            {needWords.andMore(others.length)}
          </span>
          <span className="visually-hidden">{others.join(', ')}</span>
        </>
      ) : null}
      <Icon path={mdiPencilOutline} size={18} />
    </button>
  );
}
