import { FORM_TYPE, MULTIPART_TYPE } from '@pressline/shared-api/contract/body';
import { isCountedBefore, LIMITS, type LimitRule } from '@pressline/shared-api/contract/LIMITS';
import { MAX_JSON_BYTES } from '../../src/http/middleware/jsonBody';
import type { Route } from '../../src/http/router/Route';
import { MAX_FORM_BYTES } from '../../src/http/uploads/readBodyText';
import { createTestApp, type TestApp } from '../createTestApp';
import { routesOf } from '../ownRoutes';

const routes = routesOf();
const INTERNAL = 'i'.repeat(32);
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ internalToken: INTERNAL });
});
afterAll(() => app.stop());

const ID = 'a'.repeat(24);

function ask(on: TestApp, { method, path: of }: Route, token = '', init: RequestInit = {}) {
  const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...init.headers };
  const address = on.baseUrl + of.replace(/:id/g, ID).replace(/:\w+/g, '1');
  return fetch(address, { ...init, method: method.toUpperCase(), redirect: 'manual', headers });
}

/** The largest body of a route in bytes; 0 when it reads none. */
function largestBody({ method, body }: Route): number {
  if (method !== 'post' && method !== 'put') return 0;
  const takesForm = body && FORM_TYPE in body.content;
  return body?.maxBytes ?? (takesForm ? MAX_FORM_BYTES : MAX_JSON_BYTES);
}

const isLogout = ({ path: of }: Route) => of === '/api/admin/logout';

test('each endpoint lets in the callers that its access names, and no others', async () => {
  const callers = { nobody: '', host: INTERNAL, admin: app.adminToken, super: app.superToken };
  const mayCall: Record<Route['access'], (keyof typeof callers)[]> = {
    public: ['nobody', 'host', 'admin', 'super'],
    optional: ['nobody', 'host', 'admin', 'super'],
    internal: ['host'],
    admin: ['admin', 'super'],
    super_admin: ['super'],
  };
  const wrong: string[] = [];
  for (const route of routes.filter((one) => !isLogout(one))) {
    for (const [name, token] of Object.entries(callers)) {
      const { status } = await ask(app, route, token);
      const isRefused = status === 403 || (status === 401 && !route.path.endsWith('/login'));
      const isAllowed = mayCall[route.access].includes(name as keyof typeof callers);
      if (isRefused === isAllowed) wrong.push(`${route.method} ${route.path}: ${name} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** What is stored, but for what a sign-in and the log of what was done leave. */
async function stored() {
  const { connection } = app;
  const names = (await connection.listCollections()).map(({ name }) => name).sort();
  const kept = names.filter((name) => !/^(?:audit|sessions|limits)/.test(name));
  const all = kept.map((name) => connection.collection(name).find().limit(1_000).toArray());
  return JSON.stringify(await Promise.all(all));
}

test('reads change nothing that is stored, and no answer is a script or a page', async () => {
  const before = await stored();
  const wrong: string[] = [];
  const reads = routes.filter(({ method }) => method === 'get');
  for (const route of reads) {
    const token = route.access === 'internal' ? INTERNAL : app.superToken;
    const path = `${route.path}?callback=alert` as Route['path'];
    const { headers } = await ask(app, { ...route, path }, token);
    const isInert =
      !/script|html/.test(headers.get('content-type') ?? '') &&
      headers.get('x-content-type-options') === 'nosniff' &&
      headers.get('content-security-policy')?.startsWith("default-src 'none'");
    if (!isInert) wrong.push(`${route.path}: ${headers.get('content-type')}`);
  }
  expect(reads.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
  expect(await stored()).toBe(before);
});

test('each endpoint refuses a body above its limit', async () => {
  const wrong: string[] = [];
  const read = routes.filter((route) => largestBody(route) > 0 && !isLogout(route));
  for (const route of read.filter(({ body }) => !body || !(MULTIPART_TYPE in body.content))) {
    const token = route.access === 'internal' ? INTERNAL : app.superToken;
    const body = JSON.stringify({ text: 'x'.repeat(largestBody(route)) });
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await ask(app, route, token, { body, headers });
    if (status !== 413) wrong.push(`${route.method} ${route.path}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('each rate limit counts by address or by account, as it is defined', async () => {
  // So little that each limit lets one request through.
  const limited = await createTestApp({ rateLimitScale: 1e-6 });
  const isCounted = ({ limits = [] }: Route) => limits.some(isCountedBefore);
  // As the host passes visitors on.
  const headers = { 'X-Forwarded-For': '192.0.2.7' };
  const seen = new Set<string>();
  for (const route of routes.filter(isCounted)) {
    const name = route.limits?.find(isCountedBefore);
    if (!name || seen.has(name)) continue;
    seen.add(name);
    const { per }: LimitRule = LIMITS[name];
    // What is in memory is not counted.
    const askFor = (q: string, token: string) =>
      ask(limited, { ...route, path: `${route.path}?q=${q}` as Route['path'] }, token, { headers });
    const first = await askFor('first', limited.superToken);
    expect([name, first.status]).not.toEqual([name, 429]);
    const second = await askFor('second', limited.superToken);
    expect([name, second.status, second.headers.get('retry-after')]).toEqual([
      ...[name, 429, expect.stringMatching(/^\d+$/)],
    ]);
    const other = await askFor('other', limited.adminToken);
    expect([name, other.status === 429]).toEqual([name, per !== 'user']);
  }
  expect([...seen].sort()).toEqual(
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter((name) => isCountedBefore(name)).sort(),
  );
  await limited.stop();
});
