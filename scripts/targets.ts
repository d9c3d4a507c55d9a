import type { Configuration, Stats } from '@rspack/core';
import { remotes } from '../federation';
import { defineShell } from '../rspack.base';
import { defineNodeProcess } from './defineNodeProcess';
import { publishRemote, remoteConfigurations } from './publishRemote';
import { publishShell } from './publishShell';

/** One thing that `npm run build` makes. */
export interface BuildTarget {
  name: string;
  /** Workspace folders whose sources it is made from. */
  sources: readonly string[];
  /** The workspace folder whose `dist` it is built into. */
  directory: string;
  configurations: () => Configuration[];
  /** What is left to do when the bundles are there. */
  publish?: (stats: readonly Stats[]) => Promise<void>;
}

const sharedSources = ['shared-api', 'shared-ui', 'shared-consent'];

/** Every deployable of the composition. */
export const targets: readonly BuildTarget[] = [
  ...remotes.map((remote) => ({
    name: remote.name,
    directory: remote.name,
    sources: [remote.name, ...sharedSources],
    configurations: () => remoteConfigurations(remote),
    publish: (stats: readonly Stats[]) => publishRemote(remote, stats),
  })),
  {
    name: 'shell',
    directory: 'shell',
    sources: ['shell', ...sharedSources],
    configurations: () => [defineShell('production')],
    publish: publishShell,
  },
  {
    name: 'shell-host',
    directory: 'shell',
    sources: ['shell', 'releases', ...sharedSources],
    configurations: () => [defineNodeProcess('shell', './host/server.ts', 'shell/dist/host.cjs')],
  },
  {
    name: 'remotes',
    directory: 'shell',
    sources: ['shell', 'releases', ...sharedSources],
    configurations: () => [
      defineNodeProcess('shell', './host/remotes.ts', 'shell/dist/remotes.cjs'),
    ],
  },
  {
    name: 'services',
    directory: 'services',
    sources: ['services', 'shared-api'],
    configurations: () => [
      defineNodeProcess('services', './src/server.ts', 'services/dist/server.cjs', [
        './src/articles/renderThread.ts',
        './src/generate/draftThread.ts',
      ]),
    ],
  },
  {
    name: 'backup',
    directory: 'services',
    sources: ['services', 'shared-api'],
    configurations: () => [
      defineNodeProcess('services', './src/backup/cli.ts', 'services/dist/backup.cjs'),
    ],
  },
  {
    name: 'embedded-mongo',
    directory: 'services/embedded-mongo',
    sources: ['services/embedded-mongo'],
    configurations: () => [
      defineNodeProcess(
        'services/embedded-mongo',
        './src/cli.ts',
        'services/embedded-mongo/dist/cli.cjs',
      ),
    ],
  },
];
