import { connect } from 'node:net';
import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { encodeReply, MessageReader, parseRequest } from '@pressline/embedded-mongo/server/wire';

/** A connection to the database behind the proxy; runs commands one after the other. */
export interface Upstream {
  run(command: Doc): Promise<Doc>;
  close(): void;
}

// On the wire a request is a reply that answers nothing.
const AS_REQUEST = { id: 0, isLegacy: false, wantsReply: true, command: {}, sequences: new Map() };

export function openUpstream(port: number): Upstream {
  const socket = connect(port, '127.0.0.1');
  const reader = new MessageReader();
  const waiting: { resolve(reply: Doc): void; reject(error: Error): void }[] = [];
  socket.setNoDelay(true);
  socket.on('data', (chunk) => {
    for (const message of reader.push(chunk)) {
      waiting.shift()?.resolve(parseRequest(message).command);
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The database has gone'));
  });
  return {
    run: (command) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The database has gone'));
        waiting.push({ resolve, reject });
        socket.write(encodeReply(AS_REQUEST, command));
      }),
    close: () => socket.destroy(),
  };
}
