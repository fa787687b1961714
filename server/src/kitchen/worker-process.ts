/** Starts a worker process, sends it jobs and ends it. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { JobMessage, WorkerMessage } from './worker.ts';
import { toForkArguments, type WorkerCommand } from './worker-command.ts';

export interface WorkerProcess {
  /** Whether the worker has ended or is about to. */
  readonly hasEnded: () => boolean;
  /** Processor time of its thread so far; wall-clock time where the system does not report it. */
  readonly cpuTimeMs: () => number;
  /** @throws what the job threw, or why the worker ended before it was done */
  readonly run: (job: JobMessage) => Promise<unknown>;
  /** @param why the error thrown to callers that wait for its jobs */
  readonly end: (why?: Error) => void;
}

/** @throws when it cannot be started, or not within that time */
export async function startWorker(
  command: WorkerCommand,
  patienceMs: number,
): Promise<WorkerProcess> {
  const { file, words, execArgv } = toForkArguments(command);
  const child = fork(file, words, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // An idle worker must not keep the server process alive.
  child.unref();
  child.channel?.unref();
  const worker = superviseWorker(child);
  const late = () => worker.end(new Error('a worker did not start in time'));
  const timer = setTimeout(late, patienceMs);
  try {
    await worker.next();
    return worker;
  } finally {
    clearTimeout(timer);
  }
}

function superviseWorker(
  child: ChildProcess,
): WorkerProcess & { readonly next: () => Promise<unknown> } {
  let reason: Error | undefined;
  let ended = false;
  let pending: PromiseWithResolvers<unknown> | undefined;
  const close = (why: Error) => {
    ended = true;
    pending?.reject(reason ?? why);
    pending = undefined;
  };
  child.once('error', close);
  child.once('exit', (code, signal) => close(new Error(`a worker ended: ${signal ?? code}`)));
  child.on('message', (message: WorkerMessage) => {
    if ('value' in message) pending?.resolve(message.value);
    else if ('error' in message) pending?.reject(message.error);
    // With --watch, Node reports files over the same channel.
    else if ('ready' in message) pending?.resolve(undefined);
    else return;
    pending = undefined;
  });
  const next = () => {
    pending = Promise.withResolvers();
    return pending.promise;
  };
  return {
    next,
    hasEnded: () => ended,
    cpuTimeMs: () => readCpuTimeMs(child.pid) ?? performance.now(),
    run: async (job) => {
      if (ended) throw new Error('a worker ended before its job');
      const result = next();
      child.send(job, (error) => error && close(error));
      return result;
    },
    end: (why) => {
      ended = true;
      reason = why;
      child.kill('SIGKILL');
    },
  };
}

function readCpuTimeMs(pid: number | undefined): number | undefined {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}
