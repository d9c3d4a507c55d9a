import { once } from 'node:events';
import { createConnection } from 'node:net';
import type { Doc } from '../bson/values';
import { encodeReply, MessageReader, parseRequest } from '../server/wire';

// On the wire a request is a reply that answers nothing.
const asRequest = { id: 0, isLegacy: false, wantsReply: true, command: {}, sequences: new Map() };

interface RawClient {
  /** Sends a command as it is given, and resolves with the answer, errors included. */
  run(command: Doc): Promise<Doc>;
  /** Ends the connection without a word. */
  destroy(): void;
}

/** A connection without the driver, whose commands say what the test wants about sessions. */
export async function openRawClient(uri: string): Promise<RawClient> {
  const socket = createConnection(decodeURIComponent(/\/\/(.+?)\//.exec(uri)?.[1] ?? ''));
  const reader = new MessageReader();
  const waiting: ((reply: Doc) => void)[] = [];
  socket.on('data', (chunk) => {
    for (const message of reader.push(chunk)) waiting.shift()?.(parseRequest(message).command);
  });
  await once(socket, 'connect');
  return {
    run: (command) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.write(encodeReply(asRequest, { ...command, $db: 'test' }));
      }),
    destroy: () => void socket.destroy(),
  };
}
