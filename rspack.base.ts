import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type RemoteDefinition, sharedModules } from './federation';
import { sortSriHashes } from './scripts/build/sortSriHashes';
import { sourceHash } from './scripts/build/sourceHash';

export type BuildMode = 'production' | 'development';

const root = import.meta.dirname;

/**
 * The oldest browsers that scripts and styles are built for: Baseline widely available at the end of
 * 2026, which is what all engines have had for 30 months (https://web.dev/baseline). Styles that need
 * newer ones are refused by `baseline.biome.jsonc`, newer objects of the language by `lib` in
 * `tsconfig.json`. Nothing refuses newer ones of the browser: `DOM` has them all.
 */
const browserTargets = 'chrome 125, firefox 126, safari 17.5';

/** Exact version of an installed package. Read as a file: not every package exports its package.json. */
function versionOf(packageName: string): string {
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Version of each shared module, as published in `remote.json` and checked by the host. */
export const sharedVersions: Record<string, string> = Object.fromEntries(
  Object.entries(sharedModules).map(([request, { owner }]) => [request, versionOf(owner)]),
);

/** The shell provides every shared module; a remote has no copy to fall back on. */
function sharedConfig(role: 'provider' | 'consumer') {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, { isOnDemand = false }]) => {
      const version = sharedVersions[request];
      const source = role === 'provider' ? { eager: !isOnDemand } : { import: false as const };
      return [
        request,
        { singleton: true, strictVersion: true, requiredVersion: version, version, ...source },
      ];
    }),
  );
}

/**
 * The federation runtime as ES modules, of which only what is used is built in. The plugin itself
 * names the CommonJS ones, whole.
 */
const runtimeModules = Object.fromEntries(
  ['webpack-bundler-runtime', 'runtime', 'inject-external-runtime-core-plugin'].map((name) => {
    const folder = path.join(root, 'node_modules/@module-federation', name, 'dist');
    return [path.join(folder, 'index.cjs'), path.join(folder, 'index.js')];
  }),
);

/** Leaves out of the runtime what nothing here uses; the tools of developers do. */
const lean = (mode: BuildMode) =>
  ({ disableSnapshot: mode === 'production', target: 'web' }) as const;

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
      alias: runtimeModules,
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
                    {
                      ssr: true,
                      namespace,
                      displayName: mode === 'development',
                      fileName: false,
                    },
                  ],
                ],
              },
            },
            env: { targets: target === 'web' ? browserTargets : 'node 20' },
          },
        },
        { test: /\.(woff2|webm|mp4|svg)$/, type: 'asset/resource' },
        { test: /\.md$/, loader: path.join(root, 'scripts/build/markdownContent.mjs') },
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

/** Where a remote's sources lie, and where its bundles go: `<directory>/dist`. */
export function remoteDirectory(remote: RemoteDefinition): string {
  return path.join(root, remote.name);
}

/**
 * Another one for each state of the sources: styled-components orders rules by when a component was
 * first seen, and a host that takes up a release must see all of its components as new, in order.
 */
function releaseNamespace(remote: RemoteDefinition, directory: string): string {
  const sources = [directory, 'shared-api', 'shared-ui', 'shared-consent'];
  return `${remote.name}-${sourceHash(root, sources, []).slice(0, 5)}`;
}

/** The source of a remote's exposed module, below its folder. */
export const exposedApp = './src/App.tsx';

/** The browser build of one remote: its federation container, exposing exactly `./App`. */
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
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: remote.container,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './App': { import: exposedApp, name: 'App' } },
        shared: sharedConfig('consumer'),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { ...lean(mode), disableRemote: true },
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

/** The script that every page runs, on its own: readers get it without anything else. */
export function definePageScript(): Configuration {
  return {
    ...baseConfig('shell', 'production', 'web'),
    name: 'page script',
    entry: { page: './src/pageScript/page.script.ts' },
    output: {
      ...webOutput(path.join(root, 'shell/dist/page-script'), 'production'),
      clean: true,
    },
  };
}

/** The browser build of the shell, which provides every shared module. */
export function defineShell(mode: BuildMode): Configuration {
  const base = baseConfig('shell', mode, 'web');
  return {
    ...base,
    name: 'shell',
    entry: { shell: mode === 'production' ? './src/index.tsx' : './src/dev.tsx' },
    output: {
      ...webOutput(path.join(root, 'shell/dist/bundle'), mode),
      uniqueName: 'shell',
      clean: true,
    },
    // The page script has made the one copy.
    ...(mode === 'production' && {
      externals: { '@pressline/shared-consent/vanilla': 'window presslineConsent' },
    }),
    // Each lazy part is one request.
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedConfig('provider'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: lean(mode) },
      }),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin(), sortSriHashes] : []),
    ],
  };
}
