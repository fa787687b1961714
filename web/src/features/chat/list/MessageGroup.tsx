/** A run of settled messages: the browser watches and lays out a long conversation group by group, not row by row. */
import { memo, useRef } from 'react';
import type { CardSlot } from '../card-slot.ts';
import type { Message } from '../conversation/message.ts';
import type { Choices } from '../words/choices.ts';
import styles from './Message.module.css';
import { MessageRow } from './MessageRow.tsx';
import { useNear } from './use-near.ts';

interface MessageGroupProps {
  readonly messages: readonly Message[];
  readonly Card: CardSlot;
  /** Drawn in full at once: it holds some of the newest, or of what has just been said. */
  readonly eager: boolean;
  /** Of its last message. */
  readonly choices: Choices | undefined;
}

export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, Card, eager, choices } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, eager);
  return (
    <div ref={place} className={styles.group}>
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          Card={Card}
          near={near}
          choices={message === messages.at(-1) ? choices : undefined}
        />
      ))}
    </div>
  );
}, areSame);

function areSame(before: MessageGroupProps, after: MessageGroupProps): boolean {
  return (
    before.Card === after.Card &&
    before.eager === after.eager &&
    before.choices === after.choices &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, at) => message === after.messages[at])
  );
}
