import { publishFiles } from '../cli/publishFrom';
import { messageOf } from '../messageOf';
import { act } from '../registry/act';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteNames, remoteOf } from '../registry/registryState';
import type { Signer } from '../signing/createSigner';
import { createTrust } from '../signing/createTrust';
import {
  type ForeignOrigin,
  foreignManifest,
  foreignShared,
  startForeignOrigin,
} from '../test/foreignOrigin';
import { testDatabase } from '../test/testDatabase';
import { rendersHelp } from '../test/testHost';
import { envelopeOf, testKey } from '../test/testKeys';
import { buildRelease } from '../test/testRelease';
import { adoptRemote } from './adoptRemote';

const database = testDatabase();
let uri: string;
let store: RegistryStore;
let origin: ForeignOrigin;

beforeEach(async () => {
  uri = database.newUri();
  store = database.openStore(uri);
  origin = await startForeignOrigin();
});
afterEach(() => origin.close());

const registry = (publicUrl = 'http://localhost:3000') => ({
  ...{ store, publicUrl, render: rendersHelp, sizeGrowth: 0.2, originOf: () => undefined },
  sharedVersions: { react: '19.3.1', 'react-dom': '19.3.1' },
});

interface Order {
  name?: string;
  address?: string;
  route?: string;
  expose?: string;
  title?: string;
  promote?: boolean;
  signer?: Signer;
}

const adopt = (order: Order = {}, publicUrl?: string) =>
  adoptRemote(
    {
      ...{ name: 'partners', address: origin.manifestUrl, route: '/partners/*', expose: './App' },
      ...{ promote: true, by: 'cli', ...order },
    },
    registry(publicUrl),
  );
const reasonOf = (work: Promise<unknown>) => work.then(() => 'It was done.', messageOf);
const partners = async () => remoteOf(await store.read(), 'partners');

/** Nothing of it is in the database. */
async function expectNothing(): Promise<void> {
  expect(remoteNames(await store.read())).not.toContain('partners');
  expect((await store.read()).remotes.partners).toBeUndefined();
  const files = database.db(uri).collection('releaseFiles');
  expect(await files.countDocuments({ _id: { $regex: '^partners/' } as never })).toBe(0);
}

test('a remote of others becomes a release with its files, its pages and what it needs', async () => {
  expect(await adopt({ title: 'Our partners' })).toMatch(
    /^partners 2\.3\.0 \(\w{8}\) is stable\.$/,
  );
  const { stable, releases } = await partners();
  expect(releases[0]).toMatchObject({ version: '2.3.0', source: origin.manifestUrl });
  const { manifest, files } = await store.loadFiles('partners', stable ?? '');
  expect([...files.keys()].sort()).toEqual([
    ...['foreign.json', 'remoteEntry.js', 'static/app.js', 'static/react.js'],
  ]);
  expect(manifest).toMatchObject({
    entry: 'remoteEntry.js',
    preload: ['static/app.js'],
    server: null,
  });
  expect(manifest.routes.map(({ path }) => path)).toEqual(['/partners', '/partners/*']);
  expect(manifest.foreign).toEqual({
    ...{ title: 'Our partners', basePath: '/partners', container: 'partner_app', expose: './App' },
    uses: [{ name: 'react', range: '^19.0.0', singleton: true, hasOwn: true }],
  });
  const terms = JSON.parse(files.get('foreign.json')?.toString() ?? '');
  expect(terms.files['static/app.js']).toBe(manifest.files['static/app.js']?.integrity);
});

test('its next release is weighed against the last, and can be a canary and be rolled back', async () => {
  await adopt();
  const first = (await partners()).stable;
  origin.files['static/app.js'] = 'next();';
  expect(await adopt({ promote: false })).toContain('is kept but not active');
  const [next] = (await partners()).releases;
  const release = next?.release ?? '';
  await act(store, 'partners', { action: 'canary', release, percent: 10 }, 'cli');
  await act(store, 'partners', { action: 'promote', release }, 'cli');
  await act(store, 'partners', { action: 'rollback' }, 'cli');
  expect((await partners()).stable).toBe(first);
  origin.files['static/app.js'] = Array.from({ length: 40_000 }, Math.random).join();
  expect(await reasonOf(adopt())).toMatch(/its heaviest page needs .* KB of compressed scripts/);
  expect((await partners()).events[0]).toMatchObject({ action: 'refused' });
});

test('other terms for the same files are another release', async () => {
  await adopt();
  await adopt({ route: '/friends/*' });
  const { stable, releases } = await partners();
  expect(releases).toHaveLength(2);
  const { manifest } = await store.loadDocument('partners', stable ?? '');
  const { routes } = manifest;
  expect(routes.map(({ path }) => path)).toEqual(['/friends', '/friends/*']);
});

test('what a manifest says cannot write to the terminal', async () => {
  origin.manifest = foreignManifest({
    metaData: { buildInfo: { buildVersion: '2\u001b[2J\n.3' } },
  });
  expect(await adopt()).toMatch(/^partners 2\[2J\.3 \(/);
});

test('where releases have to be signed, whoever adopts a remote signs it', async () => {
  const key = testKey();
  const trust = createTrust(key.publicKey);
  const signer: Signer = (document) =>
    JSON.stringify(envelopeOf(document, '2026-11-23T10:00:00.000Z', key));
  await adopt({ signer });
  const { stable } = await partners();
  const document = await store.loadDocument('partners', stable ?? '');
  expect(trust?.verify(document)).toBe('2026-11-23T10:00:00.000Z');
});

test('what is dismissed is gone from the site, its history is not, and it can be adopted again', async () => {
  await adopt();
  await act(store, 'partners', { action: 'dismiss' }, 'cli');
  expect(remoteNames(await store.read())).not.toContain('partners');
  expect((await partners()).events.map(({ action }) => action)).toEqual([
    ...['dismissed', 'promoted', 'published'],
  ]);
  expect(await adopt()).toContain('is stable');
});

test.each([
  ['a route of ours', { route: '/help/*' }, /claims \/help, which mfe-help owns/],
  [
    'a route of the host',
    { route: '/remotes/*' },
    /claims \/remotes\/\*, which the host itself answers/,
  ],
  ['the whole site', { route: '/*' }, /\/\* is no route for a remote/],
  ['a route with a parameter', { route: '/:all/*' }, /is no route for a remote/],
  ['one page only', { route: '/partners' }, /name one as \/partners\/\*/],
  ['a name of ours', { name: 'mfe-help' }, /mfe-help is a part of this site/],
  ['the shell’s name', { name: 'shell' }, /shell is a part of this site/],
  ['a name with a slash', { name: '../x' }, /small letters and hyphens/],
  ['a module that is not exposed', { expose: './Page' }, /does not expose \.\/Page, but \.\/App/],
  ['a title without words', { title: ' ' }, /title/],
  ['no address', { address: 'partners' }, /partners is not an http or https address/],
  ['a file', { address: 'file:///etc/passwd' }, /is not an http or https address/],
] as const)('%s is refused', async (_, order, reason) => {
  const name = 'mfe-help';
  const help = { files: buildRelease(), source: 'here', promote: true, by: 'cli' };
  await publishFiles(help, registry());
  expect(await reasonOf(adopt(order))).toMatch(reason);
  await expectNothing();
  expect(remoteOf(await store.read(), name).stable).toBe(help.files.manifest.release);
});

test('a route of another foreign remote is refused, and so is the name of its container', async () => {
  await adopt({ name: 'friends', route: '/friends/*' });
  expect(await reasonOf(adopt())).toMatch(/has a container partner_app, which is friends’s/);
  origin.manifest = foreignManifest({ metaData: { globalName: 'other_app' } });
  expect(await reasonOf(adopt({ route: '/friends/*' }))).toMatch(
    /partners claims \/friends, which friends owns/,
  );
  await expectNothing();
});

test('so is the route of a release that is only kept: it may be promoted later', async () => {
  await adopt({ name: 'friends', route: '/friends/*', promote: false });
  origin.manifest = foreignManifest({ metaData: { globalName: 'other_app' } });
  expect(await reasonOf(adopt({ route: '/friends/*' }))).toMatch(
    /partners claims \/friends, which friends owns/,
  );
  await expectNothing();
});

const exposing = (file: string) => ({
  exposes: [{ name: 'App', path: './App', assets: { js: { sync: [file], async: [] } } }],
});

test.each([
  ['no manifest', { exposes: 'App' }, /it is no manifest of Module Federation: .*exposes/s],
  [
    'another origin’s file',
    exposing('https://cdn.example/app.js'),
    /another origin: https:\/\/cdn\.example\/app\.js/,
  ],
  [
    'another origin’s file, without scheme',
    exposing('//cdn.example/app.js'),
    /another origin: \/\/cdn\.example/,
  ],
  [
    'a file outside of its folder',
    exposing('../app.js'),
    /names \.\.\/app\.js, which is no file beside/,
  ],
  ['a hidden file', exposing('.env'), /names \.env/],
  ['a file that is not there', exposing('static/gone.js'), /\/static\/gone\.js answered 404/],
  ['something else than scripts and styles', exposing('app.wasm'), /only \.js and \.css/],
  [
    'too many files',
    {
      shared: [
        foreignShared('react', '*', { own: Array.from({ length: 201 }, (__, i) => `${i}.js`) }),
      ],
    },
    /names 203 files, and 200 is the most/,
  ],
  [
    'files at a fixed address',
    { metaData: { publicPath: 'https://cdn.example/' } },
    /fixed address \(publicPath https:\/\/cdn\.example\/\)/,
  ],
  [
    'a module as its container',
    { metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'module' } } },
    /of the type module/,
  ],
  [
    'a container with a name of ours',
    { metaData: { globalName: 'mfe_help' } },
    /container mfe_help, which is mfe-help’s/,
  ],
  [
    'a container with no name',
    { metaData: { globalName: 'a-b' } },
    /a-b, is no JavaScript identifier/,
  ],
  ['remotes of its own', { remotes: [{ alias: 'shop' }] }, /loads remotes of its own: shop/],
  [
    'a singleton in another version',
    { shared: [foreignShared('react', '^18.2.0')] },
    /partners needs react \^18\.2\.0, the shell shares 19\.3\.1, and it must be the only one/,
  ],
  [
    'another version without a copy',
    { shared: [foreignShared('react', '^18.2.0', { singleton: false, own: [] })] },
    /partners needs react \^18\.2\.0, the shell shares 19\.3\.1, and its container holds no copy/,
  ],
  [
    'half a React of its own',
    {
      shared: [
        foreignShared('react', '^19.0.0'),
        foreignShared('react-dom', '^18.0.0', { singleton: false, own: ['static/react.js'] }),
      ],
    },
    /react 19\.3\.1 of the shell with its own react-dom \^18\.0\.0/,
  ],
  [
    'what the shell does not share',
    { shared: [foreignShared('zustand', '^5.0.0', { own: [] })] },
    /expects zustand \^5\.0\.0 of its host, which shares react, react-dom, react-dom\/client only/,
  ],
  [
    'one of our modules',
    { shared: [foreignShared('@pressline/shared-ui/router', '*', { own: [] })] },
    /expects @pressline\/shared-ui\/router/,
  ],
] as const)('a manifest with %s is refused', async (_, changes, reason) => {
  origin.manifest = foreignManifest(changes as never);
  expect(await reasonOf(adopt())).toMatch(reason);
  await expectNothing();
});

test('what a host could not read or write is refused', async () => {
  const [App] = exposing('static/app.js').exposes;
  origin.manifest = foreignManifest({ exposes: [{ ...App, path: 'App' }] });
  expect(await reasonOf(adopt({ expose: 'App' }))).toMatch(/expose/);
  origin.manifest = foreignManifest({
    exposes: [
      { ...App, assets: { js: { sync: ['static/app.js', 'static/app.js/map.js'], async: [] } } },
    ],
  });
  origin.files['static/app.js/map.js'] = 'map();';
  expect(await reasonOf(adopt())).toMatch(/names static\/app\.js as a file and as a folder/);
  origin.manifest = foreignManifest(exposing(`${'a'.repeat(250)}.js`));
  expect(await reasonOf(adopt())).toMatch(/which is no file beside/);
  await expectNothing();
});

test.each([
  ['that is a page', '/mf-manifest.json', '<!doctype html>', /no JSON at all/],
  [
    'that is too large',
    '/mf-manifest.json',
    ' '.repeat(300_000),
    /mf-manifest\.json is larger than 256 KB/,
  ],
  [
    'with a file that is too large',
    '/static/app.js',
    ' '.repeat(6_000_000),
    /app\.js is larger than 5120 KB/,
  ],
] as const)('a remote %s is refused', async (_, path, body, reason) => {
  origin.answers[path] = (__, response) => response.end(body);
  expect(await reasonOf(adopt())).toMatch(reason);
  await expectNothing();
});

test('files that are too large together are refused, and so is a page in the place of one', async () => {
  const own = Array.from({ length: 5 }, (_, index) => `static/${index}.js`);
  for (const file of own) origin.files[file] = ' '.repeat(4_500_000);
  origin.manifest = foreignManifest({ shared: [foreignShared('react', '*', { own })] });
  expect(await reasonOf(adopt())).toMatch(/its files are larger than 20971520 bytes together/);
  origin.answers['/static/0.js'] = (_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<p>Welcome</p>');
  expect(await reasonOf(adopt())).toMatch(/\/static\/0\.js answered a page, not a file/);
  await expectNothing();
});

test('a manifest that changes between two reads is refused', async () => {
  let reads = 0;
  origin.answers['/mf-manifest.json'] = (_, response) => {
    reads += 1;
    response.end(JSON.stringify({ ...origin.manifest, id: String(reads) }));
  };
  expect(await reasonOf(adopt())).toMatch(/has changed while its files were read: try again/);
  await expectNothing();
});

test('a remote that redirects is read where it is; a file of it must not lead to another origin', async () => {
  const moved = `${origin.url}/v2/mf-manifest.json`;
  origin.answers['/mf-manifest.json'] = (_, response) =>
    response.writeHead(302, { Location: moved }).end();
  origin.answers['/v2/mf-manifest.json'] = (_, response) =>
    response.end(JSON.stringify(origin.manifest));
  for (const [file, body] of Object.entries(origin.files)) {
    origin.answers[`/v2/${file}`] = (_, response) => response.end(body);
  }
  expect(await adopt({ promote: false })).toContain('is kept');
  const other = origin.url.replace('127.0.0.1', 'localhost');
  origin.answers['/v2/static/app.js'] = (_, response) =>
    response.writeHead(302, { Location: `${other}/static/app.js` }).end();
  expect(await reasonOf(adopt())).toMatch(/static\/app\.js is a file of another origin/);
});

test.each([
  ['link-local, even in development', 'http://169.254.169.254/latest', 'http://localhost:3000'],
  ['loopback', 'http://127.0.0.1:9/', 'https://pressline.example'],
  ['loopback in IPv6', 'http://[::1]:9/', 'https://pressline.example'],
  ['loopback as IPv4 in IPv6', 'http://[::ffff:127.0.0.1]:9/', 'https://pressline.example'],
  ['loopback as a number', 'http://2130706433:9/', 'https://pressline.example'],
  ['a name that means loopback', 'http://localhost:9/', 'https://pressline.example'],
  ['a network of one’s own', 'http://10.1.2.3/', 'https://pressline.example'],
])('an address that is %s is refused', async (_, address, publicUrl) => {
  expect(await reasonOf(adopt({ address }, publicUrl))).toMatch(
    / is at \S+, an? (private|address that no)/,
  );
  await expectNothing();
});

test('a redirect to a private address is refused, however it was asked', async () => {
  origin.answers['/mf-manifest.json'] = (_, response) =>
    response.writeHead(307, { Location: 'http://169.254.169.254/latest/meta-data' }).end();
  expect(await reasonOf(adopt())).toMatch(
    /^partners was not adopted from http.*: http:\/\/169\.254\.169\.254\/latest\/meta-data is at 169\.254\.169\.254, an address that no remote can have$/,
  );
  origin.answers['/mf-manifest.json'] = (_, response) =>
    response.writeHead(302, { Location: '/mf-manifest.json' }).end();
  expect(await reasonOf(adopt())).toMatch(/redirects more than 5 times/);
  await expectNothing();
});
