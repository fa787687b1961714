/** Where a person writes. It owns its text, so that no key draws anything but the box itself. */

import { mdiArrowUp, mdiRestart, mdiStop } from '@mdi/js';
import { MAX_MESSAGE_LENGTH } from '@saffron/contract/limits';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { chatWords } from '../../../words/chat.ts';
import styles from './Composer.module.css';
import { keepDraft } from './draft.ts';
import { hasKeyboard } from './has-keyboard.ts';
import { isSendKey } from './send-key.ts';
import { useAutoGrow } from './use-auto-grow.ts';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  /** The box itself, for those who send the focus back to it. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly answering: boolean;
  /** Answers whether the text was taken; it stays in the box otherwise. */
  readonly onSend: (text: string) => boolean;
  readonly onStop: () => void;
  readonly onReset: () => void;
}

export const Composer = memo(function Composer(props: ComposerProps) {
  const { box, answering, onSend, onStop, onReset } = props;
  const id = useId();
  /** Set only while the message is too long, so that ordinary typing changes no state. */
  const [tooLong, setTooLong] = useState<number>();
  const grow = useAutoGrow(box);

  const measure = useCallback(() => {
    const length = box.current?.value.trim().length ?? 0;
    setTooLong(length > MAX_MESSAGE_LENGTH ? length : undefined);
    grow();
  }, [grow, box]);

  const send = () => {
    const input = box.current;
    if (!input || input.value.trim().length > MAX_MESSAGE_LENGTH || !onSend(input.value)) return;
    input.value = '';
    keepDraft('');
    measure();
    // With the focus a phone's keyboard goes, and what it covers is the answer.
    if (!hasKeyboard()) input.blur();
  };
  const { sentAt, isSecondTap } = useSecondTap();
  useDraft(box, { adopted: measure, send });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={styles.composer}
      data-holds-page={answering ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {tooLong ? (
        <p id={`${id}-limit`} className={styles.limit} role="alert">
          {chatWords.tooLong(tooLong)}
        </p>
      ) : null}
      <div className={styles.bar}>
        <label className="visually-hidden" htmlFor={id}>
          {chatWords.inputLabel}
        </label>
        <textarea
          ref={box}
          id={id}
          className={styles.box}
          rows={1}
          dir="auto"
          data-kept=""
          placeholder={chatWords.inputLabel}
          enterKeyHint="send"
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={tooLong ? `${id}-limit` : undefined}
          onInput={measure}
          onKeyDown={onKeyDown}
        />
        <div className={styles.actions}>
          <IconButton label={chatWords.reset} className={styles.reset ?? ''} onClick={onReset}>
            <Icon path={mdiRestart} />
            <span>{chatWords.reset}</span>
          </IconButton>
          {answering ? (
            <IconButton
              key="stop"
              label={chatWords.stop}
              variant="filled"
              onMouseDown={keepFocus}
              onClick={(event) => isSecondTap(event) || onStop()}
            >
              <Icon path={mdiStop} />
            </IconButton>
          ) : (
            <IconButton
              key="send"
              label={chatWords.send}
              variant="filled"
              type="submit"
              onMouseDown={keepFocus}
              onClick={sentAt}
            >
              <Icon path={mdiArrowUp} />
            </IconButton>
          )}
        </div>
      </div>
    </form>
  );
});

/** With the focus a phone's keyboard would go, and what was aimed at would move from under the finger. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** So soon after Send a tap in the same place is the end of a double tap: nobody has seen Stop yet. */
const DOUBLE_TAP_MS = 500;

function useSecondTap() {
  const sent = useRef(Number.NEGATIVE_INFINITY);
  // A click without a count is a key's, and a key is pressed on purpose.
  const sentAt = useCallback(({ detail, timeStamp }: MouseEvent) => {
    if (detail > 0) sent.current = timeStamp;
  }, []);
  const isSecondTap = ({ detail, timeStamp }: MouseEvent) =>
    detail > 0 && timeStamp - sent.current < DOUBLE_TAP_MS;
  return { sentAt, isSecondTap };
}
