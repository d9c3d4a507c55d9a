import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';
import { createTestApp, TEST_SITE, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const SECRET = 'zebrafish';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const { createDocument, engine } = app;
  const { id: categoryId } = await createDocument('categories', buildCategory({ name: 'Plates' }));
  const add = (title: string, overrides = {}) =>
    createDocument('articles', buildArticle({ categoryId, title, ...overrides }));
  const { id } = await add('Wash a plate', {
    content:
      '## Water\n\nWash the plate at 30 degrees with soft water before it dries.\n\n' +
      '| Kind | Developer |\n| --- | --- |\n| Violet plates | 24 degrees |',
  });
  await engine.update('articles', id, { slug: 'wash-plates' });
  await add('Long', { content: 'Long. '.repeat(9_000) });
  await add(SECRET, { isPublished: false, content: `The ${SECRET} plate.` });
  await createDocument('terms', { term: 'Plate', otherNames: ['form'], definition: 'Has ink.' });
});
afterAll(() => app.stop());

async function connect(mode: VersionNegotiationMode) {
  const versionNegotiation = { mode };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.baseUrl}/api/mcp`)));
  return client;
}

/** What a tool answers; its text comes with `error: ` in front when it is one. */
async function use(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: input });
  const [part] = content as { text: string }[];
  expect(part?.text).not.toContain(`${SECRET} plate`);
  return (isError ? 'error: ' : '') + part?.text;
}

describe.each<VersionNegotiationMode>(['legacy', 'auto'])('the official client, %s', (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  test('learns what there is', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'example.pressline/help' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search', 'answer', 'read_article', 'list_articles', 'define_term'],
    ]);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
  });

  test('searches, asks and reads public content', async () => {
    const url = `${TEST_SITE}/help/articles/wash-plates`;
    expect(await use(client, 'search', { query: 'wahs plate' })).toContain(`(${url}.md)`);
    const question = 'at how many degrees to wash a plate with soft water';
    const answer = await use(client, 'answer', { question });
    expect(answer).toContain('> Wash the plate at 30 degrees');
    expect(answer).toContain(`${url}#`);
    const row = await use(client, 'answer', { question: 'developer for violet plates' });
    expect(row).toContain('> Kind: Violet plates\n> Developer: 24 degrees\n');
    const none = await use(client, 'answer', { question: 'who laminates the moon' });
    expect(none).toContain('We couldn’t find an answer in the help center.');
    expect(await use(client, 'list_articles', { category: 'plates' })).toMatch(
      /^2 articles, page 1/,
    );
    expect(await use(client, 'define_term', { term: 'FORM' })).toContain('Has ink.');
    for (const slug of ['wash-plates', 'wash-a-plate', `${url}.md`]) {
      expect(await use(client, 'read_article', { slug })).toContain(`url: ${url}\n`);
    }
  });

  test('gets a long article in parts', async () => {
    const first = await use(client, 'read_article', { slug: 'long' });
    const from = Number(/go on with from (\d+)/.exec(first)?.[1]);
    expect(first.length).toBeLessThan(41_000);
    const rest = await use(client, 'read_article', { slug: 'long', from });
    expect(rest.length + from).toBeGreaterThan(54_000);
    expect(rest).not.toContain('Cut after');
  });

  test('reads articles as resources', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name).sort()).toEqual(['long', 'wash-plates']);
    const { uri } = resources.find(({ name }) => name === 'wash-plates') ?? { uri: '' };
    const { contents } = await client.readResource({ uri });
    expect(contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' });
    const unknown = `${TEST_SITE}/help/articles/${SECRET}.md`;
    await expect(client.readResource({ uri: unknown })).rejects.toThrow(/not found/i);
  });

  test('is told what is wrong', async () => {
    expect(await use(client, 'read_article', { slug: SECRET })).toMatch(
      /^error: There is no article/,
    );
    expect(await use(client, 'define_term', { term: 'plat' })).toMatch(/^error: .*Near it: Plate/);
    expect(await use(client, 'list_articles', { category: 'x' })).toMatch(/^error: .*Plates/);
    const wrong = async (name: string, input: Record<string, unknown>) => use(client, name, input);
    expect(await wrong('search', { query: ' ', limit: 50 })).toBe(
      'error: The argument "query" must be text of 1 to 200 characters; " " was given. ' +
        'The argument "limit" must be a whole number, from 1 to 20; 50 was given.',
    );
    expect(await wrong('answer', {})).toBe(
      'error: The argument "question" is missing: give text of 1 to 200 characters.',
    );
    expect(await wrong('read_article', { slug: 'wash-plates', from: 'x'.repeat(90) })).toBe(
      `error: The argument "from" must be a whole number, 0 or more; "${'x'.repeat(59)}… was given.`,
    );
    expect(await wrong('define_term', { term: ['plate'] })).toMatch(/"term" must be text/);
    expect(await wrong('read_article', { slug: 'wash-plates', from: 99_999 })).toMatch(
      /^error: The article has \d+ characters. There is nothing beyond.$/,
    );
    expect(await wrong('list_articles', { page: 9 })).toBe(
      'error: The last page is 1. There is nothing beyond.',
    );
    await expect(client.callTool({ name: 'delete_all' })).rejects.toThrow(/delete_all/);
  });
});

const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const both = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

const post = (body: string, headers: Record<string, string> = both) =>
  app.call<{ error?: { code: number } }>('POST', '/api/mcp', { body, headers });

const CLIENT = { name: 'test', version: '1' };

/** Without the Accept header that `fetch` adds. */
async function ask(body: string, accept?: string) {
  const headers = {
    'Content-Type': 'application/json',
    ...(accept !== undefined && { Accept: accept }),
  };
  const sent = request(`${app.baseUrl}/api/mcp`, { method: 'POST', headers }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: received } = answer;
  return { status, type: received['content-type'], text: await readText(answer) };
}

test('what the protocol refuses is refused as it says', async () => {
  const message = JSON.stringify(call);
  const status = async (...args: Parameters<typeof post>) => (await post(...args)).status;
  expect(await status(message)).toBe(200);
  expect(await post('{')).toMatchObject({ status: 400, body: { error: { code: -32_700 } } });
  expect(await status(message, { ...both, Accept: 'text/html' })).toBe(406);
  expect(await status(message, { ...both, 'Content-Type': 'text/plain' })).toBe(415);
  expect(await status(JSON.stringify({ ...call, x: 'x'.repeat(70_000) }))).toBe(413);
  // One message could cancel another one, so that no answer ends.
  expect(await status(JSON.stringify([call, call]))).toBe(400);
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const { status: code, headers } = await app.call(method, '/api/mcp');
    expect([method, code, headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
});

const asJson = 'application/json';
const asEvents = 'text/event-stream';

test.each([
  [undefined, asJson],
  ['', asJson],
  ['*/*', asJson],
  ['application/*', asJson],
  [asJson, asJson],
  [`${asEvents}, ${asJson};q=0.1`, asJson],
  [both.Accept, asJson],
  [asEvents, asEvents],
  ['text/*', asEvents],
  ['text/html, application/json;q=0', undefined],
])('Accept: %s is answered with %s', async (accept, expected) => {
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: CLIENT };
  for (const message of [call, { ...call, method: 'initialize', params: initialize }]) {
    const { status, type, text } = await ask(JSON.stringify(message), accept);
    expect([message.method, status, type]).toEqual([
      message.method,
      expected ? 200 : 406,
      expect.stringContaining(expected ?? asJson),
    ]);
    const body =
      expected === asEvents ? /^event: message\r?\n(?:.*\n)?data: (.*)$/m.exec(text)?.[1] : text;
    expect(JSON.parse(body ?? '')).toMatchObject(expected ? { id: 1, result: {} } : { error: {} });
  }
});

test('a browser on a page of another site is refused, also without an origin', async () => {
  const from = async (site: string) =>
    (await post(JSON.stringify(call), { ...both, 'Sec-Fetch-Site': site })).status;
  expect(await from('cross-site')).toBe(403);
  expect([await from('same-origin'), await from('none')]).toEqual([200, 200]);
});

test.each([
  [undefined, 200],
  [TEST_SITE, 200],
  ['https://evil.example', 403],
  ['null', 403],
])('a request from the origin %s is answered %d', async (Origin, expected) => {
  const { status } = await post(JSON.stringify(call), { ...both, ...(Origin && { Origin }) });
  expect(status).toBe(expected);
});

test('no stream stays open', async () => {
  const client = await connect('auto');
  await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
  await client.close();
});
