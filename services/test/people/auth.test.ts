import type { OpenSession } from '@pressline/shared-api';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { until } from '../../../scripts/testing/until';
import { createTestApp, startTestDatabase, TEST_PASSWORD, type TestApp } from '../createTestApp';
import { buildUser } from '../factories';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const login = (username: unknown, password: unknown) =>
  app.call('POST', '/api/admin/login', { body: { username, password } });
const me = (token: string) => app.call('GET', '/api/admin/me', { token });

async function createUser(overrides = {}) {
  const body = buildUser(overrides);
  const user = await app.createDocument('users', body);
  return {
    user,
    path: `/api/admin/users/${user.id}`,
    token: await app.signIn(body.username, body.password),
  };
}

test('a password that is easily guessed is refused, and the answer says why', async () => {
  const refusals: [string, RegExp][] = [
    ['short-one', /12 characters/],
    ['Password2026!', /common/],
    ['Robin-Press-2026', /common/],
    ['abababababababab', /different characters/],
  ];
  const { path } = await createUser();
  for (const [password, reason] of refusals) {
    const fields = { password: expect.stringMatching(reason) };
    const refused = { status: 400, body: { error: { code: 'validation', fields } } };
    const body = buildUser({ password });
    const token = app.superToken;
    expect(await app.call('POST', '/api/admin/users', { body, token })).toMatchObject(refused);
    const change = { body: { password }, token };
    expect(await app.call('PUT', path, change)).toMatchObject(refused);
  }
});

test('a password counts as it was typed, whatever it is made of and however long', async () => {
  const typed = ` Ünïcode ${'quiet heron paints '.repeat(4)}!`;
  const { username, password } = buildUser({ password: typed });
  await app.createDocument('users', { ...buildUser(), username, password });
  expect((await login(username, typed)).status).toBe(200);
  for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, 72)]) {
    expect([other, (await login(username, other)).status]).toEqual([other, 401]);
  }
});

describe('login', () => {
  test('answers token and user, and notes the time', async () => {
    const before = Date.now();
    const { status, headers, body } = await login('Admin', TEST_PASSWORD);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.token).toEqual(expect.any(String));
    expect(body.user).toEqual({
      id: expect.any(String),
      username: 'admin',
      email: 'admin@example.com',
      fullName: 'admin',
      role: 'super_admin',
    });
    const list = await app.call('GET', '/api/admin/users', { token: app.superToken });
    const users = list.body.users as { username: string; lastLogin: string }[];
    const admin = users.find(({ username }) => username === 'admin');
    expect(Date.parse(admin?.lastLogin ?? '')).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(list.body)).not.toMatch(/hash|argon2/i);
  });

  test('wrong, unknown and inactive get the same answer', async () => {
    const { user } = await createUser({ isActive: false });
    const answers = await Promise.all([
      login('admin', 'wrong'),
      login('nobody', 'wrong'),
      login(user.username, 'granite-lantern-41'),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        error: 'Invalid credentials',
        message: 'Invalid credentials',
        code: 'unauthenticated',
      });
    }
  });

  test.each([
    [{ $ne: null }, 'x'],
    ['admin', { $gt: '' }],
    [['admin'], ['x']],
    ['', ''],
    [undefined, undefined],
    ['admin', 'x'.repeat(5_000)],
  ])('bad input is a 400 with a text: %j %j', async (username, password) => {
    const { status, body } = await login(username, password);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.any(String), code: 'validation' });
  });

  test('parallel guesses are counted before any password is compared', async () => {
    const limited = await createTestApp({ rateLimitScale: 1 });
    const guess = (username: string, address: string) =>
      limited.call('POST', '/api/admin/login', {
        body: { username, password: 'wrong' },
        headers: { 'X-Forwarded-For': address },
      });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        guess(index % 2 ? 'editor' : 'EDITOR', `10.0.0.${index}`),
      ),
    );
    const evaluated = answers.filter(({ status }) => status === 401);
    const refused = answers.filter(({ status }) => status === 429);
    expect(evaluated).toHaveLength(5);
    expect(refused).toHaveLength(55);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ error: expect.any(String), code: 'rate_limited' });
    await limited.stop();
  });
});

describe('tokens', () => {
  test('only our own unexpired HS256 tokens with an open session are accepted', async () => {
    const payload = jwt.decode(app.adminToken) as jwt.JwtPayload;
    const { secret } = { secret: 'x'.repeat(32) };
    const [header, claims, signature] = app.adminToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      jwt.sign(payload, secret),
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${header}.${Buffer.from(JSON.stringify({ ...payload, sub: '0'.repeat(24) })).toString('base64url')}.${signature}`,
      `${header}.${claims}.`,
      `${header}.${claims}`,
      'Bearer',
      '',
    ];
    for (const token of forged) expect([token, (await me(token)).status]).toEqual([token, 401]);
    const tokens = app.parts.people.tokens;
    const sub = String(payload.sub);
    const withoutSession = tokens.sign({ userId: sub, sessionId: 'a'.repeat(32) });
    expect((await me(withoutSession)).status).toBe(401);
    const foreignSession = tokens.sign({ userId: '0'.repeat(24), sessionId: String(payload.sid) });
    expect((await me(foreignSession)).status).toBe(401);
    expect((await me(app.adminToken)).status).toBe(200);
  });

  test('logout, deactivation, role change, password change and deletion end sessions', async () => {
    const changes: ((path: string, token: string) => Promise<unknown>)[] = [
      (_path, token) => app.call('POST', '/api/admin/logout', { token }),
      (path) => app.call('PUT', path, { body: { isActive: false }, token: app.superToken }),
      (path) => app.call('PUT', path, { body: { role: 'super_admin' }, token: app.superToken }),
      (path) =>
        app.call('PUT', path, { body: { password: 'other-lantern-52' }, token: app.superToken }),
      (path) => app.call('DELETE', path, { token: app.superToken }),
    ];
    for (const [index, change] of changes.entries()) {
      const { path, token } = await createUser();
      expect([index, (await me(token)).status]).toEqual([index, 200]);
      await change(path, token);
      expect([index, (await me(token)).status]).toEqual([index, 401]);
    }
  });

  test('a sign-in with a password that is changed meanwhile opens nothing', async () => {
    const { path, user } = await createUser();
    const { limiter } = app.parts.people;
    const forgive = jest.spyOn(limiter, 'forgive');
    // It is called between the comparison of the password and the start of the session.
    forgive.mockImplementationOnce(async () => {
      const change = { body: { password: 'other-lantern-52' }, token: app.superToken };
      expect((await app.call('PUT', path, change)).status).toBe(200);
    });
    const token = await app.signIn(String(user.username), 'granite-lantern-41');
    expect(forgive).toHaveBeenCalledTimes(1);
    forgive.mockRestore();
    expect((await me(token)).status).toBe(401);
  });

  test('a password is not changed when its sessions cannot be ended', async () => {
    const { user, path, token } = await createUser();
    jest.spyOn(app.parts.people.sessions, 'endAllOf').mockRejectedValueOnce(new Error('gone'));
    const change = { body: { password: 'other-lantern-52' }, token: app.superToken };
    expect((await app.call('PUT', path, change)).status).toBe(500);
    expect((await me(token)).status).toBe(200);
    expect((await login(String(user.username), 'other-lantern-52')).status).toBe(401);
    expect((await app.call('PUT', path, change)).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  test('who changes their own password stays signed in there, and nowhere else', async () => {
    const password = 'granite-lantern-41';
    const { user, path, token } = await createUser({ password });
    const elsewhere = await app.signIn(String(user.username), password);
    const change = (body: object) => app.call('PUT', '/api/admin/me/password', { body, token });
    expect(await change({ current: 'wrong', password: 'other-lantern-52' })).toMatchObject({
      status: 400,
      body: { error: { fields: { current: 'Not your current password' } } },
    });
    expect((await change({ current: password, password: 'short' })).status).toBe(400);
    expect(await change({ current: password, password })).toMatchObject({
      status: 400,
      body: { error: { fields: { password: 'This is your current password' } } },
    });
    expect((await me(elsewhere)).status).toBe(200);
    const next = 'other-lantern-52';
    expect((await change({ current: password, password: next })).status).toBe(200);
    expect([(await me(token)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
    const again = await app.signIn(String(user.username), next);
    const body = { password: 'third-lantern-63' };
    await app.call('PUT', path, { body, token: app.superToken });
    expect([(await me(token)).status, (await me(again)).status]).toEqual([401, 401]);
  });

  test('people see where they are signed in, and sign out there', async () => {
    const { user, token } = await createUser({ password: 'granite-lantern-41' });
    const signIn = async (agent: string) => {
      const body = { username: user.username, password: 'granite-lantern-41' };
      const headers = { 'User-Agent': agent };
      return String((await app.call('POST', '/api/admin/login', { body, headers })).body.token);
    };
    const phone = await signIn('Mozilla/5.0 (iPhone) AppleWebKit/6 Version/18.0 Safari/6');
    const office = await signIn('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/5 Edg/140.0');
    const path = '/api/admin/me/sessions';
    const list = async () =>
      (await app.call<{ sessions: OpenSession[] }>('GET', path, { token })).body.sessions;
    const sessions = await list();
    expect(sessions.map(({ device }) => device).sort()).toEqual([
      'Edge on Windows',
      'Safari on iOS',
      'Unknown browser',
    ]);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { device: 'Unknown browser', addressPrefix: '127.0.0.*' },
    ]);
    const { id = '' } = sessions.find(({ device }) => device === 'Safari on iOS') ?? {};
    const end = (one: string, current: unknown, as = token) =>
      app.call('POST', `${path}${one}/removal`, { body: { current }, token: as });
    const password = 'granite-lantern-41';
    const wrong = { current: 'Not your current password' };
    for (const one of [`/${id}`, '']) {
      expect(await end(one, 'wrong')).toMatchObject({ body: { error: { fields: wrong } } });
      expect((await end(one, undefined)).status).toBe(400);
    }
    expect((await end(`/${id}`, TEST_PASSWORD, app.adminToken)).status).toBe(404);
    expect([(await me(phone)).status, (await me(office)).status]).toEqual([200, 200]);
    expect((await end(`/${id}`, password)).status).toBe(200);
    expect([(await me(phone)).status, (await me(office)).status]).toEqual([401, 200]);
    expect((await end('', password)).body).toEqual({ ended: 1 });
    expect([(await me(office)).status, (await me(token)).status]).toEqual([401, 200]);
    expect(await list()).toHaveLength(1);
  });

  test('a session ends only with its entry in the audit log', async () => {
    const password = 'granite-lantern-41';
    const { user, token } = await createUser({ password });
    const other = await app.signIn(String(user.username), password);
    const path = '/api/admin/me/sessions';
    const { body } = await app.call<{ sessions: OpenSession[] }>('GET', path, { token });
    const { id } = body.sessions.find(({ isCurrent }) => !isCurrent) ?? {};
    const asked = { body: { current: password }, token };
    const write = jest.spyOn(app.parts.audit, 'write').mockRejectedValue(new Error('away'));
    const refused = [
      await app.call('POST', `${path}/${id}/removal`, asked),
      await app.call('POST', `${path}/removal`, asked),
      await app.call('POST', '/api/admin/logout', { token: other }),
    ];
    write.mockRestore();
    expect(refused.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect([(await me(other)).status, (await me(token)).status]).toEqual([200, 200]);
  });

  test('a session that nobody uses ends after two hours, and one that is used does not', async () => {
    const { token, user } = await createUser();
    const sessions = app.connection.collection('sessions');
    const own = { userId: new Types.ObjectId(String(user.id)) };
    const rest = async (minutes: number) => {
      const lastUsedAt = new Date(Date.now() - minutes * 60_000);
      await sessions.updateMany(own, { $set: { lastUsedAt } });
      app.parts.people.identify.invalidate({ userId: String(user.id) });
      return (await me(token)).status;
    };
    const before = Date.now();
    expect(await rest(119)).toBe(200);
    await until(async () => (await sessions.findOne(own))?.lastUsedAt.getTime() >= before);
    expect(await rest(121)).toBe(401);
    const other = await app.signIn(String(user.username), 'granite-lantern-41');
    const list = await app.call('GET', '/api/admin/me/sessions', { token: other });
    expect(list.body).toMatchObject({ sessions: [{ isCurrent: true }], idleMinutes: 120 });
  });

  test('other edits and a blank password keep the session and the password', async () => {
    const { path, token, user } = await createUser();
    const body = { fullName: 'Kim Folder', password: '' };
    expect((await app.call('PUT', path, { body, token: app.superToken })).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    expect((await login(user.username, 'granite-lantern-41')).status).toBe(200);
  });
});

describe('authorization', () => {
  test.each([
    '/api/admin',
    '/api/admin/',
    '/api/admin/nothing-here',
    '/api/admin/help/articles/',
    '/api/admin//help/articles',
    '//api/admin/help/articles',
    '/API/admin/help/articles',
    '/api/%61dmin/help/articles',
    '/api/admin%2Fhelp%2Farticles',
    '/api/help/../admin/help/articles',
    '/api/admin/login/../help/articles',
    '/api/admin/Login',
  ])('refuses %s without a token', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
      const { status } = await app.call(method, path);
      expect([method, [401, 404]]).toEqual([method, expect.arrayContaining([status])]);
    }
  });

  test.each([
    ['/api/help/categories', 'GET, HEAD'],
    ['/api/contact', 'POST'],
    ['/healthz', 'GET, HEAD'],
    ['/api/openapi.json', 'GET, HEAD'],
    ['/api/admin/help/tags', 'GET, HEAD, POST'],
    // Two routers have routes at such a path.
    [`/api/admin/help/articles/${'a'.repeat(24)}`, 'DELETE, GET, HEAD, PUT'],
  ])('a method that %s has not is answered with those it has', async (path, allowed) => {
    for (const method of ['PATCH', 'PROPFIND']) {
      const { status, headers } = await app.call(method, path, { token: app.superToken });
      const allow = headers.get('allow')?.split(', ').sort().join(', ');
      expect([method, status, allow]).toEqual([method, 405, allowed]);
    }
    const options = await app.call('OPTIONS', path, { token: app.superToken });
    expect(options.status).toBe(200);
    expect(options.headers.get('allow')?.split(', ').sort().join(', ')).toBe(allowed);
  });

  test('unknown paths and methods answer JSON', async () => {
    const missing = await app.call('GET', '/api/nothing');
    expect(missing).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    const method = await app.call('DELETE', '/api/help/categories');
    expect(method).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
    const odd = await app.call('PROPFIND', '/api/help/categories');
    expect(odd).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } });
    expect((await app.call('GET', '/api/%E0%A4%A')).status).toBe(404);
    expect((await app.call('GET', '/api/help/articles/%E0%A4%A')).status).toBe(404);
    expect((await app.call('GET', '/api/help/articles/%00')).status).toBe(404);
  });
});

describe('bodies', () => {
  const post = (body: string, type = 'application/json') =>
    app.call('POST', '/api/admin/help/tags', {
      body,
      token: app.adminToken,
      headers: { 'Content-Type': type },
    });

  test('broken, deep, large and foreign bodies are refused', async () => {
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('{"name":"x","__proto__":{"a":1}}')).status).toBe(400);
    expect((await post('"text"')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(400);
    expect((await post(`{"views":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(400);
    expect((await post(`{"name":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('name', 'text/plain')).status).toBe(415);
  });
});

describe('super admins', () => {
  test('the user admin cannot be deleted, nor renamed', async () => {
    const list = await app.call('GET', '/api/admin/users?q=admin', { token: app.superToken });
    const admin = (list.body.users as { id: string; username: string }[]).find(
      ({ username }) => username === 'admin',
    );
    const path = `/api/admin/users/${admin?.id}`;
    await createUser({ role: 'super_admin' });
    expect((await app.call('DELETE', path, { token: app.superToken })).status).toBe(409);
    const rename = { body: { username: 'root' }, token: app.superToken };
    expect((await app.call('PUT', path, rename)).status).toBe(400);
  });

  test('parallel demotions leave one active super admin', async () => {
    const race = await createTestApp();
    const users = [];
    for (let index = 0; index < 4; index += 1) {
      users.push(await race.createDocument('users', buildUser({ role: 'super_admin' })));
    }
    const admin = await race.models.users.findOne({ username: 'admin' }).lean();
    const ids = [...users.map(({ id }) => id), String(admin?._id)];
    const answers = await Promise.allSettled(
      ids.map((id, index) =>
        index % 2 && id !== String(admin?._id)
          ? race.engine.remove('users', id)
          : race.engine.update('users', id, {
              [index % 4 ? 'isActive' : 'role']: index % 4 ? false : 'admin',
            }),
      ),
    );
    const left = await race.models.users.countDocuments({
      role: 'super_admin',
      isActive: true,
    });
    expect(left).toBe(1);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    await race.stop();
  });

  test('of two processes that each take one of the last two, one is refused', async () => {
    const database = await startTestDatabase();
    const { uri } = database;
    const [one, other] = [await createTestApp({ uri }), await createTestApp({ uri })];
    const { id } = await one.createDocument('users', buildUser({ role: 'super_admin' }));
    const admin = String((await one.models.users.findOne({ username: 'admin' }).lean())?._id);
    const answers = await Promise.allSettled([
      one.engine.remove('users', id),
      other.engine.update('users', admin, { isActive: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const active = { role: 'super_admin', isActive: true } as const;
    expect(await one.models.users.countDocuments(active)).toBe(1);
    await one.stop();
    await other.stop();
    await database.stop();
  });

  test.each([
    'short',
    'password1234',
    'aaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    'robin-printer-robin-printer-1',
  ])('refuses the weak password %s', async (password) => {
    const body = buildUser({ username: 'robin-printer', password });
    const answer = await app.call('POST', '/api/admin/users', { body, token: app.superToken });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { password: expect.any(String) } } },
    });
  });

  test('username and email are taken once, without regard to case', async () => {
    const body = buildUser();
    const create = (change: object) =>
      app.call('POST', '/api/admin/users', { body: { ...body, ...change }, token: app.superToken });
    expect((await create({})).status).toBe(201);
    expect(
      await create({ username: body.username.toUpperCase(), email: 'x@example.com' }),
    ).toMatchObject({
      status: 409,
      body: { error: { fields: { username: expect.any(String) } } },
    });
    expect(
      await create({ username: 'someone-else', email: body.email.toUpperCase() }),
    ).toMatchObject({
      status: 409,
      body: { error: { fields: { email: expect.any(String) } } },
    });
  });
});
