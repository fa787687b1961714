/** Lets calls in a few at a time, turn by turn of the event loop: a crowd must not keep whoever asks for our health, or streams, waiting. */
import { Refusal } from '@saffron/contract/errors';

export interface Turnstile {
  /** For the door, before anything of a call is read: why it need not come in. */
  readonly whyNot: () => Refusal | undefined;
  /**
   * Begins the work when it is its turn.
   * @param hasLeft whether the caller has gone, who then takes no turn
   * @throws Refusal when many are waiting, and for too long
   */
  readonly pass: <Result>(work: () => Promise<Result>, hasLeft?: () => boolean) => Promise<Result>;
}

interface Waiting {
  readonly since: number;
  /** Came when there were few: is served, however slow the machine. */
  readonly isOneOfFew: boolean;
  readonly hasLeft: () => boolean;
  readonly begin: () => void;
  readonly refuse: (why: Refusal) => void;
}

const RETRY_SECONDS = 5;
/** No crowd: a browser asks for six things at once, and an office goes out by one address. */
const FEW = 64;
/** A crowd that comes in one moment joins an empty queue; who then waits this many times as long is sent away too. */
const MOST_PATIENCE = 5;
/** For as long others are let in within the same turn: small calls cost less than the turns between them. */
const TURN_MS = 2;

/** @param longestWaitMs that of the first in the queue past which only a few may be in it */
export function createTurnstile(longestWaitMs: number): Turnstile {
  const queue: Waiting[] = [];
  /** Until then others are let in within this turn; undefined while nobody has been. */
  let turnEnds: number | undefined;
  let nextTurn: NodeJS.Immediate | undefined;

  const waited = ({ since }: Waiting) => performance.now() - since;
  const whyNot = () => {
    const [first] = queue;
    const isCrowd = first !== undefined && queue.length >= FEW;
    return isCrowd && waited(first) > longestWaitMs ? busy() : undefined;
  };
  const isInVain = (one: Waiting) =>
    one.hasLeft() || (!one.isOneOfFew && waited(one) > longestWaitMs * MOST_PATIENCE);
  const nextInQueue = (): Waiting | undefined => {
    let next = queue.shift();
    while (next !== undefined && isInVain(next)) {
      next.refuse(busy());
      next = queue.shift();
    }
    return next;
  };
  /** Whether there is time left in this turn, which the first to ask begins. */
  const hasTime = (): boolean => {
    const now = performance.now();
    if (turnEnds !== undefined) return now < turnEnds;
    turnEnds = now + TURN_MS;
    // By itself no reason for another turn: while nobody waits, that would cost each call one.
    nextTurn = setImmediate(turn).unref();
    if (queue.length > 0) nextTurn.ref();
    return true;
  };
  const letIn = (): void => {
    if (queue.length === 0 || !hasTime()) return;
    onceSettled(letIn);
    nextInQueue()?.begin();
  };
  const turn = (): void => {
    turnEnds = undefined;
    letIn();
  };
  const joinQueue = async (hasLeft: () => boolean): Promise<void> => {
    const why = whyNot();
    if (why !== undefined) throw why;
    const isOneOfFew = queue.length < FEW;
    nextTurn?.ref();
    await new Promise<void>((begin, refuse) =>
      queue.push({ since: performance.now(), isOneOfFew, hasLeft, begin, refuse }),
    );
  };
  return {
    whyNot,
    pass: (work, hasLeft = () => false) =>
      queue.length === 0 && hasTime() ? work() : joinQueue(hasLeft).then(work),
  };
}

/** After all that follows from promises alone, such as a call that waits for nothing outside. */
function onceSettled(go: () => void): void {
  queueMicrotask(() => process.nextTick(go));
}

function busy(): Refusal {
  return new Refusal('busy', { retryAfter: RETRY_SECONDS });
}
