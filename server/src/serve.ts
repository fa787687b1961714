/** Listens on a port and stops with grace: what both `main.ts` and the tests of a real process run. */
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { type App, createApp, type Deps } from './app.ts';
import { lookAtStorage } from './watch/look-at-storage.ts';
import { createMetrics, type Metrics } from './watch/metrics.ts';
import { type MetricsServer, serveMetrics } from './watch/serve-metrics.ts';

export interface Place {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long what is under way may take once the process is told to stop. */
  readonly graceMs: number;
  /** Where this process tells how it is, to this machine alone; undefined tells nobody. */
  readonly metricsPort?: number | undefined;
}

/** Its message is one sentence for the person who starts the server. */
export class ListenError extends Error {}

/** Beyond the grace: time for the streams' last sentence and for closing what is open. */
const CLOSE_MS = 4000;
/** How many may knock in one moment; the system's own limit is often lower. */
export const BACKLOG = 4096;

/** @throws ListenError when the port cannot be had */
export async function serve(
  makeDeps: (port: () => number) => Deps,
  place: Place,
): Promise<{ app: App; port: number }> {
  let port = place.port;
  const metrics = createMetrics();
  const deps = { ...makeDeps(() => port), watch: metrics };
  const app = await createApp(deps);
  const told = await tellHowItIs(metrics, deps, place.metricsPort);
  try {
    await app.server.listen({ host: place.host, port: place.port, backlog: BACKLOG });
  } catch (error) {
    await told?.close();
    await app.server.close();
    throw explainListening(error, place);
  }
  // A server that listens on a port has an address of this kind.
  port = (app.server.server.address() as AddressInfo).port;
  stopWithGrace(app, deps, place.graceMs, told);
  return { app, port };
}

async function tellHowItIs(
  metrics: Metrics,
  { storage, logger }: Deps,
  port: number | undefined,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined;
  metrics.watchProcess();
  lookAtStorage(metrics, storage);
  try {
    const told = await serveMetrics(metrics, port);
    logger.info({ port: told.port }, 'metrics are told on this machine');
    return told;
  } catch (error) {
    throw explainListening(error, { host: '127.0.0.1', port }, 'METRICS_PORT');
  }
}

function stopWithGrace(
  { server, closing }: App,
  { storage, logger }: Deps,
  graceMs: number,
  told: MetricsServer | undefined,
): void {
  closeWithGrace({ delay: graceMs + CLOSE_MS, logger: false }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'stopping after an error nobody caught');
    else logger.info({ signal }, 'stopping');
    await closing.begin(graceMs);
    await server.close();
    await told?.close();
    await storage.close();
  });
}

function explainListening(
  error: unknown,
  { host, port }: Pick<Place, 'host' | 'port'>,
  setting = 'PORT',
): ListenError {
  const { code, message } = error as { code?: string; message?: string };
  const where = `port ${port} at ${host}`;
  if (code === 'EADDRINUSE') {
    return new ListenError(
      `The ${where} is already in use: stop the other program or set ${setting} to another number.`,
    );
  }
  if (code === 'EACCES') {
    return new ListenError(`The ${where} may not be used: set ${setting} to a number above 1023.`);
  }
  return new ListenError(`The ${where} cannot be listened on: ${message}.`);
}
