import { createServer } from 'node:http';
import { FREE_PORT, sitePorts } from '../ports';

/** `hang` never answers, `lie` changes the release and its files, `garbage` is no release. */
export type Behaviour = 'hang' | 'lie' | 'garbage';

/** Stands between the host and the origin of mfe-help. */
export function startFalseOrigin() {
  let behaviour: Behaviour | 'honest' = 'honest';
  let wasAsked = false;
  const server = createServer(async (request, response) => {
    wasAsked = behaviour !== 'honest';
    if (behaviour === 'hang') return;
    if (behaviour === 'garbage') {
      response.end('<!doctype html><h1>It works!</h1>');
      return;
    }
    const real = await fetch(`http://127.0.0.1:${sitePorts.HELP_PORT}${request.url}`);
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
    /** Whether anybody asked since it became bad. */
    get wasAsked() {
      return wasAsked;
    },
    become(next: Behaviour) {
      behaviour = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
