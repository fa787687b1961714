/** Serves the metrics to Prometheus on a port of its own, on this machine only. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';
const PATH = '/metrics';

/** @param port 0 takes any free one. @throws when the port cannot be had */
export async function serveMetrics(metrics: Metrics, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== PATH) return answer(response, 404);
    if (request.method !== 'GET') return answer(response, 405);
    metrics.read().then(
      ({ type, text }) => answer(response, 200, type, text),
      () => answer(response, 500),
    );
  });
  await new Promise<void>((ready, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, ready);
  });
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, type = 'text/plain', text = ''): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
