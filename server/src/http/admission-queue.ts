/** Admits calls a few at a time, in order, so that a crowd does not block health checks; refuses some when too slow. */
import { Refusal } from '@saffron/contract/errors';

export interface AdmissionQueue {
  /** Checked before a request's body is read: the reason to refuse it now, if any. */
  readonly findRefusal: () => Refusal | undefined;
  /**
   * Runs the work when it is its turn.
   * @param hasLeft whether the client has disconnected; its work is then skipped
   * @throws Refusal when the queue is long and too slow
   */
  readonly run: <Result>(work: () => Promise<Result>, hasLeft?: () => boolean) => Promise<Result>;
}

interface WaitingCall {
  readonly since: number;
  /** Joined when the queue was short: is served, however slow the machine. */
  readonly isOneOfFew: boolean;
  readonly hasLeft: () => boolean;
  readonly begin: () => void;
  readonly refuse: (why: Refusal) => void;
}

const RETRY_SECONDS = 5;
/** Not counted as a crowd: a browser sends six requests at once, and an mailServer shares one address. */
const CROWD_SIZE = 64;
/**
 * Calls that arrive together join an empty queue; after waiting this many times as long they are
 * refused too.
 */
const MAX_WAIT_FACTOR = 5;
/**
 * How long calls are admitted within one event-loop turn: small calls cost less than the turns
 * between them.
 */
const TURN_MS = 2;

/** @param longestWaitMs when the first in the queue has waited longer, only a few more may join */
export function createAdmissionQueue(longestWaitMs: number): AdmissionQueue {
  const queue: WaitingCall[] = [];
  /** Until when calls are admitted within this turn; undefined before the first. */
  let turnEnds: number | undefined;
  let nextTurn: NodeJS.Immediate | undefined;

  const waited = ({ since }: WaitingCall) => performance.now() - since;
  const findRefusal = () => {
    const [first] = queue;
    const isCrowd = first !== undefined && queue.length >= CROWD_SIZE;
    return isCrowd && waited(first) > longestWaitMs ? createBusyRefusal() : undefined;
  };
  const isInVain = (one: WaitingCall) =>
    one.hasLeft() || (!one.isOneOfFew && waited(one) > longestWaitMs * MAX_WAIT_FACTOR);
  const nextInQueue = (): WaitingCall | undefined => {
    let next = queue.shift();
    while (next !== undefined && isInVain(next)) {
      next.refuse(createBusyRefusal());
      next = queue.shift();
    }
    return next;
  };
  /** Whether there is time left in this turn; the first call starts the turn. */
  const hasTime = (): boolean => {
    const now = performance.now();
    if (turnEnds !== undefined) return now < turnEnds;
    turnEnds = now + TURN_MS;
    // Does not keep the event loop alive unless calls are waiting.
    nextTurn = setImmediate(turn).unref();
    if (queue.length > 0) nextTurn.ref();
    return true;
  };
  const letIn = (): void => {
    if (queue.length === 0 || !hasTime()) return;
    afterMicrotasks(letIn);
    nextInQueue()?.begin();
  };
  const turn = (): void => {
    turnEnds = undefined;
    letIn();
  };
  const joinQueue = async (hasLeft: () => boolean): Promise<void> => {
    const why = findRefusal();
    if (why !== undefined) throw why;
    const isOneOfFew = queue.length < CROWD_SIZE;
    nextTurn?.ref();
    await new Promise<void>((begin, refuse) =>
      queue.push({ since: performance.now(), isOneOfFew, hasLeft, begin, refuse }),
    );
  };
  return {
    findRefusal,
    run: (work, hasLeft = () => false) =>
      queue.length === 0 && hasTime() ? work() : joinQueue(hasLeft).then(work),
  };
}

/** After all that follows from promises alone, such as a call that waits for nothing outside. */
function afterMicrotasks(go: () => void): void {
  queueMicrotask(() => process.nextTick(go));
}

function createBusyRefusal(): Refusal {
  return new Refusal('busy', { retryAfter: RETRY_SECONDS });
}
