import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { type RemoteDefinition, sharedModules } from '../../federation';
import { root } from '../runProgram';
import { baseConfig, webOutput } from './baseConfig';
import { releaseNamespace, remoteDirectory } from './remoteDirectory';

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
