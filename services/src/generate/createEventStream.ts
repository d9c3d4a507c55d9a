import { PassThrough } from 'node:stream';

const HEARTBEAT_MS = 10_000;

/** Server-sent events, kept alive by comments while nothing happens. */
export function createEventStream() {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writable) body.write(text);
  };
  const heartbeat = setInterval(() => write(': still at work\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  body.once('close', () => clearInterval(heartbeat));
  return {
    body,
    send: (event: string, payload: unknown) =>
      write(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`),
    end() {
      clearInterval(heartbeat);
      body.end();
    },
  };
}
