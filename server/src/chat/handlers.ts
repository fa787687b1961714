/** The calls of a conversation: the first word, a reply whole or streamed, and starting over. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { ChatPreferences, StreamEvent } from '@saffron/contract/chat';
import { Refusal } from '@saffron/contract/errors';
import { BOT_NAME, DEFAULT_PERSONA } from '@saffron/contract/limits';
import { greet } from '@saffron/kitchen/chef/answer';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { FastifyReply } from 'fastify';
import type { Identity } from '../auth/sessions.ts';
import type { Asked, Bind } from '../http/bind-endpoint.ts';
import { toRefusal } from '../http/refusals.ts';
import type { Work } from '../kitchen/work.ts';
import type { Model } from '../model/open-model.ts';
import type { Watch } from '../watch/watch.ts';
import type { Chef, Request } from './chef.ts';
import { writeEvents } from './event-stream.ts';
import { allowedPersona, readOrder } from './read-order.ts';
import { serveReply, serveWhole, type Table } from './serve-reply.ts';

export interface ChatDeps {
  readonly kitchen: Kitchen;
  readonly work: Work;
  readonly chef: Chef;
  /** The language model that is asked first, where one is set. */
  readonly model?: Model | undefined;
  readonly famousPersonas: boolean;
  /** What a signed-in person has chosen in their settings. */
  readonly preferencesOf: (userId: string) => Promise<ChatPreferences>;
  readonly streamsEnd: AbortSignal;
  readonly watch?: Watch | undefined;
}

export const EVENT_STREAM = 'text/event-stream';

export function bindChat(bind: Bind, deps: ChatDeps): void {
  bind('greeting', { limit: 'read' }, async ({ body, request, who }) => {
    const stored = who.kind === 'person' ? await deps.preferencesOf(who.userId) : {};
    const persona = allowedPersona(
      body.chefPersona?.trim() || stored.chefPersona || DEFAULT_PERSONA,
      deps.famousPersonas,
    );
    const botName = body.botName?.trim() || BOT_NAME;
    return { greeting: greet(deps.kitchen, persona, botName, request.id).trim() };
  });
  bind(
    'mealPlan',
    { limit: 'house-chef', produces: ['application/json', EVENT_STREAM] },
    async (asked) => {
      const stored = await storedPreferences(deps, asked.who);
      const { persona, ...order } = readOrder(asked.body, stored);
      return answer(deps, asked, {
        ...order,
        persona: allowedPersona(persona, deps.famousPersonas),
      });
    },
  );
  // Nothing is kept between calls, so there is nothing to clear.
  bind('resetMealPlan', { limit: 'read' }, async () => null);
}

/** A dead bearer is refused rather than served as a visitor: the allergies stored behind it must not vanish. */
async function storedPreferences(deps: ChatDeps, who: Identity): Promise<ChatPreferences> {
  if (who.kind === 'dead') throw new Refusal('unauthorized');
  return who.kind === 'person' ? deps.preferencesOf(who.userId) : {};
}

async function answer(deps: ChatDeps, asked: Asked<'mealPlan'>, order: Request) {
  const { request, reply, who } = asked;
  const listener = new AbortController();
  reply.raw.once('close', () => listener.abort());
  const { kitchen, work, chef, model, watch } = deps;
  const guest = await model?.welcome(who, request.ip);
  // A reply that nobody ever reads must free the guest's seat as well.
  listener.signal.addEventListener('abort', () => guest?.leave());
  if (listener.signal.aborted) guest?.leave();
  const hear = ({ turns, needs, saidBefore, otherFoods }: Request) =>
    work.run('hear', { turns, asker: { ...needs, saidBefore, otherFoods } }, listener.signal);
  const table: Table = { kitchen, hear, chef, guest, watch };
  if (acceptsEvents(request.headers.accept)) {
    return stream(deps, asked, serveReply(table, order, listener.signal), listener);
  }
  // Without a reply the client has gone, and whatever is returned is sent to nobody.
  return (await serveWhole(table, order, listener.signal)) ?? reply.hijack();
}

/** Names of media types are read without case; one of no quality is one that is not wanted. */
function acceptsEvents(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === EVENT_STREAM && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}

function stream(
  deps: ChatDeps,
  { request, reply }: Asked<'mealPlan'>,
  events: AsyncGenerator<StreamEvent>,
  listener: AbortController,
): FastifyReply {
  const explain = (error: unknown) => {
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
  if (deps.watch) raw.once('close', deps.watch.streamOpened());
  // All at once: what is set one by one is kept beside what was sent, for as long as the stream is open.
  // Fastify's type has numbers for every header, Node's for those alone that may be one; it takes them for any.
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  void writeEvents(raw, events, { listener, streamsEnd: deps.streamsEnd, explain });
  return reply;
}
