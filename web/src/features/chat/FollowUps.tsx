/** Suggestion chips for what to ask next; a tap sends the text. */
import type { Needs } from '@saffron/kitchen/vocabulary';
import { memo } from 'react';
import { chatStrings } from '../../strings/chat.ts';
import styles from './Chips.module.css';
import type { Message } from './conversation/message.ts';
import { suggestFollowUps } from './conversation/suggestions.ts';

export interface FollowUpsProps {
  readonly messages: readonly Message[];
  readonly needs: Needs;
  readonly onPick: (text: string) => void;
}

export default memo(function FollowUps({ messages, needs, onPick }: FollowUpsProps) {
  const texts = suggestFollowUps(messages, needs);
  if (texts.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={chatStrings.followUps}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className={styles.chip} onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
});
