/** How many may be served by the model at once: one reply a person, a few in all, and a queue that ends. */
import { Refusal } from '@saffron/contract/errors';

export interface Seat {
  /** Resolves when it is this one's turn; rejects with the signal's reason when that comes first. */
  readonly turn: (signal: AbortSignal) => Promise<void>;
  /** May be called more than once. */
  readonly leave: () => void;
}

export interface Seats {
  /** @throws Refusal when the queue is full */
  readonly take: (person: string) => Seat;
}

interface Guest {
  readonly person: string;
  readonly begin: () => void;
}

const RETRY_SECONDS = 5;

export function createSeats(all: number, longestQueue: number): Seats {
  const served = new Set<Guest>();
  const eating = new Set<string>();
  const queue = new Set<Guest>();

  const isFree = ({ person }: Guest): boolean => served.size < all && !eating.has(person);

  const sit = (guest: Guest): void => {
    served.add(guest);
    eating.add(guest.person);
    guest.begin();
  };

  const seatNext = (): void => {
    for (const guest of queue) {
      if (served.size >= all) return;
      if (!isFree(guest)) continue;
      queue.delete(guest);
      sit(guest);
    }
  };

  return {
    take: (person) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const guest: Guest = { person, begin: resolve };
      if (isFree(guest) && queue.size === 0) {
        sit(guest);
      } else if (queue.size >= longestQueue) {
        throw new Refusal('busy', { retryAfter: RETRY_SECONDS });
      } else {
        queue.add(guest);
        seatNext();
      }
      return {
        turn: (signal) => firstOf(promise, signal),
        leave: () => {
          queue.delete(guest);
          if (served.delete(guest)) eating.delete(person);
          seatNext();
        },
      };
    },
  };
}

async function firstOf(turn: Promise<void>, signal: AbortSignal): Promise<void> {
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
