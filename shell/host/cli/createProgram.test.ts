import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileRegistryStore } from '../releases/registry/FileRegistryStore';
import { remoteOf } from '../releases/registry/registryState';
import { writeReleaseFolder } from '../releases/releaseFiles';
import { testVersions } from '../releases/testHost';
import { buildRelease } from '../releases/testRelease';
import { createProgram } from './createProgram';

const first = buildRelease();
const next = buildRelease("'Next'", { version: '1.1.0' });
const idOf = ({ manifest }: typeof first) => manifest.release;

let directory: string;
let store: FileRegistryStore;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  store = new FileRegistryStore(path.join(directory, 'releases'), () => {});
  await writeReleaseFolder(path.join(directory, 'first'), first);
  await writeReleaseFolder(path.join(directory, 'next'), next);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Runs a command and answers what it prints; mistakes go nowhere. */
async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  const program = createProgram({
    print: (text) => printed.push(text),
    open: async () => ({
      ...{ store, sharedVersions: testVersions, sizeGrowth: 0.2 },
      render: async () => '',
      originOf: () => undefined,
    }),
  });
  for (const command of [program, ...program.commands]) {
    command.configureOutput({ writeErr: () => {}, writeOut: (text) => printed.push(text) });
  }
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

const publish = (folder: string, ...more: string[]) =>
  run('publish', 'mfe-help', path.join(directory, folder), ...more);
const help = async () => remoteOf(await store.read(), 'mfe-help');

test('what is published is stable, unless it is only to be kept or the remote is pinned', async () => {
  expect(await publish('first')).toMatch(/^mfe-help 1\.0\.0 \(\w{8}\) is stable\.$/);
  expect(await publish('next', '--no-promote')).toMatch(/1\.1\.0 \(\w{8}\) is kept, and not live/);
  await run('pin', 'mfe-help');
  expect(await publish('next')).toContain('mfe-help is pinned');
  expect(await help()).toMatchObject({ stable: idOf(first), isPinned: true });
});

test('a canary begins by version, ends with --off, and a promotion can be taken back', async () => {
  await publish('first');
  await publish('next', '--no-promote');
  expect(await run('canary', 'mfe-help', '1.1.0', '--percent', '10')).toMatch(
    /^mfe-help 1\.1\.0 \(\w{8}\) canary-started: 10 % of visitors$/,
  );
  expect(await run('list', 'mfe-help')).toMatch(
    /1\.1\.0 .* canary for 10 %\n.*1\.0\.0 .* stable since/,
  );
  await run('canary', 'mfe-help', '--off');
  await run('promote', 'mfe-help', idOf(next).slice(0, 5));
  await run('rollback', 'mfe-help');
  expect(await help()).toMatchObject({ stable: idOf(first), canary: null });
});

test('what does not fit the registry is refused', async () => {
  await publish('first');
  await expect(run('rollback', 'mfe-help')).rejects.toThrow('no earlier release');
  await expect(run('promote', 'mfe-help', '9')).rejects.toThrow('mfe-help has no release 9.');
  await expect(publish('nowhere')).rejects.toThrow('ENOENT');
});

test.each([
  [['publish']],
  [['publish', 'mfe-none']],
  [['canary', 'mfe-help']],
  [['canary', 'mfe-help', '1.0.0']],
  [['canary', 'mfe-help', '1.0.0', '--percent', '100']],
  [['canary', 'mfe-help', '1.0.0', '--off']],
  [['promote', 'mfe-help']],
  [['erase', 'mfe-help']],
])('%j is wrong usage', async (args) => {
  await expect(run(...args)).rejects.toMatchObject({ name: 'CommanderError', exitCode: 1 });
});
