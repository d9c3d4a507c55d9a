import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const PAGE = '/help/articles/bleed';
const ORIGIN = 'https://shop.example';
const source = readFileSync(
  path.join(import.meta.dirname, '../../worker/service-worker.js'),
  'utf8',
);

/** A cache in memory; `putting` is awaited before a document is stored. */
function memoryCache(putting: () => Promise<void>) {
  const entries = new Map<string, Response>();
  return {
    match: async (address: string) => entries.get(address)?.clone(),
    keys: async () => [...entries.keys()].map((address) => ({ url: ORIGIN + address })),
    matchAll: async () => [...entries.values()],
    delete: async (address: string) => entries.delete(address),
    async put(address: string, answer: Response) {
      await putting();
      entries.set(address, answer);
    },
    add: async () => undefined,
  };
}

function startWorker(putting: () => Promise<void>) {
  const stores = new Map<string, ReturnType<typeof memoryCache>>();
  const listeners = new Map<string, (event: object) => void>();
  const network = { isAway: false };
  const known = memoryCache(putting);
  runInNewContext(source, {
    ...{ Response, Headers, URL, Intl, TextEncoder, crypto, btoa, location: { origin: ORIGIN } },
    caches: {
      open: async (name: string) => {
        const store = stores.get(name) ?? (name.includes('files') ? memoryCache(putting) : known);
        stores.set(name, store);
        return store;
      },
    },
    async fetch() {
      if (network.isAway) throw new TypeError('Failed to fetch');
      return new Response('<html><body><h1>Bleed</h1></body></html>');
    },
    self: {
      addEventListener: (type: string, job: (event: object) => void) => listeners.set(type, job),
    },
  });
  const waits: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waits.push(work);
  return {
    network,
    read() {
      listeners.get('message')?.({
        data: { type: 'article-read', path: PAGE, files: [] },
        waitUntil,
      });
      return Promise.all(waits);
    },
    async open(): Promise<string> {
      let answer: Promise<Response> | undefined;
      const request = { url: ORIGIN + PAGE, method: 'GET', mode: 'navigate' };
      const respondWith = (given: Promise<Response>) => {
        answer = given;
      };
      listeners.get('fetch')?.({ request, respondWith, waitUntil });
      return (await answer)?.text() ?? '';
    },
  };
}

test('an article that is stored again is found meanwhile', async () => {
  let arrived: () => void = () => undefined;
  let held: Promise<void> | undefined;
  let release: () => void = () => undefined;
  const worker = startWorker(async () => {
    arrived();
    await held;
  });
  await worker.read();
  held = new Promise((resolve) => {
    release = resolve;
  });
  const putting = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const again = worker.read();
  await putting;
  worker.network.isAway = true;
  const opened = worker.open();
  // Whatever the worker can do without the document, it has done by then.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  release();
  expect(await opened).toContain('This is the copy from');
  await again;
});
