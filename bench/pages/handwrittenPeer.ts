import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../scripts/runProgram';
import { displayFontFile } from '../../shared-ui/src/theme/displayFont';
import { speculationRules } from '../../shell/src/pageScript/speculationRules';
import { pageFile, type StaticFile, serveFiles } from './serveFiles';

/** Its links are rendered ahead by the same rules. */
const AHEAD = `<script type="speculationrules">${speculationRules}</script>`;
const folder = path.join(root, 'bench/pages/peer');

export const handwrittenPages = {
  '/': 'home.html',
  '/help': 'help.html',
  '/help/articles/print-ready-pdf': 'article.html',
};

const assets = {
  '/display.woff2': [createRequire(import.meta.url).resolve(displayFontFile), 'font/woff2'],
  '/favicon.svg': [path.join(root, 'shell/public/favicon.svg'), 'image/svg+xml'],
} as const;
/** Loaded late on both: the screens of the product and the film of the hero. */
const late = [
  ['mfe-marketing/src/screens', '.svg', 'image/svg+xml'],
  ['mfe-marketing/src/heroVideo/clips', '.webm', 'video/webm'],
  ['mfe-marketing/src/heroVideo/clips', '.mp4', 'video/mp4'],
] as const;

const readPeer = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

const wholePage = (name: string): string =>
  readPeer(name).replace(
    /<link rel="stylesheet" href="(.+)">|<!-- (.+\.html) -->/g,
    (_all, style?: string, part?: string) =>
      style ? `<style>${readPeer(style)}</style>` : readPeer(String(part)),
  );

/** Font, icon and pictures of the pages by hand, by their addresses. */
async function assetFiles(): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const [address, [file, type]] of Object.entries(assets)) {
    files.set(address, { headers: { 'content-type': type }, body: await readFile(file) });
  }
  for (const [folder, ending, type] of late) {
    for (const name of await readdir(path.join(root, folder))) {
      if (!name.endsWith(ending)) continue;
      const body = await readFile(path.join(root, folder, name));
      files.set(`/${name}`, { headers: { 'content-type': type }, body });
    }
  }
  return files;
}

export async function startHandwrittenPeer(site: string, port: number) {
  const files = await assetFiles();
  for (const [page, name] of Object.entries(handwrittenPages)) {
    files.set(page, pageFile(wholePage(name) + AHEAD, await fetch(site + page)));
  }
  return serveFiles(files, port);
}
