/** Button above the composer that lists the user's allergies, diets and foods not eaten, and opens the picker. */

import { mdiPencilOutline, mdiShieldPlusOutline } from '@mdi/js';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { needStrings } from '../../../strings/chat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFoodsFromChat } from '../../../user/other-foods.ts';
import styles from '../Chips.module.css';
import { selectVisibleNeeds } from './visible-needs.ts';

interface NeedsButtonProps {
  readonly needs: Needs;
  /** Foods beyond the nine allergens. */
  readonly foods?: readonly string[];
  readonly onClick: () => void;
}

export function NeedsButton({ needs, foods = [], onClick }: NeedsButtonProps) {
  const { visible, hidden } = selectVisibleNeeds(needs, foods);
  const fromChat = useFoodsFromChat().map(needStrings.without);
  if (visible.length === 0) {
    return (
      <button type="button" className={styles.needs} onClick={onClick}>
        <Icon path={mdiShieldPlusOutline} size={18} />
        {needStrings.nothingChosen}
      </button>
    );
  }
  return (
    <button type="button" className={styles.needs} onClick={onClick}>
      {/* Part of the accessible name beside the visible text, so that voice control finds the button by what it shows. */}
      <span className="visually-hidden">{needStrings.change}: </span>
      {visible.map((name) => (
        <span
          key={name}
          className={`${styles.need} ${fromChat.includes(name) ? styles.told : ''}`}
          data-need=""
        >
          {name}
          {fromChat.includes(name) ? (
            <span className="visually-hidden"> ({needStrings.fromChat})</span>
          ) : null}
          {hidden.length === 0 && name === visible.at(-1) ? null : (
            <span className="visually-hidden">, </span>
          )}
        </span>
      ))}
      {hidden.length > 0 ? (
        <>
          <span className={styles.need} data-need="">
            {needStrings.andMore(hidden.length)}
          </span>
          <span className="visually-hidden">{hidden.join(', ')}</span>
        </>
      ) : null}
      <Icon path={mdiPencilOutline} size={18} />
    </button>
  );
}
