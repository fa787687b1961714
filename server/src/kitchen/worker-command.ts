/** How a worker process is started: this same program with one more argument. */
export interface WorkerCommand {
  readonly file: string;
  /** Options of Node itself, the snapshot among them. */
  readonly options: readonly string[];
}

const WORKER_ARGUMENT = 'kitchen-worker';
/** In megabytes; a text that needs more ends its worker and not the server. */
const MAX_HEAP_MIB = 256;

/** Whether this process is a worker. */
export function isWorkerProcess(): boolean {
  return process.argv[2] === WORKER_ARGUMENT && process.send !== undefined;
}

export function getCurrentProgram(): WorkerCommand {
  return { file: process.argv[1] ?? '', options: process.execArgv };
}

/** The arguments for `fork`. */
export function toForkArguments({ file, options }: WorkerCommand) {
  const execArgv = [...options, `--max-old-space-size=${MAX_HEAP_MIB}`];
  return { file, words: [WORKER_ARGUMENT], execArgv };
}
