import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Router from '@koa/router';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createDocument } from '../../src/http/openapi/createDocument';
import { createContract } from '../contract';
import { createTestApp, type TestApp } from '../createTestApp';
import { routesOf } from '../ownRoutes';
import { watchContract } from '../watchContract';

const routes = routesOf();
const contract = createContract(routes);
const { document, findProblems } = contract;

let app: TestApp;
beforeAll(async () => {
  // A model is set, but without words it is not asked.
  app = await createTestApp({
    ai: { answers: { model: 'none', aDay: 1, deadlineMs: 1_000 }, baseUrl: 'http://127.0.0.1:9' },
  });
});
afterAll(() => app.stop());

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function mountedIn(router: Router): string[] {
  return router.stack.flatMap(({ methods, path }) =>
    methods.filter((method) => METHODS.includes(method)).map((method) => `${method} ${path}`),
  );
}

test('what the app answers is what is defined, and all of it is described', () => {
  const mounted = app.api.middleware.flatMap((middleware) =>
    'router' in middleware ? mountedIn(middleware.router as Router) : [],
  );
  const defined = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const described = Object.entries(document.paths).flatMap(([template, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${template.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(defined.length).toBeGreaterThan(100);
  expect(mounted.sort()).toEqual(defined.sort());
  expect(described.sort()).toEqual(defined);
});

test('is served as JSON, without what only our own host may call', async () => {
  const answer = await app.call('GET', '/api/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const open = createDocument(routes.filter(({ access }) => access !== 'internal'));
  expect(answer.body).toEqual(JSON.parse(JSON.stringify(open)));
  expect(JSON.stringify(answer.body)).not.toMatch(
    /internal\/|InternalTelemetry|"internal":\{"type/,
  );
  expect(Object.keys(document.paths).length - Object.keys(open.paths).length).toBe(1);
});

test('is sound OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

interface Operation {
  operationId: string;
  parameters?: { in: string; name: string }[];
}

test('names each operation once, and describes the parameters of its path', () => {
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.values(methods).map((operation) => ({ template, ...(operation as Operation) })),
  );
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { template, operationId, parameters = [] } of operations) {
    const described = parameters.flatMap((one) => (one.in === 'path' ? one.name : []));
    const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([operationId, described.sort()]).toEqual([operationId, named.sort()]);
  }
});

const publicReads = [
  '/api/openapi.json',
  ...Object.entries(document.paths).flatMap(([path, { get }]) =>
    get && /^\/api\/help\/[^{]+$/.test(path) ? [path] : [],
  ),
];

test.each(publicReads)('%s answers 304 to its own ETag', async (path) => {
  const first = await app.call('GET', path);
  expect(first.status).toBe(200);
  const etag = first.headers.get('etag') ?? '';
  const again = await app.call('GET', path, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

describe('the comparison of an answer with the document', () => {
  const exchange = {
    method: 'GET',
    path: '/api/help/tags',
    status: 200,
    header: (name: string) => (name === 'content-type' ? 'application/json; charset=utf-8' : '"x"'),
    text: '[]',
  };
  const error = (code: string) => JSON.stringify({ error: { code, message: 'm' }, message: 'm' });

  test.each([
    ['an answer as described', {}, []],
    ['a status that is not described', { status: 418 }, ['the status is not described']],
    ['another media type', { header: () => 'text/html' }, ['the media type text/html']],
    ['a missing header', { header: () => undefined }, ['the header ETag', 'the media type']],
    ['a body of another form', { text: '[{"id":7}]' }, ["must have required property 'name'"]],
    ['a field too many', { path: '/healthz', text: '{"status":"alive","pid":1}' }, ['additional']],
    ['an error with the wrong code', { status: 500, text: error('conflict') }, ['const']],
    ['no route', { path: '/api/nothing', status: 200 }, ['there is no such route']],
    ['no route, refused', { path: '/api/nothing', status: 404, text: error('not_found') }, []],
  ])('%s', (_what, change, expected) => {
    const problems = findProblems({ ...exchange, ...change });
    expect(problems).toHaveLength(expected.length);
    expected.forEach((part, index) => {
      expect(problems[index]).toContain(part);
    });
  });
});

test('an answer that is not as described is told with its path, status and mismatch', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.write('{"status":');
    response.end('"asleep"}');
  });
  const watch = watchContract(server, contract);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/healthz?deep=1`)).json();
  expect(() => watch.assertKept()).toThrow(/GET \/healthz answered 200: .*"asleep"/);
  expect(() => watch.assertKept()).not.toThrow();
  await new Promise((resolve) => server.close(resolve));
});
