import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export interface StaticFile {
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

export function pageFile(html: string, answer: Response): StaticFile {
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
