import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeReleaseFolder } from '../files/publishedRelease';
import { messageOf } from '../messageOf';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { createApprovals } from '../signing/approvals';
import { createTrust } from '../signing/createTrust';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, testVersions } from '../test/testHost';
import { buildRelease, startOrigin } from '../test/testRelease';
import { createProgram } from './createProgram';

const name = 'mfe-help';
const release = buildRelease();
const next = buildRelease("'Next'", { version: '1.1.0' });
const database = testDatabase();
const approvals = createApprovals('a secret that hosts and commands share');
let directory: string;
let uri: string;
let store: RegistryStore;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'sign-'));
  uri = database.newUri();
  store = database.openStore(uri);
  await writeReleaseFolder(at('build'), release);
  await writeReleaseFolder(at('next'), next);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const at = (file: string) => path.join(directory, file);
const secretKey = (file = 'one') => ({ RELEASE_SIGNING_KEY: at(file) });

/** Runs a command on a registry that takes what `keys` have signed; answers what it prints. */
async function run(env: NodeJS.ProcessEnv, args: string[], keys?: string): Promise<string> {
  const printed: string[] = [];
  const program = createProgram({
    print: (text) => printed.push(text),
    env,
    open: async () => ({
      ...{ store: database.openStore(uri), sharedVersions: testVersions, sizeGrowth: 0.2 },
      ...{ render: rendersHelp, publicUrl: 'http://localhost:3000', originOf: () => undefined },
      ...{ trust: createTrust(keys), approvals },
    }),
  });
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

const reasonOf = (work: Promise<unknown>) => work.then(() => 'It was done.', messageOf);
const publish = (folder: string, env = {}, ...more: string[]) =>
  run(env, ['publish', name, at(folder), ...more], at('one.pub'));
const signature = async (folder: string) =>
  JSON.parse(await readFile(path.join(at(folder), 'remote.dsse.json'), 'utf8'));

test('a key is for its owner alone, is never printed and never replaced', async () => {
  const printed = await run({}, ['keygen', at('one')]);
  const secret = await readFile(at('one'), 'utf8');
  expect((await stat(at('one'))).mode & 0o777).toBe(0o600);
  expect(printed).not.toContain(secret.split('\n')[1]);
  expect(await reasonOf(run({}, ['keygen', at('one')]))).toContain('EEXIST');
  expect(await readFile(at('one'), 'utf8')).toBe(secret);
});

test('what is published with a key is signed; without one it is refused, and the history says so', async () => {
  await run({}, ['keygen', at('one')]);
  expect(await reasonOf(publish('build'))).toMatch(/refused: it is not signed$/);
  expect(await publish('build', secretKey())).toMatch(/^mfe-help 1\.0\.0 .* is stable\.$/);
  const { events } = remoteOf(await store.read(), name);
  expect(events.map(({ action }) => action)).toEqual(['promoted', 'published', 'refused']);
});

test('the statement says who has built what from which sources', async () => {
  await run({}, ['keygen', at('one')]);
  const bom = { sha256: 'b'.repeat(64) };
  const build = { commit: 'c'.repeat(40), sources: 'd'.repeat(24), bom };
  await writeFile(at('provenance.json'), JSON.stringify(build));
  const env = {
    RELEASE_PROVENANCE: at('provenance.json'),
    RELEASE_BUILDER: 'https://builder.example',
  };
  await run({ ...secretKey(), ...env }, ['sign', name, at('build')]);
  const { payload, payloadType } = await signature('build');
  expect(payloadType).toBe('application/vnd.in-toto+json');
  expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `mfe-help/${release.manifest.release}/remote.json` }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        externalParameters: { remote: name, version: '1.0.0' },
        internalParameters: { sources: build.sources },
        resolvedDependencies: [{ digest: { gitCommit: build.commit } }],
      },
      runDetails: { builder: { id: 'https://builder.example' }, byproducts: [{ digest: bom }] },
    },
  });
});

test('two sign the same statement, one after the other', async () => {
  for (const file of ['one', 'two']) await run({}, ['keygen', at(file)]);
  for (const file of ['one', 'two', 'two']) await run(secretKey(file), ['sign', name, at('build')]);
  expect((await signature('build')).signatures).toHaveLength(2);
  const folder = await run({}, ['publish', name, at('build')], `${at('one.pub')},${at('two.pub')}`);
  expect(folder).toContain('is stable');
});

test('a folder with a changed file is not signed, and a folder without a key neither', async () => {
  await run({}, ['keygen', at('one')]);
  await writeFile(at('build/App.js'), 'alert(1)');
  expect(await reasonOf(run(secretKey(), ['sign', name, at('build')]))).toContain(
    'App.js of mfe-help',
  );
  expect(await reasonOf(run({}, ['sign', name, at('next')]))).toContain('RELEASE_SIGNING_KEY');
  await writeFile(at('bad'), 'c2VjcmV0');
  const bad = await reasonOf(run(secretKey('bad'), ['sign', name, at('next')]));
  expect(bad).toMatch(/bad holds no Ed25519 private key/);
  expect(bad).not.toContain('c2VjcmV0');
});

test('what an address answers is not signed by whoever publishes it', async () => {
  await run({}, ['keygen', at('one')]);
  const origin = await startOrigin(release);
  const args = ['publish', name, origin.url];
  expect(await reasonOf(run(secretKey(), args, at('one.pub')))).toMatch(/it is not signed$/);
  await run(secretKey(), ['sign', name, at('build')]);
  const text = await readFile(at('build/remote.dsse.json'), 'utf8');
  origin.published = { ...release, signature: text };
  expect(await run({}, args, at('one.pub'))).toContain('is stable');
  await origin.close();
});

test('an older signed release is refused, unless it is only kept; a rollback is approved', async () => {
  await run({}, ['keygen', at('one')]);
  await run(secretKey(), ['sign', name, at('build')]);
  await run(secretKey(), ['sign', name, at('next')]);
  await publish('next');
  expect(await reasonOf(publish('build'))).toMatch(
    /it was signed at .*, before the stable release/,
  );
  expect(await publish('build', {}, '--no-promote')).toContain('is kept but not active');
  await run({}, ['promote', name, '1.0.0']);
  const remote = remoteOf(await store.read(), name);
  expect(approvals.genuine(remote)).toMatchObject({ releases: [release.manifest.release] });
});
