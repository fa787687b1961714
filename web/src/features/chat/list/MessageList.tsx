/** What was said, oldest first: settled messages in a log that is read out as it grows, the growing one after it. */
import { memo, useMemo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { chatWords } from '../../../words/chat.ts';
import type { CardSlot } from '../card-slot.ts';
import { canRetry } from '../conversation/conversation.ts';
import { isFromPerson, type Message } from '../conversation/message.ts';
import type { Chat } from '../conversation/use-chat.ts';
import { numberedChoices } from '../suggestions.ts';
import type { Choices } from '../words/choices.ts';
import { LiveRow } from './LiveRow.tsx';
import styles from './Message.module.css';
import { MessageGroup } from './MessageGroup.tsx';
import { Thinking } from './Thinking.tsx';

interface MessageListProps {
  readonly chat: Chat;
  readonly Card: CardSlot;
  /** How many messages the page opened with; later ones are drawn at once. */
  readonly restored: number;
  readonly onRetry: () => void;
  readonly onPick: (text: string) => void;
}

/** The newest of a restored conversation are in sight when the page opens. */
const EAGER = 8;

export function MessageList({ chat, Card, restored, onRetry, onPick }: MessageListProps) {
  const { messages, answering, live } = chat;
  const growing = messages.at(-1)?.typed === false;
  const choices = useChoices(answering === null ? messages.at(-1) : undefined, onPick);
  return (
    <>
      <SettledList
        messages={growing ? messages.slice(0, -1) : messages}
        Card={Card}
        eagerFrom={restored - EAGER}
        choices={choices}
      />
      {growing ? (
        <LiveRow
          key={messages.at(-1)?.id}
          live={live}
          Card={Card}
          isFirst={messages.length === 1}
        />
      ) : null}
      <Thinking
        live={live}
        answering={answering !== null || messages.length === 0}
        replied={messages.length > restored && messages.some(isFromPerson)}
      />
      {canRetry(chat) ? (
        <div className={styles.retry}>
          <Button variant="outlined" onClick={onRetry}>
            {chatWords.retry}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What the newest reply lets the person choose from. */
function useChoices(last: Message | undefined, onPick: (text: string) => void) {
  return useMemo((): Choices | undefined => {
    if (!last?.typed || last.tag || last.outcome || isFromPerson(last)) return undefined;
    const names = numberedChoices(last.text);
    return names.length > 0 ? { names, onPick } : undefined;
  }, [last, onPick]);
}

interface SettledListProps {
  readonly messages: readonly Message[];
  readonly Card: CardSlot;
  readonly eagerFrom: number;
  /** Of the last message. */
  readonly choices: Choices | undefined;
}

/** So many messages make a group; it only has to be far more than one and far fewer than all. */
const GROUP = 16;

const SettledList = memo(function SettledList(props: SettledListProps) {
  const { messages, Card, eagerFrom, choices } = props;
  const groups = Array.from({ length: Math.ceil(messages.length / GROUP) }, (_, at) => at * GROUP);
  return (
    <div role="log" aria-label={chatWords.conversation}>
      {groups.map((from) => (
        <MessageGroup
          key={from}
          messages={messages.slice(from, from + GROUP)}
          Card={Card}
          eager={from + GROUP > eagerFrom}
          choices={from + GROUP >= messages.length ? choices : undefined}
        />
      ))}
    </div>
  );
});
