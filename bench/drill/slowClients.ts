import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sitePorts } from '../ports';

/** Opens connections that send one byte of a header a second, for `ms`. Throws when one is not accepted. */
export async function keepSlowClients(count: number, ms: number): Promise<void> {
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(sitePorts.PORT), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (index % 100 === 99) await delay(20);
  }
  await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')));
  if (sockets.some(({ destroyed }) => destroyed)) throw new Error('a connection was refused');
  for (const socket of sockets) socket.write('GET /help HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const sending = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  await delay(ms);
  clearInterval(sending);
  for (const socket of sockets) socket.destroy();
}
