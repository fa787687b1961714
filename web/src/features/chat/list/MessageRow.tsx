/** One settled message with who said it; drawn once and then left alone. */

import { mdiAccount, mdiChefHat } from '@mdi/js';
import { BOT_NAME } from '@saffron/contract/limits';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { chatWords } from '../../../words/chat.ts';
import type { CardSlot } from '../card-slot.ts';
import { isFromPerson, type Message, type RecipeMessage } from '../conversation/message.ts';
import { type Choices, ChoicesContext } from '../words/choices.ts';
import { Words } from '../words/Words.tsx';
import styles from './Message.module.css';
import { MessageBoundary } from './MessageBoundary.tsx';

interface FrameProps {
  readonly of: 'person' | 'chef';
  readonly children: ReactNode;
}

/** Avatar, name and room for what was said. */
export function MessageFrame({ of, children }: FrameProps) {
  const name = of === 'person' ? chatWords.you : BOT_NAME;
  return (
    <article className={`${styles.row} ${styles[of]}`} data-row={of}>
      <span className={styles.avatar}>
        <Icon path={of === 'person' ? mdiAccount : mdiChefHat} size={20} />
      </span>
      <span className={styles.sender}>{name}</span>
      <div className={styles.said}>{children}</div>
    </article>
  );
}

interface MessageRowProps {
  readonly message: Message;
  readonly Card: CardSlot;
  /** In sight or close to it, and so drawn in full. */
  readonly near: boolean;
  /** The dishes that can be had with a tap on their names. */
  readonly choices: Choices | undefined;
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, Card, near, choices } = props;
  if (isFromPerson(message) && message.tag === undefined) {
    return (
      <MessageFrame of="person">
        <p className={styles.bubble} dir="auto">
          {message.text}
        </p>
      </MessageFrame>
    );
  }
  return (
    <MessageFrame of="chef">
      <MessageBoundary {...(message.tag ? {} : { words: message.text })}>
        <ChoicesContext value={choices}>
          {near ? <Reply message={message} Card={Card} /> : glance(message)}
        </ChoicesContext>
      </MessageBoundary>
      <Aftermath message={message} />
    </MessageFrame>
  );
});

/** A reply far from sight: its words, findable, without the work of setting them. */
function glance(message: Message): ReactNode {
  if (message.tag === undefined) return <p className={styles.glance}>{message.text}</p>;
  const { conversation_response, recipeName, introduction } = message.text;
  return <p>{[conversation_response, recipeName, introduction].filter(Boolean).join(' ')}</p>;
}

function Reply({ message, Card }: Pick<MessageRowProps, 'message' | 'Card'>) {
  return message.tag === 'recipe' ? (
    <RecipeReply message={message} Card={Card} />
  ) : (
    <Words text={message.text} />
  );
}

interface RecipeReplyProps {
  readonly message: RecipeMessage;
  readonly Card: CardSlot;
}

function RecipeReply({ message, Card }: RecipeReplyProps) {
  const { text: recipe, restarts, safety, notes, units, outcome } = message;
  return (
    <>
      <Restarts reasons={restarts} />
      {recipe.conversation_response ? <Words text={recipe.conversation_response} /> : null}
      <div className={styles.card} data-card="">
        <Card {...{ recipe, safety, notes, units }} stage={outcome ? 'unfinished' : 'whole'} />
      </div>
    </>
  );
}

/** Why a card was withdrawn on its way, each reason once: the person sees what the check refused. */
export function Restarts({ reasons = [] }: { readonly reasons?: readonly string[] }) {
  return [...new Set(reasons)].map((reason) => (
    <p key={reason} className={styles.note}>
      {reason}
    </p>
  ));
}

function Aftermath({ message: { outcome, note } }: Pick<MessageRowProps, 'message'>) {
  return (
    <>
      {outcome === 'stopped' ? <p className={styles.note}>{chatWords.stopped}</p> : null}
      {outcome === 'broken' ? <p className={styles.note}>{chatWords.brokenOff}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
}
