import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as company from '@pressline/shared-api/company';
import * as query from '@pressline/shared-api/query';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import type { RemoteManifest } from '@pressline/shared-api/remote-manifest';
import * as consent from '@pressline/shared-consent';
import * as head from '@pressline/shared-ui/head';
import * as router from '@pressline/shared-ui/router';
import * as toast from '@pressline/shared-ui/toast';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import { type RemoteDefinition, remotes, type SharedModuleName } from '../../../federation';
import type { PublishedRelease } from './publishedRelease';
import { RELEASES_PATH } from './routes';

/** The one copy of each shared module, by the name under which a remote's server bundle asks for it. */
const hostModules: Readonly<
  Record<SharedModuleName | 'react/jsx-runtime', Record<string, unknown>>
> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@pressline/shared-ui/router': router,
  '@pressline/shared-ui/head': head,
  '@pressline/shared-ui/toast': toast,
  '@pressline/shared-consent': consent,
  '@pressline/shared-api/query': query,
  '@pressline/shared-api/company': company,
};

const MAX_EARLY_SCRIPT = 3_072;

function allowListedRequire(request: string): unknown {
  if (!Object.hasOwn(hostModules, request)) {
    throw new Error(`A remote's server bundle may not require ${JSON.stringify(request)}`);
  }
  return hostModules[request as keyof typeof hostModules];
}

/**
 * Runs a remote's `server.cjs` in this process, with the host's shared modules as all that it may
 * require. That is a contract and no sandbox: a remote is code that we trust. Its `__dirname` is the
 * folder of `filename`: where browsers find the release's files. Throws what it throws.
 */
export function evaluateServer(source: string, filename: string): RemoteServer {
  const module: { exports: Partial<RemoteServer> } = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require', '__dirname'], { filename });
  run(module, module.exports, allowListedRequire, path.posix.dirname(filename));
  const { App, load, earlyScripts = {} } = module.exports;
  if (typeof App !== 'function' || typeof load !== 'function') {
    throw new Error(`${filename} must export App and load`);
  }
  for (const [route, script] of Object.entries(earlyScripts)) {
    if (script.length > MAX_EARLY_SCRIPT) {
      throw new Error(`The early script of ${route} has more than ${MAX_EARLY_SCRIPT} characters`);
    }
    // Either would end or change the element that it stands in.
    if (/<\/script|<!--/i.test(script)) {
      throw new Error(`The early script of ${route} cannot stand in a document`);
    }
  }
  return { App, load, earlyScripts };
}

export interface LoadedRemote {
  definition: RemoteDefinition;
  manifest: RemoteManifest;
  /** Null for a remote that is rendered in the browser only. */
  server: RemoteServer | null;
}

export function loadRemote({ manifest, files }: PublishedRelease): LoadedRemote {
  const definition = remotes.find(({ name }) => name === manifest.name);
  if (!definition) throw new Error(`There is no remote ${manifest.name} in the composition`);
  const source = manifest.server ? files.get(manifest.server)?.toString('utf8') : undefined;
  if (definition.serverRendered && source === undefined) {
    throw new Error(`${manifest.name} publishes no server bundle`);
  }
  const server =
    source === undefined
      ? null
      : evaluateServer(source, `${RELEASES_PATH}/${manifest.name}/${manifest.release}/server.cjs`);
  return { definition, manifest, server };
}
