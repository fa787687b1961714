/** Says that a reply is under way and when it has come: seen while nothing of it is there, heard at both ends. */
import { mdiChefHat } from '@mdi/js';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { chatWords } from '../../../words/chat.ts';
import type { LiveReply } from '../conversation/live-reply.ts';
import styles from './Message.module.css';

interface ThinkingProps {
  readonly live: LiveReply;
  readonly answering: boolean;
  /** A reply has come since the page opened. */
  readonly replied: boolean;
}

/**
 * The one status of the chat. The finished message is read once because it then joins the log;
 * the growing one stands outside of it and is never read piece by piece.
 */
export function Thinking({ live, answering, replied }: ThinkingProps) {
  const empty = useSyncExternalStore(live.subscribe, () => isEmpty(live));
  // A card that was withdrawn has left its reason, and the chef beside it: the next one begins in the same message.
  const begun = useSyncExternalStore(live.subscribe, () => live.snapshot().restarts.length > 0);
  const visible = answering && empty;
  return (
    <div
      className={visible ? `${styles.thinking} ${begun ? styles.goesOn : ''}` : 'visually-hidden'}
    >
      {visible && !begun ? (
        <span className={`${styles.avatar} ${styles.busy}`}>
          <Icon path={mdiChefHat} size={20} />
        </span>
      ) : null}
      <p role="status">{status(visible, answering, replied)}</p>
    </div>
  );
}

function status(visible: boolean, answering: boolean, replied: boolean): string {
  if (visible) return chatWords.thinking;
  return replied && !answering ? chatWords.replied : '';
}

function isEmpty(live: LiveReply): boolean {
  const { text, recipe } = live.snapshot();
  return !text && !recipe;
}
