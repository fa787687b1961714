/** A run of settled messages: the browser watches and lays out a long conversation group by group, not row by row. */
import { memo, useRef } from 'react';
import type { CardSlot } from '../card-slot.ts';
import type { Message } from '../conversation/message.ts';
import styles from './Message.module.css';
import { MessageRow } from './MessageRow.tsx';
import { useNear } from './use-near.ts';

interface MessageGroupProps {
  readonly messages: readonly Message[];
  readonly Card: CardSlot;
  /** Drawn in full at once: it holds some of the newest, or of what has just been said. */
  readonly eager: boolean;
}

export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, Card, eager } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, eager);
  return (
    <div ref={place} className={styles.group}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} Card={Card} near={near} />
      ))}
    </div>
  );
}, areSame);

function areSame(before: MessageGroupProps, after: MessageGroupProps): boolean {
  return (
    before.Card === after.Card &&
    before.eager === after.eager &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, at) => message === after.messages[at])
  );
}
