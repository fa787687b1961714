/** A job runner for tests, with worker processes of the built server. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { builtServerArgs } from '../../scripts/build-server.mjs';
import { createJobRunner, type JobRunner } from '../src/kitchen/job-runner.ts';
import type { WorkerCommand } from '../src/kitchen/worker-command.ts';
import { createWorkerPool, type WorkerPoolLimits } from '../src/kitchen/worker-pool.ts';

/** Generous, as the machine may be busy. */
const TEST_LIMITS = { maxWaitMs: 100_000 };

export function getBuiltWorkerCommand(): WorkerCommand {
  const words = builtServerArgs();
  return { file: words.at(-1) ?? '', options: words.slice(0, -1) };
}

/** @param command starts other workers than the server's own */
export function createTestJobRunner(
  kitchen: Kitchen,
  limits: Partial<WorkerPoolLimits> = {},
  command = getBuiltWorkerCommand(),
): JobRunner {
  return createJobRunner(
    kitchen,
    createWorkerPool(command, () => {}, { ...TEST_LIMITS, ...limits }),
  );
}
