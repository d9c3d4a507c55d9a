import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createProgram } from '../cli/createProgram';
import { integrityOf } from '../files/integrity';
import { writeReleaseFolder } from '../files/publishedRelease';
import { messageOf } from '../messageOf';
import { signedBy, testKey } from '../test/testKeys';
import { buildRelease } from '../test/testRelease';

const key = testKey();
const { manifest, ...files } = signedBy(buildRelease(), '2026-11-23T10:00:00.000Z', key);
const { name, release } = manifest;
const shell = Buffer.from('start();');
const folderOf = `remotes/${name}/${release}`;

let directory: string;
let server: Server;
/** What the site answers where nothing is. */
let missing: string;
let isComplete: boolean;
let site: string;
/** A file of which one encoding alone was changed. */
let smeared: { file?: string; encoding?: string };
const encode: Record<string, (text: string) => Buffer> = {
  gzip: gzipSync,
  br: brotliCompressSync,
  identity: Buffer.from,
};

beforeEach(async () => {
  missing = '';
  isComplete = true;
  smeared = {};
  directory = await mkdtemp(path.join(tmpdir(), 'verify-'));
  await writeReleaseFolder(path.join(directory, folderOf), { manifest, ...files });
  await mkdir(path.join(directory, 'shell'));
  await writeFile(path.join(directory, 'shell/page.js'), shell);
  await writeFile(
    path.join(directory, 'data.json'),
    JSON.stringify({ remotes: [remote], preloads }),
  );
  for (const page of ['index.html', 'help']) await writeFile(path.join(directory, page), html);
  server = createServer((request, response) => {
    const file = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    if (request.url === '/readyz' && !isComplete) return response.writeHead(503).end();
    const encoding = String(request.headers['accept-encoding']);
    if (file === smeared.file && encoding === smeared.encoding) {
      response.writeHead(200, { 'Content-Encoding': encoding });
      response.end(encode[encoding]?.('evil();'));
      return;
    }
    readFile(path.join(directory, file)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(missing),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

const entryIntegrity = manifest.files['remoteEntry.js']?.integrity ?? '';
const remote = { name, release, entry: `/${folderOf}/remoteEntry.js`, integrity: entryIntegrity };
const preloads = [{ url: `/${folderOf}/App.js`, integrity: manifest.files['App.js']?.integrity }];
const html = `<!doctype html><script src="/shell/page.js" async="" data-page="/data.json"
  integrity="${integrityOf(shell)}"></script>`;

/** Runs the command; answers what it prints, and what went wrong. */
async function verify(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const printed: string[] = [];
  const open = () => Promise.reject(new Error('It needs no registry'));
  const program = createProgram({ print: (text) => printed.push(text), open, env });
  await program
    .parseAsync(['verify', site], { from: 'user' })
    .catch((error) => printed.push(`failed: ${messageOf(error)}`));
  return printed.join('\n');
}

/** Changes one byte of a file of the site. */
async function smear(file: string): Promise<void> {
  const bytes = await readFile(path.join(directory, file));
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1);
  await writeFile(path.join(directory, file), bytes);
}

test('a site that serves what was published has nothing that differs', async () => {
  expect(await verify({ RELEASE_KEYS: key.publicKey })).toBe(
    `mfe-help 1.0.0 (${release}): 2 files, signed 2026-11-23T10:00:00.000Z; 1 more stay with the host\n` +
      '2 pages name 2 scripts',
  );
  expect(await verify()).toContain('signatures not checked: no keys given');
});

test.each([
  [`${folderOf}/App.js`, 'App.js is not the file that was published'],
  [`${folderOf}/remoteEntry.js`, 'remoteEntry.js is not the file that was published'],
  ['shell/page.js', '/shell/page.js is not the script that / names'],
])('one changed byte of %s is named', async (file, reason) => {
  await smear(file);
  expect(await verify()).toMatch(
    new RegExp(`DIFFERS .*${reason}[\\s\\S]*failed: http.* differs: \\d found`),
  );
});

test.each(Object.keys(encode))('a file that was changed as %s alone is named', async (encoding) => {
  smeared = { file: `${folderOf}/App.js`, encoding };
  expect(await verify()).toMatch(
    /DIFFERS .*App.js is another file where browsers ask for (gzip|br)/,
  );
});

test('a file that is missing is named', async () => {
  await rm(path.join(directory, folderOf, 'App.js'));
  expect(await verify()).toContain('App.js answered 404');
});

test('other files with hashes that fit are found by the signature', async () => {
  const forged = buildRelease('1', { release });
  const json = JSON.stringify({ ...manifest, version: '9.9.9' });
  expect(forged.manifest.release).toBe(release);
  await writeFile(path.join(directory, folderOf, 'remote.json'), json);
  expect(await verify()).not.toContain('DIFFERS');
  expect(await verify({ RELEASE_KEYS: key.publicKey })).toContain(
    'its signature is for another remote.json',
  );
  expect(await verify({ RELEASE_KEYS: testKey().publicKey })).toContain('0 of the 1 keys');
});

test('a script that a page names without integrity, or from elsewhere, is named', async () => {
  const more =
    '<script src="/shell/page.js"></script><script src="https://elsewhere.example/x.js" integrity="sha384-x"></script>';
  await writeFile(path.join(directory, 'help'), html + more);
  const printed = await verify();
  expect(printed).toContain('/help names /shell/page.js without its integrity');
  expect(printed).toContain('https://elsewhere.example/x.js is not on');
});

test.each([
  ['<SCRIPT SRC="https://elsewhere.example/x.js"></SCRIPT>', 'https://elsewhere.example/x.js'],
  ["<script src='https://elsewhere.example/x.js'></script>", 'https://elsewhere.example/x.js'],
  ['<script async src=//elsewhere.example/x.js></script>', '//elsewhere.example/x.js'],
  ['<script data-a=">" src="/x.js"></script>', '/x.js'],
  ['<link REL=modulepreload href=/x.js>', '/x.js'],
  ['<script a" src="/x.js"></script>', '<script a" src="/x.js"></script>'],
])('a script is found however it is written: %s', async (more, url) => {
  await writeFile(path.join(directory, 'help'), html + more);
  expect(await verify()).toContain(`/help names ${url} without its integrity`);
});

test('what stands on a page that is missing is compared, too', async () => {
  await rm(path.join(directory, 'help'));
  missing = `${html}<script src="/x.js"></script>`;
  expect(await verify()).toContain('/help names /x.js without its integrity');
});

test('a site that is not complete has something that differs', async () => {
  isComplete = false;
  expect(await verify()).toContain('DIFFERS a remote may be missing: /readyz answered 503');
});

test('a page that starts a remote without its integrity is named', async () => {
  const { integrity: _, ...entry } = remote;
  await writeFile(
    path.join(directory, 'data.json'),
    JSON.stringify({ remotes: [entry], preloads }),
  );
  expect(await verify()).toContain('with another integrity than remote.json has');
});

test('an address that answers no page of ours is an error, not a site without differences', async () => {
  await writeFile(path.join(directory, 'index.html'), '<p>Hello</p>');
  expect(await verify()).toMatch(/^failed: .* has no page of this site/);
});
