import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { sortSriHashes } from '../build/sortSriHashes';
import { root } from '../runProgram';
import { type BuildMode, baseConfig, webOutput } from './baseConfig';
import { leanRuntime, sharedConfig } from './sharedConfig';

/** The script that every page runs, on its own: readers get it without anything else. */
export function definePageScript(): Configuration {
  return {
    ...baseConfig('shell', 'production', 'web'),
    name: 'page script',
    entry: { page: './src/pageScript/page.script.ts' },
    output: { ...webOutput(path.join(root, 'shell/dist/page-script'), 'production'), clean: true },
  };
}

export function defineShell(mode: BuildMode): Configuration {
  const base = baseConfig('shell', mode, 'web');
  return {
    ...base,
    name: 'shell',
    entry: { shell: mode === 'production' ? './src/index.tsx' : './src/dev.tsx' },
    output: {
      ...webOutput(path.join(root, 'shell/dist/bundle'), mode),
      uniqueName: 'shell',
      clean: mode === 'production',
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
        experiments: { provideExternalRuntime: true, optimization: leanRuntime(mode) },
      }),
      ...(mode === 'production' ? [new rspack.SubresourceIntegrityPlugin(), sortSriHashes] : []),
    ],
  };
}
