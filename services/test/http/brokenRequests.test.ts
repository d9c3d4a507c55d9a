import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { listen, shutDown } from '../../src/http/listener/listen';
import { createTestApp, type TestApp } from '../createTestApp';

const ERROR = 50;
const logged: { level: number; path?: string }[] = [];

let app: TestApp;
beforeAll(async () => {
  const write = (line: string) => void logged.push(JSON.parse(line));
  app = await createTestApp({ log: pino({ level: 'debug' }, { write }) });
});
afterAll(() => app.stop());

/** What comes back until the connection is closed. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return text(socket);
}

/** The answers on a connection, one after the other. */
const read = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
  );
  return { status: Number(status.split(' ')[1]), headers, body: JSON.parse(body) };
};

const get = (headers: string) => `GET /api/help/tags HTTP/1.1\r\n${headers}\r\n`;
const host = 'Host: localhost\r\n';

test.each([
  ['no HTTP at all', 'Hello?\r\n\r\n', 400, 'validation'],
  ['a bad header', get(`${host}Bad Header\r\n`), 400, 'validation'],
  ['an unknown method', 'TWIST / HTTP/1.1\r\n\r\n', 400, 'validation'],
  ['no host', get(''), 400, 'validation'],
  ['large headers', get(`${host}X-Long: ${'x'.repeat(20_000)}\r\n`), 431, 'headers_too_large'],
  ['headers that do not arrive', `GET / HTTP/1.1\r\n${host}`, 408, 'request_timeout'],
])('%s is answered in the one error form', async (_, request, status, code) => {
  const answer = read(await send(request));
  expect(answer).toMatchObject({
    status,
    headers: {
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
    body: { error: { code, message: expect.any(String) }, message: expect.any(String) },
  });
  expect(Object.keys(answer.body)).toEqual(['error', 'message']);
});

test('what is malformed after a good request does not disturb its answer', async () => {
  const good = get(`${host}Accept-Encoding: identity\r\n`);
  await app.call('GET', '/api/help/tags');
  const answers = await send(good, 'Hello?\r\n\r\n');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

test('an answer that has begun is cut off, and nothing is written into it', async () => {
  const server = await listen((_, response) => response.write('begun'), '127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(get(host)));
  const [first] = await once(socket, 'data');
  socket.write('Hello?\r\n\r\n');
  const rest = await text(socket);
  expect(String(first) + rest).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nbegun\r\n$/);
  await shutDown(server);
});

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a sender of %s who goes away half way leaves no error in the log',
  async (type) => {
    const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST /api/newsletter HTTP/1.1\r\n${host}Content-Length: 100\r\n`;
    socket.write(`${head}Content-Type: ${type}\r\n\r\nemail`);
    await app.call('GET', '/healthz');
    logged.length = 0;
    socket.destroy();
    await until(() => logged.some(({ path }) => path === '/api/newsletter'));
    expect(logged.filter(({ level }) => level >= ERROR)).toEqual([]);
  },
);

test('a sender who goes away before the body is read leaves no error in the log', async () => {
  const path = '/api/admin/help/articles/preview';
  const socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  logged.length = 0;
  const type = 'Content-Type: application/json\r\nContent-Length: 100\r\n';
  // The body is read after the session was looked up in the database.
  const session = `Authorization: Bearer ${app.superToken}\r\n`;
  socket.write(`POST ${path} HTTP/1.1\r\n${host}${type}${session}\r\n`);
  socket.destroy();
  await until(() => logged.some((line) => line.path === path));
  expect(logged.filter(({ level }) => level >= ERROR)).toEqual([]);
});

test('an expectation that nobody knows is passed over', async () => {
  const answer = await send(get(`${host}Expect: cake\r\nConnection: close\r\n`));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
