import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });

/** A manifest as the plugin of the standard writes it; `metaData` and the rest are changed by tests. */
export function foreignManifest({
  metaData = {},
  ...changes
}: Json & { metaData?: Json } = {}): Json {
  return {
    id: 'partner_app',
    name: 'partner_app',
    metaData: {
      name: 'partner_app',
      type: 'app',
      buildInfo: { buildVersion: '2.3.0', buildName: 'partner' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      globalName: 'partner_app',
      publicPath: 'auto',
      ...metaData,
    },
    shared: [foreignShared('react', '^19.0.0')],
    remotes: [],
    exposes: [
      { id: 'partner_app:App', name: 'App', path: './App', assets: assets('static/app.js') },
    ],
    ...changes,
  };
}

/** A module that the remote shares; with `own` files, or none. */
export const foreignShared = (
  name: string,
  requiredVersion: string,
  { singleton = true, own = [`static/${name}.js`] } = {},
): Json => ({ name, version: '19.2.9', singleton, requiredVersion, assets: assets(...own) });

/** An origin of somebody else on a free loopback port: what a test says for an address, else the files of a remote. */
export interface ForeignOrigin {
  url: string;
  manifestUrl: string;
  manifest: Json;
  files: Record<string, string>;
  /** Answers in the place of a file, by its path. */
  answers: Record<string, RequestListener>;
  close(): Promise<void>;
}

export async function startForeignOrigin(): Promise<ForeignOrigin> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = origin.answers[path];
    if (answer) return answer(request, response);
    const isManifest = path === '/mf-manifest.json';
    const body = isManifest ? JSON.stringify(origin.manifest) : origin.files[path.slice(1)];
    return response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin: ForeignOrigin = {
    url,
    manifestUrl: `${url}/mf-manifest.json`,
    manifest: foreignManifest(),
    files: {
      'remoteEntry.js': 'var partner_app;',
      'static/app.js': 'app();',
      'static/react.js': 'react();',
    },
    answers: {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return origin;
}
