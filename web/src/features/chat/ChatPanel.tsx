/** The chat: what was said above, the person's needs and their next words below. */
import { mdiArrowDown } from '@mdi/js';
import { useCallback, useEffect, useId, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { chatWords } from '../../words/chat.ts';
import styles from './ChatPanel.module.css';
import { ChipRow } from './ChipRow.tsx';
import { Composer } from './Composer.tsx';
import type { CardSlot } from './card-slot.ts';
import { MessageList } from './MessageList.tsx';
import { isFromPerson } from './message.ts';
import { NeedsButton } from './NeedsButton.tsx';
import { NeedsPicker } from './NeedsPicker.tsx';
import { timeOfDay } from './start.ts';
import { followUps, openers } from './suggestions.ts';
import { useChat } from './use-chat.ts';
import { useFollowScroll } from './use-follow-scroll.ts';
import { useNeeds } from './use-needs.ts';
import { useOnline } from './use-online.ts';

interface ChatPanelProps {
  readonly Card: CardSlot;
  /** Something to ask as soon as the chat is there. */
  readonly ask?: string | undefined;
  readonly onAsked?: () => void;
}

const dayOfMonth = () => new Date().getDate();

export function ChatPanel({ Card, ask, onAsked }: ChatPanelProps) {
  const chat = useChat();
  const needs = useNeeds();
  const online = useOnline();
  const scroll = useFollowScroll();
  const [restored] = useState(chat.messages.length);
  // The first minute asks once, in its own place; afterwards the choice opens only when it is wanted.
  const [picker, setPicker] = useState<'first' | 'open' | 'closed'>(() =>
    needs.allergies.length + needs.diets.length > 0 ? 'closed' : 'first',
  );
  const needsId = useId();
  const { send, answering, messages } = chat;
  const begun = messages.some(isFromPerson);
  const asksFirst = picker === 'first' && !begun;
  const closePicker = useCallback(() => setPicker('closed'), []);

  const { follow } = scroll;
  const say = useCallback(
    (text: string) => {
      follow();
      return send(text);
    },
    [send, follow],
  );
  useAskOnce(ask, say, onAsked);
  const chips = begun
    ? followUps(messages, needs)
    : openers(needs, timeOfDay(new Date()), dayOfMonth());

  return (
    <div className={styles.panel}>
      <h1 className="visually-hidden">{chatWords.title}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scroll.scroller} className={styles.scroller} data-scroller="" tabIndex={0}>
        <div ref={scroll.content} className={`${styles.column} ${begun ? '' : styles.start}`}>
          <MessageList chat={chat} Card={Card} restored={restored} />
          {begun ? null : (
            <div className={styles.firstMinute}>
              <p className={styles.whatItDoes}>{chatWords.whatItDoes}</p>
              {asksFirst ? <NeedsPicker id={needsId} needs={needs} onClose={closePicker} /> : null}
            </div>
          )}
        </div>
      </div>
      <div className={`${styles.column} ${styles.foot}`}>
        {scroll.away ? (
          <div className={styles.jump}>
            <IconButton label={chatWords.jumpToNewest} onClick={scroll.jumpToNewest}>
              <Icon path={mdiArrowDown} />
            </IconButton>
          </div>
        ) : null}
        {online ? null : (
          <p role="status" className={styles.offline}>
            {chatWords.offline}
          </p>
        )}
        {picker === 'open' ? (
          <NeedsPicker id={needsId} needs={needs} onClose={closePicker} />
        ) : (
          <div className={styles.row}>
            {asksFirst && needs.allergies.length + needs.diets.length === 0 ? null : (
              <NeedsButton needs={needs} onClick={() => setPicker('open')} />
            )}
            {answering === null ? (
              <ChipRow
                label={begun ? chatWords.followUps : chatWords.suggestions}
                texts={chips}
                onPick={say}
              />
            ) : null}
          </div>
        )}
        <Composer
          answering={answering !== null}
          onSend={say}
          onStop={chat.stop}
          onReset={chat.startOver}
        />
      </div>
    </div>
  );
}

/** Once the screen stands: what is mounted only to be mounted again has then been taken down. */
function useAskOnce(
  ask: string | undefined,
  say: (text: string) => boolean,
  onAsked?: () => void,
): void {
  useEffect(() => {
    if (!ask) return;
    const timer = setTimeout(() => {
      say(ask);
      onAsked?.();
    });
    return () => clearTimeout(timer);
  }, [ask, say, onAsked]);
}
