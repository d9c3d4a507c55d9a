import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { mcpRoute } from './mcp.routes';

test('a package that could not be loaded is loaded again for the next request', async () => {
  let reads = 0;
  const needs = {
    get publicUrl() {
      reads += 1;
      if (reads === 1) throw new Error('not now');
      return 'https://pressline.example';
    },
  };
  const { handle } = mcpRoute(needs as never);
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    await handle({ ctx, params: {}, query: undefined, body: undefined, user: undefined });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = () => fetch(`http://127.0.0.1:${port}/api/mcp`, { method: 'POST', body: '[]' });
  expect((await send()).status).toBe(500);
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Send one message'),
  ]);
  server.close();
});
