import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createVerifier } from '../checks/signature';
import { messageOf } from '../files/problems';
import { writeReleaseFolder } from '../files/publishedRelease';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp, testVersions } from '../test/testHost';
import { buildRelease, startOrigin } from '../test/testRelease';
import { createProgram } from './createProgram';

const name = 'mfe-help';
const release = buildRelease();
const database = testDatabase();
let directory: string;
let uri: string;
let publicKey: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'sign-'));
  uri = database.newUri();
  await writeReleaseFolder(at('build'), release);
  const printed = await run('keygen', at('key'));
  publicKey = printed.split('\n').at(-1) ?? '';
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const at = (file: string) => path.join(directory, file);

/** Runs a command on a registry that accepts what the key has signed; returns what it prints. */
async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  const program = createProgram({
    print: (text) => printed.push(text),
    open: async () => ({
      ...{ store: database.openStore(uri), sharedVersions: testVersions },
      ...{ render: rendersHelp, originOf: () => undefined, verify: createVerifier(publicKey) },
    }),
  });
  await program.parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

const reasonOf = (work: Promise<unknown>) => work.then(() => 'It was done.', messageOf);

test('a private key is readable by its owner alone, and never printed or replaced', async () => {
  const secret = await readFile(at('key'), 'utf8');
  expect((await stat(at('key'))).mode & 0o777).toBe(0o600);
  expect(secret).toContain('PRIVATE KEY');
  expect(publicKey).toMatch(/^[\w-]{43}$/);
  expect(await reasonOf(run('keygen', at('key')))).toContain('EEXIST');
  expect(await readFile(at('key'), 'utf8')).toBe(secret);
});

test('publish signs a folder with --key, and is refused without', async () => {
  const publish = (...more: string[]) => run('publish', name, at('build'), ...more);
  expect(await reasonOf(publish())).toMatch(/refused: it is not signed$/);
  expect(await publish('--key', at('key'))).toMatch(/^mfe-help 1\.0\.0 .* is stable\.$/);
});

test('sign writes the signature into the folder, from where an origin serves it', async () => {
  expect(await run('sign', name, at('build'), '--key', at('key'))).toContain('is signed');
  const signature = await readFile(at('build/remote.sig'), 'utf8');
  const origin = await startOrigin({ ...release, signature });
  try {
    const withKey = run('publish', name, origin.url, '--key', at('key'));
    expect(await reasonOf(withKey)).toBe('Only a release in a folder can be signed.');
    expect(await run('publish', name, origin.url)).toContain('is stable');
  } finally {
    await origin.close();
  }
});

test('a folder with a changed file is not signed, and a file without a key signs nothing', async () => {
  await writeFile(at('bad'), 'c2VjcmV0');
  const bad = await reasonOf(run('sign', name, at('build'), '--key', at('bad')));
  expect(bad).toMatch(/bad holds no Ed25519 private key/);
  expect(bad).not.toContain('c2VjcmV0');
  await writeFile(at('build/App.js'), 'alert(1)');
  const changed = run('sign', name, at('build'), '--key', at('key'));
  expect(await reasonOf(changed)).toContain('App.js of mfe-help');
});
