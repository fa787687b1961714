/** A Fastify server as we want every one: sizes, timeouts, ids and refusals, before any route. */
import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES } from '@saffron/contract/limits';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { withoutBrokenEscapes } from './broken-escapes.ts';
import { refuseBrokenRequest } from './broken-request.ts';
import { readJsonBodies } from './json-body.ts';
import { sendRefusal } from './refusals.ts';
import { compileReplySchema } from './reply-schema.ts';

/** How long a caller may keep us waiting. */
export interface Patience {
  /** For the whole of a request, from its first byte or, when none comes, from the connection on. */
  readonly requestMs: number;
  /** For anything to move: nothing is read and nothing taken. Longer than a reply may be thought over. */
  readonly stillMs: number;
  /** How often requests that take too long are looked for. */
  readonly lookMs: number;
}

const PATIENCE: Patience = { requestMs: 30_000, stillMs: 75_000, lookMs: 5000 };
/** Longer than any address that Node takes: what is too long for a name or an id, its own schema says. */
const MAX_PARAM_LENGTH = 32 * 1024;

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** Addresses of the proxies whose word about the client's address counts. */
  readonly trustedProxies: readonly string[];
  readonly patience?: Patience | undefined;
}

export function createServer({
  logger,
  trustedProxies,
  patience: { requestMs, stillMs, lookMs } = PATIENCE,
}: ServerOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A logger for each request costs more than the lines that few of them write: those name the request themselves.
    childLoggerFactory: (parent) => parent,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestMs,
    connectionTimeout: stillMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: lookMs },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const readable = withoutBrokenEscapes(request.url);
      if (readable !== request.url) {
        request.raw.url = readable;
        return app.routing(request.raw, reply.raw);
      }
      reply.header('x-content-type-options', 'nosniff');
      sendRefusal(error, request, reply);
    },
    clientErrorHandler: refuseBrokenRequest,
  });
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileReplySchema);
  readJsonBodies(app);
  return app;
}
