import type { Configuration, Stats } from '@rspack/core';
import { remotes } from '../../federation';
import { definePageScript, defineShell } from '../bundler/defineShell';
import { publishRemote, remoteConfigurations } from '../publish/publishRemote';
import { publishShell } from '../publish/publishShell';
import { defineNodeProcess } from './defineNodeProcess';

export interface BuildTarget {
  name: string;
  /** Workspace folders whose sources it is made from. */
  sources: readonly string[];
  /** The workspace folder whose `dist` it is built into. */
  directory: string;
  configurations: () => Configuration[];
  publish?: (stats: readonly Stats[]) => Promise<void>;
}

const sharedSources = ['shared-api', 'shared-ui', 'shared-consent'];

const hostSources = ['shell', 'releases', ...sharedSources];
const serviceSources = ['services', 'shared-api'];
const embeddedMongo = 'services/embedded-mongo';

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
    configurations: () => [defineShell('production'), definePageScript()],
    publish: publishShell,
  },
  program('shell-host', 'shell', hostSources, './host/server.ts', 'host.cjs'),
  program('remotes', 'shell', hostSources, './host/remotes.ts', 'remotes.cjs'),
  program('services', 'services', serviceSources, './src/server.ts', 'server.cjs', [
    './src/articles/renderThread.ts',
    './src/generate/draftThread.ts',
  ]),
  program('backup', 'services', serviceSources, './src/backup/cli.ts', 'backup.cjs'),
  program('audit', 'services', serviceSources, './src/auditCheck/cli.ts', 'audit.cjs'),
  program('embedded-mongo', embeddedMongo, [embeddedMongo], './src/cli.ts', 'cli.cjs'),
];

/** A program that runs in Node, built into one file, and its worker threads into one each. */
function program(
  name: string,
  directory: string,
  sources: readonly string[],
  entry: string,
  outfile: string,
  threads?: readonly string[],
): BuildTarget {
  const output = `${directory}/dist/${outfile}`;
  return {
    name,
    directory,
    sources,
    configurations: () => [defineNodeProcess(directory, entry, output, threads)],
  };
}
