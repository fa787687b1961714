/** One line for each request: which, how it ended, how long it took; never what was in it. */
import { API_BASE, PAGES } from '@saffron/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndedRequest, Watch } from '../watch/watch.ts';

const QUIET = ['/healthz', '/readyz'];
const NAMED = [...QUIET, ...Object.values(PAGES)];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export interface RequestLog {
  /** How many requests are being answered just now. */
  readonly underWay: () => number;
}

export function logRequests(app: FastifyInstance, watch: Watch): RequestLog {
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    underWay += 1;
    // "close" comes after a finished answer and after a lost one alike.
    reply.raw.once('close', () => {
      underWay -= 1;
      const ended = describe(request, reply);
      watch.requestEnded(ended);
      const { method, route, status, isAborted } = ended;
      const ms = Math.round(ended.ms * 10) / 10;
      const aborted = isAborted ? { aborted: true } : {};
      const line = { requestId: request.id, method, route, status, ms, ...aborted };
      if (QUIET.includes(route)) app.log.debug(line, 'request');
      else app.log.info(line, 'request');
    });
    done();
  });
  return { underWay: () => underWay };
}

function describe(request: FastifyRequest, reply: FastifyReply): EndedRequest {
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
  return url.includes('/:') || url.startsWith(API_BASE) || NAMED.includes(url) ? url : 'file';
}

function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
