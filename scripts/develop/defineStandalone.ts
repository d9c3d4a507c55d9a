import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import type { RemoteDefinition } from '../../federation';
import { baseConfig, remoteDirectory, webOutput } from '../../rspack.base';
import { root } from '../runProgram';

/** The site's icon, which every browser asks for. */
export const favicon = path.join(root, 'shell/public/favicon.ico');

/** A remote as a page of its own, without shell and federation, for `npm run dev -w <remote>`. */
export function defineStandalone(remote: RemoteDefinition): Configuration {
  const base = baseConfig(remote.name, 'development', 'web');
  return {
    ...base,
    name: `${remote.name} standalone`,
    entry: { standalone: './src/standalone.tsx' },
    output: webOutput(path.join(remoteDirectory(remote), 'dist/standalone'), 'development'),
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        title: remote.name,
        publicPath: '/',
        favicon,
        meta: { viewport: 'width=device-width, initial-scale=1' },
      }),
    ],
  };
}
