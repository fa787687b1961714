/** Group of finished messages that renders in full only when it is near the viewport. */
import { memo, useRef } from 'react';
import type { Message } from '../conversation/message.ts';
import type { CardSlot } from './card-slot.ts';
import styles from './Message.module.css';
import { MessageRow } from './MessageRow.tsx';
import { useNearViewport } from './use-near-viewport.ts';

interface MessageGroupProps {
  readonly messages: readonly Message[];
  readonly Card: CardSlot;
  /** Rendered in full at once, because it holds some of the newest messages. */
  readonly isEager: boolean;
}

export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { messages, Card, isEager } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, isEager);
  return (
    <div ref={place} className={styles.group}>
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} Card={Card} isNear={isNear} />
      ))}
    </div>
  );
}, areEqualProps);

function areEqualProps(before: MessageGroupProps, after: MessageGroupProps): boolean {
  return (
    before.Card === after.Card &&
    before.isEager === after.isEager &&
    before.messages.length === after.messages.length &&
    before.messages.every((message, at) => message === after.messages[at])
  );
}
