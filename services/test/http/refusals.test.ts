import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createTestApp, type TestApp } from '../createTestApp';

let app: TestApp;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  app = await createTestApp({ log: pino({ level: 'info' }, stream) });
});
afterAll(() => app.stop());
beforeEach(() => {
  lines = [];
});
afterEach(() => jest.restoreAllMocks());

const refused = () =>
  lines
    .filter(({ msg }) => String(msg).startsWith('request refused'))
    .map(({ level, time, pid, hostname, msg, ...facts }) => facts);

let now = Date.now();
/** Of the limit of lines nothing is used up. */
function nextMinute() {
  now += 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

test('input that is refused leaves a line with route, status and names of fields, and no value', async () => {
  nextMinute();
  const typed = 'my-password-in-the-wrong-field';
  const token = app.adminToken;
  const post = (path: string, body: unknown, headers = {}, as = '') =>
    app.call('POST', path, { body, headers, ...(as && { token: as }) });
  await post('/api/admin/help/tags', { name: '', color: typed }, {}, token);
  await post('/api/contact', { email: typed, [`x${typed}\n{"level":60}`.repeat(9)]: 1 });
  await post('/api/contact', '{"email":');
  await post('/api/contact', `email=${typed}`, {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  await app.call('GET', '/api/admin/help/articles?page=0', { token });
  await app.call('GET', '/api/admin/me', { token: 'a.b.c' });
  await app.call('GET', `/api/help/articles?page=${typed}`);
  const contact = { method: 'POST', route: '/api/contact', status: 400, code: 'validation' };
  expect(refused()).toMatchObject([
    { method: 'POST', route: '/api/admin/help/tags', status: 400, code: 'validation' },
    { ...contact, fields: expect.arrayContaining(['email']) },
    { ...contact, fields: [] },
    { ...contact, fields: expect.arrayContaining(['email']) },
    { method: 'GET', route: '/api/admin/help/articles', status: 400, fields: ['page'] },
    { method: 'GET', route: '/api/admin/me', status: 401 },
  ]);
  expect(refused()[0]?.fields).toEqual(expect.arrayContaining(['name', 'color']));
  for (const line of refused()) {
    for (const name of line.fields as string[]) expect(name.length).toBeLessThanOrEqual(60);
    expect(JSON.stringify({ ...line, fields: [] })).not.toContain(typed);
  }
});

test('whatever staff were allowed leaves a line with who and what, reads too', async () => {
  const token = app.superToken;
  await app.call('GET', '/api/admin/submissions?q=kim', { token });
  await app.call('GET', '/api/admin/users', { token: app.adminToken });
  expect(lines.filter(({ msg }) => msg === 'access')).toEqual([
    expect.objectContaining({ by: 'admin', method: 'get', route: expect.stringMatching('submis') }),
  ]);
  expect(refused()).toMatchObject([{ route: '/api/admin/users', status: 403 }]);
});

test('a flood leaves so many lines a minute, and says how many more there were', async () => {
  nextMinute();
  const post = () => app.call('POST', '/api/contact', { body: {} });
  for (let index = 0; index < 70; index += 1) await post();
  expect(refused()).toHaveLength(60);
  nextMinute();
  await post();
  expect(refused()).toHaveLength(61);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'requests refused: more of them', more: 10 }),
  );
});
