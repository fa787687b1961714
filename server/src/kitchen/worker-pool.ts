/** A pool of worker processes with a bounded queue and a time limit for each job. */
import { availableParallelism } from 'node:os';
import { Refusal } from '@saffron/contract/errors';
import type { JobMessage } from './worker.ts';
import type { WorkerCommand } from './worker-command.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface WorkerPoolLimits {
  readonly workers: number;
  /** How many jobs may wait in the queue. */
  readonly queueLength: number;
  /** Maximum wall-clock time of a call, in the queue and in the worker together. */
  readonly maxWaitMs: number;
  /** Processor time for one job. */
  readonly cpuLimitMs: number;
  /** How long an idle worker is kept: it takes as much memory as a server. */
  readonly idleTimeoutMs: number;
}

export interface WorkerPool {
  /** Ends the job when `signal` aborts. @throws Refusal, or what the job threw */
  readonly run: (job: JobMessage, signal?: AbortSignal) => Promise<unknown>;
  readonly close: () => void;
}

const RETRY_SECONDS = 5;
const CHECK_INTERVAL_MS = 100;

/** Read at run time: the machine may differ from the one where the snapshot was taken. */
function getDefaultLimits(): WorkerPoolLimits {
  // One processor is left to the server.
  const workers = Math.max(1, Math.min(2, availableParallelism() - 1));
  return { workers, queueLength: 64, maxWaitMs: 20_000, cpuLimitMs: 2000, idleTimeoutMs: 60_000 };
}

interface WaitingJob {
  readonly job: JobMessage;
  readonly signal: AbortSignal | undefined;
  readonly isTooLate: () => boolean;
  readonly begin: (result: Promise<unknown>) => void;
}

interface WorkerSlot {
  worker?: WorkerProcess | undefined;
  isTaken: boolean;
  leaves?: NodeJS.Timeout | undefined;
}

/**
 * @param report called with the error when a worker could not be started
 * @param changes to the default limits
 */
export function createWorkerPool(
  command: WorkerCommand,
  report: (error: unknown) => void,
  changes: Partial<WorkerPoolLimits> = {},
): WorkerPool {
  const limits = { ...getDefaultLimits(), ...changes };
  const { maxWaitMs, cpuLimitMs } = limits;
  const queue: WaitingJob[] = [];
  const slots = Array.from({ length: limits.workers }, (): WorkerSlot => ({ isTaken: false }));
  let isClosed = false;

  const dispatch = (): void => {
    const free = slots.filter(({ isTaken }) => !isTaken);
    const slot = free.find(({ worker }) => worker !== undefined) ?? free[0];
    if (slot === undefined) return;
    const next = queue.shift();
    if (next === undefined) return;
    if (next.isTooLate()) next.begin(Promise.reject(createBusyRefusal()));
    else void runInSlot(slot, next);
    dispatch();
  };
  const runInSlot = async (slot: WorkerSlot, next: WaitingJob): Promise<void> => {
    slot.isTaken = true;
    clearTimeout(slot.leaves);
    const result = getWorker(slot).then((worker) => runJob(worker, next, cpuLimitMs));
    next.begin(result);
    await result.catch(() => {});
    if (slot.worker?.hasEnded()) slot.worker = undefined;
    slot.leaves = setTimeout(() => slot.worker?.end(), limits.idleTimeoutMs).unref();
    slot.isTaken = false;
    dispatch();
  };
  const getWorker = async (slot: WorkerSlot): Promise<WorkerProcess> => {
    if (slot.worker !== undefined && !slot.worker.hasEnded()) return slot.worker;
    try {
      slot.worker = await startWorker(command, maxWaitMs);
    } catch (error) {
      report(error);
      throw createBusyRefusal();
    }
    if (isClosed) slot.worker.end();
    return slot.worker;
  };
  const wait = (job: JobMessage, signal: AbortSignal | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      const isTooLate = () => performance.now() - since > maxWaitMs;
      const cancel = () => {
        queue.splice(queue.indexOf(waitingJob), 1);
        reject(createBusyRefusal());
      };
      const begin = (result: Promise<unknown>) => {
        signal?.removeEventListener('abort', cancel);
        resolve(result);
      };
      const waitingJob: WaitingJob = { job, signal, isTooLate, begin };
      signal?.addEventListener('abort', cancel);
      queue.push(waitingJob);
    });
  return {
    run: (job, signal) => {
      if (isClosed || signal?.aborted || queue.length >= limits.queueLength)
        throw createBusyRefusal();
      const result = wait(job, signal);
      dispatch();
      return result;
    },
    close: () => {
      isClosed = true;
      const why = new Refusal('shutting-down');
      for (const { begin } of queue.splice(0)) begin(Promise.reject(why));
      for (const { worker, leaves } of slots) {
        clearTimeout(leaves);
        worker?.end(why);
      }
    },
  };
}

/** Checked at intervals: shorter jobs end before the first check. */
async function runJob(
  worker: WorkerProcess,
  { job, signal, isTooLate }: WaitingJob,
  deadlineMs: number,
): Promise<unknown> {
  const startMs = worker.cpuTimeMs();
  const checkTimer = setInterval(() => {
    if (signal?.aborted || isTooLate()) worker.end(createBusyRefusal());
    else if (worker.cpuTimeMs() - startMs > deadlineMs) worker.end(new Refusal('too-much-to-read'));
  }, CHECK_INTERVAL_MS);
  try {
    return await worker.run(job);
  } finally {
    clearInterval(checkTimer);
  }
}

function createBusyRefusal(): Refusal {
  return new Refusal('busy', { retryAfter: RETRY_SECONDS });
}
