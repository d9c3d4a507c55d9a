import { createServer, type Server } from 'node:http';
import type Koa from 'koa';

const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;
const MAX_CONNECTIONS = 2_000;

/** Listens with bounded times and connections. @throws Error that names the port and its variable */
export async function listen(app: Koa, host: string, port: number): Promise<Server> {
  const server = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    app.callback(),
  );
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Free it, or choose another with SERVICES_PORT.`);
  });
  return server;
}
