/** A worker process seen from the server: started, given one job at a time, watched, ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { JobMessage, WorkerMessage } from './worker.ts';
import { spelledOut, type WorkerCommand } from './worker-command.ts';

export interface WorkerProcess {
  /** Or is about to. */
  readonly hasEnded: () => boolean;
  /** Processor time of its one thread so far; where the system does not tell, the time on the clock. */
  readonly spentMs: () => number;
  /** @throws what the job threw, or why the worker ended before it was done */
  readonly perform: (job: JobMessage) => Promise<unknown>;
  /** @param why what is thrown to whoever waits for a job of it */
  readonly end: (why?: Error) => void;
}

/** @throws when it cannot be started, or not within that time */
export async function startWorker(
  command: WorkerCommand,
  patienceMs: number,
): Promise<WorkerProcess> {
  const { file, words, execArgv } = spelledOut(command);
  const child = fork(file, words, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // It must not keep a server alive that has nothing else to do.
  child.unref();
  child.channel?.unref();
  const worker = watch(child);
  const late = () => worker.end(new Error('a worker did not start in time'));
  const timer = setTimeout(late, patienceMs);
  try {
    await worker.next();
    return worker;
  } finally {
    clearTimeout(timer);
  }
}

function watch(child: ChildProcess): WorkerProcess & { readonly next: () => Promise<unknown> } {
  let reason: Error | undefined;
  let ended = false;
  let waiting: PromiseWithResolvers<unknown> | undefined;
  const close = (why: Error) => {
    ended = true;
    waiting?.reject(reason ?? why);
    waiting = undefined;
  };
  child.once('error', close);
  child.once('exit', (code, signal) => close(new Error(`a worker ended: ${signal ?? code}`)));
  child.on('message', (message: WorkerMessage) => {
    if ('value' in message) waiting?.resolve(message.value);
    else if ('error' in message) waiting?.reject(message.error);
    // Node itself reports the files of a watched program on the same line.
    else if ('ready' in message) waiting?.resolve(undefined);
    else return;
    waiting = undefined;
  });
  const next = () => {
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
  return {
    next,
    hasEnded: () => ended,
    spentMs: () => processorMs(child.pid) ?? performance.now(),
    perform: async (job) => {
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

function processorMs(pid: number | undefined): number | undefined {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}
