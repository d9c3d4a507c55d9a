import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteDefinition } from '../../federation';
import { baseConfig, webOutput } from '../bundler/baseConfig';
import { remoteDirectory } from '../bundler/remoteDirectory';
import { root } from '../runProgram';

export const favicon = path.join(root, 'shell/public/favicon.ico');

/** A remote as a page of its own, without shell and federation, for `npm run dev -w <remote>`. */
export function defineStandalone(remote: RemoteDefinition): Configuration {
  const base = baseConfig(remote.name, 'development', 'web');
  return {
    ...base,
    name: `${remote.name} standalone`,
    entry: { standalone: path.join(import.meta.dirname, 'standalonePage.tsx') },
    resolve: {
      ...base.resolve,
      alias: { 'remote/App': path.join(remoteDirectory(remote), 'src/App') },
    },
    output: webOutput(path.join(remoteDirectory(remote), 'dist/standalone'), 'development'),
    plugins: [
      ...(base.plugins ?? []),
      // Pages of the site bring no main element of their own.
      new rspack.DefinePlugin({ ROOT_TAG: remote.layout === 'site' ? '"main"' : '"div"' }),
      new rspack.HtmlRspackPlugin({
        title: remote.name,
        publicPath: '/',
        favicon,
        meta: { viewport: 'width=device-width, initial-scale=1' },
      }),
    ],
  };
}
