import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** A page as a static file: the same markup and CSS, without one byte of script. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

/** Headers that change what a browser does before it paints: the opener policy costs it a process. */
const SECURITY_HEADERS = ['content-security-policy', 'cross-origin-opener-policy'];

/**
 * Serves the composed pages as ready-made brotli files, and the fonts and icons that they name, as
 * safely as the site does.
 */
export async function startStaticPeer(site: string, pages: readonly string[], port: number) {
  const files = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const page of pages) {
    const composed = await fetch(site + page);
    const html = withoutScripts(await composed.text());
    const headers = SECURITY_HEADERS.map((name) => [name, composed.headers.get(name) ?? '']);
    files.set(page, {
      headers: {
        ...Object.fromEntries(headers),
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      },
      body: brotliCompressSync(html),
    });
    for (const [, asset = ''] of html.matchAll(/(?:href="|url\(')(\/shell\/[^"')]+)/g)) {
      const answer = await fetch(site + asset);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      files.set(asset, {
        headers: { 'content-type': type },
        body: Buffer.from(await answer.arrayBuffer()),
      });
    }
  }
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
