import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa, { type Context } from 'koa';
import { until } from '../../../../scripts/testing/until';
import { createPublicAnswer, createPublicCache } from '../cache/createPublicCache';
import { publicCache } from './publicCache';

const READERS = 5;
const content = { current: 1 };
const watch = { isAway: false };

/** Asks for one thing many times at once; a route that runs waits until all have asked. */
async function askAtOnce(route: (ctx: Context) => void) {
  let arrived = 0;
  let runs = 0;
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = new Koa();
  app.use((_ctx, next) => {
    arrived += 1;
    if (arrived === READERS) setImmediate(open);
    return next();
  });
  app.use(publicCache(createPublicCache(), content as never, watch as never));
  app.use(async (ctx) => {
    runs += 1;
    ctx.set('X-Request-Id', String(runs));
    await gate;
    route(ctx);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/help/tags`;
  const answers = await Promise.all(
    Array.from({ length: READERS }, async () => {
      const response = await fetch(url, { redirect: 'manual' });
      const { status, headers } = response;
      return { status, headers, text: await response.text() };
    }),
  );
  server.close();
  return { runs, answers };
}

test('of many equal requests one asks and all get its answer', async () => {
  const { runs, answers } = await askAtOnce((ctx) => {
    ctx.body = ['kept'];
  });
  expect(runs).toBe(1);
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, text: '["kept"]' });
});

test('of many equal requests one asks also for what will be another soon', async () => {
  const { runs, answers } = await askAtOnce((ctx) => {
    ctx.state.isTransient = true;
    ctx.body = ['soon'];
  });
  expect(runs).toBe(1);
  for (const { text } of answers) expect(text).toBe('["soon"]');
});

test('whatever is no answer to keep is asked for by each request', async () => {
  const { answers } = await askAtOnce((ctx) => {
    ctx.status = 404;
    ctx.body = {};
  });
  const ids = answers.flatMap(({ headers }) => headers.get('x-request-id') ?? []);
  expect(new Set(ids).size).toBe(READERS);
});

test('a request that gets no answer leaves what others ask for', async () => {
  const held: ((status: number) => void)[] = [];
  let arrived = 0;
  const app = new Koa();
  app.use((_ctx, next) => {
    arrived += 1;
    return next();
  });
  app.use(publicCache(createPublicCache(), content as never, watch as never));
  app.use((ctx) => {
    ctx.body = {};
    return new Promise<void>((resolve) => {
      held.push((status) => {
        ctx.status = status;
        resolve();
      });
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const statusOf = async () => (await fetch(`http://127.0.0.1:${port}/api/help/tags`)).status;
  const first = statusOf();
  await until(() => held.length === 1);
  const waiting = [statusOf(), statusOf()];
  await until(() => arrived === 3);
  held[0]?.(404);
  expect(await first).toBe(404);
  // Each of the two asks for itself; the one that asked last still does when the other has ended.
  await until(() => held.length === 3);
  held[1]?.(404);
  expect(await Promise.race(waiting)).toBe(404);
  const last = statusOf();
  await until(() => arrived === 4);
  for (const answer of held.slice(2)) answer(200);
  expect([await last, (await Promise.all(waiting)).sort()]).toEqual([200, [200, 404]]);
  expect(held).toHaveLength(3);
  server.close();
});

test('a made-up query neither asks again nor takes room, where queries make no difference', () => {
  const cache = createPublicCache();
  const answer = (text: string, ignoresQuery: boolean) =>
    createPublicAnswer({ text, headers: {}, version: 1, ignoresQuery });
  const all = answer('all', true);
  cache.set('/api/llms-full.txt?n=1', all);
  expect(cache.get('/api/llms-full.txt', 1)).toBe(all);
  expect(cache.get('/api/llms-full.txt?n=2', 1)).toBe(all);
  cache.set('/api/help/articles', answer('first', false));
  expect(cache.get('/api/help/articles?page=2', 1)).toBeUndefined();
});
