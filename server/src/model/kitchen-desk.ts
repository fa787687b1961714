/** The kitchen as a model reaches it in one reply: its tools, and the one that ends the reply with a dish of ours. */
import type { Card } from '@saffron/kitchen/chef/memo';
import type { DishCard, DishWanted } from '@saffron/kitchen/tools/dishes';
import type { ToolUser } from '@saffron/kitchen/tools/table';
import { z } from 'zod';
import type { JobRunner } from '../kitchen/job-runner.ts';
import { dishWanted } from '../tools/input-schemas.ts';
import { KITCHEN_TOOLS } from '../tools/kitchen-tools.ts';
import { describeIssues, inputSchemaOf } from '../tools/run-tool.ts';
import { toCard } from '../tools/tool-card.ts';
import type { ModelTool } from './ask-model.ts';
import type { CallResult } from './tool-rounds.ts';

/** A dish of ours that a model serves, with what it says to the person about it. */
export interface ServedDish {
  readonly card: DishCard;
  readonly servings: number | undefined;
  readonly words: string;
}

const SERVE = 'serve_dish';
/** In characters, of what a model says with a card of ours. */
export const MAX_WORDS_LENGTH = 600;

const servedDish = dishWanted.extend({
  words: z
    .string()
    .max(MAX_WORDS_LENGTH)
    .optional()
    .describe('One or two sentences to the person.'),
});

/** For the provider; in the order of the definitions, so that it can be kept in its cache. */
export const MODEL_TOOLS: readonly ModelTool[] = [
  ...KITCHEN_TOOLS.map(({ name, description, input }) => ({ name, description, input })),
  {
    name: SERVE,
    description:
      'Serves a dish of the cookbook or a composed one as a card, with its edits, and ends your answer. The card is written by the kitchen: do not repeat the recipe.',
    input: servedDish,
  },
].map(({ name, description, input }) => ({
  ...{ type: 'function' as const, name, description },
  inputSchema: inputSchemaOf(input),
}));

/** Longer than any tool takes, so that one that hangs does not take the reply along. */
const TOOL_MS = 8000;

export interface KitchenDesk {
  /** @throws only the reason of `signal` */
  readonly run: (name: string, input: unknown) => Promise<CallResult<ServedDish>>;
  /** A dish as our card; what stands in its way otherwise. */
  readonly serve: (wanted: DishWanted, words: string) => Promise<CallResult<ServedDish>>;
}

/**
 * @param card on the table: the dish "card" of every tool
 * @param language of the conversation, by its code: our cards are in English
 */
export function openKitchenDesk(
  jobRunner: JobRunner,
  user: ToolUser,
  card: Card | undefined,
  signal: AbortSignal,
  language = 'en',
): KitchenDesk {
  const within = async <Result>(work: (signal: AbortSignal) => Promise<Result>) => {
    try {
      return await work(AbortSignal.any([signal, AbortSignal.timeout(TOOL_MS)]));
    } catch (error) {
      signal.throwIfAborted();
      // A kitchen that is busy is no fault of the model, which can go on without.
      return `The tool could not be used just now (${(error as Error).name}).`;
    }
  };
  const serve = async (asked: DishWanted, words: string): Promise<CallResult<ServedDish>> => {
    const wanted = withCard(asked, card) as DishWanted;
    const dish = await within((until) => jobRunner.run('dish', { wanted, user }, until));
    if (typeof dish === 'string') return { output: dish };
    if ('refused' in dish) return { output: dish.refused };
    return { output: 'It is served.', serves: { card: dish, servings: wanted.servings, words } };
  };
  return {
    serve,
    run: async (name, sent) => {
      const input = withCard(sent, card);
      if (name === SERVE) {
        const parsed = servedDish.safeParse(input);
        if (!parsed.success) return { output: describeIssues(SERVE, parsed.error) };
        const { words = '', ...wanted } = parsed.data;
        const served = await serve(wanted, words);
        return language === 'en' || served.serves === undefined
          ? served
          : { output: { ...toCard(served.serves.card), next: TRANSLATE } };
      }
      const answer = await within((until) => jobRunner.run('tool', { name, input, user }, until));
      if (typeof answer === 'string') return { output: answer };
      return { output: 'problem' in answer ? answer.problem : answer.data };
    },
  };
}

const TRANSLATE =
  'The cards of the kitchen are in English. Answer with this recipe as JSON in the language of the conversation, with every amount and every step.';
const ON_THE_TABLE = 'card';

/** "card" stands for the dish on the table with all its edits, wherever a tool takes a dish. */
function withCard(input: unknown, card: Card | undefined): unknown {
  if (typeof input !== 'object' || input === null || card === undefined) return input;
  if ('dishes' in input && Array.isArray(input.dishes))
    return { ...input, dishes: input.dishes.map((one) => withCard(one, card)) };
  if (!('dish' in input) || input.dish !== ON_THE_TABLE) return input;
  const { slug, servings, edits } = card;
  const added = 'edits' in input && Array.isArray(input.edits) ? input.edits : [];
  const size = servings === undefined ? {} : { servings };
  return { ...size, ...input, dish: slug, edits: [...edits, ...added] };
}
