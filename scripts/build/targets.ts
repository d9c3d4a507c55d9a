import { remotes } from '../../federation';

/**
 * `production` is what `npm run build` makes. `quick` is what `npm start` makes of what is stale, the same code
 * without what it can do without: types for hosts of others, source maps, and Brotli and gzip beside the files
 * of remotes, which the host packs.
 */
export type BuildKind = 'production' | 'quick';

/** What Node runs as one file: its entry, relative to the target's folder, and where it goes. */
export interface NodeProgram {
  entry: string;
  outfile: string;
  threads?: readonly string[];
  /** Whether it is a process of `npm start`, which runs code that the build has compiled. */
  isLaunched: boolean;
}

export interface BuildTarget {
  name: string;
  sources: readonly string[];
  directory: string;
  /** None for what browsers run: the remotes and the shell. */
  program?: NodeProgram;
}

const sharedSources = ['shared-api', 'shared-ui', 'shared-consent'];

const hostSources = ['shell', 'releases', ...sharedSources];
const serviceSources = ['services', 'shared-api'];
const launched = ['shell-host', 'services', 'embedded-mongo'];

/** Everything that is built, without the bundler, which `configurationsOf` knows. */
export const targets: readonly BuildTarget[] = [
  ...remotes.map(({ name }) => ({ name, directory: name, sources: [name, ...sharedSources] })),
  { name: 'shell', directory: 'shell', sources: ['shell', ...sharedSources] },
  program('shell-host', 'shell', hostSources, './host/server.ts', 'host.cjs'),
  program('remotes', 'shell', hostSources, './host/remotes.ts', 'remotes.cjs'),
  program('services', 'services', serviceSources, './src/server.ts', 'server.cjs', [
    './src/content/articles/renderThread.ts',
    './src/drafting/draftThread.ts',
    './src/content/importExport/importThread.ts',
    './src/content/media/mediaThread.ts',
    './src/content/operations/replace/searchThread.ts',
  ]),
  program('backup', 'services', serviceSources, './src/store/backup/cli.ts', 'backup.cjs'),
  program('embedded-mongo', 'embedded-mongo', ['embedded-mongo'], './src/cli.ts', 'cli.cjs'),
  program('start', '.', ['embedded-mongo'], './scripts/run/start.ts', 'start.cjs'),
];

/** The names of what `npm start` runs: all but programs of the command line. */
export const startTargets: readonly string[] = targets
  .map(({ name }) => name)
  .filter((name) => name !== 'remotes' && name !== 'backup');

/** A program that runs in Node, built into one file, and its worker threads into one each. */
function program(
  name: string,
  directory: string,
  sources: readonly string[],
  entry: string,
  file: string,
  threads?: readonly string[],
): BuildTarget {
  const outfile = `${directory}/dist/${file}`;
  const isLaunched = launched.includes(name);
  return { name, directory, sources, program: { entry, outfile, threads, isLaunched } };
}
