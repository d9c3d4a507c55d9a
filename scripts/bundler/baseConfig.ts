import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { root } from '../runProgram';

/**
 * The federation runtime as ES modules, of which the bundler keeps only what is used. The plugin itself
 * names the CommonJS ones, whole.
 */
const runtimeModules = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin'].map((name) => {
    const folder = path.join(root, 'node_modules/@module-federation', name, 'dist');
    return [path.join(folder, 'index.cjs'), path.join(folder, 'index.js')];
  }),
);

export type BuildMode = 'production' | 'development';

/**
 * The oldest browsers that scripts and styles are built for: Baseline widely available at the end of
 * 2026, which is what all engines have had for 30 months (https://web.dev/baseline). Styles that need
 * newer ones are refused by `baseline.biome.jsonc`, newer objects of the language by `lib` in
 * `tsconfig.json`. Nothing refuses newer ones of the browser: `DOM` has them all.
 */
const browserTargets = 'chrome 125, firefox 126, safari 17.5';

/** What all builds of `app` have in common. `namespace` keeps the class names of two builds apart. */
export function baseConfig(
  app: string,
  mode: BuildMode,
  target: 'web' | 'node',
  { directory = path.join(root, app), namespace = app } = {},
): Configuration {
  const hot = mode === 'development' && target === 'web';
  return {
    mode,
    context: directory,
    target: target === 'web' ? `browserslist:${browserTargets}` : 'node20',
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        ...runtimeModules,
        // Radix writes `<style>` elements with it, which the policy of the pages refuses.
        'react-style-singleton': path.join(root, 'shared-ui/src/dialogs/styleSingleton.ts'),
      },
    },
    module: {
      rules: [
        {
          test: /\.[cm]?tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
              experimental: {
                // Stable class names on both sides of hydration, and no clash between two builds.
                plugins: [
                  [
                    '@swc/plugin-styled-components',
                    { ssr: true, namespace, displayName: mode === 'development', fileName: false },
                  ],
                ],
              },
            },
            env: { targets: target === 'web' ? browserTargets : 'node 20' },
          },
        },
        { test: /\.(woff2|webm|mp4|svg)$/, type: 'asset/resource' },
        { test: /\.md$/, loader: path.join(root, 'scripts/build/markdownContent.mjs') },
        {
          test: path.join(root, 'shared-api/src/contract/calls.ts'),
          loader: path.join(root, 'scripts/build/contractCalls.cjs'),
        },
        { resourceQuery: /inline/, loader: path.join(root, 'scripts/build/inlineScript.cjs') },
      ],
    },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
    plugins: hot ? [new ReactRefreshRspackPlugin()] : [],
  };
}

/** Where a browser build goes, under names that change with the content in production. */
export function webOutput(directory: string, mode: BuildMode): Configuration['output'] {
  const hash = mode === 'production' ? '.[contenthash:10]' : '';
  return {
    path: directory,
    filename: `[name]${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    // A module that threw is run again at Retry.
    strictModuleErrorHandling: true,
    // As long as the container's script has (publishedScripts): then Retry is there.
    chunkLoadTimeout: 10_000,
    hashFunction: 'xxhash64',
  };
}
