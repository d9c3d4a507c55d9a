import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messageOf } from '../files/problems';
import { writeReleaseFolder } from '../files/publishedRelease';
import { changeRemote } from '../registry/changeRemote';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, testVersions } from '../test/testHost';
import { buildRelease } from '../test/testRelease';
import { createProgram } from './createProgram';

const first = buildRelease();
const next = buildRelease("'Next'", { version: '1.1.0' });
const idOf = ({ manifest }: typeof first) => manifest.release;

const database = testDatabase();
let directory: string;
let uri: string;
let store: RegistryStore;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  uri = database.newUri();
  store = database.openStore(uri);
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
      ...{ store: database.openStore(uri), sharedVersions: testVersions },
      render: rendersHelp,
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
const reasonOf = (work: Promise<unknown>) => work.then(() => 'It was done.', messageOf);
const help = async () => remoteOf(await store.read(), 'mfe-help');

test('what is published is stable, unless it is only to be kept or the remote is pinned', async () => {
  expect(await publish('first')).toMatch(/^mfe-help 1\.0\.0 \(\w{8}\) is stable\.$/m);
  expect(await publish('next', '--no-promote')).toMatch(
    /1\.1\.0 \(\w{8}\) is stored but not active/,
  );
  await run('pin', 'mfe-help');
  expect(await publish('next')).toContain('mfe-help is pinned');
  expect(await help()).toMatchObject({ stable: idOf(first), isPinned: true });
});

test('a build with an altered file is refused, and the history says so', async () => {
  await publish('first');
  await writeFile(path.join(directory, 'next/App.js'), 'alert(1)');
  await expect(reasonOf(publish('next'))).resolves.toMatch(
    /^release \w+ refused: App.js of mfe-help is not the file/,
  );
  expect((await help()).events[0]).toMatchObject({
    ...{ action: 'refused', release: idOf(next), by: 'cli' },
  });
});

test('a build that claims the page of another remote’s stable release is refused', async () => {
  await publish('first');
  const claimant = buildRelease("'Mine'", { name: 'mfe-marketing' });
  await writeReleaseFolder(path.join(directory, 'claimant'), claimant);
  await expect(
    reasonOf(run('publish', 'mfe-marketing', path.join(directory, 'claimant'))),
  ).resolves.toMatch(/mfe-marketing claims \/help, which mfe-help owns$/);
});

test('a canary begins by version, ends with --off, and a promotion can be rolled back', async () => {
  await publish('first');
  await publish('next', '--no-promote');
  expect(await run('canary', 'mfe-help', '1.1.0', '--percent', '10')).toMatch(
    /^mfe-help 1\.1\.0 \(\w{8}\): Canary started\. 10% of visitors$/,
  );
  expect(await run('list', 'mfe-help')).toMatch(
    /1\.1\.0 .* canary for 10%\n.*1\.0\.0 .* stable since/,
  );
  await run('canary', 'mfe-help', '--off');
  await run('promote', 'mfe-help', idOf(next).slice(0, 5));
  await run('rollback', 'mfe-help');
  expect(await help()).toMatchObject({ stable: idOf(first), canary: null });
});

test('a release that was rolled back is published again only by a person, with a warning', async () => {
  await publish('first');
  await publish('next');
  const reason = '12 failures in 40 page loads (30%).';
  const takeBack = { action: 'auto-rollback', release: idOf(next), reason } as const;
  await changeRemote(store, 'mfe-help', takeBack, 'host');
  await expect(publish('next')).rejects.toThrow(
    `was rolled back: ${reason} To activate it anyway: promote mfe-help ${idOf(next).slice(0, 8)}`,
  );
  expect(await help()).toMatchObject({ stable: idOf(first) });
  const warning = `Warning: it was rolled back before. ${reason}`;
  expect(await run('canary', 'mfe-help', '1.1.0', '--percent', '10')).toContain(warning);
  expect(await run('canary', 'mfe-help', '--off')).not.toContain('Warning');
  expect(await run('promote', 'mfe-help', '1.1.0')).toContain(
    `It was rolled back before: ${reason}`,
  );
  expect(await publish('next')).toMatch(/1\.1\.0 \(\w{8}\) is stable\.$/);
  expect(await run('pin', 'mfe-help')).not.toContain('Warning');
});

test('a rollback right after the automatic one does nothing, until it names what to return from', async () => {
  const third = buildRelease("'Third'", { version: '1.2.0' });
  await writeReleaseFolder(path.join(directory, 'third'), third);
  for (const folder of ['first', 'next', 'third']) await publish(folder);
  const takeBack = { action: 'auto-rollback', release: idOf(third), reason: 'It failed.' } as const;
  await changeRemote(store, 'mfe-help', takeBack, 'host');
  const from = idOf(next).slice(0, 8);
  await expect(run('rollback', 'mfe-help')).rejects.toThrow(
    new RegExp(`automatically at .* 1.1.0 .* To go back further: rollback mfe-help ${from}$`),
  );
  await expect(run('rollback', 'mfe-help', '1.2.0')).rejects.toThrow(
    `1.1.0 (${from}) is now the stable release.`,
  );
  expect(await help()).toMatchObject({ stable: idOf(next) });
  await run('rollback', 'mfe-help', from);
  expect(await help()).toMatchObject({ stable: idOf(first) });
});

test('a list says what was refused, until another release has moved', async () => {
  await publish('first');
  const refuse = {
    action: 'refuse',
    release: idOf(next),
    reason: '/help renders nothing',
  } as const;
  await changeRemote(store, 'mfe-help', refuse, 'origin');
  expect(await run('list', 'mfe-help')).toMatch(
    new RegExp(`refused [-\\d]+ [:\\d]+ UTC: ${idOf(next)}, /help renders nothing`),
  );
  await publish('next');
  expect(await run('list', 'mfe-help')).not.toContain('refused');
});

test('a list says what a rollback returns to', async () => {
  await publish('first');
  await publish('next');
  await run('canary', 'mfe-help', '1.0.0', '--percent', '10');
  expect(await run('list', 'mfe-help')).not.toContain('a rollback returns here');
  await run('canary', 'mfe-help', '--off');
  expect(await run('list', 'mfe-help')).toMatch(/1\.0\.0 .* a rollback returns here/);
});

test('a list as JSON has every remote, and nothing of the host’s own', async () => {
  await publish('first');
  const { remotes } = JSON.parse(await run('list', '--json'));
  expect(remotes.map(({ name }: { name: string }) => name)).toEqual([
    'mfe-marketing',
    'mfe-help',
    'mfe-admin',
  ]);
  expect(remotes[1]).toMatchObject({ stable: idOf(first) });
  expect(remotes[1]).not.toHaveProperty('announced');
});

test('what does not fit the registry is refused', async () => {
  await publish('first');
  await expect(run('rollback', 'mfe-help')).rejects.toThrow('no earlier release');
  await expect(run('promote', 'mfe-help', '9')).rejects.toThrow('mfe-help has no release 9.');
  await expect(reasonOf(publish('nowhere'))).resolves.toMatch(
    /^Cannot read a release of mfe-help from .*nowhere: ENOENT/,
  );
});

test.each([
  ['another contract', { contract: 2 }, 'built for contract 2, this host serves 7'],
  ['nothing exposed', { exposes: [] }, 'mfe-help does not expose ./App'],
  ['another remote', { name: 'mfe-admin' }, 'it is a release of mfe-admin, not of mfe-help'],
])('a build with %s is refused for just that', async (_, change, reason) => {
  await publish('first');
  const manifest = path.join(directory, 'next/remote.json');
  await writeFile(manifest, JSON.stringify({ ...next.manifest, ...change }));
  expect(await reasonOf(publish('next'))).toBe(`release ${idOf(next)} refused: ${reason}`);
  expect((await help()).events[0]).toMatchObject({ action: 'refused', detail: reason });
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
