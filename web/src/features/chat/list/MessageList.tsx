/** Message list: finished messages in an ARIA log, then the streamed one. */
import { memo, useMemo } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { Button } from '../../../ui/Button.tsx';
import { canRetry } from '../conversation/conversation-reducer.ts';
import { isUserMessage, type Message } from '../conversation/message.ts';
import type { Chat } from '../conversation/use-chat.ts';
import type { CardSlot } from './card-slot.ts';
import { findChoices } from './find-choices.ts';
import { LiveRow } from './LiveRow.tsx';
import styles from './Message.module.css';
import { MessageGroup } from './MessageGroup.tsx';
import { ThinkingStatus } from './ThinkingStatus.tsx';

interface MessageListProps {
  readonly chat: Chat;
  readonly Card: CardSlot;
  /** How many messages the page opened with; later ones are rendered in full at once. */
  readonly restoredCount: number;
  readonly onRetry: () => void;
}

/** The newest messages of a restored conversation are visible when the page opens. */
const EAGER_COUNT = 8;

export function MessageList({ chat, Card, restoredCount, onRetry }: MessageListProps) {
  const { messages, pendingReplyId, liveReply } = chat;
  const last = messages.at(-1);
  const isGrowing = last?.typed === false;
  const choices = useMemo(() => findChoices(last), [last]);
  return (
    <>
      <SettledList
        messages={isGrowing ? messages.slice(0, -1) : messages}
        Card={Card}
        eagerFrom={restoredCount - EAGER_COUNT}
      />
      {isGrowing ? (
        <LiveRow
          key={last.id}
          liveReply={liveReply}
          Card={Card}
          isFirst={messages.length === 1}
          choices={choices}
        />
      ) : null}
      <ThinkingStatus
        liveReply={liveReply}
        isReplying={pendingReplyId !== null || messages.length === 0}
        hasReplied={messages.length > restoredCount && messages.some(isUserMessage)}
      />
      {canRetry(chat) ? (
        <div className={styles.retry}>
          <Button variant="outlined" onClick={onRetry}>
            {chatStrings.retry}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface SettledListProps {
  readonly messages: readonly Message[];
  readonly Card: CardSlot;
  readonly eagerFrom: number;
}

/** Messages per group; it only has to be far more than one and far fewer than all. */
const GROUP_SIZE = 16;

const SettledList = memo(function SettledList(props: SettledListProps) {
  const { messages, Card, eagerFrom } = props;
  const groups = Array.from(
    { length: Math.ceil(messages.length / GROUP_SIZE) },
    (_, at) => at * GROUP_SIZE,
  );
  return (
    <div role="log" aria-label={chatStrings.conversation}>
      {groups.map((from) => (
        <MessageGroup
          key={from}
          messages={messages.slice(from, from + GROUP_SIZE)}
          Card={Card}
          isEager={from + GROUP_SIZE > eagerFrom}
        />
      ))}
    </div>
  );
});
