/** Bottom of the chat, which does not scroll: the user's needs, suggestion chips and the composer. */
import { mdiArrowDown } from '@mdi/js';
import { type RefObject, useCallback, useRef } from 'react';
import { chatStrings } from '../../strings/chat.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useIsSignedIn } from '../../user/session.ts';
import styles from './ChatPanel.module.css';
import { ChipRow } from './ChipRow.tsx';
import { Composer } from './composer/Composer.tsx';
import { restoreFocus } from './composer/restore-focus.ts';
import { getTimeOfDay } from './conversation/chat-start.ts';
import { canRetry } from './conversation/conversation-reducer.ts';
import { isUserMessage } from './conversation/message.ts';
import { suggestFollowUps, suggestOpeners } from './conversation/suggestions.ts';
import type { Chat } from './conversation/use-chat.ts';
import { removeFood } from './needs/edit-needs.ts';
import { NeedsButton } from './needs/NeedsButton.tsx';
import { NeedsPicker } from './needs/NeedsPicker.tsx';
import type { NeedsPickerState } from './needs/use-needs-picker.ts';
import { selectVisibleNeeds } from './needs/visible-needs.ts';
import { useOnline, useOnlineNotice } from './use-online.ts';

interface ChatFooterProps {
  readonly chat: Chat;
  readonly picker: NeedsPickerState;
  /** The message input. */
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Returns whether the message was accepted. */
  readonly onSend: (text: string) => boolean;
  /** Scrolls to the newest message; absent while that is in view. */
  readonly onJump: (() => void) | undefined;
}

export function ChatFooter({ chat, picker, inputRef, onSend, onJump }: ChatFooterProps) {
  const { pendingReplyId, stop, startOver } = chat;
  useOnlineNotice(canRetry(chat));
  const online = useOnline();
  const hasSavedRecipes = useIsSignedIn();
  const stopReply = useCallback(() => {
    stop();
    restoreFocus(inputRef);
  }, [stop, inputRef]);
  return (
    <>
      {/* A message that could not be sent has said it already. */}
      {online || canRetry(chat) ? null : (
        <p role="status" className={styles.offline}>
          {chatStrings.offline(hasSavedRecipes)}
        </p>
      )}
      <SuggestionRow {...{ chat, picker, inputRef, onSend, onJump }} />
      <Composer
        inputRef={inputRef}
        isReplying={pendingReplyId !== null}
        onSend={onSend}
        onStop={stopReply}
        onReset={startOver}
      />
    </>
  );
}

/** The jump button disappears after its tap; a second tap meant for it must not send the chip that takes its place. */
const SECOND_TAP_MS = 600;

/** The needs picker while it is open; otherwise the needs button and the suggestion chips. */
function SuggestionRow({ chat, picker, inputRef, onSend, onJump }: ChatFooterProps) {
  const { needs, foods, isFirstPrompt } = picker;
  const jumpedAt = useRef(Number.NEGATIVE_INFINITY);
  const pick = useCallback(
    (text: string) => {
      if (performance.now() - jumpedAt.current < SECOND_TAP_MS) return;
      onSend(text);
      restoreFocus(inputRef);
    },
    [onSend, inputRef],
  );
  if (picker.isOpen) {
    const close = () => {
      picker.close();
      restoreFocus(inputRef);
    };
    // Closes the picker, so that the message sent by it is visible.
    const removeAndClose = (food: string) => {
      if (removeFood(food, onSend)) close();
    };
    return (
      <NeedsPicker
        isOpenedByUser
        {...{ needs, foods }}
        onRemoveFood={removeAndClose}
        onClear={picker.clear}
        onClose={close}
      />
    );
  }
  const needsButton = <NeedsButton {...{ needs, foods }} onClick={picker.open} />;
  const hasStarted = chat.messages.some(isUserMessage);
  const isAskedInWelcome = isFirstPrompt && picker.isEmpty;
  const takenWidth = isAskedInWelcome ? 0 : selectVisibleNeeds(needs, foods).width;
  return (
    <div className={styles.next}>
      {/* Several needs have a row of their own on a phone, so that the suggestions keep theirs. */}
      {picker.isEmpty ? null : needsButton}
      {/* A new key resets the horizontal scroll position of the row. */}
      <div key={hasStarted ? 'next' : 'first'} className={styles.row}>
        {isAskedInWelcome || !picker.isEmpty ? null : needsButton}
        {chat.pendingReplyId === null ? (
          <ChipRow
            label={hasStarted ? chatStrings.followUps : chatStrings.suggestions}
            texts={
              hasStarted
                ? suggestFollowUps(chat.messages, needs)
                : suggestOpeners(needs, getTimeOfDay(new Date()), new Date().getDate(), takenWidth)
            }
            onPick={pick}
          />
        ) : null}
      </div>
      {/* Beside the chips: above them it would cover the text of a recipe. */}
      {onJump ? (
        <IconButton
          label={chatStrings.jumpToNewest}
          className={styles.jump ?? ''}
          onClick={() => {
            jumpedAt.current = performance.now();
            onJump();
          }}
        >
          <Icon path={mdiArrowDown} />
        </IconButton>
      ) : null}
    </div>
  );
}
