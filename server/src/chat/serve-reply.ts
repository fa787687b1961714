/** Produces a reply's events: asks the language model, if set, retries once, and falls back to the rule-based chef. */
import { randomBytes } from 'node:crypto';
import type { MealPlanReply, StreamEvent } from '@saffron/contract/chat';
import type { Brief } from '@saffron/kitchen/chef/brief';
import type { PersonHeard } from '@saffron/kitchen/chef/needs-extractor';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import { normalise } from '@saffron/kitchen/text/normalise';
import type { Identity } from '../http/identity.ts';
import type { Telemetry } from '../observability/telemetry.ts';
import {
  type Chef,
  type ChefRequest,
  ChefUnavailableError,
  type ReplyRequest,
  type RetryFeedback,
  type UnavailableReason,
  UnusableReplyError,
} from './chef-types.ts';
import { type GateKitchen, LineRefusedError, openGate } from './gate.ts';
import { prependSentence } from './prepend-sentence.ts';
import { createReplyBuilder } from './reply-builder.ts';
import {
  FALLBACK_SENTENCES,
  formatRestartReason,
  NOTHING_FITS,
  RESTART_AFTER_FAILURE,
} from './reply-strings.ts';

/** The chef that is asked before the house chef and may be unavailable (the language model). */
export interface PrimaryChef extends Chef {
  /** Called with the error when the house chef answers instead. @returns the reason to tell the person, if any */
  readonly fallBack: (error: unknown, chefRequest: ChefRequest) => UnavailableReason | undefined;
  /** Called when this reply no longer needs the primary chef; calling it again does nothing. */
  readonly release: () => void;
}

export interface PrimaryChefPool {
  /** @throws Refusal when too many are waiting already */
  readonly acquire: (who: Identity, ip: string) => Promise<PrimaryChef>;
}

export interface ReplyDeps {
  readonly kitchen: GateKitchen & Pick<Kitchen, 'cookbook'>;
  /** Extracts the needs from the request; called once, before any chef is asked. */
  readonly extractNeeds: (request: ReplyRequest) => PersonHeard | Promise<PersonHeard>;
  /** The same with the state of the conversation, for a chef that cannot see it. */
  readonly brief?: ((request: ReplyRequest) => Promise<Brief>) | undefined;
  /** The house chef, which is always available. */
  readonly houseChef: Chef;
  readonly primaryChef?: PrimaryChef | undefined;
  readonly telemetry?: Pick<Telemetry, 'recordReply' | 'recordGateRefusal'> | undefined;
}

const MAX_ATTEMPTS = 2;

/** The outcome of a chef's attempts; after a failure, half a reply may already have been shown. */
type Outcome = 'served' | 'refused' | { readonly error: unknown; readonly isShown: boolean };

/** Ends with `done`, unless `signal` aborts or the house chef fails, which throws. */
export async function* serveReply(
  deps: ReplyDeps,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { primaryChef, houseChef } = deps;
  try {
    if (primaryChef === undefined) {
      const chefRequest = { ...request, extractedNeeds: await deps.extractNeeds(request) };
      return yield* serveFromHouseChef(deps, houseChef, chefRequest, signal);
    }
    const brief = await deps.brief?.(request);
    const extractedNeeds = brief?.person ?? (await deps.extractNeeds(request));
    const chefRequest = { ...request, extractedNeeds, brief };
    // When a question has to be asked first, only the house chef asks it: a model might skip it.
    if (chefRequest.extractedNeeds.asksFirst)
      return yield* serveFromHouseChef(deps, houseChef, chefRequest, signal, 'house');
    const outcome = yield* attemptReply(deps, primaryChef, chefRequest, signal, 'model');
    if (outcome === 'served' || signal.aborted) return;
    const error = outcome === 'refused' ? new ChefUnavailableError('unusable') : outcome.error;
    if (outcome !== 'refused' && outcome.isShown) yield createRestartEvent(RESTART_AFTER_FAILURE);
    const why = primaryChef.fallBack(error, chefRequest);
    const fallbackChef =
      why === undefined ? houseChef : prependSentence(houseChef, FALLBACK_SENTENCES[why]);
    yield* serveFromHouseChef(deps, fallbackChef, chefRequest, signal, 'house');
  } finally {
    primaryChef?.release();
  }
}

async function* serveFromHouseChef(
  deps: ReplyDeps,
  chef: Chef,
  chefRequest: ChefRequest,
  signal: AbortSignal,
  chefName?: MealPlanReply['chef'],
): AsyncGenerator<StreamEvent> {
  const outcome = yield* attemptReply(deps, chef, chefRequest, signal, chefName);
  if (typeof outcome === 'object') throw outcome.error;
  if (outcome === 'refused') yield* serveNothingFits(deps.kitchen, chefRequest, chefName);
}

/** What is known of one attempt. */
interface AttemptState {
  /** The names of the dish, so that the retry does not ask for a refused one again. */
  readonly dishNames: string[];
  isShown: boolean;
}

async function* attemptReply(
  deps: ReplyDeps,
  chef: Chef,
  chefRequest: ChefRequest,
  signal: AbortSignal,
  chefName: MealPlanReply['chef'],
): AsyncGenerator<StreamEvent, Outcome> {
  let retry: RetryFeedback | undefined;
  for (let time = 1; time <= MAX_ATTEMPTS; time += 1) {
    const state: AttemptState = { dishNames: [], isShown: false };
    try {
      yield* streamAttempt(deps, chef, { ...chefRequest, retry }, signal, state, chefName);
      return 'served';
    } catch (error) {
      if (!(error instanceof UnusableReplyError)) {
        return { error, isShown: state.isShown };
      }
      deps.telemetry?.recordGateRefusal(chefName ?? 'house');
      const isRefused = error instanceof LineRefusedError;
      const refusedNames = [...(retry?.refusedNames ?? []), ...(isRefused ? state.dishNames : [])];
      retry = { refusedNames, advice: error.advice };
      // A person who has seen nothing is not told of the restart.
      if (state.isShown) yield createRestartEvent(formatRestartReason(error));
    }
  }
  return 'refused';
}

function createRestartEvent(reason: string): StreamEvent {
  return { event: 'restart', data: { reason } };
}

async function* streamAttempt(
  { kitchen, telemetry }: ReplyDeps,
  chef: Chef,
  chefRequest: ChefRequest,
  signal: AbortSignal,
  state: AttemptState,
  chefName: MealPlanReply['chef'],
): AsyncGenerator<StreamEvent> {
  const author = chefName ?? 'house';
  const builder = createReplyBuilder(
    openGate(kitchen, chefRequest.extractedNeeds, author),
    randomBytes(16).toString('base64url'),
    author === 'model',
    (name) => kitchen.cookbook.byTitle.get(normalise(name)),
  );
  for await (const piece of chef.answer(chefRequest, signal)) {
    if (signal.aborted) return;
    if (piece.kind === 'prose' && piece.field === 'recipeName') state.dishNames.push(piece.text);
    for (const event of builder.add(piece)) {
      state.isShown = true;
      yield event;
    }
  }
  if (signal.aborted) return;
  const { events, reply } = builder.finish();
  yield* events;
  telemetry?.recordReply(chefName ?? 'house');
  yield { event: 'done', data: withChefName(reply, chefName) };
}

function withChefName(reply: MealPlanReply, chef: MealPlanReply['chef']): MealPlanReply {
  return chef === undefined ? reply : { ...reply, chef };
}

function* serveNothingFits(
  kitchen: GateKitchen,
  chefRequest: ChefRequest,
  chefName: MealPlanReply['chef'],
): Generator<StreamEvent> {
  yield { event: 'text', data: { delta: NOTHING_FITS } };
  const safety = openGate(kitchen, chefRequest.extractedNeeds).finish();
  yield { event: 'done', data: withChefName({ reply: NOTHING_FITS, safety }, chefName) };
}

/** The reply alone, for clients that do not stream; undefined when `signal` aborted first. */
export async function collectReply(
  deps: ReplyDeps,
  request: ReplyRequest,
  signal: AbortSignal,
): Promise<MealPlanReply | undefined> {
  for await (const { event, data } of serveReply(deps, request, signal)) {
    if (event === 'done') return data;
  }
  return undefined;
}
