/** "Saffron is thinking..." indicator, and the status message for screen readers. */
import { mdiChefHat } from '@mdi/js';
import { useSyncExternalStore } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { LiveReply } from '../conversation/live-reply.ts';
import styles from './Message.module.css';

interface ThinkingStatusProps {
  readonly liveReply: LiveReply;
  readonly isReplying: boolean;
  /** A reply has arrived since the page opened. */
  readonly hasReplied: boolean;
}

/**
 * The one status of the chat. The finished message is read once because it then joins the log;
 * the growing one is outside of it and is never read piece by piece.
 */
export function ThinkingStatus({ liveReply, isReplying, hasReplied }: ThinkingStatusProps) {
  const isReplyEmpty = useSyncExternalStore(liveReply.subscribe, () => isEmpty(liveReply));
  // After a withdrawn card the message shows its reason and the avatar already; the next card goes into it.
  const isRestarted = useSyncExternalStore(
    liveReply.subscribe,
    () => liveReply.snapshot().restarts.length > 0,
  );
  const visible = isReplying && isReplyEmpty;
  return (
    <div
      className={
        visible ? `${styles.thinking} ${isRestarted ? styles.goesOn : ''}` : 'visually-hidden'
      }
    >
      {visible && !isRestarted ? (
        <span className={`${styles.avatar} ${styles.busy}`}>
          <Icon path={mdiChefHat} size={20} />
        </span>
      ) : null}
      <p role="status">{describeStatus(visible, isReplying, hasReplied)}</p>
    </div>
  );
}

function describeStatus(visible: boolean, isReplying: boolean, hasReplied: boolean): string {
  if (visible) return chatStrings.thinking;
  return hasReplied && !isReplying ? chatStrings.replied : '';
}

function isEmpty(live: LiveReply): boolean {
  const { text, recipe } = live.snapshot();
  return !text && !recipe;
}
