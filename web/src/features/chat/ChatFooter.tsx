/** Bottom of the chat, which does not scroll: the user's needs, suggestion chips and the composer. */
import { mdiArrowDown } from '@mdi/js';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { chatStrings } from '../../strings/chat.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLazyComponent } from '../../ui/use-lazy-component.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useOnline } from '../../ui/use-online.ts';
import { useIsSignedIn } from '../../user/session.ts';
import styles from './ChatFooter.module.css';
import { Composer } from './composer/Composer.tsx';
import { restoreFocus } from './composer/restore-focus.ts';
import { canRetry } from './conversation/conversation-reducer.ts';
import { isUserMessage } from './conversation/message.ts';
import type { Chat } from './conversation/use-chat.ts';
import type { FollowUpsProps } from './FollowUps.tsx';
import { removeFood } from './needs/edit-needs.ts';
import { NeedsButton, NeedsShield } from './needs/NeedsButton.tsx';
import { NeedsPicker } from './needs/NeedsPicker.tsx';
import type { NeedsPickerState } from './needs/use-needs-picker.ts';
import { useOnlineNotice } from './use-online-notice.ts';

interface ChatFooterProps {
  readonly chat: Chat;
  readonly picker: NeedsPickerState;
  /** The message input. */
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Only the composer: all else stands below it. */
  readonly isBare?: boolean;
  /** Returns whether the message was accepted. */
  readonly onSend: (text: string) => boolean;
  /** Scrolls to the newest message; absent while that is in view. */
  readonly onJump: (() => void) | undefined;
}

const IS_PHONE = '(max-width: 599.98px)';

export function ChatFooter(props: ChatFooterProps) {
  const { chat, picker, inputRef, isBare = false, onSend, onJump } = props;
  const { pendingReplyId, stop, startOver } = chat;
  useOnlineNotice(canRetry(chat));
  const online = useOnline();
  const hasSavedRecipes = useIsSignedIn();
  const isPhone = useMediaQuery(IS_PHONE);
  const { needs, foods } = picker;
  const isAskedInWelcome = picker.isFirstPrompt && picker.isEmpty;
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
      {isBare ? null : (
        <SuggestionRow {...{ chat, picker, inputRef, onSend, onJump }}>
          {isPhone || isAskedInWelcome ? null : (
            <NeedsButton {...{ needs, foods }} onClick={picker.open} />
          )}
        </SuggestionRow>
      )}
      <Composer
        aside={
          isPhone && !isAskedInWelcome ? (
            <NeedsShield
              {...{ needs, foods }}
              onClick={picker.isOpen ? picker.close : picker.open}
            />
          ) : null
        }
        inputRef={inputRef}
        isReplying={pendingReplyId !== null}
        onSend={onSend}
        onStop={stopReply}
        onReset={startOver}
      />
    </>
  );
}

const loadFollowUps = () => import('./FollowUps.tsx');

/** The jump button disappears after its tap; a second tap meant for it must not send the chip that takes its place. */
const SECOND_TAP_MS = 600;

interface SuggestionRowProps extends ChatFooterProps {
  /** The needs button, where it has its place here. */
  readonly children: ReactNode;
}

/** The needs picker while it is open; otherwise the needs button and the suggestion chips. */
function SuggestionRow(props: SuggestionRowProps) {
  const { chat, picker, inputRef, onSend, onJump, children } = props;
  const { needs, foods } = picker;
  const hasStarted = chat.messages.some(isUserMessage);
  const FollowUps = useLazyComponent<FollowUpsProps>(loadFollowUps, hasStarted);
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
  return (
    <div className={styles.next}>
      {children}
      <div className={styles.row}>
        {FollowUps && chat.pendingReplyId === null ? (
          <FollowUps messages={chat.messages} needs={needs} onPick={pick} />
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
