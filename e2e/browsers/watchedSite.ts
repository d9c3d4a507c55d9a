import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const REPORT = '/reported-problem';
const watcher = `(function () {
  var isLeft = false;
  // What was under way then is broken off, which WebKit calls a failure.
  addEventListener('beforeunload', function () { isLeft = true; });
  function tell(problem) { if (!isLeft) navigator.sendBeacon('${REPORT}', location.pathname + ': ' + problem); }
  addEventListener('error', function (event) {
    // What it had no time for in a frame it does in the next: no script has failed.
    if (!/^ResizeObserver loop/.test(event.message)) tell(event.message);
  });
  addEventListener('unhandledrejection', function (event) { tell('unhandled: ' + event.reason); });
  addEventListener('securitypolicyviolation', function (event) {
    tell(event.effectiveDirective + ' refused ' + event.blockedURI);
  });
  var write = console.error;
  console.error = function () { tell([].join.call(arguments, ' ')); write.apply(this, arguments); };
})()`;
const hash = `'sha256-${createHash('sha256').update(watcher).digest('base64')}'`;

export interface WatchedSite {
  url: string;
  /** What has gone wrong in pages so far: errors, and violations of their policy. */
  problems: string[];
  /** What begins with these paths is not found, from now on. */
  lose(...paths: string[]): void;
  close(): Promise<void>;
}

/**
 * Stands before the site and adds a script to each document that reports what goes wrong there:
 * W3C WebDriver has no way to hear of it, and none to run a script before the page's own.
 */
export async function watchSite(target: string): Promise<WatchedSite> {
  const problems: string[] = [];
  let lost: readonly string[] = [];
  const server = createServer(async (incoming, answer) => {
    if (incoming.url === REPORT) {
      problems.push(await text(incoming));
      answer.writeHead(204).end();
    } else if (lost.some((path) => incoming.url?.startsWith(path))) answer.writeHead(404).end();
    else passOn(target, incoming, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    problems,
    lose: (...paths) => {
      lost = paths;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(target: string, incoming: IncomingMessage, answer: ServerResponse): void {
  // A document is to be changed, so that it must not come compressed.
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const options = { method: incoming.method ?? 'GET', headers };
  const outgoing = request(new URL(incoming.url ?? '/', target), options, async (response) => {
    const { statusCode = 502, headers: answered } = response;
    if (!answered['content-type']?.startsWith('text/html')) {
      response.pipe(answer.writeHead(statusCode, answered));
      return;
    }
    const policy = String(answered['content-security-policy']).replace(
      'script-src ',
      `script-src ${hash} `,
    );
    const html = (await text(response)).replace('<head>', `<head><script>${watcher}</script>`);
    const changed = {
      ...answered,
      'content-security-policy': policy,
      'content-length': Buffer.byteLength(html),
    };
    answer.writeHead(statusCode, changed).end(html);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
