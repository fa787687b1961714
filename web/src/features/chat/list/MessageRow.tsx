/** One finished message with avatar, sender and content. */

import { mdiAccount, mdiChefHat } from '@mdi/js';
import { BOT_NAME } from '@saffron/contract/limits';
import { memo, type ReactNode } from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { isUserMessage, type Message, type RecipeMessage } from '../conversation/message.ts';
import { DishChoicesContext } from '../message-text/dish-choices.ts';
import { MessageText } from '../message-text/MessageText.tsx';
import type { CopyReplyProps } from './CopyReply.tsx';
import type { CardSlot } from './card-slot.ts';
import { findChoices } from './find-choices.ts';
import styles from './Message.module.css';
import { MessageBoundary } from './MessageBoundary.tsx';

const loadCopyReply = () => import('./CopyReply.tsx');

interface MessageFrameProps {
  /** Of a message with a card, to be found again. */
  readonly id?: string | undefined;
  readonly author: 'person' | 'chef';
  readonly children: ReactNode;
}

/** Avatar, name and the content of the message. */
export function MessageFrame({ id, author, children }: MessageFrameProps) {
  const name = author === 'person' ? chatStrings.you : BOT_NAME;
  return (
    <article id={id} className={`${styles.row} ${styles[author]}`} data-row={author}>
      <span className={styles.avatar}>
        <Icon path={author === 'person' ? mdiAccount : mdiChefHat} size={20} />
      </span>
      <span className={styles.sender}>{name}</span>
      <div className={styles.said}>{children}</div>
    </article>
  );
}

interface MessageRowProps {
  readonly message: Message;
  readonly Card: CardSlot;
  /** In or near the viewport, and so rendered in full. */
  readonly isNear: boolean;
}

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, Card, isNear } = props;
  if (isUserMessage(message) && message.tag === undefined) {
    return (
      <MessageFrame author="person">
        <p className={styles.bubble} dir="auto">
          {message.text}
        </p>
      </MessageFrame>
    );
  }
  return (
    <MessageFrame id={message.tag && message.id} author="chef">
      <MessageBoundary {...(message.tag ? {} : { fallbackText: message.text })}>
        {isNear ? <Reply message={message} Card={Card} /> : renderPreview(message)}
      </MessageBoundary>
      <MessageOutcome message={message} />
    </MessageFrame>
  );
});

/** A reply far from the viewport: its plain text, so that find-in-page works without rendering markdown. */
function renderPreview(message: Message): ReactNode {
  if (message.tag === undefined) return <p className={styles.glance}>{message.text}</p>;
  const { conversation_response, recipeName, introduction } = message.text;
  return <p>{[conversation_response, recipeName, introduction].filter(Boolean).join(' ')}</p>;
}

function Reply({ message, Card }: Pick<MessageRowProps, 'message' | 'Card'>) {
  if (message.tag === 'recipe') return <RecipeReply message={message} Card={Card} />;
  return (
    <DishChoicesContext value={findChoices(message)}>
      <MessageText text={message.text} />
      {message.changedCard ? <ShowCard id={message.changedCard} /> : null}
      {message.outcome === 'failed' || !message.text ? null : <CopyButton text={message.text} />}
    </DishChoicesContext>
  );
}

/** Its absence, where it cannot be fetched, takes nothing from the reply. */
function CopyButton(props: CopyReplyProps) {
  const CopyReply = useLazyComponent<CopyReplyProps>(loadCopyReply, true);
  return CopyReply && <CopyReply {...props} />;
}

function ShowCard({ id }: Pick<Message, 'id'>) {
  return (
    <TextButton onClick={({ currentTarget }) => scrollToRow(currentTarget, id)}>
      {chatStrings.showCard}
    </TextButton>
  );
}

/** By the list alone: the page around it has its own place. */
function scrollToRow(from: Element, id: string): void {
  const [list, row] = [from.closest('[data-scroller]'), document.getElementById(id)];
  if (!list || !row) return;
  list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

interface RecipeReplyProps {
  readonly message: RecipeMessage;
  readonly Card: CardSlot;
}

function RecipeReply({ message, Card }: RecipeReplyProps) {
  const { text: recipe, restarts, safety, notes, units, outcome } = message;
  return (
    <>
      <RestartReasons reasons={restarts} />
      {recipe.conversation_response ? <MessageText text={recipe.conversation_response} /> : null}
      <div className={styles.card} data-card="">
        <Card {...{ recipe, safety, notes, units }} stage={outcome ? 'unfinished' : 'whole'} />
      </div>
    </>
  );
}

/** Why a card was withdrawn, each reason once, so that the user sees what the safety check refused. */
export function RestartReasons({ reasons = [] }: { readonly reasons?: readonly string[] }) {
  return [...new Set(reasons)].map((reason) => (
    <p key={reason} className={styles.note}>
      {reason}
    </p>
  ));
}

function MessageOutcome({ message: { outcome, note } }: Pick<MessageRowProps, 'message'>) {
  return (
    <>
      {outcome === 'stopped' ? <p className={styles.note}>{chatStrings.stopped}</p> : null}
      {outcome === 'broken' ? <p className={styles.note}>{chatStrings.brokenOff}</p> : null}
      {note ? <p className={styles.note}>{note}</p> : null}
    </>
  );
}
