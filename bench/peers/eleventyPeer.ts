import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assetFiles, handwrittenPages, readPeer } from '../pages/handwrittenPeer';
import { pageFile, serveFiles } from '../pages/serveFiles';
import { installPeers } from './installPeers';
import { type PeerSite, timeBuild } from './PeerSite';

const ELEVENTY = '3.1.8';

/** The pages by hand as templates of Eleventy, with their shared parts as includes. */
const templateOf = (name: string) =>
  readPeer(name).replace(
    /<link rel="stylesheet" href="(.+)">|<!-- (.+\.html) -->/g,
    (_all, style?: string, part?: string) =>
      style ? `<style>{% include "${style}" %}</style>` : `{% include "${part}" %}`,
  );

export async function startEleventyPeer(site: string, port: number): Promise<PeerSite> {
  const folder = await installPeers('eleventy', { '@11ty/eleventy': ELEVENTY });
  const input = path.join(folder, 'src');
  await mkdir(input, { recursive: true });
  await cp(path.join(import.meta.dirname, '../pages/peer'), path.join(input, '_includes'), {
    recursive: true,
  });
  const outputs = new Map<string, string>();
  for (const [page, name] of Object.entries(handwrittenPages)) {
    const permalink = `${page}/index.html`.replace('//', '/');
    await writeFile(
      path.join(input, name),
      `---\npermalink: ${permalink}\n---\n${templateOf(name)}`,
    );
    outputs.set(page, path.join(folder, 'dist', permalink));
  }
  await rm(path.join(folder, 'dist'), { recursive: true, force: true });
  const buildMs = await timeBuild(folder, '@11ty/eleventy/cmd.cjs', [
    '--input=src',
    '--output=dist',
    '--quiet',
  ]);
  const files = await assetFiles();
  for (const [page, file] of outputs) {
    files.set(page, pageFile(await readFile(file, 'utf8'), await fetch(site + page)));
  }
  const { url, close } = await serveFiles(files, port);
  return { url, close, buildMs };
}
