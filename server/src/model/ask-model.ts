/** Streams the answer of a language model, with timeouts, one retry and a count of the tokens. */
import type { Turn } from '@saffron/kitchen/chef';
import { ChefUnavailableError } from '../chat/chef-types.ts';
import type { LanguageModel, ModelRequest } from './providers.ts';
import { findRetryDelay } from './retry-delay.ts';

export interface ModelInput {
  readonly system: string;
  readonly turns: readonly Turn[];
}

/** The measured usage of a call, updated while it runs. */
export interface CallUsage {
  firstByteMs: number | undefined;
  inputTokens: number;
  outputTokens: number;
  /** Whether the model said that it had finished. */
  isComplete: boolean;
}

export interface ModelCallOptions {
  readonly model: LanguageModel;
  readonly input: ModelInput;
  /** How long the model may send nothing, before the first token and between two. */
  readonly idleTimeoutMs: number;
  /** Its reason is a ChefUnavailableError when the time for the whole reply is over. */
  readonly signal: AbortSignal;
  readonly usage: CallUsage;
}

/** A recipe takes about 1,500; the rest is for models that reason before they answer. */
export const MAX_OUTPUT_TOKENS = 6000;
const MAX_TURN_LENGTH = 4000;
/** Characters to a token, when a model does not say: English has about four. */
const CHARACTERS_PER_TOKEN = 4;

/** One shared reason, as creating an Error for each call is slow. */
const CALL_ENDED = new Error('the call is over');

export function createCallUsage(): CallUsage {
  return { firstByteMs: undefined, inputTokens: 0, outputTokens: 0, isComplete: false };
}

/** @returns how many tokens the input is likely to take */
export function estimateTokens({ system, turns }: ModelInput): number {
  const length = turns.reduce(
    (sum, { content }) => sum + Math.min(content.length, MAX_TURN_LENGTH),
    0,
  );
  return Math.ceil((system.length + length) / CHARACTERS_PER_TOKEN);
}

/** @throws ChefUnavailableError when the model cannot be reached, is silent too long or says nothing */
export async function* askModel(options: ModelCallOptions): AsyncGenerator<string> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return yield* askOnce(options);
    } catch (error) {
      const { signal, usage } = options;
      if (signal.aborted) throw signal.reason;
      const pause = isFirst && usage.firstByteMs === undefined ? findRetryDelay(error) : undefined;
      if (pause === undefined) {
        if (error instanceof ChefUnavailableError) throw error;
        // A provider that refuses a call or cannot be reached charges nothing for it.
        if (usage.firstByteMs === undefined) usage.inputTokens = 0;
        throw new ChefUnavailableError('unreachable', error);
      }
      await sleep(pause, signal);
    }
  }
}

async function* askOnce({ model, input, idleTimeoutMs, signal, usage }: ModelCallOptions) {
  const start = performance.now();
  const idleController = new AbortController();
  const timer = setTimeout(
    () => idleController.abort(new ChefUnavailableError('slow')),
    idleTimeoutMs,
  );
  const abortSignal = AbortSignal.any([signal, idleController.signal]);
  let length = 0;
  try {
    usage.inputTokens = estimateTokens(input);
    const { stream } = await model.doStream({ ...toRequest(input), abortSignal });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') readUsage(part, usage);
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      timer.refresh();
      length += part.delta.length;
      usage.firstByteMs ??= performance.now() - start;
      usage.outputTokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
      if (part.type === 'text-delta' && part.delta !== '') yield part.delta;
    }
    // Some packages end a stream that was aborted as if it had been finished.
    if (abortSignal.aborted) throw abortSignal.reason;
    if (length === 0) throw new ChefUnavailableError('unreachable', new Error('an empty answer'));
  } catch (error) {
    throw idleController.signal.aborted ? idleController.signal.reason : error;
  } finally {
    clearTimeout(timer);
    // When the caller stops reading half-way, the call to the provider must end too.
    idleController.abort(CALL_ENDED);
  }
}

type Finish = Extract<
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never,
  { type: 'finish' }
>;

function readUsage({ usage: reported, finishReason }: Finish, usage: CallUsage): void {
  usage.isComplete = finishReason.unified === 'stop';
  usage.inputTokens = reported.inputTokens.total || usage.inputTokens;
  usage.outputTokens = reported.outputTokens.total || usage.outputTokens;
}

function toRequest({ system, turns }: ModelInput): ModelRequest {
  return {
    prompt: [
      { role: 'system', content: system },
      ...toAcceptableTurns(turns).map(({ role, content }) => ({
        role,
        content: [
          { type: 'text' as const, text: content.slice(0, MAX_TURN_LENGTH).toWellFormed() },
        ],
      })),
    ],
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // The provider must not store the messages.
    providerOptions: { openai: { store: false } },
  };
}

const OPENING_TURN: Turn = { role: 'user', content: '(Our conversation so far:)' };

/** Some providers refuse empty messages, and conversations that an assistant begins, as ours do with a greeting. */
function toAcceptableTurns(turns: readonly Turn[]): readonly Turn[] {
  const nonEmpty = turns.filter(({ content }) => content.trim() !== '');
  return nonEmpty[0]?.role === 'assistant' ? [OPENING_TURN, ...nonEmpty] : nonEmpty;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
