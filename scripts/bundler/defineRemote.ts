import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { type RemoteDefinition, sharedModules } from '../../federation';
import { sortSriHashes } from '../build/sortSriHashes';
import { root } from '../runProgram';
import { type BuildMode, baseConfig, webOutput } from './baseConfig';
import { releaseNamespace, remoteDirectory } from './remoteDirectory';
import { leanRuntime, sharedConfig } from './sharedConfig';

export const exposedApp = './src/App.tsx';

// In a host that does not provide the runtime's core, the container would fail with an error about itself.
const needsShell = `if(!globalThis._FEDERATION_RUNTIME_CORE)throw Error("This container needs the shell of Pressline. Other hosts load the one below /guests/.");`;

export function defineRemote(
  remote: RemoteDefinition,
  mode: BuildMode,
  directory = remoteDirectory(remote),
): Configuration {
  const base = baseConfig(remote.name, mode, 'web', {
    directory,
    namespace: mode === 'production' ? releaseNamespace(remote, directory) : remote.name,
  });
  return {
    ...base,
    name: remote.name,
    // The plugin warns of `publicPath: 'auto'`, which every host can do with.
    infrastructureLogging: { level: 'error' },
    entry: {},
    output: {
      ...webOutput(path.join(directory, 'dist/client'), mode),
      uniqueName: remote.name,
      // A former update is asked for by pages that have not heard of the next one yet.
      clean: mode === 'production',
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.BannerPlugin({ banner: needsShell, raw: true, include: /^remoteEntry/ }),
      new ModuleFederationPlugin({
        name: remote.container,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './App': { import: exposedApp, name: 'App' } },
        shared: sharedConfig('consumer'),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { ...leanRuntime(mode), disableRemote: true },
        },
      }),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin(), sortSriHashes] : []),
    ],
  };
}

/** The server build of one remote: a plain `server.cjs` whose shared modules come from the host. */
export function defineRemoteServer(
  remote: RemoteDefinition,
  directory = remoteDirectory(remote),
): Configuration {
  const base = baseConfig(remote.name, 'production', 'node', {
    directory,
    namespace: releaseNamespace(remote, directory),
  });
  return {
    ...base,
    name: `${remote.name} server`,
    entry: { server: [path.join(root, 'scripts/build/serverPublicPath.ts'), './src/server.ts'] },
    node: { __dirname: false },
    output: {
      assetModuleFilename: webOutput('', 'production')?.assetModuleFilename,
      hashFunction: 'xxhash64',
      path: path.join(directory, 'dist/server'),
      filename: 'server.[contenthash:10].cjs',
      clean: true,
      library: { type: 'commonjs2' },
    },
    externals: Object.fromEntries(
      [...Object.keys(sharedModules), 'react/jsx-runtime'].map((request) => [
        request,
        `commonjs ${request}`,
      ]),
    ),
    // One file: what the browser fetches late the server has at hand.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    devtool: false,
  };
}
