import { createServer } from 'node:http';
import { FREE_PORT, sitePorts } from '../ports';

/** `hang` never answers, `lie` changes the release and its files, `garbage` serves something else. */
export type Behaviour = 'hang' | 'lie' | 'garbage';

/** A proxy between the host and the origin of mfe-help that can misbehave. */
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
    // Each file gets one more line, so that its integrity does not match.
    if (behaviour === 'lie' && request.url === '/remote.json') {
      response.end(text.replace(/"version":\s*"[^"]+"/, '"version": "9.9.9"'));
    } else response.end(behaviour === 'lie' ? `${text}\n` : text);
  });
  server.listen(FREE_PORT, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${FREE_PORT}`,
    /** Whether anybody asked since it began to misbehave. */
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
