import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listenFailure } from './processFailures';

const BUCKETS_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/**
 * Prometheus metrics of this process and of what `server` answers, at `/metrics` on a port of its own
 * that only this machine reaches. For Node processes: no browser can load this module.
 * @returns what stops it
 * @throws Error when the port is taken
 */
export async function startProcessMetrics(server: Server, port: number): Promise<() => void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  server.prependListener('request', ({ method }, response) => {
    const end = durations.startTimer({ method });
    response.once('close', () => end({ status: response.statusCode }));
  });

  const listener = createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', registry.contentType);
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, '127.0.0.1', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, { port, variable: 'METRICS_PORT' });
  });
  listener.unref();
  return () => {
    listener.close();
    listener.closeAllConnections();
  };
}
