/** The chef that asks a language model: renders the prompt, reads the streamed answer and converts its units. */
import { EMPTY_MEMO } from '@saffron/kitchen/chef/memo';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { rewriteLine, rewriteStep } from '@saffron/kitchen/measure';
import {
  type Chef,
  type ChefPiece,
  type ChefRequest,
  ChefUnavailableError,
  UnusableReplyError,
} from '../chat/chef-types.ts';
import {
  askModel,
  type CallUsage,
  createCallUsage,
  estimateTokens,
  MAX_OUTPUT_TOKENS,
} from './ask-model.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { describeState } from './describe-state.ts';
import { dropRefusedSentences } from './drop-refused-sentences.ts';
import { createOwnWorkKeeper } from './own-work.ts';
import type { Prompt } from './prompt.ts';
import type { LanguageModel } from './providers.ts';
import { createRecipeValidator } from './recipe-validator.ts';
import { createReplyReader } from './reply-reader.ts';
import type { TokenBudget } from './token-budget.ts';

/** The outcome of a model call, without any text of the conversation. */
export interface ModelCallReport {
  readonly chef: 'model';
  readonly prompt: string;
  readonly ms: number;
  readonly firstByteMs: number | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** `answered`, why the chef is unavailable, `sent back` by the gate or the kitchen, or `cut short` by a client that disconnected. */
  readonly outcome: string;
  /** What kind of error was behind it, and the provider's status. */
  readonly cause?: string;
  readonly status?: number;
}

export interface ModelChefDeps {
  readonly kitchen: Kitchen;
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly idleTimeoutMs: number;
  readonly circuitBreaker: CircuitBreaker;
  readonly budget: TokenBudget;
  readonly report: (report: ModelCallReport) => void;
}

export function createModelChef(deps: ModelChefDeps): Chef {
  const titles = new Map(deps.kitchen.cookbook.dishes.map(({ slug, title }) => [slug, title]));
  const titleOf = (slug: string) => titles.get(slug);
  return {
    answer: async function* (chefRequest, signal) {
      const { brief, memo = EMPTY_MEMO } = chefRequest;
      const units = brief?.units ?? memo.units ?? chefRequest.units;
      const request = { ...chefRequest, units };
      const input = {
        system: deps.prompt.render(request, brief && describeState(brief, titleOf)),
        turns: withEarlierMessages(chefRequest),
      };
      const usage = createCallUsage();
      const work = createOwnWorkKeeper();
      for await (const piece of readAnswer(
        deps,
        request,
        usage,
        withAccounting(deps, input, usage, signal),
      )) {
        work.note(piece);
        yield piece;
      }
      yield { kind: 'memo', memo: work.memoAfter(brief?.memo ?? memo) };
    },
  };
}

/** Maximum characters of earlier messages sent before the turns. */
const MAX_EARLIER_LENGTH = 1500;

/** The person's earlier messages come before the turns as a user message: in the system prompt they would have our authority. */
function withEarlierMessages({ turns, earlierMessages = [] }: ChefRequest): ChefRequest['turns'] {
  const text = earlierMessages.join('\n').slice(-MAX_EARLIER_LENGTH);
  if (text.trim() === '') return turns;
  return [{ role: 'user', content: `(Earlier in our conversation I said:)\n${text}` }, ...turns];
}

async function* readAnswer(
  { kitchen }: ModelChefDeps,
  { units, extractedNeeds, retry }: ChefRequest,
  usage: CallUsage,
  deltas: AsyncGenerator<string>,
): AsyncGenerator<ChefPiece> {
  const reader = createReplyReader(kitchen);
  const validator = createRecipeValidator(kitchen);
  /** Sent with every card that is started, also with one that replaces text. */
  const besideCard: ChefPiece[] = [
    { kind: 'numbers', units },
    { kind: 'notes', notes: extractedNeeds.notes },
  ];
  const serve = (pieces: readonly ChefPiece[]): ChefPiece[] =>
    pieces.flatMap((piece) => {
      const allowed = dropRefusedSentences(
        kitchen,
        extractedNeeds,
        convertUnits(kitchen, piece, units),
      );
      if (allowed === undefined) return [];
      validator.checkPiece(allowed);
      const begins = allowed.kind === 'prose' && allowed.field === 'recipeName';
      return begins ? [...besideCard, allowed] : allowed;
    });
  try {
    for await (const delta of deltas) yield* serve(reader.add(delta));
  } catch (error) {
    // A card that has all it needs is served even if the connection failed after it.
    if (error instanceof UnusableReplyError || !reader.isServable()) throw error;
  }
  yield* serve(reader.finish(usage.isComplete));
  // On the second attempt, minor faults are accepted.
  validator.validate(retry !== undefined);
}

function convertUnits(kitchen: Kitchen, piece: ChefPiece, units: ChefRequest['units']): ChefPiece {
  if (piece.kind !== 'line' || piece.list === 'tips') return piece;
  const rewrite = piece.list === 'ingredients' ? rewriteLine : rewriteStep;
  return { ...piece, text: rewrite(kitchen.measures, piece.text, units) };
}

/** Makes the call: reserves its tokens before, and reports and settles it after. */
async function* withAccounting(
  deps: ModelChefDeps,
  input: { readonly system: string; readonly turns: ChefRequest['turns'] },
  usage: CallUsage,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const expectedTokens = estimateTokens(input) + MAX_OUTPUT_TOKENS;
  let reserved = 0;
  const done = deps.circuitBreaker.start();
  let outcome: unknown;
  const start = performance.now();
  try {
    if (!(await deps.budget.reserve(expectedTokens))) throw new ChefUnavailableError('ceiling');
    reserved = expectedTokens;
    const { model, idleTimeoutMs } = deps;
    yield* askModel({ model, input, idleTimeoutMs, signal, usage });
    outcome = 'answered';
  } catch (error) {
    outcome = error;
    throw error;
  } finally {
    const failure = outcome instanceof ChefUnavailableError ? outcome : undefined;
    // A call that the client cancelled says nothing about the model, unless it had begun to answer.
    const hasAnswered = usage.firstByteMs !== undefined;
    done(failure ?? (hasAnswered ? undefined : new Error('cut short')));
    const ended = outcome ?? (signal.aborted ? 'cut short' : 'sent back');
    deps.report({ ...createReport(deps, usage, start), ...describeOutcome(ended) });
    if (reserved > 0) await deps.budget.settle(reserved, usage.inputTokens + usage.outputTokens);
  }
}

function createReport({ prompt }: ModelChefDeps, usage: CallUsage, start: number) {
  const { firstByteMs, inputTokens, outputTokens } = usage;
  return {
    chef: 'model' as const,
    prompt: prompt.version,
    ms: Math.round(performance.now() - start),
    firstByteMs: firstByteMs === undefined ? undefined : Math.round(firstByteMs),
    inputTokens,
    outputTokens,
  };
}

/** Reports only the kind and status of the cause: its message may hold the prompt or the API key. */
function describeOutcome(outcome: unknown): { outcome: string; cause?: string; status?: number } {
  if (typeof outcome === 'string') return { outcome };
  if (!(outcome instanceof ChefUnavailableError)) return { outcome: 'cut short' };
  const cause = outcome.cause as { name?: string; statusCode?: number } | undefined;
  return {
    outcome: outcome.reason,
    ...(cause?.name === undefined ? {} : { cause: cause.name }),
    ...(cause?.statusCode === undefined ? {} : { status: cause.statusCode }),
  };
}
