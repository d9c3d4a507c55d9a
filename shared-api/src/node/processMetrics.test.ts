import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProcessMetrics } from './processMetrics';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function listening(server: Server): Promise<Server> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

test('counts answers by method and status, on a port of its own', async () => {
  const free = await listening(createServer());
  const port = portOf(free);
  await closed(free);
  const site = await listening(
    createServer((_request, response) => void response.writeHead(418).end()),
  );
  const stop = await startProcessMetrics(site, port);
  const of = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  await fetch(`http://127.0.0.1:${portOf(site)}/tea`);
  const text = await (await of('/metrics')).text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="418"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect((await of('/else')).status).toBe(404);
  await expect(startProcessMetrics(site, port)).rejects.toThrow(`Port ${port} is taken`);
  stop();
  await closed(site);
});
