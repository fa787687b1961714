/** Limits concurrent calls of the model: one for each person, a few in all, with a bounded queue. */
import { Refusal } from '@saffron/contract/errors';

export interface CallSlot {
  /** Resolves when the call may start; rejects with the signal's reason if that aborts first. */
  readonly waitForTurn: (signal: AbortSignal) => Promise<void>;
  /** May be called more than once. */
  readonly release: () => void;
}

export interface CallSlots {
  /** @throws Refusal when the queue is full */
  readonly reserve: (person: string) => CallSlot;
}

interface WaitingCall {
  readonly person: string;
  readonly begin: () => void;
}

const RETRY_SECONDS = 5;

export function createCallSlots(all: number, longestQueue: number): CallSlots {
  const running = new Set<WaitingCall>();
  const busyPersons = new Set<string>();
  const queue = new Set<WaitingCall>();

  const isFree = ({ person }: WaitingCall): boolean =>
    running.size < all && !busyPersons.has(person);

  const startCall = (call: WaitingCall): void => {
    running.add(call);
    busyPersons.add(call.person);
    call.begin();
  };

  const startNext = (): void => {
    for (const call of queue) {
      if (running.size >= all) return;
      if (!isFree(call)) continue;
      queue.delete(call);
      startCall(call);
    }
  };

  return {
    reserve: (person) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const call: WaitingCall = { person, begin: resolve };
      if (isFree(call) && queue.size === 0) {
        startCall(call);
      } else if (queue.size >= longestQueue) {
        throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
      } else {
        queue.add(call);
        startNext();
      }
      return {
        waitForTurn: (signal) => raceWithSignal(promise, signal),
        release: () => {
          queue.delete(call);
          if (running.delete(call)) busyPersons.delete(person);
          startNext();
        },
      };
    },
  };
}

async function raceWithSignal(turn: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw signal.reason;
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([turn, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
