import { pageFile, type StaticFile, serveFiles } from './serveFiles';

/** Fonts, icons and the stylesheet of what stands below the first screen. */
const ASSET = /(?:href="|url\(')(\/(?:shell|styles)\/[^"')]+)/g;

/** A page as a static file: the same markup and CSS, without one byte of script. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

/** Serves the composed pages as static files, and the files that they name. */
export async function startStaticPeer(site: string, pages: readonly string[], port: number) {
  const files = new Map<string, StaticFile>();
  for (const page of pages) {
    const composed = await fetch(site + page);
    const html = withoutScripts(await composed.text());
    files.set(page, pageFile(html, composed));
    for (const [, asset = ''] of html.matchAll(ASSET)) {
      const answer = await fetch(site + asset);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      files.set(asset, {
        headers: { 'content-type': type },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    }
  }
  return serveFiles(files, port);
}
