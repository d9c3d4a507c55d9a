import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspackDevServer } from '@rspack/dev-server';
import { type RemoteDefinition, remotes } from '../../federation';
import { freePort } from '../run/ports';
import { root } from '../runProgram';
import { until } from '../testing/until';
import { serveRemote } from './devServers';

const remote = remotes[0] as RemoteDefinition;
let directory: string;
let port: number;
let server: RspackDevServer;

const write = (page: string) =>
  writeFile(
    path.join(directory, 'src/App.tsx'),
    `export default function App() { return <p>${page}</p>; }`,
  );

beforeAll(async () => {
  // The server tells of each build.
  jest.spyOn(console, 'log').mockImplementation(() => {});
  await mkdir(path.join(root, '.cache'), { recursive: true });
  // Below the packages that the remote imports.
  directory = await mkdtemp(path.join(root, '.cache/served-'));
  await mkdir(path.join(directory, 'src'));
  await write('first');
  port = await freePort();
  server = await serveRemote(remote, port, directory);
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true });
});

const ask = (file: string) => fetch(`http://127.0.0.1:${port}/${file}`);

/** The build that a page which asks now gets. */
const build = async () =>
  /\.h = \(\) => \("(\w+)"\)/.exec(await (await ask('remoteEntry.js')).text())?.[1];

/** What a page with the container of this build asks for, once it hears of the next build. */
const update = (of: string | undefined) => `${remote.container}.${of}.hot-update.json`;

test('a page that has missed an update goes on from its own build, also after one that failed', async () => {
  const first = await build();
  await write('second');
  const second = await until(build, (one) => one !== first);
  await write('<third');
  const broken = await until(build, (one) => one !== second);
  await write('third');
  await until(build, (one) => one !== broken);
  for (const former of [first, second]) expect((await ask(update(former))).status).toBe(200);
});
