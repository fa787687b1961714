/** The chat: what was said above, the person's needs and their next words below. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { chatWords } from '../../words/chat.ts';
import { ChatFoot } from './ChatFoot.tsx';
import styles from './ChatPanel.module.css';
import type { CardSlot } from './card-slot.ts';
import { giveBack } from './composer/give-back.ts';
import { isFromPerson } from './conversation/message.ts';
import { type Chat, useChat } from './conversation/use-chat.ts';
import { MessageList } from './list/MessageList.tsx';
import { useFollowScroll } from './list/use-follow-scroll.ts';
import { NeedsPicker } from './needs/NeedsPicker.tsx';
import { takeBackFood } from './needs/use-needs.ts';
import { type NeedsChoice, useNeedsChoice } from './needs/use-needs-choice.ts';

interface ChatPanelProps {
  readonly Card: CardSlot;
  /** Something to ask as soon as the chat is there. */
  readonly ask?: string | undefined;
  readonly onAsked?: () => void;
}

export function ChatPanel({ Card, ask, onAsked }: ChatPanelProps) {
  const chat = useChat();
  const { scroller, content, away, jumpToNewest, follow } = useFollowScroll();
  const [restored] = useState(chat.messages.length);
  const begun = chat.messages.some(isFromPerson);
  const choice = useNeedsChoice(begun);
  const { send, retry } = chat;
  const say = useCallback(
    (text: string) => {
      follow();
      return send(text);
    },
    [send, follow],
  );
  const sayAgain = useCallback(() => {
    follow();
    retry();
  }, [retry, follow]);
  const box = useRef<HTMLTextAreaElement>(null);
  const pick = useCallback(
    (name: string) => {
      if (say(name)) giveBack(box);
    },
    [say],
  );
  const bringBack = bringingBack(chat, box);
  useAskOnce(ask, say, onAsked);

  return (
    <div className={styles.panel}>
      <h1 className="visually-hidden">{chatWords.title}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={styles.scroller} data-scroller="" tabIndex={0}>
        <div
          ref={content}
          className={`${styles.column} ${begun ? '' : styles.start}`}
          data-start={begun ? undefined : ''}
        >
          <div className={begun ? undefined : styles.firstWords}>
            <MessageList {...{ chat, Card, restored }} onRetry={sayAgain} onPick={pick} />
          </div>
          {bringBack ? (
            <div className={styles.bringBack}>
              <Button variant="outlined" size="small" onClick={bringBack}>
                {chatWords.bringBack}
              </Button>
            </div>
          ) : null}
          {begun ? null : <FirstMinute choice={choice} say={say} isNew={!chat.bringBack} />}
        </div>
      </div>
      <div className={`${styles.column} ${styles.foot}`}>
        {/* Nothing is newer than the first words. */}
        <ChatFoot
          chat={chat}
          choice={choice}
          box={box}
          say={say}
          onJump={away && begun ? jumpToNewest : undefined}
        />
      </div>
    </div>
  );
}

/** Not while a reply is under way: it would stand in the middle of it. */
function bringingBack({ bringBack, answering }: Chat, box: RefObject<HTMLTextAreaElement | null>) {
  if (!bringBack || answering !== null) return undefined;
  return () => {
    bringBack();
    giveBack(box);
  };
}

interface FirstMinuteProps {
  readonly choice: NeedsChoice;
  readonly say: (text: string) => boolean;
  /** Nobody has talked here before. */
  readonly isNew: boolean;
}

function FirstMinute({ choice, say, isNew }: FirstMinuteProps) {
  const { needs, foods } = choice;
  return (
    <div className={styles.firstMinute}>
      {isNew ? <p className={styles.whatItDoes}>{chatWords.whatItDoes}</p> : null}
      {choice.asksFirst ? (
        <NeedsPicker
          {...{ needs, foods }}
          onTakeBack={(food) => takeBackFood(food, say)}
          onClear={choice.clear}
          onClose={choice.close}
        />
      ) : null}
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
