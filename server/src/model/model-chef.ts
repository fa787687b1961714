/** The chef who asks a language model: writes the question, reads the answer as it comes, and puts it into the person's units. */
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { rewriteLine, rewriteStep } from '@saffron/kitchen/measure/rewrite';
import { type Chef, ChefAway, type ChefPiece, type Order, UnusableReply } from '../chat/chef.ts';
import { askModel, createMeter, guessTokens, MAX_OUTPUT_TOKENS, type Meter } from './ask-model.ts';
import type { Breaker } from './breaker.ts';
import type { Prompt } from './prompt.ts';
import type { LanguageModel } from './providers.ts';
import { createReplyReader } from './reply-reader.ts';
import { tactful } from './tactful.ts';
import { createTaster } from './taster.ts';
import type { TokenBudget } from './token-budget.ts';

/** How a call went, without a word of what was said. */
export interface CallReport {
  readonly chef: 'model';
  readonly prompt: string;
  readonly ms: number;
  readonly firstByteMs: number | undefined;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** `answered`, why the chef is away, `sent back` by the gate or the kitchen, or `cut short` by who left. */
  readonly outcome: string;
  /** What kind of error was behind it, and the provider's status. */
  readonly cause?: string;
  readonly status?: number;
}

export interface ModelChefDeps {
  readonly kitchen: Kitchen;
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly silenceMs: number;
  readonly breaker: Breaker;
  readonly budget: TokenBudget;
  readonly report: (report: CallReport) => void;
}

export function createModelChef(deps: ModelChefDeps): Chef {
  return {
    answer: async function* (order, signal) {
      const units = order.heard.units ?? order.units;
      const asked = { ...order, units };
      const question = { system: deps.prompt.write(asked), turns: withEarlier(order) };
      const meter = createMeter();
      yield* readAnswer(deps, asked, meter, withAccounts(deps, question, meter, signal));
    },
  };
}

/** Characters of what was said before the turns that travel. */
const MOST_SAID_EARLIER = 1500;

/** The person's own earlier words stand before the turns, as theirs: in the prompt they would speak with our voice. */
function withEarlier({ turns, saidBefore = [] }: Order): Order['turns'] {
  const said = saidBefore.join('\n').slice(-MOST_SAID_EARLIER);
  if (said.trim() === '') return turns;
  return [{ role: 'user', content: `(Earlier in our conversation I said:)\n${said}` }, ...turns];
}

async function* readAnswer(
  { kitchen }: ModelChefDeps,
  { units, heard, again }: Order,
  meter: Meter,
  deltas: AsyncGenerator<string>,
): AsyncGenerator<ChefPiece> {
  const reader = createReplyReader(kitchen);
  const taster = createTaster(kitchen);
  /** Goes with every card that is begun, also with one that takes the place of words. */
  const besideCard: ChefPiece[] = [
    { kind: 'numbers', units },
    { kind: 'notes', notes: heard.notes },
  ];
  const serve = (pieces: readonly ChefPiece[]): ChefPiece[] =>
    pieces.flatMap((piece) => {
      const said = tactful(kitchen, heard, inUnits(kitchen, piece, units));
      if (said === undefined) return [];
      taster.taste(said);
      const begins = said.kind === 'prose' && said.field === 'recipeName';
      return begins ? [...besideCard, said] : said;
    });
  try {
    for await (const delta of deltas) yield* serve(reader.add(delta));
  } catch (error) {
    // A card that has all it needs is served even if the line went dead after it.
    if (error instanceof UnusableReply || !reader.isServable()) throw error;
  }
  yield* serve(reader.finish(meter.isWhole));
  // Asked for the second time, a model is not sent back for a trifle.
  taster.judge(again !== undefined);
}

function inUnits(kitchen: Kitchen, piece: ChefPiece, units: Order['units']): ChefPiece {
  if (piece.kind !== 'line' || piece.list === 'tips') return piece;
  const rewrite = piece.list === 'ingredients' ? rewriteLine : rewriteStep;
  return { ...piece, text: rewrite(kitchen.measures, piece.text, units) };
}

/** The call itself, between what is paid before it and what is written down after it. */
async function* withAccounts(
  deps: ModelChefDeps,
  question: { readonly system: string; readonly turns: Order['turns'] },
  meter: Meter,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const wanted = guessTokens(question) + MAX_OUTPUT_TOKENS;
  let reserved = 0;
  const done = deps.breaker.begin();
  let outcome: unknown;
  const start = performance.now();
  try {
    if (!(await deps.budget.reserve(wanted))) throw new ChefAway('ceiling');
    reserved = wanted;
    const { model, silenceMs } = deps;
    yield* askModel({ model, question, silenceMs, signal, meter });
    outcome = 'answered';
  } catch (error) {
    outcome = error;
    throw error;
  } finally {
    const failure = outcome instanceof ChefAway ? outcome : undefined;
    // A call that nobody waited for says nothing about the model, unless it had begun to answer.
    const hasAnswered = meter.firstByteMs !== undefined;
    done(failure ?? (hasAnswered ? undefined : new Error('cut short')));
    const ended = outcome ?? (signal.aborted ? 'cut short' : 'sent back');
    deps.report({ ...reportOf(deps, meter, start), ...describeOutcome(ended) });
    if (reserved > 0) await deps.budget.settle(reserved, meter.inputTokens + meter.outputTokens);
  }
}

function reportOf({ prompt }: ModelChefDeps, meter: Meter, start: number) {
  const { firstByteMs, inputTokens, outputTokens } = meter;
  return {
    chef: 'model' as const,
    prompt: prompt.version,
    ms: Math.round(performance.now() - start),
    firstByteMs: firstByteMs === undefined ? undefined : Math.round(firstByteMs),
    inputTokens,
    outputTokens,
  };
}

/** The cause is told by its kind and status alone: its text may hold what was asked, or the key. */
function describeOutcome(outcome: unknown): { outcome: string; cause?: string; status?: number } {
  if (typeof outcome === 'string') return { outcome };
  if (!(outcome instanceof ChefAway)) return { outcome: 'cut short' };
  const cause = outcome.cause as { name?: string; statusCode?: number } | undefined;
  return {
    outcome: outcome.why,
    ...(cause?.name === undefined ? {} : { cause: cause.name }),
    ...(cause?.statusCode === undefined ? {} : { status: cause.statusCode }),
  };
}
