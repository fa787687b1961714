/** Streams the answer of a language model, with timeouts, one retry and a count of the tokens. */
import type { Turn } from '@saffron/kitchen/chef';
import { ChefUnavailableError } from '../chat/chef-types.ts';
import type { LanguageModel, ModelRequest } from './providers.ts';
import { findRetryDelay } from './retry-delay.ts';

export interface ModelInput {
  readonly system: string;
  readonly turns: readonly Turn[];
  /** What it may call; none for a model that cannot. */
  readonly tools?: readonly ModelTool[] | undefined;
  /** Its calls so far in this reply with what they returned. */
  readonly rounds?: readonly ModelMessage[] | undefined;
  /** Whether it has to answer now, without another call. */
  readonly isLast?: boolean | undefined;
}

type StreamPart =
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;
export type ModelTool = Extract<
  NonNullable<ModelRequest['tools']>[number],
  { readonly type: 'function' }
>;
export type ModelMessage = ModelRequest['prompt'][number];
/** A part of a message of its own, in the order in which it was said. */
export type ModelCall = Extract<StreamPart, { type: 'tool-call' }>;
/** Thoughts that a provider wants back with the calls they led to. */
export interface ModelThought {
  readonly type: 'thought';
  readonly text: string;
  readonly metadata: Extract<StreamPart, { type: 'reasoning-end' }>['providerMetadata'];
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
/** In characters, thoughts and calls included: far more than any number of output tokens comes to. */
const MAX_SAID = 200_000;
/** Characters to a token, when a model does not say: English has about four. */
const CHARACTERS_PER_TOKEN = 4;

/** One shared reason, as creating an Error for each call is slow. */
const CALL_ENDED = new Error('the call is over');

export function createCallUsage(): CallUsage {
  return { firstByteMs: undefined, inputTokens: 0, outputTokens: 0, isComplete: false };
}

/** @returns how many tokens the input is likely to take */
export function estimateTokens({ system, turns, tools, rounds }: ModelInput): number {
  const length = turns.reduce(
    (sum, { content }) => sum + Math.min(content.length, MAX_TURN_LENGTH),
    0,
  );
  const said = rounds === undefined || rounds.length === 0 ? 0 : JSON.stringify(rounds).length;
  const all = system.length + length + said + (tools ? lengthOf(tools) : 0);
  return Math.ceil(all / CHARACTERS_PER_TOKEN);
}

/** The definitions of tools are the same in every call, and long. */
const lengths = new WeakMap<readonly ModelTool[], number>();

function lengthOf(tools: readonly ModelTool[]): number {
  const known = lengths.get(tools) ?? JSON.stringify(tools).length;
  lengths.set(tools, known);
  return known;
}

/** @throws ChefUnavailableError when the model cannot be reached, is silent too long or says nothing */
export async function* askModel(
  options: ModelCallOptions,
): AsyncGenerator<string | ModelCall | ModelThought> {
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
    let thought = '';
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') readUsage(part, usage);
      if (part.type === 'reasoning-end') {
        yield { type: 'thought' as const, text: thought, metadata: part.providerMetadata };
        thought = '';
      }
      const said = textOf(part);
      if (said === undefined) continue;
      timer.refresh();
      length += said.length;
      usage.firstByteMs ??= performance.now() - start;
      usage.outputTokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
      if (part.type === 'reasoning-delta') thought += part.delta;
      if (part.type === 'text-delta' && part.delta !== '') yield part.delta;
      if (part.type === 'tool-call') yield part;
      if (length > MAX_SAID) throw new Error('an answer without end');
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

/** What a part adds to the answer, thoughts and calls included; undefined where it is a part of something else. */
function textOf(part: StreamPart): string | undefined {
  if (part.type === 'text-delta' || part.type === 'reasoning-delta') return part.delta;
  if (part.type === 'tool-input-delta') return part.delta;
  // Its input has been counted where it came in pieces.
  return part.type === 'tool-call' ? part.toolName : undefined;
}

type Finish = Extract<StreamPart, { type: 'finish' }>;

function readUsage({ usage: reported, finishReason }: Finish, usage: CallUsage): void {
  const { unified } = finishReason;
  usage.isComplete = unified === 'stop' || unified === 'tool-calls';
  usage.inputTokens = reported.inputTokens.total || usage.inputTokens;
  usage.outputTokens = reported.outputTokens.total || usage.outputTokens;
}

function toRequest({ system, turns, tools, rounds = [], isLast }: ModelInput): ModelRequest {
  return {
    prompt: [
      { role: 'system', content: system },
      ...toAcceptableTurns(turns).map(({ role, content }) => ({
        role,
        content: [
          { type: 'text' as const, text: content.slice(0, MAX_TURN_LENGTH).toWellFormed() },
        ],
      })),
      ...rounds,
    ],
    ...(tools && tools.length > 0
      ? { tools: [...tools], toolChoice: { type: isLast ? 'none' : 'auto' } }
      : {}),
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
