/** Four things to ask first, as tiles with drawings; a tap sends one. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import type { SyntheticEvent } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { getTimeOfDay } from '../conversation/chat-start.ts';
import { chooseOpeners } from './choose-openers.ts';
import styles from './Openers.module.css';

export interface OpenersProps {
  readonly needs: Needs;
  readonly onPick: (text: string) => void;
}

const EMPTY_PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/** Without a connection its place stays tinted, in place of a broken picture. */
function leaveEmpty({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  if (currentTarget.src !== EMPTY_PICTURE) currentTarget.src = EMPTY_PICTURE;
}

export default function Openers({ needs, onPick }: OpenersProps) {
  const now = new Date();
  return (
    <ul className={styles.openers} aria-label={chatStrings.suggestions}>
      {chooseOpeners(needs, getTimeOfDay(now), now.getDate()).map(({ text, picture }) => (
        <li key={text}>
          <button type="button" className={styles.opener} onClick={() => onPick(text)}>
            <img src={picture} alt="" width={96} height={96} data-drawing="" onError={leaveEmpty} />
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
