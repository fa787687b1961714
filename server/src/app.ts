/** Everything the server does, without a port: rooms put together around one HTTP server. */
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { ChatPreferences } from '@saffron/contract/chat';
import { PAGES } from '@saffron/contract/paths';
import type { Kitchen } from '@saffron/kitchen/kitchen';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type AccountDeps, openAccounts } from './auth/accounts.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Chef } from './chat/chef.ts';
import { bindChat } from './chat/handlers.ts';
import { bindFeedback } from './feedback/handlers.ts';
import { bindFiles } from './files/handlers.ts';
import { createBinder } from './http/bind-endpoint.ts';
import { type Closing, watchClosing } from './http/closing.ts';
import { createServer, type Patience } from './http/create-server.ts';
import { openDocuments } from './http/documents.ts';
import { openFewAtOnce } from './http/few-at-once.ts';
import { answerHealth } from './http/health.ts';
import { answerTheUnknown } from './http/not-found.ts';
import { describeApi } from './http/openapi.ts';
import { logRequests } from './http/request-log.ts';
import { type SendHeaders, sendSecurityHeaders } from './http/security-headers.ts';
import { serveStaticFiles } from './http/static-files.ts';
import { createThrottle } from './http/throttle.ts';
import { createTurnstile } from './http/turnstile.ts';
import { bindKitchen } from './kitchen/handlers.ts';
import type { Work } from './kitchen/work.ts';
import { type ModelChoice, openModel } from './model/open-model.ts';
import { registerPictures } from './pictures/register-pictures.ts';
import { bindRecipes } from './recipes/handlers.ts';
import { openSavedRecipes } from './recipes/saved-recipes.ts';
import { bindShared, serveSharedPage } from './shared/handlers.ts';
import { openShares } from './shared/shares.ts';
import type { Storage } from './storage/database.ts';
import { bindUser } from './user/handlers.ts';
import { preferencesOf } from './user/preferences-of.ts';
import { createMetrics } from './watch/metrics.ts';
import type { Watch } from './watch/watch.ts';

export interface Deps extends AccountDeps {
  readonly kitchen: Kitchen;
  /** Where the kitchen's longer work is done. */
  readonly work: Work;
  readonly storage: Storage;
  readonly chef: Chef;
  /** The language model that is asked before the chef, where one is set. */
  readonly model?: ModelChoice | undefined;
  /** Who is asking, when a test would rather say so than sign in. */
  readonly sessions?: Sessions;
  /** What a signed-in person has chosen, when not in their settings. */
  readonly preferencesOf?: (userId: string) => Promise<ChatPreferences>;
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
  /** How long the first of a crowd may wait before others are turned away. */
  readonly overloadMs: number;
  /** How long a caller may keep the server waiting, when not the usual while. */
  readonly patience?: Patience;
}

export interface App {
  readonly server: FastifyInstance;
  readonly closing: Closing;
}

const PREFLIGHT_SECONDS = 600;

/** Ready to listen or to be injected into; whoever opened the storage closes it. */
export async function createApp(given: Deps): Promise<App> {
  const { watch = createMetrics() } = given;
  const deps = { ...given, watch };
  const server = createServer(deps);
  const documents = openDocuments(deps.webFolder, deps);
  const requests = logRequests(server, watch);
  const documentHeaders = await sendSecurityHeaders(server, deps.isHttps);
  const closing = watchClosing(server, requests);
  await allowOrigins(server, deps.corsOrigins);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // What is sent to us comes as it is: `json-body.ts` refuses all else.
    globalDecompression: false,
  });
  answerTheUnknown(server, documents);
  await describeApi(server);
  answerHealth(server, deps.storage, closing);
  bindRooms(server, deps, closing, documentHeaders);
  registerPictures(server);
  servePages(server, deps, documents);
  if (documents.isBuilt) await serveStaticFiles(server, deps.webFolder);
  await server.ready();
  return { server, closing };
}

type WatchedDeps = Deps & { readonly watch: Watch };

function bindRooms(
  server: FastifyInstance,
  deps: WatchedDeps,
  closing: Closing,
  documentHeaders: SendHeaders,
): void {
  const throttle = createThrottle(deps.storage, deps.rateLimitScale, deps.watch);
  server.addHook('onClose', async () => throttle.stop());
  const accounts = openAccounts(deps, throttle);
  server.addHook('onClose', () => accounts.stop());
  const sessions = deps.sessions ?? accounts.sessions;
  const turnstile = createTurnstile(deps.overloadMs);
  const bind = createBinder(server, { sessions, throttle, turnstile, documentHeaders });
  const { db } = deps.storage;
  const knownNeeds = deps.preferencesOf ?? ((userId: string) => preferencesOf(db, userId));
  accounts.bind(bind);
  const saved = openSavedRecipes(db);
  const fewAtOnce = openFewAtOnce();
  bindUser(bind, { db, saved, fewAtOnce, proveOwner: accounts.proveOwner });
  bindChat(bind, {
    ...deps,
    model: deps.model && openModel(deps.model, deps),
    preferencesOf: knownNeeds,
    streamsEnd: closing.streamsEnd,
  });
  server.addHook('onClose', async () => deps.work.close());
  bindKitchen(bind, deps.work);
  bindFeedback(bind, deps.storage);
  bindRecipes(bind, saved);
  bindFiles(bind, { ...deps, saved, fewAtOnce, preferencesOf: knownNeeds });
  bindShared(bind, sharedDeps(deps));
}

function sharedDeps({ storage, kitchen, publicUrl }: Deps) {
  return { shares: openShares(storage.db), cookbook: kitchen.cookbook, publicUrl };
}

function servePages(
  server: FastifyInstance,
  deps: Deps,
  documents: ReturnType<typeof openDocuments>,
): void {
  const { sharedRecipe, ...plain } = PAGES;
  for (const page of Object.values(plain)) {
    server.get(page, { schema: { hide: true } }, async (_request, reply) => documents.send(reply));
  }
  serveSharedPage(server, documents, deps.webFolder, sharedDeps(deps));
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
