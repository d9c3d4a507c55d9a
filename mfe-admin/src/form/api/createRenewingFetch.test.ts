import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../../../../scripts/testing/until';
import { createRenewingFetch } from './createRenewingFetch';

const requests: IncomingMessage[] = [];
let server: Server;
let url: string;

beforeEach(async () => {
  requests.length = 0;
  server = createServer((request) => {
    requests.push(request.resume());
    if (request.url === '/dropped') request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const renewingFetch = createRenewingFetch({
  token: () => 'token',
  userId: () => 'user',
  renew: async () => true,
});
const upload = (path: string, signal: AbortSignal) => {
  const init = { method: 'POST', body: 'file', signal, onProgress: () => undefined };
  return renewingFetch(url + path, init as RequestInit);
};

test('an upload that is canceled before it begins is not sent', async () => {
  await expect(upload('/dropped', AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(requests).toHaveLength(0);
});

test('an upload that is canceled on its way ends', async () => {
  const controller = new AbortController();
  const sending = upload('/pending', controller.signal);
  await until(() => requests.length === 1);
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await until(() => requests[0]?.socket.destroyed);
});
