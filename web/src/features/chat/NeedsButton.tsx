/** What the person keeps off the plate, in sight above the input; a tap opens the choice again. */

import { mdiPencilOutline, mdiShieldPlusOutline } from '@mdi/js';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { Icon } from '../../ui/Icon.tsx';
import { needWords } from '../../words/chat.ts';
import styles from './Chips.module.css';

interface NeedsButtonProps {
  readonly needs: Needs;
  readonly onClick: () => void;
}

/** More would crowd out everything else on a phone; the rest is one tap away. */
const SHOWN = 3;

export function NeedsButton({ needs, onClick }: NeedsButtonProps) {
  const names = [...needs.allergies.map(needWords.without), ...needs.diets];
  if (names.length === 0) {
    return (
      <button type="button" className={styles.needs} onClick={onClick}>
        <Icon path={mdiShieldPlusOutline} size={18} />
        {needWords.nothingChosen}
      </button>
    );
  }
  const label = `${needWords.change}: ${names.join(', ')}`;
  const shown = names.length > SHOWN + 1 ? names.slice(0, SHOWN) : names;
  return (
    <button type="button" className={styles.needs} aria-label={label} onClick={onClick}>
      {shown.map((name) => (
        <span key={name} className={styles.need}>
          {name}
        </span>
      ))}
      {shown.length < names.length ? (
        <span className={styles.need}>{needWords.andMore(names.length - shown.length)}</span>
      ) : null}
      <Icon path={mdiPencilOutline} size={18} />
    </button>
  );
}
