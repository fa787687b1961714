/** Lets calls in one at a time, a turn of the event loop each: a crowd must not keep whoever asks for our health, or streams, waiting. */
import { Refusal } from '@saffron/contract/errors';

export interface Turnstile {
  /** Begins the work when it is its turn. @throws Refusal when whoever came first has waited too long already */
  readonly pass: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface Waiting {
  readonly since: number;
  readonly begin: () => void;
}

const RETRY_SECONDS = 5;
/** A crowd that comes in one moment joins an empty queue; who then waits this many times as long is sent away too. */
const MOST_PATIENCE = 5;

/** @param longestWaitMs that of the first in the queue past which nobody may join it */
export function createTurnstile(longestWaitMs: number): Turnstile {
  const queue: Waiting[] = [];
  /** Somebody was let in during this turn of the event loop. */
  let isTaken = false;

  const nextTurn = (): void => {
    const next = queue.shift();
    isTaken = next !== undefined;
    if (next === undefined) return;
    setImmediate(nextTurn);
    next.begin();
  };
  const enter = (): Promise<void> | undefined => {
    if (isTaken) {
      const since = performance.now();
      const [first] = queue;
      if (first !== undefined) refuseAfter(first.since, longestWaitMs);
      return new Promise<void>((begin) => queue.push({ since, begin })).then(() =>
        refuseAfter(since, longestWaitMs * MOST_PATIENCE),
      );
    }
    isTaken = true;
    setImmediate(nextTurn);
    return undefined;
  };
  return {
    pass: async (work) => {
      await enter();
      return work();
    },
  };
}

function refuseAfter(since: number, ms: number): void {
  if (performance.now() - since > ms) throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
}
