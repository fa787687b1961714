/** How a worker of the kitchen is started: as this very program with one more word, so that it begins as quickly as the server did. */

export interface WorkerCommand {
  readonly file: string;
  /** Options of Node itself, the snapshot among them. */
  readonly options: readonly string[];
}

const WORD = 'kitchen-worker';
/** Megabytes; a text that needs more ends its worker and not the server. */
const MOST_HEAP = 256;

/** Whether this process is one. */
export function isWorker(): boolean {
  return process.argv[2] === WORD && process.send !== undefined;
}

export function thisProgram(): WorkerCommand {
  return { file: process.argv[1] ?? '', options: process.execArgv };
}

/** What `fork` is told. */
export function spelledOut({ file, options }: WorkerCommand) {
  const execArgv = [...options, `--max-old-space-size=${MOST_HEAP}`];
  return { file, words: [WORD], execArgv };
}
