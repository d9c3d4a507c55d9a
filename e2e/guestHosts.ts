import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';

const folder = path.resolve(import.meta.dirname, '../e2e-hosts');

/** The applications that show the help center, each built by its own tool. */
const builtHosts = ['rspack', 'webpack', 'webpack-react18', 'vite'] as const;

/** Builds all of them side by side; the help center's address is all they know of us. */
export async function buildHosts(address: string): Promise<void> {
  await Promise.all(
    builtHosts.map((name) =>
      promisify(execFile)(process.execPath, [path.join(folder, 'build.js'), name, address]),
    ),
  );
}

/** The policy of a page that allows no inline style and no inline script. */
const strictPolicy = (address: string) =>
  [
    "default-src 'none'",
    `script-src ${address}`,
    "style-src 'self'",
    `connect-src ${address}`,
    `img-src ${address} data:`,
    // Asked for by browsers themselves.
    "manifest-src 'self'",
  ].join('; ');

/** Serves the hosts by their names, and the plain page with what `snippet` answers in it. */
export async function serveHosts(
  port: number,
  address: string,
  snippet: () => string,
): Promise<Server> {
  const serve = sirv(folder, { dev: true });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const [, name = '', file = ''] = pathname.split(/\/(.*?)\/(.*)/);
    if (name === 'plain' && file === '') {
      const page = await readFile(path.join(folder, 'plain/index.html'), 'utf8');
      response.setHeader('Content-Security-Policy', strictPolicy(address));
      response.setHeader('Content-Type', 'text/html');
      return void response.end(page.replace('<!-- snippet -->', snippet()));
    }
    if (name === 'vite') request.url = `/vite/dist/${file || 'index.html'}`;
    else if (name !== 'plain') request.url = file ? `/${name}/dist/${file}` : '/index.html';
    serve(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
