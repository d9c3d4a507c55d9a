import { createServer } from 'node:http';
import sirv from 'sirv';

/** The static origin of one remote: immutable files for anyone, its two manifests always fresh. */
const [directory, port, portEnv] = process.argv.slice(2);
if (!directory || !port) {
  console.error('usage: staticOrigin <directory> <port> [<name of the port variable>]');
  process.exit(2);
}

const serve = sirv(directory, {
  // Looks into the folder for each request, because every publication adds files.
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, pathname) {
    const isManifest = /^\/(?:remote(?:\.dsse)?|(?:guest\/)?mf-manifest)\.json$/.test(pathname);
    response.setHeader(
      'Cache-Control',
      isManifest ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
});

const server = createServer((request, response) =>
  serve(request, response, () => {
    response.statusCode = 404;
    response.end('Not found');
  }),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Set ${portEnv} to another one.` : error.message);
  process.exit(1);
});
server.listen(Number(port), () => console.log(`static origin listens on port ${port}`));
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
