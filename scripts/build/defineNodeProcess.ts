import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig } from '../bundler/baseConfig';
import { root } from '../runProgram';
import type { BuildKind, NodeProgram } from './targets';

/** Packages that stay in node_modules: with machine code, or started as a file (piscina). */
export const unbundledPackages: readonly string[] = [
  '@node-rs/argon2',
  'fs-native-extensions',
  'lmdb',
  'piscina',
  'sharp',
];

/** Optional packages of the MongoDB driver and of `debug`, none of which the product has. */
const optionalPackages = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
  'supports-color',
];
const external = new Set([...unbundledPackages, ...optionalPackages]);

/**
 * A program that Node runs (`services`, the shell host) as one file with its packages, since reading
 * hundreds of small files is most of a start; what it imports dynamically stands beside it, as do its
 * worker threads, which are given by their files. Names stay readable in stack traces.
 */
export function defineNodeProcess(
  directory: string,
  { entry, outfile, threads = [] }: NodeProgram,
  kind: BuildKind,
): Configuration {
  const name = path.basename(outfile, '.cjs');
  const threadEntries = threads.map((file) => [path.basename(file, '.ts'), file]);
  return {
    ...baseConfig(directory, 'production', 'node'),
    name: outfile,
    entry: { [name]: entry, ...Object.fromEntries(threadEntries) },
    output: {
      path: path.resolve(root, path.dirname(outfile)),
      filename: '[name].cjs',
      chunkFilename: `${name}-[name].cjs`,
      library: { type: 'commonjs2' },
    },
    externals: ({ request }, callback) =>
      request && external.has(request) ? callback(undefined, `commonjs ${request}`) : callback(),
    node: { __dirname: false, __filename: false },
    plugins: [new rspack.DefinePlugin({ 'import.meta.dirname': '__dirname' })],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          // With other characters V8 keeps the whole source in two bytes for each.
          minimizerOptions: { mangle: false, compress: false, format: { ascii_only: true } },
        }),
      ],
      nodeEnv: false,
    },
    devtool: kind === 'production' && 'source-map',
  };
}
