import { connect, type Socket } from 'node:net';
import { retried } from './retried';
import { WebDriverError } from './session';

/** `[1, id, error, result]`, https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html. */
type Answer = [1, number, { error: string; message: string } | null, unknown];

/** Speaks with a Firefox that was started with `--marionette`. Throws when none listens within 30 s. */
export async function connectMarionette(port: number) {
  const socket = await retried(() => connected(port));
  const waiting = new Map<number, (answer: Answer) => void>();
  let isGreeted = false;
  onMessage(socket, (message) => {
    // The first one says which protocol it is.
    if (!isGreeted) isGreeted = true;
    else waiting.get((message as Answer)[1])?.(message as Answer);
  });
  let last = 0;
  async function send(name: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    last += 1;
    const id = last;
    const text = JSON.stringify([0, id, name, parameters]);
    const answer = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve);
      socket.once('close', () => reject(new Error(`Firefox ended during ${name}`)));
    });
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answer;
    waiting.delete(id);
    if (error) throw new WebDriverError(error.error, error.message);
    const isWrapped = result !== null && typeof result === 'object' && 'value' in result;
    return isWrapped ? result.value : result;
  }
  return { send, close: () => socket.destroy() };
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setMaxListeners(0).once('error', reject);
  });
}

/** Each message is JSON behind its length in bytes and a colon. */
function onMessage(socket: Socket, handle: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      handle(JSON.parse(rest.subarray(colon + 1, end).toString('utf8')));
      rest = rest.subarray(end);
    }
  });
}
