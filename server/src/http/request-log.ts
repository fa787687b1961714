/** One line for each request: which, how it ended, how long it took; never what was in it. */
import type { FastifyInstance } from 'fastify';

const QUIET = ['/healthz', '/readyz'];

export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      // The pattern and not the address: addresses carry tokens, ids and recipe names.
      const route = request.routeOptions.url ?? 'unknown';
      const line = {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.raw.writableFinished ? {} : { aborted: true }),
      };
      if (QUIET.includes(route)) app.log.debug(line, 'request');
      else app.log.info(line, 'request');
    });
  });
}
