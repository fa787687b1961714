/** Binds an entry of the contract's table to its handler: throttled, identified, parsed on the way in and out. */
import {
  type BodyOf,
  ENDPOINTS,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import { API_BASE, type CallName } from '@saffron/contract/paths';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HookHandlerDoneFunction,
  preValidationHookHandler,
} from 'fastify';
import type { Identity, Sessions } from '../auth/sessions.ts';
import { bytesOf } from './json-body.ts';
import type { SendHeaders } from './security-headers.ts';
import type { LimitName, Throttle, Weight } from './throttle.ts';
import type { Turnstile } from './turnstile.ts';

export interface Asked<Name extends CallName> {
  readonly body: BodyOf<Name>;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  /** `nobody` for calls marked `none`; a `person` for calls marked `bearer`. */
  readonly who: Identity;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers with the value of the contract's reply, or writes to `reply` itself and returns it. */
export type Handler<Name extends CallName> = (
  asked: Asked<Name>,
) => Promise<ReplyOf<Name> | FastifyReply>;

export interface Binding {
  readonly limit: LimitName;
  /** Media types when it is not JSON alone that is answered. */
  readonly produces?: readonly string[];
}

export type Bind = <Name extends CallName>(
  name: Name,
  binding: Binding,
  handler: Handler<Name>,
) => void;

export interface Doors {
  readonly sessions: Sessions;
  readonly throttle: Throttle;
  readonly turnstile: Turnstile;
  /** What an answer is sent with that a browser may show as a page. */
  readonly documentHeaders: SendHeaders;
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

const NOBODY: Identity = { kind: 'nobody' };

export function createBinder(
  app: FastifyInstance,
  { sessions, throttle, turnstile, documentHeaders }: Doors,
): Bind {
  return (name, binding, handler) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const [status] = endpoint.success;
    const needsPerson = endpoint.auth === 'bearer';
    const ifCrowded: Hook = (_request, _reply, done) => done(turnstile.whyNot());
    const take = (request: FastifyRequest, weight: Weight, done: HookHandlerDoneFunction) => {
      if (throttle.hasTaken(binding.limit, request.ip, weight)) return done();
      throttle.take(binding.limit, request.ip, weight).then(() => done(), done);
    };
    const count: Hook = (request, _reply, done) => take(request, { bytes: bytesOf(request) }, done);
    const countFirst: Hook = (request, _reply, done) => take(request, {}, done);
    const countRest: Hook = (request, _reply, done) => {
      const bytes = bytesOf(request);
      if (bytes === 0) return done();
      take(request, { bytes, taken: 1 }, done);
    };
    const identify = async (request: FastifyRequest): Promise<Identity> => {
      const who = endpoint.auth === 'none' ? NOBODY : await sessions.identify(request);
      if (needsPerson && who.kind !== 'person') throw new Refusal('unauthorized');
      return who;
    };
    const letIn = new WeakMap<FastifyRequest, Identity>();
    const turnAway: Hook = (request, _reply, done) => {
      identify(request).then((who) => {
        // A body may take half a minute to arrive, and the session may end meanwhile: then it is asked again.
        if (endpoint.body === undefined) letIn.set(request, who);
        done();
      }, done);
    };
    // A stranger is turned away before anything of what they sent is looked at.
    const atTheDoor = needsPerson ? [ifCrowded, countFirst, turnAway] : ifCrowded;
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      schema: describe(name, endpoint, binding),
      ...(endpoint.method === 'DELETE' && endpoint.body ? { preValidation: nothingIsEmpty } : {}),
      onRequest: atTheDoor,
      preHandler: needsPerson ? countRest : count,
      handler: async (request, reply) => {
        const who = letIn.get(request) ?? (await identify(request));
        reply.code(status).header('cache-control', 'no-store');
        if (binding.produces !== undefined) documentHeaders(reply);
        const { body, params, query } = request;
        // Fastify has parsed all three by the endpoint's own schemas, which its types cannot see here.
        const asked = { body, params, query, who, request, reply } as Asked<typeof name>;
        return turnstile.pass(
          () => handler(asked),
          () => request.socket.destroyed,
        );
      },
    });
  };
}

/** Few clients send a body with DELETE, and none need to. */
const nothingIsEmpty: preValidationHookHandler = (request, _reply, done) => {
  request.body ??= {};
  done();
};

function describe(name: CallName, endpoint: Endpoint, { produces }: Binding): FastifySchema {
  const [status, reply] = endpoint.success;
  const content = produces?.map((type) => [type, { schema: reply }]);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(endpoint.auth === 'none' ? {} : { security: securityOf(endpoint) }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: { [status]: content ? { content: Object.fromEntries(content) } : reply },
  };
}

function securityOf({ auth }: Endpoint): Record<string, string[]>[] {
  return auth === 'bearer' ? [{ bearer: [] }] : [{ bearer: [] }, {}];
}
