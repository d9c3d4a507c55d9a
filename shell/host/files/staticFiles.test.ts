import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { decodeDifference, writeDifferences } from '@pressline/releases/files/differences';
import { encodeBeside } from '@pressline/releases/files/encodeBeside';
import { testScript } from '@pressline/releases/test/testScript';
import Koa from 'koa';
import { staticFiles } from './staticFiles';

const ALLOWED = /^\/mfe-\w+\/[0-9a-f]{16}\/[\w.-]+\.(js|webm)$/;
const FORMER_RELEASE = '1'.repeat(16);
const RELEASE = '2'.repeat(16);
const FORMER = 'App.0123456789.js';
const NEXT = 'App.abcdef0123.js';
const former = Buffer.from(testScript('App'));
const next = Buffer.from(testScript('App', 'changed()'));
const OFFERED = 'match="/remotes/mfe-help/*/App.*.js"';

let directory: string;
let server: Server;

async function put(remote: string, release: string, file: string, bytes: Buffer) {
  const folder = path.join(directory, remote, release);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), bytes);
  await encodeBeside(path.join(folder, file), bytes);
  return folder;
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'static-'));
  await put('mfe-help', FORMER_RELEASE, FORMER, former);
  const folder = await put('mfe-help', RELEASE, NEXT, next);
  await writeDifferences(folder, new Map([[NEXT, next]]), new Map([[FORMER, former]]));
  await put('mfe-help', RELEASE, 'tiny.0123456789.js', Buffer.from('export default 1;'));
  await put('mfe-help', RELEASE, 'clip.0123456789.webm', next);
  await put('mfe-admin', RELEASE, NEXT, next);
  const app = new Koa().use(staticFiles('/remotes', [directory], ALLOWED));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

const offerOf = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`;

// Not with fetch, which decodes.
const ask = (pathname: string, headers: Record<string, string> = {}) =>
  new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    const all = { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz', ...headers };
    get(`http://127.0.0.1:${port}/remotes${pathname}`, { headers: all }, async (answer) => {
      resolve({ answer, body: Buffer.concat(await answer.toArray()) });
    });
  });

const script = `/mfe-help/${RELEASE}/${NEXT}`;

test('a browser with the former script gets the difference, with the headers of the whole', async () => {
  const whole = await ask(script);
  const { answer, body } = await ask(script, { 'available-dictionary': offerOf(former) });
  expect(answer.headers['content-encoding']).toBe('dcz');
  expect(await decodeDifference(body, former)).toEqual(next);
  expect(body.length).toBeLessThan(whole.body.length / 10);
  for (const name of ['content-type', 'cache-control', 'vary', 'use-as-dictionary']) {
    expect([name, answer.headers[name]]).toEqual([name, whole.answer.headers[name]]);
  }
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'max-age=31536000,immutable',
    vary: 'Accept-Encoding, Available-Dictionary',
  });
});

test.each([
  ['another dictionary', { 'available-dictionary': offerOf(next) }],
  ['no dictionary', {}],
  ['an empty dictionary', { 'available-dictionary': '' }],
  ['no structured field', { 'available-dictionary': offerOf(former).slice(1, -1) }],
  ['a short hash', { 'available-dictionary': ':AAAA:' }],
  ['a path', { 'available-dictionary': `:${'../'.repeat(14)}x=:` }],
  ['two of them', { 'available-dictionary': `${offerOf(former)}, ${offerOf(former)}` }],
  [
    'a browser that does not read dcz',
    { 'available-dictionary': offerOf(former), 'accept-encoding': 'br, zstd' },
  ],
  [
    'a browser that refuses dcz',
    { 'available-dictionary': offerOf(former), 'accept-encoding': 'br, dcz;q=0' },
  ],
])('%s: brotli', async (_, headers) => {
  const { answer, body } = await ask(script, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding, Available-Dictionary',
  });
  expect(brotliDecompressSync(body)).toEqual(next);
});

test('the same file of another remote is no difference', async () => {
  const { answer } = await ask(`/mfe-admin/${RELEASE}/${NEXT}`, {
    'available-dictionary': offerOf(former),
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['use-as-dictionary']).toBe('match="/remotes/mfe-admin/*/App.*.js"');
});

test('a script is offered for the same chunk of every release', async () => {
  for (const file of [`${FORMER_RELEASE}/${FORMER}`, `${RELEASE}/${NEXT}`]) {
    const { answer } = await ask(`/mfe-help/${file}`);
    expect(answer.headers['use-as-dictionary']).toBe(OFFERED);
  }
});

test('neither a tiny script nor a video nor an error is offered', async () => {
  for (const [file, status, vary] of [
    ['tiny.0123456789.js', 200, 'Accept-Encoding, Available-Dictionary'],
    ['clip.0123456789.webm', 200, 'Accept-Encoding'],
    ['none.0123456789.js', 404, undefined],
  ] as const) {
    const { answer } = await ask(`/mfe-help/${RELEASE}/${file}`, {
      'available-dictionary': offerOf(former),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['use-as-dictionary']).toBeUndefined();
    expect(answer.headers.vary).toBe(vary);
  }
});

test('a difference has no address of its own', async () => {
  const hash = createHash('sha256').update(former).digest('hex');
  expect((await ask(`${script}.${hash}.dcz`)).answer.statusCode).toBe(404);
});
