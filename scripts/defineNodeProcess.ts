import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from '../rspack.base';

const root = path.resolve(import.meta.dirname, '..');

/** A Node process (`services`, the shell host): one file, packages from node_modules left outside. */
export function defineNodeProcess(app: string, entry: string, outfile: string): Configuration {
  const ownCode = /^(@pressline\/|[./])/;
  return {
    ...baseConfig(app, 'production', 'node'),
    name: outfile,
    entry: { [path.basename(outfile, path.extname(outfile))]: entry },
    output: {
      path: path.resolve(root, path.dirname(outfile)),
      filename: path.basename(outfile),
      library: { type: 'commonjs2' },
    },
    externals: ({ request }, callback) =>
      request && !ownCode.test(request) && !path.isAbsolute(request)
        ? callback(undefined, `commonjs ${request}`)
        : callback(),
    node: { __dirname: false, __filename: false },
    plugins: [new rspack.DefinePlugin({ 'import.meta.dirname': '__dirname' })],
    optimization: { minimize: false, nodeEnv: false },
    devtool: 'source-map',
  };
}
