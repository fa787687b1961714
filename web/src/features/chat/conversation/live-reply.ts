/** The one reply that is still growing on screen: a store outside React, flushed once a frame. */
import type { StreamEvent } from '@saffron/contract/chat';
import { type Reveal, revealed, shownText } from '../words/reveal.ts';
import type { CardRecipe } from './message.ts';

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

export interface Clock {
  now(): number;
  frame(work: () => void): void;
}

const BROWSER: Clock = {
  now: () => performance.now(),
  // A hidden page gets no frames; there nobody watches and nothing may wait for one.
  frame: (work) => void (document.hidden ? setTimeout(work, 50) : requestAnimationFrame(work)),
};

export class LiveReply {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #id: string | undefined;
  #onScreen = NOTHING_YET;
  #whole = NOTHING_YET;
  #shown = 0;
  #typewriter = false;
  #firstAt: number | undefined;
  #lastFrame = 0;
  #scheduled = false;
  #typed: (() => void) | undefined;

  constructor(clock: Clock = BROWSER) {
    this.#clock = clock;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** What is on screen. */
  readonly snapshot = (): Growing => this.#onScreen;

  /** Everything that has arrived, shown or not. */
  arrived(): Growing {
    return this.#whole;
  }

  begin(id: string, typewriter: boolean): void {
    this.#id = id;
    this.#onScreen = NOTHING_YET;
    this.#whole = NOTHING_YET;
    this.#shown = 0;
    this.#typewriter = typewriter;
    this.#firstAt = undefined;
    this.#lastFrame = this.#clock.now();
    this.#typed = undefined;
  }

  take(event: StreamEvent): void {
    if (this.#whole.text === '') this.#lastFrame = this.#clock.now();
    this.#whole = grown(this.#whole, event);
    if (event.event === 'text') this.#firstAt ??= this.#clock.now();
    this.#schedule();
  }

  /** The whole words are known; `typed` is called once they are all on screen. */
  finish(id: string, text: string, typed: () => void): void {
    if (this.#id !== id) return;
    // A reply that has been arriving all along ends at once; one that came in a lump is typed.
    if (!this.#isStreamed()) this.#firstAt = undefined;
    this.#whole = { ...this.#whole, text };
    this.#typed = typed;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#clock.frame(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    const now = this.#clock.now();
    const { text } = this.#whole;
    const elapsedMs = now - this.#lastFrame;
    const [shown, pace] = [this.#shown, this.#pace()];
    this.#shown = revealed({ shown, arrived: text.length, elapsedMs, pace });
    this.#lastFrame = now;
    this.#onScreen = { ...this.#whole, text: shownText(text, this.#shown) };
    for (const listener of this.#listeners) listener();
    if (this.#shown < text.length) this.#schedule();
    else this.#settle();
  }

  /** In the frame that shows the last character. */
  #settle(): void {
    const typed = this.#typed;
    this.#typed = undefined;
    typed?.();
  }

  #pace(): Reveal['pace'] {
    if (!this.#typewriter) return 'at once';
    if (!this.#isStreamed()) return 'typewriter';
    return this.#typed ? 'at once' : 'live';
  }

  #isStreamed(): boolean {
    return this.#firstAt !== undefined && this.#clock.now() - this.#firstAt >= STREAMED_MS;
  }
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
