/** Store of the reply being streamed; notifies React at most once per frame and applies the typewriter effect. */
import type { StreamEvent } from '@saffron/contract/chat';
import {
  countVisibleCharacters,
  sliceVisibleText,
  type TypewriterStep,
} from '../message-text/typewriter.ts';
import type { PartialRecipe } from './message.ts';

export interface PartialReply {
  /** In a snapshot, the part of the text that is shown. */
  readonly text: string;
  readonly recipe?: PartialRecipe;
  /** Why the card was withdrawn, once for each time. */
  readonly restarts: readonly string[];
}

const EMPTY_REPLY: PartialReply = { text: '', restarts: [] };
/** Text that keeps arriving for longer than this needs no typewriter effect. */
const STREAMING_THRESHOLD_MS = 300;

export interface Clock {
  now(): number;
  frame(work: () => void): void;
}

const BROWSER: Clock = {
  now: () => performance.now(),
  // A hidden page gets no animation frames.
  frame: (work) => void (document.hidden ? setTimeout(work, 50) : requestAnimationFrame(work)),
};

export class LiveReply {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #id: string | undefined;
  #onScreen = EMPTY_REPLY;
  #whole = EMPTY_REPLY;
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

  /** What is shown. */
  readonly snapshot = (): PartialReply => this.#onScreen;

  /** Everything that has been received, shown or not. */
  getReceived(): PartialReply {
    return this.#whole;
  }

  begin(id: string, typewriter: boolean): void {
    this.#id = id;
    this.#onScreen = EMPTY_REPLY;
    this.#whole = EMPTY_REPLY;
    this.#shown = 0;
    this.#typewriter = typewriter;
    this.#firstAt = undefined;
    this.#lastFrame = this.#clock.now();
    this.#typed = undefined;
  }

  append(event: StreamEvent): void {
    if (this.#whole.text === '') this.#lastFrame = this.#clock.now();
    this.#whole = applyEvent(this.#whole, event);
    if (event.event === 'text') this.#firstAt ??= this.#clock.now();
    this.#schedule();
  }

  /** Sets the complete text; `typed` is called once all of it is shown. */
  finish(id: string, text: string, typed: () => void): void {
    if (this.#id !== id) return;
    // A streamed reply is shown in full at once; one that came in one piece is typed out.
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
    this.#shown = countVisibleCharacters({
      visibleCount: shown,
      receivedCount: text.length,
      elapsedMs,
      pace,
    });
    this.#lastFrame = now;
    this.#onScreen = { ...this.#whole, text: sliceVisibleText(text, this.#shown) };
    for (const listener of this.#listeners) listener();
    if (this.#shown < text.length) this.#schedule();
    else this.#settle();
  }

  /** Runs in the frame that shows the last character. */
  #settle(): void {
    const typed = this.#typed;
    this.#typed = undefined;
    typed?.();
  }

  #pace(): TypewriterStep['pace'] {
    if (!this.#typewriter) return 'at once';
    if (!this.#isStreamed()) return 'typewriter';
    return this.#typed ? 'at once' : 'live';
  }

  #isStreamed(): boolean {
    return (
      this.#firstAt !== undefined && this.#clock.now() - this.#firstAt >= STREAMING_THRESHOLD_MS
    );
  }
}

function applyEvent(before: PartialReply, event: StreamEvent): PartialReply {
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
