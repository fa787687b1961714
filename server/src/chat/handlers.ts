/** HTTP handlers of the chat: the greeting, a reply (as JSON or as an event stream), and starting over. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { ChatPreferences, StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { BOT_NAME, DEFAULT_PERSONA } from '@saffron/contract/limits';
import { greet } from '@saffron/kitchen/chef/greeting';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { FastifyReply } from 'fastify';
import type { Bind, CallContext } from '../http/bind-endpoint.ts';
import type { Identity } from '../http/identity.ts';
import { toRefusal } from '../http/refusals.ts';
import type { JobRunner } from '../kitchen/job-runner.ts';
import type { Telemetry } from '../observability/telemetry.ts';
import type { Chef, ReplyRequest } from './chef-types.ts';
import { writeEvents } from './event-stream.ts';
import { readReplyRequest, resolvePersona } from './read-reply-request.ts';
import { collectReply, type PrimaryChefPool, type ReplyDeps, serveReply } from './serve-reply.ts';

export interface ChatDeps {
  readonly kitchen: Kitchen;
  readonly jobRunner: JobRunner;
  readonly chef: Chef;
  /** The language model that is asked first, if one is configured. */
  readonly primaryChefs?: PrimaryChefPool | undefined;
  readonly famousPersonas: boolean;
  /** Reads what a signed-in person has chosen in their settings. */
  readonly readPreferences: (userId: string) => Promise<ChatPreferences>;
  readonly shutdownSignal: AbortSignal;
  readonly telemetry?: Telemetry | undefined;
}

const EVENT_STREAM = 'text/event-stream';

export function bindChat(bind: Bind, deps: ChatDeps): void {
  bind('greeting', { limit: 'read' }, async ({ body, request, who }) => {
    const stored = who.kind === 'person' ? await deps.readPreferences(who.userId) : {};
    const persona = resolvePersona(
      body.chefPersona?.trim() || stored.chefPersona || DEFAULT_PERSONA,
      deps.famousPersonas,
    );
    const botName = body.botName?.trim() || BOT_NAME;
    return { greeting: greet(deps.kitchen, persona, botName, request.id).trim() };
  });
  bind(
    'mealPlan',
    { limit: 'house-chef', produces: ['application/json', EVENT_STREAM] },
    async (call) => {
      const stored = await readStoredPreferences(deps, call.who);
      const { persona, ...replyRequest } = readReplyRequest(call.body, stored);
      return answer(deps, call, {
        ...replyRequest,
        persona: resolvePersona(persona, deps.famousPersonas),
      });
    },
  );
  // The server keeps no conversation, so there is nothing to clear.
  bind('resetMealPlan', { limit: 'read' }, async () => null);
}

/** An expired token is refused rather than served as a visitor: the allergies stored in the account must not be ignored. */
async function readStoredPreferences(deps: ChatDeps, who: Identity): Promise<ChatPreferences> {
  if (who.kind === 'dead') throw new Refusal('unauthorized');
  return who.kind === 'person' ? deps.readPreferences(who.userId) : {};
}

async function answer(deps: ChatDeps, call: CallContext<'mealPlan'>, replyRequest: ReplyRequest) {
  const { request, reply, who } = call;
  const disconnectController = new AbortController();
  reply.raw.once('close', () => disconnectController.abort());
  const { kitchen, jobRunner, chef, primaryChefs, telemetry } = deps;
  const primaryChef = await primaryChefs?.acquire(who, request.ip);
  // A reply that is never read must free its call slot as well.
  disconnectController.signal.addEventListener('abort', () => primaryChef?.release());
  if (disconnectController.signal.aborted) primaryChef?.release();
  const extractNeeds = ({ turns, needs, earlierMessages, otherFoods }: ReplyRequest) =>
    jobRunner.run(
      'hear',
      { turns, asker: { ...needs, saidBefore: earlierMessages, otherFoods } },
      disconnectController.signal,
    );
  const brief = ({ turns, earlierMessages, ...others }: ReplyRequest) =>
    jobRunner.run(
      'brief',
      { turns, asker: { ...others.needs, ...others, saidBefore: earlierMessages } },
      disconnectController.signal,
    );
  const replyDeps: ReplyDeps = {
    kitchen,
    extractNeeds,
    brief,
    houseChef: chef,
    primaryChef,
    telemetry,
  };
  if (acceptsEvents(request.headers.accept)) {
    return sendStream(
      deps,
      call,
      serveReply(replyDeps, replyRequest, disconnectController.signal),
      disconnectController,
    );
  }
  // Without a reply the client has gone, and whatever is returned is sent to nobody.
  return (
    (await collectReply(replyDeps, replyRequest, disconnectController.signal)) ?? reply.hijack()
  );
}

/** Media types are compared without case; quality 0 means not accepted. */
function acceptsEvents(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === EVENT_STREAM && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}

function sendStream(
  deps: ChatDeps,
  { request, reply }: CallContext<'mealPlan'>,
  events: AsyncGenerator<StreamEvent>,
  disconnectController: AbortController,
): FastifyReply {
  const toStreamRefusal = (error: unknown) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal') {
      request.log.error({ requestId: request.id, err: error }, 'a streamed reply failed');
    }
    return refusal;
  };
  reply
    .type(`${EVENT_STREAM}; charset=utf-8`)
    // Proxies must neither store a stream nor gather it up.
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .hijack();
  const { raw } = reply;
  if (deps.telemetry) raw.once('close', deps.telemetry.recordStream());
  // Written in one call: headers set one by one stay in memory as long as the stream is open. Fastify's type has
  // numbers for every header, Node's for those alone that may be one; it takes them for any.
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  void writeEvents(raw, events, {
    disconnectController,
    shutdownSignal: deps.shutdownSignal,
    toRefusal: toStreamRefusal,
  });
  return reply;
}
