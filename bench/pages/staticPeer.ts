import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export interface StaticPeer {
  url: string;
  close(): void;
}

/** A page as a static file: the same markup and CSS, without one byte of script. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

/** Serves the composed pages as ready-made brotli files, and the fonts and icons that they name. */
export async function startStaticPeer(
  site: string,
  pages: readonly string[],
  port: number,
): Promise<StaticPeer> {
  const files = new Map<string, { type: string; body: Buffer; encoding?: string }>();
  for (const page of pages) {
    const html = withoutScripts(await (await fetch(site + page)).text());
    files.set(page, {
      type: 'text/html; charset=utf-8',
      body: brotliCompressSync(html),
      encoding: 'br',
    });
    for (const [, asset = ''] of html.matchAll(/(?:href="|url\(')(\/shell\/[^"')]+)/g)) {
      const answer = await fetch(site + asset);
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      files.set(asset, { type, body: Buffer.from(await answer.arrayBuffer()) });
    }
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.encoding && { 'Content-Encoding': file.encoding }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
