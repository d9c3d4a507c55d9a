import { Agent } from 'node:http';
import type { Duplex } from 'node:stream';

type Done = (error?: Error | null) => void;

const isClosedByPeer = (error?: Error | null) =>
  ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');

/**
 * A server that refuses a body may answer and close before it has read all of it (RFC 9112 §9.6).
 * Node gives up a connection as soon as writing fails, before it reads the answer: so writing into a
 * closed connection reports no error, and reading finds the answer, or the same error.
 */
function readOn(socket: Duplex): Duplex {
  const { _write, _writev } = socket;
  const heedless =
    (done: Done): Done =>
    (error) =>
      done(isClosedByPeer(error) ? null : error);
  socket._write = (chunk, encoding, done) => _write.call(socket, chunk, encoding, heedless(done));
  socket._writev = (chunks, done) => _writev?.call(socket, chunks, heedless(done));
  return socket;
}

/** An agent whose connections are read to the end, also when the other side has stopped to read. */
export class ReadingAgent extends Agent {
  override createConnection(...args: Parameters<Agent['createConnection']>) {
    const socket = super.createConnection(...args);
    return socket && readOn(socket);
  }
}
