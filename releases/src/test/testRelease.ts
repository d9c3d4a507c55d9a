import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@pressline/shared-api/remote-contract';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import type { PublishedRelease } from '../files/publishedRelease';
import { documentOf, SIGNATURE_FILE } from '../files/releaseDocument';
import { integrityOf, releaseId } from '../files/releaseFiles';

/** A server bundle as text, whose help page renders `body`, a JavaScript expression. */
export function serverSource(body: string): string {
  return `
    const { createElement } = require('react');
    exports.App = () => createElement('h1', null, ${body});
    exports.load = async () => undefined;`;
}

/** A complete release of mfe-help for tests; `overrides` change its manifest, `scripts` are added. */
export function buildRelease(
  body = "'How can we help?'",
  overrides: Partial<RemoteManifest> = {},
  scripts: Readonly<Record<string, string>> = {},
): PublishedRelease {
  const contents = new Map([
    ['remoteEntry.js', Buffer.from('var mfe_help;')],
    ['App.js', Buffer.from('1;')],
    ['server.cjs', Buffer.from(serverSource(body))],
    ...Object.entries(scripts).map(([name, code]) => [name, Buffer.from(code)] as const),
  ]);
  const files = Object.fromEntries(
    [...contents].map(([name, bytes]) => [
      name,
      { integrity: integrityOf(bytes), bytes: bytes.length },
    ]),
  );
  const manifest: RemoteManifest = {
    contract: CONTRACT_VERSION,
    name: 'mfe-help',
    version: '1.0.0',
    release: releaseId(files),
    entry: 'remoteEntry.js',
    exposes: ['./App'],
    preload: ['App.js'],
    sharedOnDemand: [],
    server: 'server.cjs',
    routes: [{ path: '/help', example: '/help', serverRendered: true, preload: [] }],
    shared: { react: '19.3.1' },
    files,
    ...overrides,
  };
  return { ...documentOf(manifest), files: contents };
}

/** An origin on a free loopback port that serves whatever `published` is at the moment. */
export interface TestOrigin {
  url: string;
  published: PublishedRelease;
  /** How often a host has asked what is published. */
  looks: number;
  close(): Promise<void>;
}

export async function startOrigin(published: PublishedRelease): Promise<TestOrigin> {
  const server: Server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1);
    if (name === 'remote.json') origin.looks += 1;
    const { json, signature, files, encoded } = origin.published;
    const described = new Map([['remote.json', json] as const]);
    if (signature !== undefined)
      described.set(SIGNATURE_FILE as 'remote.json', Buffer.from(signature));
    const body = described.get(name as 'remote.json') ?? files.get(name);
    const packed = encoded?.get(`${name}.br`);
    if (packed && request.headers['accept-encoding'] === 'br')
      response.writeHead(200, { 'Content-Encoding': 'br' }).end(packed);
    else response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin: TestOrigin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    published,
    looks: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return origin;
}
