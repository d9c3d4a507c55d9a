// The static origins of remotes, in one process. Each argument is one of them as JSON:
// { directory, port, portEnv }. Plain JavaScript, since a TypeScript loader would stay in memory.
const { createServer } = require('node:http');
const sirv = require('sirv');

/** @type {{ directory: string, port: number, portEnv: string }[]} */
const origins = process.argv.slice(2).map((origin) => JSON.parse(origin));

// Manifests are always fresh, the other files immutable, and all of them readable by any site.
const MANIFEST = /^\/(?:remote\.(?:json|sig)|(?:guest\/)?mf-manifest\.json)$/;
const optionsOfSirv = {
  // Looks into the folder for each request, because every publication adds files.
  dev: true,
  etag: true,
  brotli: true,
  gzip: true,
  setHeaders(response, pathname) {
    response.setHeader(
      'Cache-Control',
      MANIFEST.test(pathname) ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
  },
};

/** Resolves with the server, or with nothing when its port cannot be had, which is printed. */
function listen({ directory, port, portEnv }) {
  const serve = sirv(directory, optionsOfSirv);
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.statusCode = 404;
      response.end('Not found');
    }),
  );
  return new Promise((resolve) => {
    server.once('error', ({ code, message }) => {
      const isTaken = code === 'EADDRINUSE';
      console.error(isTaken ? `Port ${port} is taken. Set ${portEnv} to another one.` : message);
      resolve(undefined);
    });
    server.listen({ port, host: process.env.HOST }, () => resolve(server));
  });
}

Promise.all(origins.map(listen)).then((all) => {
  const servers = all.filter(Boolean);
  if (servers.length === 0) process.exit(1);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      process.exit(0);
    });
  }
  const ports = servers.map((server) => server.address().port).join(', ');
  console.log(`static origins listen on ${ports}`);
});
