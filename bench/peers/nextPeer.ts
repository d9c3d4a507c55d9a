import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untilAnswered } from '../../scripts/run/untilAnswered';
import { assetFiles, handwrittenPages, readPeer } from '../pages/handwrittenPeer';
import { installPeers } from './installPeers';
import { type PeerSite, timeBuild } from './PeerSite';

const PACKAGES = {
  next: '16.4.6',
  react: '19.3.0',
  'react-dom': '19.3.0',
  'html-react-parser': '6.1.9',
};
const NEXT = 'next/dist/bin/next';
const CONFIG = 'export default { turbopack: { root: import.meta.dirname } };';
const LAYOUT = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;';

const only = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** A page by hand as a server component, revalidated in the background after one second. */
function pageOf(name: string): { source: string; styles: string } {
  const parts = readPeer(name).replace(/<!-- (.+\.html) -->/g, (_all, part) => readPeer(part));
  const shared = [...parts.matchAll(/<link rel="stylesheet" href="(.+)">/g)].map(([, style]) =>
    readPeer(String(style)),
  );
  const metadata = {
    title: only(parts, /<title>(.+)<\/title>/),
    description: only(parts, /<meta name="description" content="(.+)">/),
  };
  const body = only(parts, /<body>([\s\S]+)<\/body>/);
  return {
    styles: [...shared, only(parts, /<style>([\s\S]+?)<\/style>/)].join('\n'),
    source: `import parse from 'html-react-parser';
import './page.css';
export const revalidate = 1;
export const metadata = ${JSON.stringify(metadata)};
export default () => parse(${JSON.stringify(body)});
`,
  };
}

async function writeSite(folder: string): Promise<void> {
  await rm(path.join(folder, '.next'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'app'), { recursive: true });
  await mkdir(path.join(folder, 'public'), { recursive: true });
  await writeFile(path.join(folder, 'next.config.mjs'), CONFIG);
  await writeFile(path.join(folder, 'app/layout.jsx'), LAYOUT);
  for (const [page, name] of Object.entries(handwrittenPages)) {
    const directory = path.join(folder, 'app', page);
    const { source, styles } = pageOf(name);
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, 'page.jsx'), source);
    await writeFile(path.join(directory, 'page.css'), styles);
  }
  for (const [address, { body }] of await assetFiles()) {
    await writeFile(path.join(folder, 'public', address), body);
  }
}

export async function startNextPeer(port: number): Promise<PeerSite & { pid: number }> {
  const folder = await installPeers('next', PACKAGES);
  await writeSite(folder);
  const buildMs = await timeBuild(folder, NEXT, ['build']);
  const server = spawn(
    process.execPath,
    [path.join(folder, 'node_modules', NEXT), 'start', '--port', String(port)],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
  );
  const url = `http://localhost:${port}`;
  await untilAnswered(url);
  return { url, buildMs, pid: Number(server.pid), close: () => void server.kill() };
}
