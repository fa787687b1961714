/** Logs one line for each request: route, status and duration, never its content. */
import { API_BASE, PAGES } from '@saffron/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestRecord, Telemetry } from '../observability/telemetry.ts';

const QUIET_ROUTES = ['/healthz', '/readyz'];
const NAMED_ROUTES = [...QUIET_ROUTES, ...Object.values(PAGES)];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export interface RequestLog {
  /** The number of requests being answered. */
  readonly countActive: () => number;
}

export function logRequests(app: FastifyInstance, watch: Telemetry): RequestLog {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    underWay += 1;
    // "close" comes after a completed response and after a disconnect.
    reply.raw.once('close', () => {
      underWay -= 1;
      const ended = describeRequest(request, reply);
      watch.recordRequest(ended);
      const { method, route, status, isAborted } = ended;
      const ms = Math.round(ended.ms * 10) / 10;
      const aborted = isAborted ? { aborted: true } : {};
      const line = { requestId: request.id, method, route, status, ms, ...aborted };
      if (QUIET_ROUTES.includes(route)) app.log.debug(line, 'request');
      else app.log.info(line, 'request');
    });
    done();
  });
  return { countActive: () => underWay };
}

function describeRequest(request: FastifyRequest, reply: FastifyReply): RequestRecord {
  return {
    method: METHODS.includes(request.method) ? request.method : 'other',
    route: routeOf(request),
    status: reply.raw.statusCode,
    ms: reply.elapsedTime,
    isStream: isStream(reply),
    isAborted: !reply.raw.writableFinished,
  };
}

/** The pattern and not the address: addresses carry tokens, ids and recipe names. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return 'unknown';
  // Every built file has a route of its own, with another name after each build.
  return url.includes('/:') || url.startsWith(API_BASE) || NAMED_ROUTES.includes(url)
    ? url
    : 'file';
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
