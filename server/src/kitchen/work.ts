/** Where a job is done: at once when its text is short, by a worker when it could hold up everybody else. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { type Inputs, type JobName, type Jobs, type Outputs, openJobs } from './jobs.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface Work {
  /**
   * @param signal aborts when nobody waits for the result any more
   * @throws Refusal when there is too much to do, for this job or for all together
   */
  readonly run: <Name extends JobName>(
    name: Name,
    input: Inputs[Name],
    signal?: AbortSignal,
  ) => Promise<Outputs[Name]>;
  readonly close: () => void;
}

/**
 * How long a job may take, in characters of the dearest kind of text: measured, some 20 microseconds each for
 * what is understood as speech and 10 for the lines of a recipe, so that none holds up the others for 50 ms.
 */
const MOST_AT_ONCE: Readonly<Record<JobName, number>> = {
  answer: 1500,
  hear: 1500,
  check: 8000,
  measure: 3000,
  readImport: 3000,
};
/** What a text costs beside its characters. */
const TEXT = 60;
/** The same for the name of a recipe that was served, whatever its length; it is looked for among all dishes. */
const SERVED = 40;
const LINE = 10;
/** What a chef said is hardly read. */
const OF_A_CHEF = 0.1;

type Weights = { readonly [Name in JobName]: (input: Inputs[Name]) => number };

const WEIGHTS: Weights = {
  answer: ({ turns, asker }) => saidWeight({ turns, asker }) + (asker.served ?? []).length * SERVED,
  hear: saidWeight,
  check: ({ title = '', ingredients, instructions = [] }) =>
    title.length + weightOf([...ingredients, ...instructions], LINE),
  measure: ({ ingredients, instructions }) => weightOf([...ingredients, ...instructions], LINE),
  readImport: ({ text }) => text.length,
};

function saidWeight({ turns, asker }: Inputs['hear']): number {
  const { saidBefore = [], otherFoods = [] } = asker;
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const told = turns.filter(({ role }) => role !== 'user').map(({ content }) => content);
  return weightOf([...said, ...saidBefore, ...otherFoods], TEXT) + weightOf(told, 0) * OF_A_CHEF;
}

function weightOf(texts: readonly string[], each: number): number {
  return texts.reduce((sum, text) => sum + each + text.length, 0);
}

/** @param pool without which all is done at once, which suits a tool that serves nobody else */
export function openWork(kitchen: Kitchen, pool?: WorkerPool): Work {
  const jobs: Jobs = openJobs(kitchen);
  const isShort = <Name extends JobName>(name: Name, input: Inputs[Name]) =>
    WEIGHTS[name](input) <= MOST_AT_ONCE[name];
  return {
    run: async <Name extends JobName>(name: Name, input: Inputs[Name], signal?: AbortSignal) => {
      if (pool === undefined || isShort(name, input)) return jobs[name](input);
      // A worker does the same job, which the types cannot follow through the line to it.
      return pool.run({ name, input }, signal) as Promise<Outputs[Name]>;
    },
    close: () => pool?.close(),
  };
}
