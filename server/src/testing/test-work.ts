/** The kitchen's work as the server does it, with workers that run from the sources and begin when a test first needs one. */
import { fileURLToPath } from 'node:url';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { openWork, type Work } from '../kitchen/work.ts';
import { openPool, type PoolLimits } from '../kitchen/worker-pool.ts';

/** Tests share the machine with others. */
const PATIENT = { patienceMs: 100_000 };
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** @param program in place of the server's own, for workers that a test wants otherwise */
export function openTestWork(
  kitchen: Kitchen,
  limits: Partial<PoolLimits> = {},
  program = MAIN,
): Work {
  return openWork(
    kitchen,
    openPool({ file: program, options: [] }, () => {}, { ...PATIENT, ...limits }),
  );
}
