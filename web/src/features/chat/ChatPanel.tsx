/** The chat: scrolling message list above, footer with needs and composer below. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { chatStrings } from '../../strings/chat.ts';
import { Button } from '../../ui/Button.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { NO_CHAT, useChatRequests } from '../../user/chat-requests.ts';
import { ChatFooter } from './ChatFooter.tsx';
import styles from './ChatPanel.module.css';
import { restoreFocus } from './composer/restore-focus.ts';
import { isUserMessage, type PartialRecipe } from './conversation/message.ts';
import { type Chat, type StartTimers, useChat } from './conversation/use-chat.ts';
import type { CardSlot } from './list/card-slot.ts';
import { MessageList } from './list/MessageList.tsx';
import { useFollowScroll } from './list/use-follow-scroll.ts';
import { useNeedsPicker } from './needs/use-needs-picker.ts';
import { Welcome } from './welcome/Welcome.tsx';

/** Where a new chat has its composer in the middle (ChatPanel.module.css). */
const HAS_ROOM = '(min-width: 600px) and (min-height: 600px)';

interface ChatPanelProps {
  readonly Card: CardSlot;
  /** A message to send as soon as the chat is mounted. */
  readonly initialMessage?: string | undefined;
  readonly onInitialMessageSent?: () => void;
  readonly startTimers?: StartTimers;
}

export function ChatPanel(props: ChatPanelProps) {
  const { Card, initialMessage, onInitialMessageSent, startTimers } = props;
  const chat = useChat(startTimers);
  const { scroller, content, isAway, jumpToNewest, followNewest } = useFollowScroll();
  const [restoredCount] = useState(chat.messages.length);
  const hasStarted = chat.messages.some(isUserMessage);
  const picker = useNeedsPicker(hasStarted);
  const { send, retry, findSwap } = chat;
  const sendAndFollow = useCallback(
    (text: string) => {
      followNewest();
      return send(text);
    },
    [send, followNewest],
  );
  const retryAndFollow = useCallback(() => {
    followNewest();
    retry();
  }, [retry, followNewest]);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const pick = useCallback(
    (name: string) => {
      if (sendAndFollow(name)) restoreFocus(inputRef);
    },
    [sendAndFollow],
  );
  const restore = createRestore(chat, inputRef);
  const { open } = picker;
  const newest = chat.messages.findLast(({ tag }) => tag)?.text as PartialRecipe | undefined;
  const recipeId = newest?.recipeId ?? null;
  useEffect(() => {
    useChatRequests.setState({ pickNeeds: open, send: pick, findSwap, recipeId });
    return () => useChatRequests.setState(NO_CHAT);
  }, [open, pick, findSwap, recipeId]);
  useInitialMessage(initialMessage, sendAndFollow, onInitialMessageSent);

  const hasRoom = useMediaQuery(HAS_ROOM) && !hasStarted;
  const welcome = hasStarted ? null : (
    <Welcome picker={picker} isBelowComposer={hasRoom} onSend={sendAndFollow} />
  );
  const startMark = hasStarted ? undefined : '';

  return (
    <div className={styles.panel} data-new={startMark}>
      <h1 className="visually-hidden">{chatStrings.title}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={styles.scroller} data-scroller="" tabIndex={0}>
        <div
          ref={content}
          className={`${styles.column} ${hasStarted ? '' : styles.start}`}
          data-start={startMark}
        >
          <div className={hasStarted ? undefined : styles.firstWords}>
            <MessageList {...{ chat, Card, restoredCount }} onRetry={retryAndFollow} />
            {restore ? (
              <div className={styles.bringBack}>
                <p>{chatStrings.cleared}</p>
                <Button variant="outlined" size="small" onClick={restore}>
                  {chatStrings.bringBack}
                </Button>
              </div>
            ) : hasStarted ? null : (
              <p className={styles.whatItDoes}>{chatStrings.whatItDoes}</p>
            )}
          </div>
          {hasRoom ? null : welcome}
        </div>
      </div>
      <div className={`${styles.column} ${styles.foot}`}>
        {/* Before the first message there is nothing to jump to. */}
        <ChatFooter
          chat={chat}
          picker={picker}
          inputRef={inputRef}
          isBare={hasRoom}
          onSend={sendAndFollow}
          onJump={isAway && hasStarted ? jumpToNewest : undefined}
        />
      </div>
      {hasRoom ? <div className={`${styles.column} ${styles.below}`}>{welcome}</div> : null}
    </div>
  );
}

/** Undefined while a reply is under way: the restored messages would be inserted around it. */
function createRestore(
  { restoreConversation, pendingReplyId }: Chat,
  inputRef: RefObject<HTMLTextAreaElement | null>,
) {
  if (!restoreConversation || pendingReplyId !== null) return undefined;
  return () => {
    restoreConversation();
    restoreFocus(inputRef);
  };
}

/** Sends after a timeout, so that a component which strict mode unmounts again sends nothing. */
function useInitialMessage(
  message: string | undefined,
  onSend: (text: string) => boolean,
  onSent?: () => void,
): void {
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => {
      onSend(message);
      onSent?.();
    });
    return () => clearTimeout(timer);
  }, [message, onSend, onSent]);
}
