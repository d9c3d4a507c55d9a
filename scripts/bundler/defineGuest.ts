import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteDefinition } from '../../federation';
import { sortSriHashes } from '../build/sortSriHashes';
import { baseConfig, webOutput } from './baseConfig';
import { releaseNamespace } from './remoteDirectory';
import { leanRuntime, sharedVersions } from './sharedConfig';

export const exposedMount = './src/embed/mount.tsx';

const reactParts = { react: 'react', 'react-dom': 'react-dom', 'react-dom/client': 'react-dom' };

/** What the pages need of a host's React; `hostModules.ts` chooses. */
const REQUIRED = '^19.2.0';

/** React is the host's or the guest's own. */
const shared = Object.fromEntries(
  Object.entries(reactParts).map(([request, owner]) => [
    request,
    { singleton: false, requiredVersion: REQUIRED, version: sharedVersions[owner] },
  ]),
);

/**
 * The browser build of a remote for hosts of others: a container that has all it needs, exposing
 * exactly `./mount`, and the script of its custom element. For development it is written to `folder`,
 * under the names without hashes.
 */
export function defineGuest(
  remote: RemoteDefinition,
  directory: string,
  folder?: string,
): Configuration[] {
  const mode = folder ? 'development' : 'production';
  const base = {
    // Without hot reload, which takes a page of ours.
    ...baseConfig(remote.name, 'production', 'web', {
      directory,
      namespace: `${releaseNamespace(remote, directory)}-guest`,
    }),
    mode,
  } satisfies Configuration;
  const output = (name: string) => ({
    ...webOutput(folder ?? path.join(directory, 'dist', name), mode),
    uniqueName: `${remote.name}-${name}`,
    clean: !folder,
  });
  return [
    {
      ...base,
      name: `${remote.name} guest`,
      infrastructureLogging: { level: 'error' },
      entry: {},
      output: output('guest'),
      plugins: [
        new ModuleFederationPlugin({
          name: `${remote.container}_guest`,
          filename: folder ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: { './mount': { import: exposedMount, name: 'mount' } },
          shared,
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(directory, 'src/embed/hostModules.ts')],
          dts: false,
          experiments: { optimization: { ...leanRuntime('production'), disableRemote: true } },
        }),
        ...(folder ? [] : [new rspack.SubresourceIntegrityPlugin(), sortSriHashes]),
      ],
    },
    {
      ...base,
      name: `${remote.name} widget`,
      entry: { 'help-widget': './src/embed/widget/helpWidget.entry.ts' },
      output: output('widget'),
    },
  ];
}
