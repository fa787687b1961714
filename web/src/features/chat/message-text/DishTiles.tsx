/** Dishes to choose from as tiles with a drawing; a tap anywhere on a tile asks for the dish, also later. */
import { mdiPotSteamOutline } from '@mdi/js';
import { use, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useChatRequests } from '../../../user/chat-requests.ts';
import type { ChoiceLine } from './choice-lines.ts';
import styles from './DishTiles.module.css';
import { DishChoicesContext } from './dish-choices.ts';

export function DishTiles({ choices }: { readonly choices: readonly ChoiceLine[] }) {
  return (
    <ul className={styles.tiles} data-count={choices.length}>
      {choices.map((choice) => (
        <DishTile key={choice.name} {...choice} />
      ))}
    </ul>
  );
}

function DishTile({ name, time, line }: ChoiceLine) {
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        onClick={() => useChatRequests.getState().send?.(name)}
      >
        <Drawing name={name} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.about}>
            <span className={styles.time}>{time}</span>
            {line ? <span className={styles.line}> {line}</span> : null}
          </span>
        </span>
      </button>
    </li>
  );
}

/** A pot until the picture is there, and where there is none. */
function Drawing({ name }: Pick<ChoiceLine, 'name'>) {
  const src = use(DishChoicesContext).get(name);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <span className={styles.drawing} data-drawing="">
      {src && !isMissing ? (
        <img src={src} alt="" width={88} height={88} onError={() => setIsMissing(true)} />
      ) : (
        <Icon path={mdiPotSteamOutline} size={40} />
      )}
    </span>
  );
}
