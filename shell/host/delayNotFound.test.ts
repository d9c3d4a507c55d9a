import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { until } from '../../scripts/testing/until';
import { delayNotFound } from './errorHandler';

const SCANNER = '203.0.113.1';
const READER = '203.0.113.2';
const FLOOD = 100;

test('an address that asks for much that is not there waits, and others do not', async () => {
  const waiting: (() => void)[] = [];
  const app = new Koa({ proxy: true, maxIpsCount: 1 });
  app.use(delayNotFound(() => new Promise<void>((resume) => waiting.push(resume))));
  app.use((context) => {
    if (context.path === '/there') context.body = 'there';
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, address: string) =>
    (await fetch(url + path, { headers: { 'X-Forwarded-For': address } })).status;

  const flood = Array.from({ length: FLOOD }, (_, index) => ask(`/${index}`, SCANNER));
  await until(() => waiting.length > FLOOD / 2);
  expect(await ask('/there', SCANNER)).toBe(200);
  expect(await ask('/missing', READER)).toBe(404);

  let isOver = false;
  const statuses = Promise.all(flood).finally(() => {
    isOver = true;
  });
  await until(() => {
    for (const resume of waiting.splice(0)) resume();
    return isOver;
  });
  expect(new Set(await statuses)).toEqual(new Set([404]));
  server.close();
  server.closeAllConnections();
});
