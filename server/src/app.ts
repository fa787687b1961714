/** Assembles the Fastify server (middleware, API handlers, pages, static files) without listening on a port. */
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { ChatPreferences } from '@saffron/contract/chat';
import { PAGES } from '@saffron/contract/paths';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AccountDeps, openAccounts } from './auth/accounts.ts';
import { bindApiKeys } from './auth/api-key-handlers.ts';
import { openApiKeys } from './auth/api-keys.ts';
import type { Chef } from './chat/chef-types.ts';
import { bindChat } from './chat/handlers.ts';
import { bindFeedback } from './feedback/handlers.ts';
import { createAdmissionQueue } from './http/admission-queue.ts';
import { createBinder } from './http/bind-endpoint.ts';
import { createServer, type ServerTimeouts } from './http/create-server.ts';
import { createExportLimit } from './http/export-limit.ts';
import { createGracefulShutdown, type GracefulShutdown } from './http/graceful-shutdown.ts';
import { bindHealth } from './http/health.ts';
import type { Sessions } from './http/identity.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerOpenApi } from './http/openapi.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { logRequests } from './http/request-log.ts';
import { registerSecurityHeaders, type SendHeaders } from './http/security-headers.ts';
import { serveStaticFiles } from './http/static-files.ts';
import { openWebDocument } from './http/web-document.ts';
import { bindKitchen } from './kitchen/handlers.ts';
import type { JobRunner } from './kitchen/job-runner.ts';
import { serveMcp } from './mcp/mcp-http.ts';
import { type ModelConfig, openPrimaryChefPool } from './model/primary-chef-pool.ts';
import { createMetrics } from './observability/metrics.ts';
import type { Telemetry } from './observability/telemetry.ts';
import { registerPictures } from './pictures/register-pictures.ts';
import { bindFiles } from './recipes/file-handlers.ts';
import { bindRecipes } from './recipes/handlers.ts';
import { openSavedRecipes } from './recipes/saved-recipes.ts';
import { bindSharing, serveSharedPage } from './sharing/handlers.ts';
import { openShares } from './sharing/shares.ts';
import type { Storage } from './storage/database.ts';
import { avoidedIn } from './tools/whom-for.ts';
import { readChatPreferences } from './user/chat-preferences.ts';
import { bindUser } from './user/handlers.ts';

export interface AppDeps extends AccountDeps {
  readonly kitchen: Kitchen;
  /** Runs the kitchen's longer jobs. */
  readonly jobRunner: JobRunner;
  readonly storage: Storage;
  readonly chef: Chef;
  /** The language model that is asked before the house chef, if one is configured. */
  readonly model?: ModelConfig | undefined;
  /** Identifies callers; set by tests that do without signing in. */
  readonly sessions?: Sessions;
  /** Reads a signed-in person's preferences; from their stored settings by default. */
  readonly readPreferences?: (userId: string) => Promise<ChatPreferences>;
  readonly logger: FastifyBaseLogger;
  /** The folder the web was built into. */
  readonly webFolder: string;
  /** The site's own address, without a trailing slash; asked for when a link is made. */
  readonly publicUrl: () => string;
  readonly isHttps: boolean;
  readonly trustedProxies: readonly string[];
  readonly corsOrigins: readonly string[];
  readonly rateLimitScale: number;
  readonly famousPersonas: boolean;
  /** How long the first call in the admission queue may wait before others are refused. */
  readonly overloadMs: number;
  /** How long a client may keep the server waiting; the defaults if absent. */
  readonly timeouts?: ServerTimeouts;
}

export interface App {
  readonly server: FastifyInstance;
  readonly shutdown: GracefulShutdown;
}

const PREFLIGHT_SECONDS = 600;

/** Ready to listen or to be injected into; the caller closes the storage. */
export async function createApp(options: AppDeps): Promise<App> {
  const { telemetry = createMetrics() } = options;
  const deps = { ...options, telemetry };
  const server = createServer(deps);
  const documents = openWebDocument(deps.webFolder, deps);
  const requests = logRequests(server, telemetry);
  const documentHeaders = await registerSecurityHeaders(server, deps.isHttps);
  const shutdown = createGracefulShutdown(server, requests);
  await allowOrigins(server, deps.corsOrigins);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Request bodies must not be compressed: `json-body.ts` refuses those that are.
    globalDecompression: false,
  });
  registerNotFound(server, documents);
  await registerOpenApi(server);
  bindHealth(server, deps.storage, shutdown);
  bindHandlers(server, deps, shutdown, documentHeaders);
  registerPictures(server);
  serveWebPages(server, deps, documents);
  if (documents.isBuilt) await serveStaticFiles(server, deps.webFolder);
  await server.ready();
  return { server, shutdown };
}

type ObservedDeps = AppDeps & { readonly telemetry: Telemetry };

function bindHandlers(
  server: FastifyInstance,
  deps: ObservedDeps,
  shutdown: GracefulShutdown,
  documentHeaders: SendHeaders,
): void {
  const rateLimiter = createRateLimiter(deps.storage, deps.rateLimitScale, deps.telemetry);
  server.addHook('onClose', async () => rateLimiter.stop());
  const accounts = openAccounts(deps, rateLimiter);
  server.addHook('onClose', () => accounts.stop());
  const sessions = deps.sessions ?? accounts.sessions;
  const admissionQueue = createAdmissionQueue(deps.overloadMs);
  const bind = createBinder(server, { sessions, rateLimiter, admissionQueue, documentHeaders });
  const { db } = deps.storage;
  const readPreferences =
    deps.readPreferences ?? ((userId: string) => readChatPreferences(db, userId));
  accounts.bind(bind);
  const savedRecipes = openSavedRecipes(db);
  const limitExports = createExportLimit();
  bindUser(bind, { db, savedRecipes, limitExports, reauthenticate: accounts.reauthenticate });
  const apiKeys = openApiKeys(db);
  bindApiKeys(bind, apiKeys);
  serveMcp(server, {
    ...{ kitchen: deps.kitchen, jobRunner: deps.jobRunner, rateLimiter },
    findOwner: apiKeys.findOwner,
    readAvoided: async (userId) => avoidedIn(await readPreferences(userId)),
  });
  bindChat(bind, {
    ...deps,
    primaryChefs: deps.model && openPrimaryChefPool(deps.model, deps),
    readPreferences,
    shutdownSignal: shutdown.shutdownSignal,
  });
  server.addHook('onClose', async () => deps.jobRunner.close());
  bindKitchen(bind, deps.jobRunner);
  bindFeedback(bind, deps.storage);
  bindRecipes(bind, savedRecipes);
  bindFiles(bind, { ...deps, savedRecipes, limitExports, readPreferences });
  bindSharing(bind, createSharingDeps(deps));
}

function createSharingDeps({ storage, kitchen, jobRunner, publicUrl }: AppDeps) {
  return { shares: openShares(storage.db), cookbook: kitchen.cookbook, jobRunner, publicUrl };
}

function serveWebPages(
  server: FastifyInstance,
  deps: AppDeps,
  documents: ReturnType<typeof openWebDocument>,
): void {
  const { sharedRecipe, ...plain } = PAGES;
  for (const page of Object.values(plain)) {
    server.get(page, { schema: { hide: true } }, async (_request, reply) => documents.send(reply));
  }
  serveSharedPage(server, documents, deps.webFolder, createSharingDeps(deps));
}

/** Closed unless origins are listed; no cookies exist, so none are ever allowed along. */
async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'accept'],
    exposedHeaders: ['retry-after'],
    maxAge: PREFLIGHT_SECONDS,
  });
}
