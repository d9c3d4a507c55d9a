import type { Socket } from 'node:net';
import { errorReply } from '../commands/dispatch';
import type { Reply } from './engine';
import { encodeReply, MessageReader, parseRequest, type Request } from './wire';

/** What answers the commands of clients. */
export interface Handler {
  handle(request: Request, send: (reply: Reply) => void): void;
}

/** Serves one client until it goes away; a message that is not understood closes the connection. */
export function serveConnection(
  socket: Socket,
  handler: Handler,
  log: (line: string) => void,
): void {
  const reader = new MessageReader();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      for (const message of reader.push(chunk)) serve(parseRequest(message));
    } catch (error) {
      log(`connection closed: ${(error as Error).message}`);
      socket.destroy();
    }
  });

  function serve(request: Request): void {
    handler.handle(request, (reply) => {
      if (!request.wantsReply || socket.destroyed) return;
      try {
        socket.write(encodeReply(request, reply));
      } catch (error) {
        socket.write(encodeReply(request, errorReply(error)));
      }
    });
  }
}
