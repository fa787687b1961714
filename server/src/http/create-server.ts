/** Creates a Fastify server with our body limits, timeouts, request ids and error handling, before any route. */
import { randomUUID } from 'node:crypto';
import { MAX_BODY_BYTES } from '@saffron/contract/limits';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { registerJsonParser } from './json-body.ts';
import { repairEscapes } from './malformed-escapes.ts';
import { refuseMalformedRequest } from './malformed-request.ts';
import { sendRefusal } from './refusals.ts';
import { compileReplySchema } from './reply-schema.ts';

/** How long a client may keep the server waiting. */
export interface ServerTimeouts {
  /** For the whole request, from its first byte or, if none arrives, from the connection on. */
  readonly requestMs: number;
  /** For a connection on which nothing is sent or received. Longer than a chef may take to start a reply. */
  readonly idleMs: number;
  /** How often requests are checked for timeouts. */
  readonly checkIntervalMs: number;
}

const DEFAULT_TIMEOUTS: ServerTimeouts = {
  requestMs: 30_000,
  idleMs: 75_000,
  checkIntervalMs: 5000,
};
/** Longer than any URL that Node accepts: the schemas limit names and ids. */
const MAX_PARAM_LENGTH = 32 * 1024;

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  /** Addresses of the proxies that are trusted to report the client's address. */
  readonly trustedProxies: readonly string[];
  readonly timeouts?: ServerTimeouts | undefined;
}

export function createServer({
  logger,
  trustedProxies,
  timeouts: { requestMs, idleMs, checkIntervalMs } = DEFAULT_TIMEOUTS,
}: ServerOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A child logger for each request is expensive and rarely used; log lines name the request themselves.
    childLoggerFactory: (parent) => parent,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: checkIntervalMs },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      const readable = repairEscapes(request.url);
      if (readable !== request.url) {
        request.raw.url = readable;
        return app.routing(request.raw, reply.raw);
      }
      reply.header('x-content-type-options', 'nosniff');
      sendRefusal(error, request, reply);
    },
    clientErrorHandler: refuseMalformedRequest,
  });
  app.setErrorHandler((error, request, reply) => sendRefusal(error, request, reply));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileReplySchema);
  registerJsonParser(app);
  return app;
}
