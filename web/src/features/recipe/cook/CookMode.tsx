/** Cook mode: one step at a time over the whole screen, with its ingredients, timers, reading aloud and voice. */
import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cookedStrings, cookingStrings as strings } from '../../../strings/cooking.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PAGE_LEFT } from '../../../ui/place.ts';
import { useAnnouncement } from '../../../ui/use-announcement.ts';
import { useCloseOnBack } from '../../../ui/use-close-on-back.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { findTimes } from '../find-times.ts';
import { CookEnd } from './CookEnd.tsx';
import styles from './CookMode.module.css';
import { CookTools } from './CookTools.tsx';
import { type CookedDish, goToStep, leaveCook } from './cook-store.ts';
import { getStepText, StepText, startStepTimer } from './StepText.tsx';
import { findStepIngredients, splitForStep } from './step-ingredients.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useStepKeys } from './use-step-keys.ts';
import { useVoiceCommands, type VoiceCommand } from './use-voice-commands.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** A second tap beside the button that was just pressed is meant for that button. */
const SECOND_TAP_MS = 500;

export function CookMode({ dish }: { readonly dish: CookedDish }) {
  const titleId = useId();
  const { step, steps } = dish;
  const isEnded = step === steps.length;
  const screen = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useAnnouncement('');
  const isOnline = useOnline();
  useFullScreen(screen);
  useCloseOnBack(true, leaveCook);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // For what appears over all pages, and must not lie on the buttons here.
    dataset.cooking = '';
    return () => void delete dataset.cooking;
  }, []);
  useEffect(() => {
    window.addEventListener(PAGE_LEFT, leaveCook);
    return () => window.removeEventListener(PAGE_LEFT, leaveCook);
  }, []);
  const move = useCallback(
    (by: number) => {
      const next = step + by;
      if (next < 0 || next > steps.length) return;
      goToStep(next);
      announce(
        next === steps.length
          ? cookedStrings.question
          : strings.announceStep(next + 1, steps.length, steps[next] ?? ''),
      );
    },
    [step, steps, announce],
  );
  useStepKeys(screen, { onMove: move, onLeave: leaveCook, isEnded });
  useEffect(() => {
    if (isEnded) heading.current?.focus({ preventScroll: true });
  }, [isEnded]);
  return (
    <div
      ref={screen}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p role="status" className="visually-hidden">
        <span key={announcement.count}>{announcement.content}</span>
      </p>
      <header className={styles.head}>
        <h1 id={titleId} className={styles.name}>
          <span className="visually-hidden">{strings.cooking('')}</span>
          {dish.name}
        </h1>
        <Button size="small" onClick={leaveCook}>
          <Icon path={mdiClose} size={20} />
          {strings.leave}
        </Button>
      </header>
      {isOnline ? null : (
        <p role="status" className={styles.offline}>
          {strings.offline}
        </p>
      )}
      {isEnded ? (
        <div className={styles.body}>
          <CookEnd dish={dish} headingRef={heading} />
        </div>
      ) : (
        <CurrentStep dish={dish} onMove={move} onAnnounce={announce} />
      )}
      <footer className={styles.foot}>
        <Button
          variant={isEnded ? 'text' : 'outlined'}
          className={styles.previous ?? ''}
          disabled={step === 0}
          onClick={() => move(-1)}
        >
          <Icon path={mdiChevronLeft} />
          {strings.previous}
        </Button>
        {/* The end has a "Done" of its own in another place: a second tap here must not skip the rating. */}
        {isEnded ? null : (
          <Button variant="filled" className={styles.next ?? ''} onClick={() => move(1)}>
            {step < steps.length - 1 ? strings.next : strings.done}
            {step < steps.length - 1 ? <Icon path={mdiChevronRight} /> : null}
          </Button>
        )}
      </footer>
    </div>
  );
}

interface CurrentStepProps {
  readonly dish: CookedDish;
  readonly onMove: (by: number) => void;
  readonly onAnnounce: (message: string) => void;
}

function CurrentStep({ dish, onMove, onAnnounce }: CurrentStepProps) {
  const { step, steps, ingredients } = dish;
  const text = getStepText(dish);
  const [isReading, setIsReading] = useState(false);
  const read = useReadAloud(text, isReading);
  const run = (command: VoiceCommand) => {
    if (command === 'next') onMove(1);
    else if (command === 'back') onMove(-1);
    else if (command === 'repeat') read();
    else for (const time of findTimes(text).slice(0, 1)) onAnnounce(startStepTimer(dish, time));
  };
  const voice = useVoiceCommands(run);
  const isAwake = useWakeLock();
  const [openedAt] = useState(step);
  const body = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  // A tap anywhere on the step goes on, as hands are wet; not one that ends a selection or presses a button.
  const moveAtTap = ({ target, timeStamp }: React.MouseEvent) => {
    if (target instanceof Element && target.closest('button, [data-tools]')) {
      pressedAt.current = timeStamp;
      return;
    }
    // The timer that a first tap has started moves what is below it.
    const isSecondTap = timeStamp - pressedAt.current < SECOND_TAP_MS;
    if (!isSecondTap && window.getSelection()?.isCollapsed !== false) onMove(1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [step]);
  const needed = findStepIngredients(text, ingredients, steps.slice(0, step));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the button "Next step", which has its key
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={body} className={styles.body} onClick={moveAtTap}>
      <div className={styles.place}>
        <p>{strings.place(step + 1, steps.length)}</p>
        <progress className={styles.progress} max={steps.length} value={step + 1} aria-hidden />
      </div>
      {/* A new key starts the animation that shows the step is another one. */}
      <div key={step} className={styles.step}>
        {needed.length > 0 ? <StepIngredients lines={needed} step={text} /> : null}
        {steps.length > 0 ? (
          <StepText dish={dish} onStarted={onAnnounce} />
        ) : (
          <p className={styles.text}>{strings.noSteps}</p>
        )}
      </div>
      <CookTools
        // Said once, not on every step.
        awake={step === openedAt ? isAwake : 'asking'}
        isReading={isReading}
        onRead={() => setIsReading(!isReading)}
        voice={voice}
      />
    </div>
  );
}

interface StepIngredientsProps {
  readonly lines: readonly string[];
  readonly step: string;
}

function StepIngredients({ lines, step }: StepIngredientsProps) {
  const id = useId();
  return (
    <section className={styles.needed}>
      <h2 id={id}>{strings.forThisStep}</h2>
      <ul aria-labelledby={id}>
        {lines.map((line) => {
          const { amount, rest } = splitForStep(line, step);
          return (
            <li key={line}>
              {amount ? <b>{amount}</b> : null} {rest}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
