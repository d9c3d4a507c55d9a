import type { Socket } from 'node:net';
import { errorReply } from '../commands/dispatch';
import type { Reply } from './groupCommit';
import { encodeReply, MessageReader, parseRequest, type Request } from './wire';

/** One connection. */
export interface Client {
  /** Where the client reaches the server. */
  readonly address: string;
}

/** What answers the commands of clients. */
export interface Handler {
  handle(request: Request, client: Client, send: (reply: Reply) => void): void;
  disconnected(client: Client): void;
}

interface ConnectionOptions extends Client {
  readonly log: (line: string) => void;
}

/** Serves one client until it goes away; a message that is not understood closes the connection. */
export function serveConnection(
  socket: Socket,
  handler: Handler,
  { address, log }: ConnectionOptions,
): void {
  const reader = new MessageReader();
  const client = { address };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => handler.disconnected(client));
  socket.on('data', (chunk) => {
    try {
      for (const message of reader.push(chunk)) serve(parseRequest(message));
    } catch (error) {
      log(`connection closed: ${(error as Error).message}`);
      socket.destroy();
    }
  });

  function serve(request: Request): void {
    handler.handle(request, client, (reply) => {
      if (!request.wantsReply || socket.destroyed) return;
      try {
        socket.write(encodeReply(request, reply));
      } catch (error) {
        socket.write(encodeReply(request, errorReply(error)));
      }
    });
  }
}
