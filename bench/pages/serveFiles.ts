import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export interface StaticFile {
  headers: Record<string, string>;
  body: Buffer;
}

/** Headers by which a browser acts before it paints; the opener policy costs it a process. */
const SITE_HEADERS = ['content-security-policy', 'cross-origin-opener-policy', 'cache-control'];

/** A page as a ready-made brotli file, as safe and as long kept as the site's own answer. */
export function pageFile(html: string, answer: Response): StaticFile {
  const headers = SITE_HEADERS.map((name) => [name, answer.headers.get(name) ?? '']);
  return {
    headers: {
      ...Object.fromEntries(headers),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    },
    body: brotliCompressSync(html),
  };
}

/** Serves files from memory, by their paths. */
export async function serveFiles(files: ReadonlyMap<string, StaticFile>, port: number) {
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
