/** What stays put under the conversation: the person's needs, what they may say next, and the composer. */
import { mdiArrowDown } from '@mdi/js';
import { type RefObject, useCallback, useRef } from 'react';
import { useSignedIn } from '../../person/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { chatWords } from '../../words/chat.ts';
import styles from './ChatPanel.module.css';
import { ChipRow } from './ChipRow.tsx';
import { Composer } from './composer/Composer.tsx';
import { giveBack } from './composer/give-back.ts';
import { canRetry } from './conversation/conversation.ts';
import { isFromPerson } from './conversation/message.ts';
import { timeOfDay } from './conversation/start.ts';
import type { Chat } from './conversation/use-chat.ts';
import { NeedsButton } from './needs/NeedsButton.tsx';
import { NeedsPicker } from './needs/NeedsPicker.tsx';
import { shownNeeds } from './needs/shown-needs.ts';
import { takeBackFood } from './needs/use-needs.ts';
import type { NeedsChoice } from './needs/use-needs-choice.ts';
import { followUps, openers } from './suggestions.ts';
import { useBackOnline, useOnline } from './use-online.ts';

interface ChatFootProps {
  readonly chat: Chat;
  readonly choice: NeedsChoice;
  /** Where the person writes. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** Answers whether it was taken. */
  readonly say: (text: string) => boolean;
  /** To the newest, while it is out of sight. */
  readonly onJump: (() => void) | undefined;
}

export function ChatFoot({ chat, choice, box, say, onJump }: ChatFootProps) {
  const { answering, stop, startOver } = chat;
  useBackOnline(canRetry(chat));
  const online = useOnline();
  const keepsRecipes = useSignedIn();
  const stopHere = useCallback(() => {
    stop();
    giveBack(box);
  }, [stop, box]);
  return (
    <>
      {online ? null : (
        <p role="status" className={styles.offline}>
          {chatWords.offline(keepsRecipes)}
        </p>
      )}
      <NextWords {...{ chat, choice, say, box, onJump }} />
      <Composer
        box={box}
        answering={answering !== null}
        onSend={say}
        onStop={stopHere}
        onReset={startOver}
      />
    </>
  );
}

/** The way to the newest goes once it is there; a second tap meant for it must not say what lies under it. */
const SECOND_TAP_MS = 600;

/** The choice of needs while it is open; otherwise the needs themselves beside things to say. */
function NextWords({ chat, choice, box, say, onJump }: ChatFootProps) {
  const { needs, foods, asksFirst } = choice;
  const jumpedAt = useRef(Number.NEGATIVE_INFINITY);
  const pick = useCallback(
    (text: string) => {
      if (performance.now() - jumpedAt.current < SECOND_TAP_MS) return;
      say(text);
      giveBack(box);
    },
    [say, box],
  );
  if (choice.isOpen) {
    const close = () => {
      choice.close();
      giveBack(box);
    };
    // What comes of it is to be seen.
    const takeBack = (food: string) => {
      if (takeBackFood(food, say)) close();
    };
    return (
      <NeedsPicker
        opened
        {...{ needs, foods }}
        onTakeBack={takeBack}
        onClear={choice.clear}
        onClose={close}
      />
    );
  }
  const begun = chat.messages.some(isFromPerson);
  const isAsked = asksFirst && choice.none;
  const taken = isAsked ? 0 : shownNeeds(needs, foods).width;
  return (
    <div className={styles.next}>
      {/* A new row is not where the old one had been pushed to. */}
      <div key={begun ? 'next' : 'first'} className={styles.row}>
        {isAsked ? null : <NeedsButton {...{ needs, foods }} onClick={choice.open} />}
        {chat.answering === null ? (
          <ChipRow
            label={begun ? chatWords.followUps : chatWords.suggestions}
            texts={
              begun
                ? followUps(chat.messages, needs)
                : openers(needs, timeOfDay(new Date()), new Date().getDate(), taken)
            }
            onPick={pick}
          />
        ) : null}
      </div>
      {/* Beside the things to say: above them it would lie on the words of a recipe. */}
      {onJump ? (
        <IconButton
          label={chatWords.jumpToNewest}
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
