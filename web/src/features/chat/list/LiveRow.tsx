/** The reply that is still growing: the only part of the list that draws while it streams. */
import { memo, useSyncExternalStore } from 'react';
import { useSetting } from '../../../person/settings.ts';
import type { CardSlot } from '../card-slot.ts';
import type { LiveReply } from '../conversation/live-reply.ts';
import { Words } from '../words/Words.tsx';
import styles from './Message.module.css';
import { MessageBoundary } from './MessageBoundary.tsx';
import { MessageFrame, Restarts } from './MessageRow.tsx';

interface LiveRowProps {
  readonly live: LiveReply;
  readonly Card: CardSlot;
  /** Nothing was said before it: what stands below keeps its place while it grows. */
  readonly isFirst: boolean;
}

export const LiveRow = memo(function LiveRow({ live, Card, isFirst }: LiveRowProps) {
  const units = useSetting('measurementUnits');
  const { text, recipe, restarts } = useSyncExternalStore(live.subscribe, live.snapshot);
  if (!text && !recipe && restarts.length === 0) return null;
  return (
    <MessageFrame of="chef">
      <MessageBoundary>
        <Restarts reasons={restarts} />
        {text ? (
          <div
            {...(isFirst ? { className: styles.roomy, 'data-room-for': live.arrived().text } : {})}
          >
            <Words text={text} />
          </div>
        ) : null}
        {recipe?.conversation_response ? <Words text={recipe.conversation_response} /> : null}
        {recipe ? (
          <div className={styles.card} data-card="">
            <Card recipe={recipe} units={units} stage="growing" />
          </div>
        ) : null}
      </MessageBoundary>
    </MessageFrame>
  );
});
