/** Starts the server on a port, with its metrics, and shuts it down gracefully. */
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { type App, type AppDeps, createApp } from './app.ts';
import { createMetrics, type Metrics } from './observability/metrics.ts';
import { type MetricsServer, serveMetrics } from './observability/serve-metrics.ts';
import { registerStorageMetrics } from './observability/storage-metrics.ts';

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** How long running requests may take once the process is told to stop. */
  readonly graceMs: number;
  /** The port of the metrics, for this machine only; undefined for none. */
  readonly metricsPort?: number | undefined;
}

/** Its message is one sentence for the person who starts the server. */
export class ListenError extends Error {}

/** Time after the grace period to end the streams and close everything. */
const CLOSE_GRACE_MS = 4000;
/** The backlog of connections; the system's limit is often lower. */
export const BACKLOG = 4096;

/** @throws ListenError when the port cannot be had */
export async function serve(
  makeDeps: (port: () => number) => AppDeps,
  options: ListenOptions,
): Promise<{ app: App; port: number }> {
  let port = options.port;
  const metrics = createMetrics();
  const deps = { ...makeDeps(() => port), telemetry: metrics };
  const app = await createApp(deps);
  const metricsServer = await startMetricsServer(metrics, deps, options.metricsPort);
  try {
    await app.server.listen({ host: options.host, port: options.port, backlog: BACKLOG });
  } catch (error) {
    await metricsServer?.close();
    await app.server.close();
    throw toListenError(error, options);
  }
  // A server that listens on a port has an address of this kind.
  port = (app.server.server.address() as AddressInfo).port;
  stopWithGrace(app, deps, options.graceMs, metricsServer);
  return { app, port };
}

async function startMetricsServer(
  metrics: Metrics,
  { storage, logger }: AppDeps,
  port: number | undefined,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return undefined;
  metrics.collectProcessMetrics();
  registerStorageMetrics(metrics, storage);
  try {
    const metricsServer = await serveMetrics(metrics, port);
    logger.info({ port: metricsServer.port }, 'metrics are told on this machine');
    return metricsServer;
  } catch (error) {
    throw toListenError(error, { host: '127.0.0.1', port }, 'METRICS_PORT');
  }
}

function stopWithGrace(
  { server, shutdown }: App,
  { storage, logger }: AppDeps,
  graceMs: number,
  metricsServer: MetricsServer | undefined,
): void {
  closeWithGrace({ delay: graceMs + CLOSE_GRACE_MS, logger: false }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'stopping after an error nobody caught');
    else logger.info({ signal }, 'stopping');
    await shutdown.begin(graceMs);
    await server.close();
    await metricsServer?.close();
    await storage.close();
  });
}

function toListenError(
  error: unknown,
  { host, port }: Pick<ListenOptions, 'host' | 'port'>,
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
