/** The chat: scrolling message list above, footer with needs and composer below. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { chatStrings } from '../../strings/chat.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_CHAT, useChatRequests } from '../../user/chat-requests.ts';
import { ChatFooter } from './ChatFooter.tsx';
import styles from './ChatPanel.module.css';
import { restoreFocus } from './composer/restore-focus.ts';
import { isUserMessage, type PartialRecipe } from './conversation/message.ts';
import { type Chat, useChat } from './conversation/use-chat.ts';
import type { CardSlot } from './list/card-slot.ts';
import { MessageList } from './list/MessageList.tsx';
import { useFollowScroll } from './list/use-follow-scroll.ts';
import { removeFood } from './needs/edit-needs.ts';
import { NeedsPicker } from './needs/NeedsPicker.tsx';
import { type NeedsPickerState, useNeedsPicker } from './needs/use-needs-picker.ts';

interface ChatPanelProps {
  readonly Card: CardSlot;
  /** A message to send as soon as the chat is mounted. */
  readonly initialMessage?: string | undefined;
  readonly onInitialMessageSent?: () => void;
}

export function ChatPanel({ Card, initialMessage, onInitialMessageSent }: ChatPanelProps) {
  const chat = useChat();
  const { scroller, content, isAway, jumpToNewest, followNewest } = useFollowScroll();
  const [restoredCount] = useState(chat.messages.length);
  const hasStarted = chat.messages.some(isUserMessage);
  const picker = useNeedsPicker(hasStarted);
  const { send, retry } = chat;
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
    useChatRequests.setState({ pickNeeds: open, send: pick, recipeId });
    return () => useChatRequests.setState(NO_CHAT);
  }, [open, pick, recipeId]);
  useInitialMessage(initialMessage, sendAndFollow, onInitialMessageSent);

  return (
    <div className={styles.panel}>
      <h1 className="visually-hidden">{chatStrings.title}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={styles.scroller} data-scroller="" tabIndex={0}>
        <div
          ref={content}
          className={`${styles.column} ${hasStarted ? '' : styles.start}`}
          data-start={hasStarted ? undefined : ''}
        >
          <div className={hasStarted ? undefined : styles.firstWords}>
            <MessageList {...{ chat, Card, restoredCount }} onRetry={retryAndFollow} />
          </div>
          {restore ? (
            <div className={styles.bringBack}>
              <Button variant="outlined" size="small" onClick={restore}>
                {chatStrings.bringBack}
              </Button>
            </div>
          ) : null}
          {hasStarted ? null : (
            <WelcomePanel
              picker={picker}
              onSend={sendAndFollow}
              isNew={!chat.restoreConversation}
            />
          )}
        </div>
      </div>
      <div className={`${styles.column} ${styles.foot}`}>
        {/* Before the first message there is nothing to jump to. */}
        <ChatFooter
          chat={chat}
          picker={picker}
          inputRef={inputRef}
          onSend={sendAndFollow}
          onJump={isAway && hasStarted ? jumpToNewest : undefined}
        />
      </div>
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

interface WelcomePanelProps {
  readonly picker: NeedsPickerState;
  readonly onSend: (text: string) => boolean;
  /** There is no earlier conversation to restore. */
  readonly isNew: boolean;
}

function WelcomePanel({ picker, onSend, isNew }: WelcomePanelProps) {
  const { needs, foods } = picker;
  return (
    <div className={styles.firstMinute}>
      {isNew ? <p className={styles.whatItDoes}>{chatStrings.whatItDoes}</p> : null}
      {picker.isFirstPrompt ? (
        <NeedsPicker
          {...{ needs, foods }}
          onRemoveFood={(food) => removeFood(food, onSend)}
          onClear={picker.clear}
          onClose={picker.close}
        />
      ) : null}
    </div>
  );
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
