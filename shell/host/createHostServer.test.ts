import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createHostServer } from './createHostServer';

jest.setTimeout(60_000);

const server = createHostServer((_request, response) => response.end('served'));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return text;
}
const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

test('a request whose headers do not end is given up, however slowly more of them arrive', async () => {
  const socket = open();
  const drip = setInterval(() => socket.writable && socket.write('X-Slow: 1\r\n'), 500);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});

test('what is not HTTP gets 400', async () => {
  const socket = open();
  socket.write('nonsense\r\n\r\n');
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 400 /);
});
