/** Runs a kitchen function in this process when its input is short, else in a worker so as not to block the event loop. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { createJobs, type JobInputs, type JobName, type JobOutputs, type Jobs } from './jobs.ts';
import type { WorkerPool } from './worker-pool.ts';

export interface JobRunner {
  /**
   * @param signal aborts when the client has disconnected
   * @throws Refusal when the job is too large or the queue is full
   */
  readonly run: <Name extends JobName>(
    name: Name,
    input: JobInputs[Name],
    signal?: AbortSignal,
  ) => Promise<JobOutputs[Name]>;
  readonly close: () => void;
}

/**
 * The heaviest job that runs in this process, in characters of messages: they take about 20
 * microseconds each and the lines of a recipe 10 (measured), so that no job blocks the event loop
 * for 50 ms.
 */
const MAX_INLINE_WEIGHT: Readonly<Record<JobName, number>> = {
  answer: 1500,
  brief: 1500,
  hear: 1500,
  check: 8000,
  measure: 3000,
  compose: 600,
  menu: 600,
  nutrition: 3000,
  dish: 1500,
  tool: 1500,
  readRecipe: 3000,
  adaptRecipe: 600,
  readImport: 3000,
};
/** The cost of a text in addition to its characters. */
const TEXT_WEIGHT = 60;
/** The cost of a served recipe's name, whatever its length, as it is searched among all dishes. */
const SERVED_WEIGHT = 40;
const LINE_WEIGHT = 10;
/** The cost of a need for which each staple is looked up and more dishes are tried. */
const NEED_WEIGHT = 60;
/** The cost of one more check of a whole dish. */
const EATER_WEIGHT = 50;
/** A chef's messages are hardly analysed. */
const CHEF_MESSAGE_FACTOR = 0.1;

type Weights = { readonly [Name in JobName]: (input: JobInputs[Name]) => number };

const WEIGHTS: Weights = {
  answer: ({ turns, asker }) =>
    weighConversation({ turns, asker }) + (asker.served ?? []).length * SERVED_WEIGHT,
  brief: weighConversation,
  hear: weighConversation,
  check: ({ title = '', ingredients, instructions = [] }) =>
    title.length + weighTexts([...ingredients, ...instructions], LINE_WEIGHT),
  measure: ({ ingredients, instructions }) =>
    weighTexts([...ingredients, ...instructions], LINE_WEIGHT),
  compose: ({ foods, otherFoods = [], needs }) =>
    weighTexts([...foods, ...otherFoods], TEXT_WEIGHT) +
    (needs.allergies.length + needs.diets.length) * NEED_WEIGHT,
  menu: ({ dishes, needs, otherFoods = [], eaters }) =>
    weighTexts([...dishes, ...otherFoods], TEXT_WEIGHT) +
    (needs.allergies.length + needs.diets.length) * NEED_WEIGHT +
    eaters.length * dishes.length * EATER_WEIGHT,
  nutrition: ({ ingredients }) => weighTexts(ingredients, LINE_WEIGHT),
  // A food that is named costs about as much as a message.
  dish: ({ wanted, user }) => JSON.stringify(wanted).length * 2 + weighUser(user),
  tool: ({ input, user }) => JSON.stringify(input ?? null).length * 2 + weighUser(user),
  readRecipe: ({ text }) => text.length,
  adaptRecipe: ({ ingredients, instructions, needs, otherFoods = [] }) =>
    weighTexts([...ingredients, ...instructions], LINE_WEIGHT) +
    (needs.allergies.length + needs.diets.length + otherFoods.length) * NEED_WEIGHT,
  readImport: ({ text }) => text.length,
};

function weighConversation({ turns, asker }: JobInputs['hear']): number {
  const { saidBefore = [], otherFoods = [] } = asker;
  const userMessages = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const chefMessages = turns.filter(({ role }) => role !== 'user').map(({ content }) => content);
  return (
    weighTexts([...userMessages, ...saidBefore, ...otherFoods], TEXT_WEIGHT) +
    weighTexts(chefMessages, 0) * CHEF_MESSAGE_FACTOR
  );
}

function weighUser(user: JobInputs['tool']['user']): number {
  return 'person' in user ? 0 : weighTexts(user.avoided.otherFoods, TEXT_WEIGHT);
}

function weighTexts(texts: readonly string[], each: number): number {
  return texts.reduce((sum, text) => sum + each + text.length, 0);
}

/** @param pool without it all jobs run in this process, which suits command-line tools */
export function createJobRunner(kitchen: Kitchen, pool?: WorkerPool): JobRunner {
  const jobs: Jobs = createJobs(kitchen);
  const isShort = <Name extends JobName>(name: Name, input: JobInputs[Name]) =>
    WEIGHTS[name](input) <= MAX_INLINE_WEIGHT[name];
  return {
    run: async <Name extends JobName>(name: Name, input: JobInputs[Name], signal?: AbortSignal) => {
      if (pool === undefined || isShort(name, input)) return jobs[name](input);
      // The worker runs the same job, but types do not cross the process boundary.
      return pool.run({ name, input }, signal) as Promise<JobOutputs[Name]>;
    },
    close: () => pool?.close(),
  };
}
