/** Serves the kitchen's MCP server over streamable HTTP, for whoever sends an API key that a person made in their settings. */
import { Refusal } from '@saffron/contract/errors';
import { API_BASE } from '@saffron/contract/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBearerToken } from '../auth/bearer-token.ts';
import { readBodySize } from '../http/json-body.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { Avoided } from '../tools/whom-for.ts';
import type { McpDeps } from './mcp-server.ts';

export interface McpHttpDeps extends Omit<McpDeps, 'avoided'> {
  readonly rateLimiter: RateLimiter;
  /** The person that a key belongs to; undefined for a key that is none, or no longer. */
  readonly findOwner: (key: string) => Promise<string | undefined>;
  /** What that person has chosen in their settings. */
  readonly readAvoided: (userId: string) => Promise<Avoided>;
}

const PATH = `${API_BASE}/mcp`;
const LIMIT = 'house-chef';

/** Loaded with the first call: few servers have one, and a start-up snapshot cannot hold the SDK. */
async function openConnection(deps: McpDeps) {
  const [{ StreamableHTTPServerTransport }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
    import('./mcp-server.ts'),
  ]);
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  return { transport, server: createMcpServer(deps) };
}

/** No session is kept: each request brings its key and is answered by itself. */
export function serveMcp(app: FastifyInstance, deps: McpHttpDeps): void {
  const { rateLimiter } = deps;
  app.route({
    method: 'POST',
    url: PATH,
    schema: { hide: true },
    // Whoever has no key is refused before the body is read.
    onRequest: async (request) => {
      await rateLimiter.take(LIMIT, request.ip);
      await ownerOf(deps, request);
    },
    preHandler: async (request) => {
      const calls = Array.isArray(request.body) ? request.body.length : 1;
      const weight = { bytes: readBodySize(request), calls, prepaidPoints: 1 };
      await rateLimiter.take(LIMIT, request.ip, weight);
    },
    handler: async (request, reply) => {
      // The key may have ended while the body arrived.
      const avoided = await deps.readAvoided(await ownerOf(deps, request));
      const { server, transport } = await openConnection({ ...deps, avoided });
      reply.raw.once('close', () => void server.close());
      reply.raw.setHeader('cache-control', 'no-store');
      await server.connect(transport);
      reply.hijack();
      await transport.handleRequest(request.raw, reply.raw, request.body);
    },
  });
  // A client may ask for a stream of its own or to end a session; there are none.
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      ...{ method, url: PATH, schema: { hide: true } },
      handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
    });
  }
}

async function ownerOf({ findOwner }: McpHttpDeps, request: FastifyRequest): Promise<string> {
  const key = readBearerToken(request.headers.authorization);
  const owner = key ? await findOwner(key) : undefined;
  if (owner === undefined) throw new Refusal('unauthorized');
  return owner;
}
