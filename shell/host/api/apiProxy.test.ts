import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { apiProxy } from './apiProxy';
import { ContentVersion } from './contentVersion';

const TOO_LARGE = '{"error":{"code":"too_large","message":"m"},"message":"m"}';

let services: Server;
let host: Server;
let answer: RequestListener;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  services = createServer((asked, response) => answer(asked, response));
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const target = `http://127.0.0.1:${portOf(services)}`;
  const proxy = apiProxy(target, new ContentVersion(target), pino({ level: 'silent' }));
  const page = (context: Koa.Context) => {
    context.status = 404;
    context.body = 'the page for what is missing';
  };
  host = new Koa().use(proxy).use(page).listen(0);
  await once(host, 'listening');
});
afterAll(() => {
  for (const server of [services, host]) {
    server.close();
    server.closeAllConnections();
  }
});

interface Sent {
  address?: string;
  headers?: Record<string, string | string[]>;
  body?: Buffer;
  isChunked?: boolean;
}

/** One request, which reads the answer also before all of its body was sent. */
function post({ address = '127.0.0.1', headers = {}, body, isChunked }: Sent) {
  return new Promise<{ status: number | undefined; headers: object; text: string }>(
    (resolve, reject) => {
      const length = isChunked ? {} : { 'Content-Length': body?.length ?? 0 };
      const asked = request(
        {
          ...{ host: address, port: portOf(host), method: 'POST', path: '/api/newsletter' },
          ...{ agent: false, headers: { Connection: 'keep-alive', ...length, ...headers } },
        },
        async (answered) => {
          const chunks = await answered.toArray();
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answered.statusCode, headers: answered.headers, text });
          asked.destroy();
        },
      );
      asked.on('error', reject);
      if (headers.Expect) asked.on('continue', () => asked.end(body));
      else asked.end(body);
    },
  );
}

describe('the way of a request', () => {
  beforeAll(() => {
    answer = (asked, response) => {
      response.setHeader('Connection', 'close');
      response.setHeader('Keep-Alive', 'timeout=30');
      response.end(JSON.stringify(asked.headers));
    };
  });

  test.each([
    ['127.0.0.1', '::ffff:127.0.0.1'],
    ['::1', '::1'],
  ])('from %s ends with that address, whatever it says of itself', async (address, seen) => {
    const invented = {
      'X-Forwarded-For': ['198.51.100.1, 198.51.100.2', '198.51.100.3'],
      'X-Real-IP': ['198.51.100.4', '198.51.100.5'],
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: ['for=198.51.100.6', 'for="[2001:db8::1]";host=evil.example'],
    };
    const { text } = await post({ address, headers: invented });
    const received = JSON.parse(text);
    expect(received['x-forwarded-for']).toBe(`198.51.100.1, 198.51.100.2, 198.51.100.3, ${seen}`);
    for (const name of Object.keys(invented)) {
      if (name !== 'X-Forwarded-For') expect(received).not.toHaveProperty(name.toLowerCase());
    }
  });

  test.each(['keep-alive', 'close'])('a visitor’s connection is theirs: %s', async (Connection) => {
    const { headers } = await post({ headers: { Connection } });
    expect(headers).toMatchObject({ connection: Connection });
    expect(headers).not.toHaveProperty('keep-alive');
  });
});

function refuse(response: Parameters<RequestListener>[1], headers: Record<string, string>): void {
  const length = Buffer.byteLength(TOO_LARGE);
  response.writeHead(413, {
    ...{ 'Content-Type': 'application/json', 'Content-Length': length },
    ...headers,
  });
  response.end(TOO_LARGE);
}

/** How services, or what stands between, answer before they have read the body. */
const refusals: Record<string, RequestListener> = {
  'reads on': (_asked, response) => refuse(response, {}),
  'closes the connection': (_asked, response) => refuse(response, { Connection: 'close' }),
  'closes the connection half way': (asked, response) => {
    let read = 0;
    asked.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read < 200_000 || response.headersSent) return;
      asked.pause();
      refuse(response, { Connection: 'close' });
    });
  },
};

describe.each(Object.keys(refusals))('a refusal by one that %s', (name) => {
  const ways: [string, Omit<Sent, 'body'>][] = [
    ['with its length', {}],
    ['in chunks', { isChunked: true }],
    ['after 100 Continue', { headers: { Expect: '100-continue' } }],
    ['on a connection that ends with it', { headers: { Connection: 'close' } }],
  ];

  test.each(ways)('reaches every sender %s', async (_, way) => {
    answer = refusals[name] as RequestListener;
    for (const [size, times] of [
      [300_000, 4],
      [1_000_000, 4],
      [5_000_000, 20],
      [20_000_000, 2],
    ] as const) {
      const body = Buffer.alloc(size, ' ');
      for (let count = 0; count < times; count += 1) {
        expect(await post({ ...way, body })).toMatchObject({ status: 413, text: TOO_LARGE });
      }
    }
  });
});

test.each([
  ['at once', 0],
  ['half way', 200_000],
])('services that die %s are answered as 503', async (_, bytes) => {
  answer = (asked) => {
    let read = 0;
    if (!bytes) asked.socket.destroy();
    asked.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read >= bytes) asked.socket.destroy();
    });
  };
  for (const isChunked of [false, true]) {
    const { status, text } = await post({ body: Buffer.alloc(5_000_000, ' '), isChunked });
    expect(status).toBe(503);
    const message = 'We don’t know if this was saved. Please check before you try again.';
    expect(JSON.parse(text)).toEqual({ error: { code: 'unavailable', message }, message });
  }
});

describe('a document of an article', () => {
  const get = async (path: string, Accept: string) => {
    const url = `http://127.0.0.1:${portOf(host)}${path}`;
    const answered = await fetch(url, { headers: { Accept } });
    return [answered.status, answered.headers.get('x-own'), await answered.text()];
  };
  const page = [404, null, 'the page for what is missing'];

  test.each([
    ['/help/articles/a/sheet', 'text/html', page],
    ['/help/articles/a/sheet', '*/*', page],
    ['/help/articles/a.md', 'text/markdown', page],
    ['/api/help/articles/a/sheet', 'text/html,*/*', page],
    ['/api/help/articles/a/sheet', 'application/json', [404, 'yes', 'none']],
    ['/api/help/articles/a', 'text/html', [404, 'yes', 'none']],
  ])('%s for %s, when it is missing', async (path, accept, expected) => {
    answer = (_asked, response) => response.writeHead(404, { 'X-Own': 'yes' }).end('none');
    expect(await get(path, accept)).toEqual(expected);
  });

  test('is passed on as it is otherwise, and a broken one is no missing one', async () => {
    const asked: (string | undefined)[] = [];
    answer = ({ url }, response) => {
      asked.push(url);
      response.writeHead(200, { 'X-Own': 'yes' }).end('the sheet');
    };
    expect(await get('/help/articles/a/sheet', 'text/html')).toEqual([200, 'yes', 'the sheet']);
    expect(asked).toEqual(['/api/help/articles/a/sheet']);
    answer = (_asked, response) => response.destroy();
    expect((await get('/help/articles/a/sheet', 'text/html'))[0]).toBe(503);
  });
});
