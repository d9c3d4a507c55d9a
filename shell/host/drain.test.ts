import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './createHostServer';

afterEach(() => jest.useRealTimers());

test('what requests need is closed when the last of them has its answer', async () => {
  const order: string[] = [];
  const server = createServer();
  const request = new Promise<ServerResponse>((resolve) => {
    server.once('request', (_, response) => resolve(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const response = await request;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const hasExited = new Promise<void>((exit) =>
    drain(server, async () => void order.push('finished'), exit),
  );
  jest.advanceTimersByTime(5_000);
  await new Promise(setImmediate);
  order.push('answered');
  response.end('done');
  expect(await (await asked).text()).toBe('done');
  jest.advanceTimersByTime(100);
  await hasExited;
  expect(order).toEqual(['answered', 'finished']);
});
