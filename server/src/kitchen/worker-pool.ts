/** Keeps what takes long off the event loop: a few worker processes, a queue with an end, and a deadline for each job. */
import { availableParallelism } from 'node:os';
import { Refusal } from '@saffron/contract/errors';
import type { JobMessage } from './worker.ts';
import type { WorkerCommand } from './worker-command.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface PoolLimits {
  readonly workers: number;
  /** How many jobs may wait while others are done. */
  readonly queue: number;
  /** How long somebody waits on the clock, in the queue and for the worker together. */
  readonly patienceMs: number;
  /** Processor time for one job. */
  readonly deadlineMs: number;
  /** How long a worker without work is kept: its memory is that of a second server. */
  readonly keepMs: number;
}

export interface WorkerPool {
  /** Ends the job when `signal` aborts. @throws Refusal, or what the job threw */
  readonly run: (job: JobMessage, signal?: AbortSignal) => Promise<unknown>;
  readonly close: () => void;
}

const RETRY_SECONDS = 5;
const LOOK_MS = 100;

/** Asked for now: the machine may be another than the one on which a snapshot was taken. */
function usualLimits(): PoolLimits {
  // One processor is the server's own.
  const workers = Math.max(1, Math.min(2, availableParallelism() - 1));
  return { workers, queue: 64, patienceMs: 20_000, deadlineMs: 2000, keepMs: 60_000 };
}

interface Waiting {
  readonly job: JobMessage;
  readonly signal: AbortSignal | undefined;
  readonly isTooLate: () => boolean;
  readonly begin: (result: Promise<unknown>) => void;
}

interface Place {
  worker?: WorkerProcess | undefined;
  isTaken: boolean;
  leaves?: NodeJS.Timeout | undefined;
}

/**
 * @param report told why a worker could not be started
 * @param changes what is to be otherwise than usual
 */
export function openPool(
  command: WorkerCommand,
  report: (error: unknown) => void,
  changes: Partial<PoolLimits> = {},
): WorkerPool {
  const limits = { ...usualLimits(), ...changes };
  const { patienceMs, deadlineMs } = limits;
  const queue: Waiting[] = [];
  const places = Array.from({ length: limits.workers }, (): Place => ({ isTaken: false }));
  let isClosed = false;

  const dispatch = (): void => {
    const free = places.filter(({ isTaken }) => !isTaken);
    const place = free.find(({ worker }) => worker !== undefined) ?? free[0];
    if (place === undefined) return;
    const next = queue.shift();
    if (next === undefined) return;
    if (next.isTooLate()) next.begin(Promise.reject(busy()));
    else void occupy(place, next);
    dispatch();
  };
  const occupy = async (place: Place, next: Waiting): Promise<void> => {
    place.isTaken = true;
    clearTimeout(place.leaves);
    const result = workerAt(place).then((worker) => perform(worker, next, deadlineMs));
    next.begin(result);
    await result.catch(() => {});
    if (place.worker?.hasEnded()) place.worker = undefined;
    place.leaves = setTimeout(() => place.worker?.end(), limits.keepMs).unref();
    place.isTaken = false;
    dispatch();
  };
  const workerAt = async (place: Place): Promise<WorkerProcess> => {
    if (place.worker !== undefined && !place.worker.hasEnded()) return place.worker;
    try {
      place.worker = await startWorker(command, patienceMs);
    } catch (error) {
      report(error);
      throw busy();
    }
    if (isClosed) place.worker.end();
    return place.worker;
  };
  const wait = (job: JobMessage, signal: AbortSignal | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      const isTooLate = () => performance.now() - since > patienceMs;
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(busy());
      };
      const begin = (result: Promise<unknown>) => {
        signal?.removeEventListener('abort', leave);
        resolve(result);
      };
      const waiting: Waiting = { job, signal, isTooLate, begin };
      signal?.addEventListener('abort', leave);
      queue.push(waiting);
    });
  return {
    run: (job, signal) => {
      if (isClosed || signal?.aborted || queue.length >= limits.queue) throw busy();
      const result = wait(job, signal);
      dispatch();
      return result;
    },
    close: () => {
      isClosed = true;
      const why = new Refusal('shutting-down');
      for (const { begin } of queue.splice(0)) begin(Promise.reject(why));
      for (const { worker, leaves } of places) {
        clearTimeout(leaves);
        worker?.end(why);
      }
    },
  };
}

/** Looked at now and then: what takes shorter than that is done by then. */
async function perform(
  worker: WorkerProcess,
  { job, signal, isTooLate }: Waiting,
  deadlineMs: number,
): Promise<unknown> {
  const begun = worker.spentMs();
  const look = setInterval(() => {
    if (signal?.aborted || isTooLate()) worker.end(busy());
    else if (worker.spentMs() - begun > deadlineMs) worker.end(new Refusal('too-much-to-read'));
  }, LOOK_MS);
  try {
    return await worker.perform(job);
  } finally {
    clearInterval(look);
  }
}

function busy(): Refusal {
  return new Refusal('busy', { retryAfter: RETRY_SECONDS });
}
