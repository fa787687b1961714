/** Button that shows the user's allergies, diets and foods not eaten, and opens the picker. */

import { mdiPencilOutline, mdiShieldPlusOutline } from '@mdi/js';
import type { Needs } from '@saffron/kitchen/vocabulary';
import { needStrings } from '../../../strings/chat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useFoodsFromChat } from '../../../user/other-foods.ts';
import styles from '../Chips.module.css';

interface NeedsButtonProps {
  readonly needs: Needs;
  /** Foods beyond the nine allergens. */
  readonly foods?: readonly string[];
  readonly onClick: () => void;
}

const MAX_VISIBLE = 6;

/** Diets come last and are hidden first, so that no allergy is hidden while a diet shows. */
const nameNeeds = ({ allergies, diets }: Needs, foods: readonly string[]): readonly string[] => [
  ...[...allergies, ...foods].map(needStrings.without),
  ...diets,
];

/** All needs as a row above the composer. */
export function NeedsButton({ needs, foods = [], onClick }: NeedsButtonProps) {
  const fromChat = useFoodsFromChat().map(needStrings.without);
  const names = nameNeeds(needs, foods);
  if (names.length === 0) {
    return (
      <button type="button" className={styles.needs} onClick={onClick}>
        <Icon path={mdiShieldPlusOutline} size={18} />
        {needStrings.nothingChosen}
      </button>
    );
  }
  const hidden = names.slice(MAX_VISIBLE);
  return (
    <button type="button" className={styles.needs} onClick={onClick}>
      {/* Part of the accessible name beside the visible text, so that voice control finds the button by what it shows. */}
      <span className="visually-hidden">{needStrings.change}: </span>
      {names.slice(0, MAX_VISIBLE).map((name, index) => (
        <span
          key={name}
          className={`${styles.need} ${fromChat.includes(name) ? styles.told : ''}`}
          data-need=""
        >
          {name}
          <span className="visually-hidden">
            {fromChat.includes(name) ? ` (${needStrings.fromChat})` : ''}
            {index < names.length - 1 ? ', ' : ''}
          </span>
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

/** The same on a phone: a shield in the composer with their number. */
export function NeedsShield({ needs, foods = [], onClick }: NeedsButtonProps) {
  const names = nameNeeds(needs, foods);
  return (
    <IconButton
      label={
        names.length > 0 ? `${needStrings.change}: ${names.join(', ')}` : needStrings.nothingChosen
      }
      className={styles.shield ?? ''}
      onClick={onClick}
    >
      <Icon path={mdiShieldPlusOutline} size={24} />
      {names.length > 0 ? <span className={styles.count} data-count={names.length} /> : null}
    </IconButton>
  );
}
