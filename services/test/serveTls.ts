import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { createServer, type TLSSocket } from 'node:tls';

/** Stands with TLS before a server that has none; both ends of a connection go together. */
export async function serveTls(port: number): Promise<{ port: number; close(): void }> {
  const pem = await readFile(path.join(import.meta.dirname, 'localhost.pem'));
  const sockets = new Set<TLSSocket>();
  const server = createServer({ key: pem, cert: pem }, (socket) => {
    const upstream = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => upstream.destroy()).on('close', () => socket.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
