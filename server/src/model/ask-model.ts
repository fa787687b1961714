/** One question to a model as a stream of text: with patience that ends, one retry where it can help, and a count of the cost. */
import type { Turn } from '@saffron/kitchen/chef/answer';
import { ChefAway } from '../chat/chef.ts';
import type { LanguageModel, ModelRequest } from './providers.ts';
import { pauseBefore } from './retry.ts';

export interface Question {
  readonly system: string;
  readonly turns: readonly Turn[];
}

/** What is known of a call while it runs and after it, however it ended. */
export interface Meter {
  firstByteMs: number | undefined;
  inputTokens: number;
  outputTokens: number;
  /** Whether the model said that it had finished. */
  isWhole: boolean;
}

export interface Asking {
  readonly model: LanguageModel;
  readonly question: Question;
  /** How long the model may be silent, before the first word and between two. */
  readonly silenceMs: number;
  /** Its reason is a ChefAway when the time for the whole reply is over. */
  readonly signal: AbortSignal;
  readonly meter: Meter;
}

/** A recipe takes about 1,500; the rest is for models that think before they speak. */
export const MAX_OUTPUT_TOKENS = 6000;
const MAX_TURN = 4000;
/** Characters to a token, when a model does not say: English has about four. */
const CHARACTERS_PER_TOKEN = 4;

/** One reason for all, as making one anew takes longer than it seems. */
const OVER = new Error('the call is over');

export function createMeter(): Meter {
  return { firstByteMs: undefined, inputTokens: 0, outputTokens: 0, isWhole: false };
}

/** @returns how many tokens the question is likely to take */
export function guessTokens({ system, turns }: Question): number {
  const length = turns.reduce((sum, { content }) => sum + Math.min(content.length, MAX_TURN), 0);
  return Math.ceil((system.length + length) / CHARACTERS_PER_TOKEN);
}

/** @throws ChefAway when the model cannot be reached, is silent too long or says nothing */
export async function* askModel(asking: Asking): AsyncGenerator<string> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return yield* askOnce(asking);
    } catch (error) {
      const { signal, meter } = asking;
      if (signal.aborted) throw signal.reason;
      const pause = isFirst && meter.firstByteMs === undefined ? pauseBefore(error) : undefined;
      if (pause === undefined) {
        if (error instanceof ChefAway) throw error;
        // Who refuses a call, or cannot be reached, takes nothing for it.
        if (meter.firstByteMs === undefined) meter.inputTokens = 0;
        throw new ChefAway('unreachable', error);
      }
      await sleep(pause, signal);
    }
  }
}

async function* askOnce({ model, question, silenceMs, signal, meter }: Asking) {
  const start = performance.now();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new ChefAway('slow')), silenceMs);
  const abortSignal = AbortSignal.any([signal, patience.signal]);
  let length = 0;
  try {
    meter.inputTokens = guessTokens(question);
    const { stream } = await model.doStream({ ...toRequest(question), abortSignal });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') readEnd(part, meter);
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      timer.refresh();
      length += part.delta.length;
      meter.firstByteMs ??= performance.now() - start;
      meter.outputTokens = Math.ceil(length / CHARACTERS_PER_TOKEN);
      if (part.type === 'text-delta' && part.delta !== '') yield part.delta;
    }
    // Some packages end a stream that was aborted as if it had been finished.
    if (abortSignal.aborted) throw abortSignal.reason;
    if (length === 0) throw new ChefAway('unreachable', new Error('an empty answer'));
  } catch (error) {
    throw patience.signal.aborted ? patience.signal.reason : error;
  } finally {
    clearTimeout(timer);
    // Whoever stops listening half-way must not leave the provider talking.
    patience.abort(OVER);
  }
}

type Finish = Extract<
  Awaited<ReturnType<LanguageModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never,
  { type: 'finish' }
>;

function readEnd({ usage, finishReason }: Finish, meter: Meter): void {
  meter.isWhole = finishReason.unified === 'stop';
  meter.inputTokens = usage.inputTokens.total || meter.inputTokens;
  meter.outputTokens = usage.outputTokens.total || meter.outputTokens;
}

function toRequest({ system, turns }: Question): ModelRequest {
  return {
    prompt: [
      { role: 'system', content: system },
      ...acceptable(turns).map(({ role, content }) => ({
        role,
        content: [{ type: 'text' as const, text: content.slice(0, MAX_TURN).toWellFormed() }],
      })),
    ],
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // What people say is not to be kept by the provider for later.
    providerOptions: { openai: { store: false } },
  };
}

const BEFORE: Turn = { role: 'user', content: '(Our conversation so far:)' };

/** Some providers refuse empty messages, and conversations that an assistant begins, as ours do with a greeting. */
function acceptable(turns: readonly Turn[]): readonly Turn[] {
  const said = turns.filter(({ content }) => content.trim() !== '');
  return said[0]?.role === 'assistant' ? [BEFORE, ...said] : said;
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
