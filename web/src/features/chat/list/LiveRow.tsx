/** Message row of the reply that is being streamed; the only part of the list that renders during a stream. */
import { memo, useSyncExternalStore } from 'react';
import { useSetting } from '../../../user/settings.ts';
import type { LiveReply } from '../conversation/live-reply.ts';
import { type DishChoices, DishChoicesContext } from '../message-text/dish-choices.ts';
import { MessageText } from '../message-text/MessageText.tsx';
import type { CardSlot } from './card-slot.ts';
import styles from './Message.module.css';
import { MessageBoundary } from './MessageBoundary.tsx';
import { MessageFrame, RestartReasons } from './MessageRow.tsx';

interface LiveRowProps {
  readonly liveReply: LiveReply;
  readonly Card: CardSlot;
  /** It is the first message: room for its whole text is reserved, so that what is below does not move. */
  readonly isFirst: boolean;
  readonly choices: DishChoices;
}

/** The two paragraphs of a greeting. */
function reserveRoom(whole: string) {
  const [first, ...rest] = whole.split('\n\n');
  return { className: styles.roomy, 'data-first': first, 'data-rest': rest.join(' ') };
}

export const LiveRow = memo(function LiveRow(props: LiveRowProps) {
  const { liveReply, Card, isFirst, choices } = props;
  const units = useSetting('measurementUnits');
  const { text, recipe, restarts } = useSyncExternalStore(liveReply.subscribe, liveReply.snapshot);
  if (!text && !recipe && restarts.length === 0) return null;
  return (
    <MessageFrame author="chef">
      <MessageBoundary>
        <RestartReasons reasons={restarts} />
        {text ? (
          <DishChoicesContext value={choices}>
            <div data-growing="" {...(isFirst ? reserveRoom(liveReply.getReceived().text) : {})}>
              <MessageText text={text} />
            </div>
          </DishChoicesContext>
        ) : null}
        {recipe?.conversation_response ? <MessageText text={recipe.conversation_response} /> : null}
        {recipe ? (
          <div className={`${styles.card} ${styles.rising}`} data-card="">
            <Card recipe={recipe} units={units} stage="growing" />
          </div>
        ) : null}
      </MessageBoundary>
    </MessageFrame>
  );
});
