/** One call to a language model: its tokens are reserved before and settled after, and what came of it is reported. */
import { ChefUnavailableError } from '../chat/chef-types.ts';
import {
  askModel,
  type CallUsage,
  estimateTokens,
  MAX_OUTPUT_TOKENS,
  type ModelCall,
  type ModelInput,
  type ModelThought,
} from './ask-model.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { LanguageModel } from './providers.ts';
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

export interface ModelCallDeps {
  readonly model: LanguageModel;
  readonly prompt: { readonly version: string };
  readonly idleTimeoutMs: number;
  readonly circuitBreaker: CircuitBreaker;
  readonly budget: TokenBudget;
  readonly report: (report: ModelCallReport) => void;
}

export async function* callModel(
  deps: ModelCallDeps,
  input: ModelInput,
  usage: CallUsage,
  signal: AbortSignal,
): AsyncGenerator<string | ModelCall | ModelThought> {
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

function createReport({ prompt }: ModelCallDeps, usage: CallUsage, start: number) {
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
