/** Message input with Send, Stop and Reset buttons; the text lives in the DOM, so that typing renders nothing. */

import { mdiArrowUp, mdiRestart, mdiStop } from '@mdi/js';
import { MAX_MESSAGE_LENGTH } from '@saffron/contract/limits';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { chatStrings } from '../../../strings/chat.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './Composer.module.css';
import { storeDraft } from './draft.ts';
import { hasKeyboard } from './has-keyboard.ts';
import { isSendKey } from './send-key.ts';
import { useAutoGrow } from './use-auto-grow.ts';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  /** The text box, for components that move the focus back to it. */
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly isReplying: boolean;
  /** Before the text box. */
  readonly aside?: ReactNode;
  /** Returns whether the text was accepted; otherwise it stays in the box. */
  readonly onSend: (text: string) => boolean;
  readonly onStop: () => void;
  readonly onReset: () => void;
}

export const Composer = memo(function Composer(props: ComposerProps) {
  const { inputRef, isReplying, aside, onSend, onStop, onReset } = props;
  const id = useId();
  /** Set only while the message is too long, so that ordinary typing changes no state. */
  const [tooLong, setTooLong] = useState<number>();
  const grow = useAutoGrow(inputRef);

  const measure = useCallback(() => {
    const length = inputRef.current?.value.trim().length ?? 0;
    setTooLong(length > MAX_MESSAGE_LENGTH ? length : undefined);
    grow();
  }, [grow, inputRef]);

  const send = () => {
    const input = inputRef.current;
    if (!input || input.value.trim().length > MAX_MESSAGE_LENGTH || !onSend(input.value)) return;
    input.value = '';
    storeDraft('');
    measure();
    // Closes a phone's keyboard, which covers the reply.
    if (!hasKeyboard()) input.blur();
  };
  const { recordSend, isSecondTap } = useDoubleTapGuard();
  useDraft(inputRef, { onTextRestored: measure, onSend: send });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.composer}
      data-holds-page={isReplying ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {tooLong ? (
        <p id={`${id}-limit`} className={styles.limit} role="alert">
          {chatStrings.tooLong(tooLong)}
        </p>
      ) : null}
      <div className={styles.bar}>
        {aside}
        <label className="visually-hidden" htmlFor={id}>
          {chatStrings.inputLabel}
        </label>
        <textarea
          ref={inputRef}
          id={id}
          className={styles.box}
          rows={1}
          dir="auto"
          data-kept=""
          placeholder={chatStrings.inputLabel}
          enterKeyHint="send"
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong ? `${id}-limit` : undefined}
          onInput={measure}
          onKeyDown={onKeyDown}
        />
        <div className={styles.actions}>
          <IconButton label={chatStrings.reset} className={styles.reset ?? ''} onClick={onReset}>
            <Icon path={mdiRestart} />
            <span>{chatStrings.reset}</span>
          </IconButton>
          {isReplying ? (
            <IconButton
              key="stop"
              label={chatStrings.stop}
              variant="filled"
              onMouseDown={keepFocus}
              onClick={(event) => isSecondTap(event) || onStop()}
            >
              <Icon path={mdiStop} />
            </IconButton>
          ) : (
            <IconButton
              key="send"
              label={chatStrings.send}
              variant="filled"
              type="submit"
              onMouseDown={keepFocus}
              onClick={recordSend}
            >
              <Icon path={mdiArrowUp} />
            </IconButton>
          )}
        </div>
      </div>
    </form>
  );
});

/** Losing the focus would close a phone's keyboard and move the button from under the finger. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** A tap this soon after Send is the second half of a double tap, not meant for the Stop button that has appeared. */
const DOUBLE_TAP_MS = 500;

function useDoubleTapGuard() {
  const lastSend = useRef(Number.NEGATIVE_INFINITY);
  // A click with detail 0 comes from the keyboard and is deliberate.
  const recordSend = useCallback(({ detail, timeStamp }: MouseEvent) => {
    if (detail > 0) lastSend.current = timeStamp;
  }, []);
  const isSecondTap = ({ detail, timeStamp }: MouseEvent) =>
    detail > 0 && timeStamp - lastSend.current < DOUBLE_TAP_MS;
  return { recordSend, isSecondTap };
}
