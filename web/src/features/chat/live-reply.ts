/** The one reply that is still growing on screen: a store outside React, flushed once a frame. */
import type { StreamEvent } from '@saffron/contract/chat';
import type { CardRecipe } from './message.ts';
import { type Reveal, revealed, shownText } from './reveal.ts';

export interface Growing {
  /** As much of the words as is shown. */
  readonly text: string;
  readonly recipe?: CardRecipe;
  /** Why the card was withdrawn, once for each time. */
  readonly restarts: readonly string[];
}

export const NOTHING_YET: Growing = { text: '', restarts: [] };
/** Text that goes on arriving for longer than this is typing itself. */
const STREAMED_MS = 300;

export interface LiveReply {
  subscribe(listener: () => void): () => void;
  /** What is on screen. */
  snapshot(): Growing;
  /** Everything that has arrived, shown or not. */
  arrived(): Growing;
  begin(id: string, typewriter: boolean): void;
  take(event: StreamEvent): void;
  /** The whole words are known; `typed` is called once they are all on screen. */
  finish(id: string, text: string, typed: () => void): void;
  /** Empties the store and forgets whom to call. */
  clear(): void;
}

export interface Clock {
  now(): number;
  frame(work: () => void): void;
}

const BROWSER: Clock = {
  now: () => performance.now(),
  // A hidden page gets no frames; there nobody watches and nothing may wait for one.
  frame: (work) => void (document.hidden ? setTimeout(work, 50) : requestAnimationFrame(work)),
};

export function createLiveReply(clock: Clock = BROWSER): LiveReply {
  const listeners = new Set<() => void>();
  let id: string | undefined;
  let onScreen = NOTHING_YET;
  let whole = NOTHING_YET;
  let shown = 0;
  let typewriter = false;
  let firstAt: number | undefined;
  let lastFrame = 0;
  let scheduled = false;
  let typed: (() => void) | undefined;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    clock.frame(flush);
  }

  function flush(): void {
    scheduled = false;
    const now = clock.now();
    const step = { shown, arrived: whole.text.length, elapsedMs: now - lastFrame, pace: pace(now) };
    shown = revealed(step);
    lastFrame = now;
    publish({ ...whole, text: shownText(whole.text, shown) });
    if (shown < whole.text.length) schedule();
    else settle();
  }

  /** Called once, in the frame that shows the last character. */
  function settle(): void {
    const done = typed;
    typed = undefined;
    done?.();
  }

  function pace(now: number): Reveal['pace'] {
    if (!typewriter) return 'at once';
    if (firstAt === undefined || now - firstAt < STREAMED_MS) return 'typewriter';
    return typed ? 'at once' : 'live';
  }

  function publish(next: Growing): void {
    onScreen = next;
    for (const listener of listeners) listener();
  }

  function reset(nextId: string | undefined, withTypewriter: boolean): void {
    id = nextId;
    onScreen = NOTHING_YET;
    whole = NOTHING_YET;
    shown = 0;
    typewriter = withTypewriter;
    firstAt = undefined;
    lastFrame = clock.now();
    typed = undefined;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => onScreen,
    arrived: () => whole,
    begin: reset,
    take(event) {
      if (whole.text === '') lastFrame = clock.now();
      whole = grown(whole, event);
      if (event.event === 'text') firstAt ??= clock.now();
      schedule();
    },
    finish(finishedId, text, done) {
      if (id !== finishedId) return;
      // A reply that has been arriving all along ends at once; one that came in a lump is typed.
      if (firstAt !== undefined && clock.now() - firstAt < STREAMED_MS) firstAt = undefined;
      whole = { ...whole, text };
      typed = done;
      schedule();
    },
    clear: () => reset(undefined, false),
  };
}

function grown(before: Growing, event: StreamEvent): Growing {
  switch (event.event) {
    case 'text':
      return { ...before, text: before.text + event.data.delta };
    case 'card':
      return { ...before, recipe: event.data.recipe };
    case 'restart':
      return { text: '', restarts: [...before.restarts, event.data.reason] };
    default:
      return before;
  }
}
