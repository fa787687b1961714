/** Binds an endpoint of the contract to its handler, with authentication, rate limits and validation. */
import {
  type BodyOf,
  ENDPOINTS,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@saffron/contract/endpoints';
import { Refusal } from '@saffron/contract/errors';
import { API_BASE, type ApiRouteName } from '@saffron/contract/paths';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HookHandlerDoneFunction,
  preValidationHookHandler,
} from 'fastify';
import type { AdmissionQueue } from './admission-queue.ts';
import type { Identity, Sessions } from './identity.ts';
import { readBodySize } from './json-body.ts';
import type { CallWeight, LimitName, RateLimiter } from './rate-limit.ts';
import type { SendHeaders } from './security-headers.ts';

export interface CallContext<Name extends ApiRouteName> {
  readonly body: BodyOf<Name>;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  /** `nobody` for calls marked `none`; a `person` for calls marked `bearer`. */
  readonly who: Identity;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers with the value of the contract's reply, or writes to `reply` itself and returns it. */
type Handler<Name extends ApiRouteName> = (
  asked: CallContext<Name>,
) => Promise<ReplyOf<Name> | FastifyReply>;

interface Binding {
  readonly limit: LimitName;
  /** Media types of the reply, if not only JSON. */
  readonly produces?: readonly string[];
}

export type Bind = <Name extends ApiRouteName>(
  name: Name,
  binding: Binding,
  handler: Handler<Name>,
) => void;

export interface BinderDeps {
  readonly sessions: Sessions;
  readonly rateLimiter: RateLimiter;
  readonly admissionQueue: AdmissionQueue;
  /** Headers for replies that a browser may show as a page. */
  readonly documentHeaders: SendHeaders;
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

const NOBODY: Identity = { kind: 'nobody' };

export function createBinder(
  app: FastifyInstance,
  { sessions, rateLimiter, admissionQueue, documentHeaders }: BinderDeps,
): Bind {
  return (name, binding, handler) => {
    const endpoint: Endpoint = ENDPOINTS[name];
    const [status] = endpoint.success;
    const needsPerson = endpoint.auth === 'bearer';
    const ifCrowded: Hook = (_request, _reply, done) => done(admissionQueue.findRefusal());
    const take = (request: FastifyRequest, weight: CallWeight, done: HookHandlerDoneFunction) => {
      if (rateLimiter.tryTakeCached(binding.limit, request.ip, weight)) return done();
      rateLimiter.take(binding.limit, request.ip, weight).then(() => done(), done);
    };
    const count: Hook = (request, _reply, done) =>
      take(request, { bytes: readBodySize(request) }, done);
    const countFirst: Hook = (request, _reply, done) => take(request, {}, done);
    const countRest: Hook = (request, _reply, done) => {
      const bytes = readBodySize(request);
      if (bytes === 0) return done();
      take(request, { bytes, prepaidPoints: 1 }, done);
    };
    const identify = async (request: FastifyRequest): Promise<Identity> => {
      const who = endpoint.auth === 'none' ? NOBODY : await sessions.identify(request);
      if (needsPerson && who.kind !== 'person') throw new Refusal('unauthorized');
      return who;
    };
    const letIn = new WeakMap<FastifyRequest, Identity>();
    const turnAway: Hook = (request, _reply, done) => {
      identify(request).then((who) => {
        // A body may take half a minute to arrive and the session may end meanwhile, so calls with a body are
        // authenticated again.
        if (endpoint.body === undefined) letIn.set(request, who);
        done();
      }, done);
    };
    // Unauthenticated callers are refused before their body is read.
    const atTheDoor = needsPerson ? [ifCrowded, countFirst, turnAway] : ifCrowded;
    app.route({
      method: endpoint.method,
      url: API_BASE + endpoint.path,
      schema: createRouteSchema(name, endpoint, binding),
      ...(endpoint.method === 'DELETE' && endpoint.body
        ? { preValidation: acceptMissingBody }
        : {}),
      onRequest: atTheDoor,
      preHandler: needsPerson ? countRest : count,
      handler: async (request, reply) => {
        const who = letIn.get(request) ?? (await identify(request));
        reply.code(status).header('cache-control', 'no-store');
        if (binding.produces !== undefined) documentHeaders(reply);
        const { body, params, query } = request;
        // Fastify has parsed all three with the endpoint's schemas, which its types cannot express here.
        const context = { body, params, query, who, request, reply } as CallContext<typeof name>;
        return admissionQueue.run(
          () => handler(context),
          () => request.socket.destroyed,
        );
      },
    });
  };
}

/** Few clients send a body with DELETE, and none need to. */
const acceptMissingBody: preValidationHookHandler = (request, _reply, done) => {
  request.body ??= {};
  done();
};

function createRouteSchema(
  name: ApiRouteName,
  endpoint: Endpoint,
  { produces }: Binding,
): FastifySchema {
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
