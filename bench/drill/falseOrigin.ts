import { createServer } from 'node:http';
import { FREE_PORT, PORTS } from './site';

/** What the origin of mfe-help does: `hang` never answers, `lie` changes files, `garbage` is no release. */
type Behaviour = 'honest' | 'hang' | 'lie' | 'garbage';

/** Stands between the host and the origin of mfe-help. */
export function startFalseOrigin() {
  let behaviour: Behaviour = 'honest';
  const server = createServer(async (request, response) => {
    if (behaviour === 'hang') return;
    if (behaviour === 'garbage') {
      response.end('<!doctype html><h1>It works!</h1>');
      return;
    }
    const real = await fetch(`http://127.0.0.1:${PORTS.HELP_PORT}${request.url}`);
    const text = await real.text();
    response.statusCode = real.status;
    // The release and every file get one more line, so no integrity holds.
    if (behaviour === 'lie' && request.url === '/remote.json') {
      response.end(text.replace(/"version":\s*"[^"]+"/, '"version": "9.9.9"'));
    } else response.end(behaviour === 'lie' ? `${text}\n` : text);
  });
  server.listen(FREE_PORT, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${FREE_PORT}`,
    become(next: Behaviour) {
      behaviour = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
