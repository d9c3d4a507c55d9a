import type { LoginStep, OwnPasskeys, PasskeyCeremony, PasskeyPolicy } from '@pressline/shared-api';
import { createTestApp, TEST_PASSWORD, TEST_SITE, type TestApp } from '../createTestApp';
import { buildUser } from '../factories';
import { softAuthenticator } from './softAuthenticator';

const OWN = '/api/admin/me/passkeys';
const ALL = '/api/admin/passkeys';
const LOGIN = '/api/admin/login';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const post = <Body = Record<string, unknown>>(path: string, body?: unknown, token?: string) =>
  app.call<Body>('POST', path, { body, ...(token && { token }) });
const me = async (token: unknown) =>
  (await app.call('GET', '/api/admin/me', { token: String(token) })).status;
const keysOf = async (token: string) => (await app.call<OwnPasskeys>('GET', OWN, { token })).body;
const alone = async () => (await post<PasskeyCeremony>(`${LOGIN}/challenge`)).body;

interface Person {
  id: string;
  username: string;
  password: string;
  token: string;
}

async function addPerson(values = {}): Promise<Person> {
  const { username, password, ...others } = buildUser(values);
  const { id } = await app.createDocument('users', { ...others, username, password });
  return { id: String(id), username, password, token: await app.signIn(username, password) };
}

async function addPasskey({ password, token }: Person, name = 'Laptop') {
  const key = softAuthenticator(TEST_SITE);
  const begun = await post<PasskeyCeremony>(`${OWN}/challenge`, { current: password }, token);
  const added = await post(OWN, { ...key.register(begun.body), name }, token);
  expect(added.status).toBe(201);
  return { key, codes: added.body.recoveryCodes as string[] };
}

/** The first step, which only the right password passes. */
async function enterPassword({ username, password }: Person, step: LoginStep['step'] = 'passkey') {
  const { status, body } = await post<LoginStep>(LOGIN, { username, password });
  expect([status, body.step, 'token' in body]).toEqual([202, step, false]);
  return body;
}

test('a passkey signs in alone, and is needed after the password', async () => {
  const person = await addPerson();
  const { key, codes } = await addPasskey(person);
  expect(codes).toHaveLength(10);
  for (const begun of [await alone(), await enterPassword(person)]) {
    const { status, body } = await post(`${LOGIN}/passkey`, key.prove(begun));
    expect([status, await me(body.token)]).toEqual([200, 200]);
  }
  const second = await addPasskey(person, '');
  expect(second.codes).toEqual([]);
  const [first, other] = (await keysOf(person.token)).passkeys;
  expect(first).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(String) });
  const renaming = { body: { name: 'Phone' }, token: person.token };
  expect((await app.call('PUT', `${OWN}/${other?.id}`, renaming)).status).toBe(200);
  const removal = { current: person.password };
  for (const passkey of [first, other]) {
    await post(`${OWN}/${passkey?.id}/removal`, removal, person.token);
  }
  const empty = { passkeys: [], recoveryCodesLeft: 0, isRequired: false };
  expect(await keysOf(person.token)).toEqual(empty);
  expect((await post(LOGIN, { username: person.username, password: person.password })).status).toBe(
    200,
  );
});

test('two passkeys of a person never have one name', async () => {
  const person = await addPerson();
  await addPasskey(person, 'Phone');
  const ask = async () =>
    (await post<PasskeyCeremony>(`${OWN}/challenge`, { current: person.password }, person.token))
      .body;
  const add = async (name?: string) =>
    post(OWN, { ...softAuthenticator(TEST_SITE).register(await ask()), name }, person.token);
  const taken = { name: 'You already have a passkey with this name' };
  const refused = { status: 400, body: { error: { fields: taken } } };
  expect(await add(' phone ')).toMatchObject(refused);
  expect([(await add('')).status, (await add('')).status]).toEqual([201, 201]);
  const { passkeys } = await keysOf(person.token);
  expect(passkeys.map(({ name }) => name)).toEqual([
    ...['Phone', 'Unknown browser', 'Unknown browser 2'],
  ]);
  const rename = (name: string) =>
    app.call('PUT', `${OWN}/${passkeys[0]?.id}`, { body: { name }, token: person.token });
  expect(await rename('UNKNOWN BROWSER')).toMatchObject(refused);
  expect((await rename('PHONE')).status).toBe(200);
});

test.each([
  ['of a copy', { counter: 1 }],
  ['for another site', { origin: 'https://pressline.example.evil.test' }],
  ['for a part of the site', { origin: `${TEST_SITE}:8443` }],
  ['for another name', { rpId: 'example' }],
  ['without the person’s consent', { isVerified: false }],
])('a proof %s is refused', async (_what, manner) => {
  const person = await addPerson();
  const { key } = await addPasskey(person);
  for (let uses = 0; uses < 2; uses += 1) {
    expect((await post(`${LOGIN}/passkey`, key.prove(await alone()))).status).toBe(200);
  }
  for (const begun of [await alone(), await enterPassword(person)]) {
    const { status, body } = await post(`${LOGIN}/passkey`, key.prove(begun, manner));
    expect([status, body.message]).toEqual([401, expect.stringMatching(/not accepted/)]);
  }
  const [refused] = await app.parts.audit.export({ by: person.username, outcome: 'refused' });
  expect(refused?.action).toBe('Sign in with a passkey');
});

test('a challenge is good once, for a while, for its purpose and its user', async () => {
  const [person, other] = [await addPerson(), await addPerson()];
  const [{ key }, { key: othersKey }] = [await addPasskey(person), await addPasskey(other)];
  const proof = key.prove(await alone());
  const parallel = [post(`${LOGIN}/passkey`, proof), post(`${LOGIN}/passkey`, proof)];
  const statuses = (await Promise.all(parallel)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);

  const asPerson = await enterPassword(person);
  expect((await post(`${LOGIN}/passkey`, othersKey.prove(asPerson))).status).toBe(401);

  const old = await enterPassword(person);
  const challenges = app.connection.collection('challenges');
  await challenges.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  const late = await post(`${LOGIN}/passkey`, key.prove(old));
  expect([late.status, late.body.message]).toEqual([401, expect.stringMatching(/too long/)]);

  const { password, token } = person;
  const adding = await post<PasskeyCeremony>(`${OWN}/challenge`, { current: password }, token);
  expect((await post(`${LOGIN}/passkey`, key.prove(adding.body))).status).toBe(401);
  const stolen = { ...softAuthenticator(TEST_SITE).register(adding.body), name: '' };
  expect((await post(OWN, stolen, other.token)).status).toBe(409);

  const stale = await enterPassword(person);
  const change = { body: { password: 'a wholly different sentence' }, token: app.superToken };
  await app.call('PUT', `/api/admin/users/${person.id}`, change);
  expect((await post(`${LOGIN}/passkey`, key.prove(stale))).status).toBe(401);
});

test('who finds an open browser can neither add nor remove a passkey', async () => {
  const person = await addPerson({ role: 'super_admin' });
  await addPasskey(person);
  const { token } = person;
  const id = (await keysOf(token)).passkeys[0]?.id;
  const ways = [
    ...[
      ['POST', `${OWN}/challenge`],
      ['POST', `${OWN}/${id}/removal`],
    ],
    ['POST', '/api/admin/me/recovery-codes'],
    // Nor those of others, nor what everybody needs.
    ...[
      ['POST', `${ALL}/${person.id}/reset`],
      ['PUT', ALL, { isRequired: false }],
    ],
  ] as const;
  for (const [method, path, more] of ways) {
    for (const given of [{ current: 'a guess' }, {}]) {
      const { status, body } = await app.call(method, path, { body: { ...more, ...given }, token });
      const current = expect.any(String);
      expect([path, status, body.error]).toMatchObject([path, 400, { fields: { current } }]);
    }
  }
  expect((await keysOf(token)).passkeys).toHaveLength(1);
  await app.parts.people.passkeys.store.remove(person.id);
});

test('a super admin changes the password of others, and the own one with the present one alone', async () => {
  const [boss, other] = [await addPerson({ role: 'super_admin' }), await addPerson()];
  const { token } = boss;
  const change = (id: string, body: object) =>
    app.call('PUT', `/api/admin/users/${id}`, { body, token });
  const password = 'a wholly different sentence';
  expect(await change(boss.id, { password })).toMatchObject({
    status: 400,
    body: { error: { fields: { password: expect.stringMatching(/Your account/) } } },
  });
  expect((await change(boss.id, { password: '', fullName: 'Kim Berg' })).status).toBe(200);
  expect((await change(other.id, { password })).status).toBe(200);
  const own = { current: boss.password, password };
  expect((await app.call('PUT', '/api/admin/me/password', { body: own, token })).status).toBe(200);
  for (const { username } of [boss, other]) {
    expect((await post(LOGIN, { username, password })).status).toBe(200);
  }
});

test('a recovery code is used once, is stored as a hash, and is replaced by new ones', async () => {
  const person = await addPerson();
  const { codes } = await addPasskey(person);
  const [code = ''] = codes;
  const redeem = async (typed: string) => {
    const { ticket } = await enterPassword(person);
    return post(`${LOGIN}/recovery`, { ticket, code: typed });
  };
  expect(await redeem(code.toUpperCase().replaceAll('-', ' '))).toMatchObject({
    status: 200,
    body: { token: expect.any(String), recoveryCodesLeft: 9 },
  });
  expect((await redeem(code)).status).toBe(401);
  const { token, password } = person;
  const renewed = await post('/api/admin/me/recovery-codes', { current: password }, token);
  expect((await redeem(codes[1] ?? '')).status).toBe(401);
  const [fresh = ''] = renewed.body.recoveryCodes as string[];
  expect((await redeem(fresh)).status).toBe(200);
  const kept = [
    ...(await app.connection.collection('passkeys').find().limit(1_000).toArray()),
    ...(await app.parts.audit.export({})),
  ];
  for (const one of [...codes, fresh]) expect(JSON.stringify(kept)).not.toContain(one);
});

test('a passkey and new recovery codes are stored only with their entries in the audit log', async () => {
  const person = await addPerson();
  const { codes } = await addPasskey(person);
  const { password, token } = person;
  const begun = await post<PasskeyCeremony>(`${OWN}/challenge`, { current: password }, token);
  const body = { ...softAuthenticator(TEST_SITE).register(begun.body), name: 'Phone' };
  const write = jest.spyOn(app.parts.audit, 'write').mockRejectedValue(new Error('away'));
  const added = await post(OWN, body, token);
  const renewed = await post('/api/admin/me/recovery-codes', { current: password }, token);
  write.mockRestore();
  expect([added.status, renewed.status]).toEqual([500, 500]);
  expect((await keysOf(token)).passkeys).toHaveLength(1);
  const { ticket } = await enterPassword(person);
  expect((await post(`${LOGIN}/recovery`, { ticket, code: codes[0] })).status).toBe(200);
});

test('recovery codes cannot be guessed for long, whoever has the password', async () => {
  const limited = await createTestApp({ rateLimitScale: 1 });
  const [user] = await limited.models.users.find({ username: 'editor' }).lean();
  if (!user) throw new Error('No editor');
  const { store, webAuthn } = limited.parts.people.passkeys;
  await store.change(String(user._id), () => ({ codes: ['x'] }));
  const { ticket } = await webAuthn.askToProve(user);
  const statuses = [];
  for (let guess = 0; guess < 6; guess += 1) {
    const body = { ticket, code: `guess-${guess}` };
    statuses.push((await limited.call('POST', `${LOGIN}/recovery`, { body })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  await limited.stop();
});

test('passkeys that are required are made at the sign-in, and the last one stays', async () => {
  const boss = { id: '', username: 'admin', password: TEST_PASSWORD, token: app.superToken };
  const require = (isRequired: boolean, token = boss.token, current = TEST_PASSWORD) =>
    app.call('PUT', ALL, { body: { isRequired, current }, token });
  expect((await require(true)).status).toBe(409);
  const { key: bossKey } = await addPasskey(boss);
  expect((await require(true, app.adminToken)).status).toBe(403);
  expect((await require(true)).status).toBe(200);

  const body = buildUser();
  const { id } = await app.createDocument('users', body);
  const person = { ...body, id: String(id), token: '' };
  const [begun, late] = [
    await enterPassword(person, 'register'),
    await enterPassword(person, 'register'),
  ];
  const key = softAuthenticator(TEST_SITE);
  const first = await post(`${LOGIN}/register`, key.register(begun));
  expect(first).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } });
  const another = softAuthenticator(TEST_SITE);
  expect((await post(`${LOGIN}/register`, another.register(late))).status).toBe(401);

  const signedIn = { ...person, token: String(first.body.token) };
  await addPasskey(signedIn, 'Phone');
  const { passkeys } = await keysOf(signedIn.token);
  const removals = passkeys.map((one) =>
    post(`${OWN}/${one.id}/removal`, { current: person.password }, signedIn.token),
  );
  const removed = (await Promise.all(removals)).map(({ status }) => status);
  expect(removed.sort()).toEqual([200, 409]);

  const policy = await app.call<PasskeyPolicy>('GET', ALL, { token: boss.token });
  const holders = policy.body.holders.filter(({ username }) =>
    ['admin', person.username].includes(username),
  );
  expect(holders.map(({ passkeys: left }) => left)).toEqual([1, 1]);

  const reset = (userId: string, token: string, current = TEST_PASSWORD) =>
    post(`${ALL}/${userId}/reset`, { current }, token);
  expect((await reset(person.id, signedIn.token)).status).toBe(403);
  expect((await reset(person.id, boss.token)).status).toBe(200);
  expect(await me(signedIn.token)).toBe(401);
  await enterPassword(person, 'register');

  const bossId = holders.find(({ username }) => username === 'admin')?.id ?? '';
  expect((await reset(bossId, boss.token)).status).toBe(409);
  expect((await require(false)).status).toBe(200);
  const second = await addPerson({ role: 'super_admin' });
  expect((await require(true)).status).toBe(200);
  expect(await reset(bossId, second.token, second.password)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/one super admin/) },
  });
  await addPasskey(second);
  expect((await reset(bossId, second.token, second.password)).status).toBe(200);
  expect((await post(`${LOGIN}/passkey`, bossKey.prove(await alone()))).status).toBe(401);
  expect((await require(false, second.token, second.password)).status).toBe(200);
});

test('two super admins who reset each other at once leave one passkey, where passkeys are required', async () => {
  const boss = await app.signIn('admin');
  const { store } = app.parts.people.passkeys;
  const clear = async () => {
    for (const { userId } of await store.all()) await store.remove(userId);
  };
  for (let trial = 0; trial < 5; trial += 1) {
    await clear();
    const pair = [
      await addPerson({ role: 'super_admin' }),
      await addPerson({ role: 'super_admin' }),
    ];
    for (const one of pair) await addPasskey(one);
    await store.require(true);
    const answers = pair.map((one, at) =>
      post(`${ALL}/${pair[1 - at]?.id}/reset`, { current: one.password }, one.token),
    );
    await Promise.all(answers);
    await store.require(false);
    expect(await store.all()).toHaveLength(1);
  }
  expect(await me(boss)).toBe(200);
  await clear();
});

test('a sign-in whose passkeys are reset meanwhile opens nothing, with each kind of proof', async () => {
  const { limiter } = app.parts.people;
  const boss = await app.signIn('admin');
  for (const way of ['passkey', 'recovery'] as const) {
    const person = await addPerson();
    const { key, codes } = await addPasskey(person);
    const begun = await enterPassword(person);
    const other = await enterPassword(person);
    const forgive = jest.spyOn(limiter, 'forgive');
    // It is called between the proof and the start of the session.
    let reset = 0;
    forgive.mockImplementationOnce(async () => {
      reset = (await post(`${ALL}/${person.id}/reset`, { current: TEST_PASSWORD }, boss)).status;
    });
    const code = { ticket: begun.ticket, code: codes[0] };
    const body = way === 'passkey' ? key.prove(begun) : code;
    const { token } = (await post(`${LOGIN}/${way}`, body)).body;
    forgive.mockRestore();
    expect([way, reset, typeof token, await me(token)]).toEqual([way, 200, 'string', 401]);
    expect((await post(`${LOGIN}/passkey`, key.prove(other))).status).toBe(401);
  }
});

test('a passkey of a former address of the site locks nobody out', async () => {
  const person = await addPerson();
  const { key } = await addPasskey(person);
  await app.parts.people.passkeys.store.change(person.id, ({ passkeys }) => ({
    passkeys: passkeys.map((one) => ({ ...one, rpId: 'former.example' })),
  }));
  expect((await keysOf(person.token)).passkeys[0]?.isElsewhere).toBe(true);
  expect((await post(`${LOGIN}/passkey`, key.prove(await alone()))).status).toBe(401);
});

test('who is deleted takes the passkeys along', async () => {
  const person = await addPerson();
  const { key } = await addPasskey(person);
  const token = await app.signIn('admin');
  expect((await app.call('DELETE', `/api/admin/users/${person.id}`, { token })).status).toBe(200);
  expect((await post(`${LOGIN}/passkey`, key.prove(await alone()))).status).toBe(401);
  expect((await app.parts.people.passkeys.store.of(person.id)).passkeys).toEqual([]);
});
