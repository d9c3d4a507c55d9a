import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../scripts/runProgram';
import { displayFontFile } from '../../shared-ui/src/theme/displayFont';
import { speculationRules } from '../../shell/src/pageScript/speculationRules';

interface StaticFile {
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers that change what a browser does before it paints: the opener policy makes it start a process. */
const SITE_HEADERS = ['cross-origin-opener-policy', 'cache-control'];

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The site's policy, with the hashes of the page's own inline styles and scripts instead of the site's. */
const policyFor = (html: string, answer: Response): string =>
  (answer.headers.get('content-security-policy') ?? '').replace(
    /(script|style)-src [^;]*/g,
    (_all, name: string) => {
      const inline = html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'));
      return [`${name}-src 'self'`, ...[...inline].map(([, text = '']) => hashSource(text))].join(
        ' ',
      );
    },
  );

function pageFile(html: string, answer: Response): StaticFile {
  const headers = SITE_HEADERS.map((name) => [name, answer.headers.get(name) ?? '']);
  return {
    headers: {
      ...Object.fromEntries(headers),
      'content-security-policy': policyFor(html, answer),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    },
    body: brotliCompressSync(html),
  };
}

async function serveFiles(files: ReadonlyMap<string, StaticFile>, port: number) {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

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
