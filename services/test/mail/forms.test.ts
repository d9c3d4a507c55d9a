import { accountUrlOf, type Submission } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';

const CREATE_DEMO_USER = '/api/provider/v1/crm-service/employee/CreateDemoUser';
const SEND_CONTACT_MAIL = '/api/provider/PrintHouseProfile/SendContactMail';
const EMAIL = 'Please enter a valid email address';

let app: TestApp;
let counter = 0;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const buildContact = (overrides: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    firstName: 'Kim',
    lastName: 'Roller',
    email: `kim${counter}@shop.example`,
    company: 'Ink & Sons',
    ...overrides,
  };
};
const buildTrial = (overrides: Record<string, unknown> = {}) => {
  counter += 1;
  const email = `trial${counter}@shop.example`;
  return { isUs: true, email, companyName: 'Ink & Sons', phone: '', ...overrides };
};

async function inbox(query = '', from = app) {
  const answer = await from.call<{ submissions: Submission[]; total: number }>(
    'GET',
    `/api/admin/submissions${query}`,
    { token: from.adminToken },
  );
  return answer.body;
}

const post = <Body = { message: string }>(path: string, body: unknown, to = app) =>
  to.call<Body>('POST', path, { body });

const postForm = (
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  to = app,
) =>
  to.call('POST', path, {
    body: String(new URLSearchParams(fields)),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('JSON calls', () => {
  test('a contact form is stored before the answer, with its fields and an idle outbox', async () => {
    const body = buildContact({ jobVolume: '101-500', message: 'Hello\nthere' });
    expect(await post('/api/contact', body)).toMatchObject({
      status: 200,
      body: { message: 'Message sent successfully!' },
    });
    const { submissions, total } = await inbox(`?q=${body.email}`);
    expect(total).toBe(1);
    expect(submissions[0]).toMatchObject({
      kind: 'contact',
      fields: body,
      delivery: { state: 'pending', tries: 0, sentAt: null, lastError: null },
      accountUrl: null,
    });
  });

  test('API access and applications are kinds of contact', async () => {
    const access = buildContact({ kind: 'api-access', message: 'Orders' });
    const application = {
      ...buildContact({ kind: 'careers', position: 'DevOps engineer' }),
      company: undefined,
    };
    expect((await post('/api/contact', access)).status).toBe(200);
    expect((await post('/api/contact', application)).status).toBe(200);
    expect((await inbox('?kind=api-access')).submissions[0]?.fields).toMatchObject({
      message: 'Orders',
    });
    expect((await inbox('?kind=careers')).submissions[0]?.fields).toMatchObject({
      position: 'DevOps engineer',
    });
    expect(await post('/api/contact', buildContact({ kind: 'constructor' }))).toMatchObject({
      status: 400,
      body: { error: { fields: { kind: expect.any(String) } } },
    });
  });

  test('the mail call takes the body of the spec', async () => {
    const { email } = buildContact();
    const body = {
      fromMail: email,
      toMail: 'somebody.else@victim.example',
      subject: 'Schedule a demo',
      content: 'Name: Kim',
    };
    expect(await post(SEND_CONTACT_MAIL, body)).toMatchObject({
      status: 200,
      body: { data: { message: 'Message sent successfully!' } },
    });
    const { submissions } = await inbox(`?q=${email}`);
    expect(submissions[0]?.fields).toEqual({
      email,
      subject: 'Schedule a demo',
      message: 'Name: Kim',
    });
  });

  test('a trial answers an address where both readings of the spec look for it', async () => {
    const body = buildTrial({ isUs: false, phone: '+1 555 010 9999' });
    const answer = await post<Record<string, unknown>>(CREATE_DEMO_USER, body);
    expect(answer.status).toBe(200);
    const url = accountUrlOf(answer.body);
    expect(url).toMatch(/^https:\/\/app\.pressline\.example\/\?account=[0-9a-f]{24}$/);
    // An HTTP client's response, and a body that the caller has parsed.
    const response = { data: answer.body as { data: { data: { url: string } } } };
    expect(response.data.data.data.url).toBe(url);
    const parsed = answer.body as { data: { data: { data: { url: string } } } };
    expect(parsed.data.data.data.url).toBe(url);
    expect((await inbox(`?q=${body.email}`)).submissions[0]).toMatchObject({
      kind: 'trial',
      fields: { region: 'International', phone: '+15550109999' },
    });
  });

  test.each([
    [CREATE_DEMO_USER, buildTrial({ isUs: undefined }), { isUs: 'Please select a region' }],
    [CREATE_DEMO_USER, buildTrial({ email: 'x' }), { email: EMAIL }],
    [
      CREATE_DEMO_USER,
      buildTrial({ companyName: '' }),
      { companyName: 'Please enter a company name' },
    ],
    [
      CREATE_DEMO_USER,
      buildTrial({ phone: '123' }),
      { phone: 'Please enter a valid phone number' },
    ],
    [
      '/api/contact',
      buildContact({ firstName: '' }),
      { firstName: 'Please enter your first name' },
    ],
    ['/api/contact', buildContact({ lastName: '' }), { lastName: 'Please enter your last name' }],
    ['/api/contact', buildContact({ email: 'x' }), { email: EMAIL }],
    ['/api/contact', buildContact({ company: '' }), { company: 'Please enter a company name' }],
    ['/api/contact', buildContact({ jobVolume: 'x' }), { jobVolume: 'Please select a job volume' }],
    ['/api/contact', buildContact({ role: 'x' }), { role: 'Unknown field' }],
    ['/api/contact', buildContact({ email: { $ne: 1 } }), { email: EMAIL }],
    ['/api/contact', [], { firstName: 'Please enter your first name' }],
    ['/api/newsletter', { email: '' }, { email: EMAIL }],
    ['/api/newsletter', {}, { email: EMAIL }],
    [SEND_CONTACT_MAIL, { fromMail: 'x', subject: '', content: 'c' }, { fromMail: EMAIL }],
    [
      SEND_CONTACT_MAIL,
      { fromMail: 'a@b.example', content: '' },
      { content: 'Please enter a message' },
    ],
  ])('%s refuses %j', async (path, body, fields) => {
    const { total } = await inbox();
    const answer = await post(path, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation', fields } } });
    expect((await inbox()).total).toBe(total);
  });

  test('the newsletter answers alike for new and known addresses, and stores one', async () => {
    const email = `News${counter}@shop.example`;
    const answers = [
      await post('/api/newsletter', { email }),
      await post('/api/newsletter', { email: email.toLowerCase() }),
    ];
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { message: 'Successfully subscribed!' },
    });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await inbox(`?kind=newsletter&q=${email}`)).total).toBe(1);
    expect((await inbox(`?kind=newsletter&q=${email}&status=open`)).total).toBe(0);
  });

  test('only known bodies are read, and no large ones', async () => {
    const send = (contentType: string, body: string) =>
      app.call('POST', '/api/contact', { body, headers: { 'Content-Type': contentType } });
    expect((await send('text/plain', JSON.stringify(buildContact()))).status).toBe(415);
    expect((await send('multipart/form-data; boundary=x', '--x--')).status).toBe(415);
    const large = JSON.stringify(buildContact({ message: 'x'.repeat(200_000) }));
    expect((await send('application/json', large)).status).toBe(413);
  });
});

describe('automated and repeated posts', () => {
  test.each([
    ['a filled trap', { website: 'https://spam.example' }],
    ['a trap filled with something odd', { website: { $ne: 1 } }],
    ['a form sent too fast', { fillMs: 300 }],
  ])('%s is answered alike and held', async (_, guard) => {
    const body = buildContact(guard);
    const plain = await post('/api/contact', buildContact());
    expect(await post('/api/contact', body)).toMatchObject({ status: 200, body: plain.body });
    const { submissions } = await inbox(`?state=held&q=${body.email}`);
    expect(submissions[0]?.delivery).toMatchObject({
      state: 'held',
      lastError: expect.stringContaining('Looks automated'),
    });
    expect(submissions[0]?.fields).not.toHaveProperty('website');
  });

  test('a held trial is answered alike, and what a person sends later is delivered', async () => {
    const trial = buildTrial();
    const held = await post(CREATE_DEMO_USER, { ...trial, website: 'x' });
    expect(held.status).toBe(200);
    expect((await inbox(`?q=${trial.email}`)).submissions[0]?.delivery.state).toBe('held');
    const sent = await post(CREATE_DEMO_USER, { ...trial, fillMs: 9_000 });
    expect(accountUrlOf(sent.body)).toBeDefined();
    expect(held.body).toEqual(sent.body);
    const { submissions, total } = await inbox(`?q=${trial.email}`);
    expect(total).toBe(1);
    expect(submissions[0]?.delivery).toMatchObject({ state: 'pending', lastError: null });
  });

  test('a double submit stores once, with and without a request key', async () => {
    const keyed = buildContact({ requestKey: 'a1b2c3d4-e5f6', fillMs: 5_000 });
    const plain = buildContact();
    const all = [keyed, plain].flatMap((body) => Array.from({ length: 10 }, () => body));
    const answers = await Promise.all(all.map((body) => post('/api/contact', body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await inbox(`?q=${keyed.email}`)).total).toBe(1);
    expect((await inbox(`?q=${plain.email}`)).total).toBe(1);
    // Under the same key, a changed message is another one.
    await post('/api/contact', { ...keyed, message: 'And one more thing' });
    expect((await inbox(`?q=${keyed.email}`)).total).toBe(2);
  });

  test('429 with Retry-After by address, sooner for untimed posts', async () => {
    const limited = await createTestApp({ rateLimitScale: 1 });
    try {
      const statuses = async (count: number, guard: Record<string, unknown>) => {
        const answers = [];
        for (let index = 0; index < count; index += 1) {
          answers.push(await post('/api/contact', buildContact(guard), limited));
        }
        return answers;
      };
      const timed = await statuses(12, { fillMs: 4_000 });
      expect(timed.every(({ status }) => status === 200)).toBe(true);
      // Of 20 points 8 are left: two posts without time.
      const untimed = await statuses(3, {});
      expect(untimed.map(({ status }) => status)).toEqual([200, 200, 429]);
      expect(Number(untimed[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
      const form = await postForm('/api/newsletter', { email: 'a@b.example' }, {}, limited);
      expect(form.headers.get('location')).toBe(
        '/?failed=newsletter&reason=rate_limited#newsletter',
      );
      expect((await inbox('', limited)).total).toBe(14);
    } finally {
      await limited.stop();
    }
  });
});

describe('plain HTML forms', () => {
  const asText = (body: Record<string, unknown>) => body as Record<string, string>;

  test.each([
    ['/api/contact', asText(buildContact({ website: '' })), '/?sent=contact#contact'],
    ['/api/contact', asText(buildContact({ kind: 'api-access' })), '/?sent=api-access#contact'],
    [
      '/api/contact',
      { kind: 'careers', firstName: 'A', lastName: 'B', email: 'a@b.example', fillMs: '' },
      '/careers?sent=careers#apply',
    ],
    ['/api/newsletter', { email: 'plain@shop.example' }, '/?sent=newsletter#newsletter'],
    [
      CREATE_DEMO_USER,
      {
        region: 'USA',
        email: 'a@b.example',
        companyName: 'C',
        phonePrefix: '+44',
        phone: '20 7946 0000',
      },
      '/?sent=trial#trial',
    ],
    [
      SEND_CONTACT_MAIL,
      { fromMail: 'a@b.example', toMail: '', subject: 'Schedule a demo', content: 'Hi' },
      '/?sent=contact#contact',
    ],
  ])('%s with %j leads to %s', async (path, fields, location) => {
    const answer = await postForm(path, fields, { 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('the prefix and the number of a trial become one', async () => {
    const { submissions } = await inbox('?kind=trial&q=442079460000');
    expect(submissions[0]?.fields).toMatchObject({ region: 'USA', phone: '+442079460000' });
  });

  test.each([
    [
      '/api/contact',
      { email: 'x', company: 'C', firstName: 'A' },
      'contact',
      'email.lastName',
      '#contact',
    ],
    ['/api/newsletter', { email: '' }, 'newsletter', 'email', '#newsletter'],
    [CREATE_DEMO_USER, { email: 'a@b.example', companyName: 'C' }, 'trial', 'region', '#trial'],
  ])('%s with %j leads back with its fields', async (path, body, form, names, anchor) => {
    const answer = await postForm(path, body);
    const url = new URL(answer.headers.get('location') ?? '', 'http://site');
    expect(answer.status).toBe(303);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      failed: form,
      reason: 'validation',
    });
    expect(url.searchParams.get('fields')?.split('.').sort()).toEqual(names.split('.'));
    expect(url.hash).toBe(anchor);
  });

  test.each([
    'email[$ne]=x',
    'email[]=a@b.example',
    'email=a@b.example&email=b@c.example',
    '__proto__=x&email=a@b.example',
    'email=a%40b.example&constructor[prototype][x]=1',
    Array.from({ length: 50 }, (_, index) => `f${index}=x`).join('&'),
  ])('names are flat and stand once: %s', async (body) => {
    const { total } = await inbox();
    const answer = await postForm('/api/newsletter', body);
    expect(answer.headers.get('location')).toMatch(/^\/\?failed=newsletter&reason=validation/);
    expect((await inbox()).total).toBe(total);
  });

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'SELF' }],
  ])('a form on another site is refused: %j', async (headers) => {
    const { total } = await inbox();
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('SELF', app.baseUrl)]),
    );
    expect((await postForm('/api/contact', asText(buildContact()), sent)).status).toBe(403);
    expect((await inbox()).total).toBe(total);
  });

  test('a form of this site without fetch metadata passes', async () => {
    const headers = { Origin: app.baseUrl };
    expect((await postForm('/api/contact', asText(buildContact()), headers)).status).toBe(303);
  });

  test.each([
    ['/api/contact', '/?failed=contact&reason=too_large#contact'],
    ['/api/newsletter', '/?failed=newsletter&reason=too_large#newsletter'],
    [CREATE_DEMO_USER, '/?failed=trial&reason=too_large#trial'],
  ])('a form that is too large goes back to the page of %s', async (path, page) => {
    const large = await postForm(path, { message: 'x'.repeat(200_000) });
    expect([large.status, large.headers.get('location')]).toEqual([303, page]);
    // Without a length it is only known while it arrives.
    const streamed = await fetch(app.baseUrl + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new Blob(['message=', 'x'.repeat(400_000)]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([streamed.status, streamed.headers.get('location')]).toEqual([303, page]);
    const foreign = { Origin: 'https://evil.example' };
    const refused = await postForm(path, { message: 'x'.repeat(200_000) }, foreign);
    expect(refused.status).toBe(403);
  });

  test('no other route takes forms, and no form is large or compressed', async () => {
    expect((await postForm('/api/admin/login', { username: 'admin', password: 'x' })).status).toBe(
      415,
    );
    const json = await post('/api/contact', { message: 'x'.repeat(200_000) });
    expect(json.status).toBe(413);
    const gzip = await postForm('/api/contact', 'a=b', { 'Content-Encoding': 'gzip' });
    expect(gzip.headers.get('location')).toContain('reason=unsupported');
  });
});

describe('inbox', () => {
  test('is for staff alone', async () => {
    expect((await app.call('GET', '/api/admin/submissions')).status).toBe(401);
    expect((await app.call('POST', `/api/admin/submissions/${'a'.repeat(24)}/resend`)).status).toBe(
      401,
    );
    expect((await app.call('DELETE', `/api/admin/submissions/${'a'.repeat(24)}`)).status).toBe(401);
  });

  test('pages, filters and searches literally, newest first', async () => {
    const first = buildContact({ company: 'Page.* (One)' });
    await post('/api/contact', first);
    await post('/api/contact', { ...first, message: 'Second' });
    const found = await inbox(`?q=${encodeURIComponent('page.* (one)')}&limit=1`);
    expect(found.total).toBe(2);
    expect(found.submissions).toHaveLength(1);
    expect(found.submissions[0]?.fields.message).toBe('Second');
    const second = await inbox(`?q=${encodeURIComponent('PAGE.*')}&limit=1&page=2`);
    expect(second.submissions[0]?.fields.message).toBeUndefined();
    expect((await inbox('?q=pagexx')).total).toBe(0);
    expect((await inbox('?kind=all&state=all&q=')).total).toBeGreaterThan(2);
    for (const query of ['?state=x', '?kind=x', '?limit=0', '?page=-1', '?q=a&q=b', '?sort=key']) {
      const answer = await app.call('GET', `/api/admin/submissions${query}`, {
        token: app.adminToken,
      });
      expect(answer.status).toBe(400);
    }
  });

  test('is worked through: states, assignee and note, without overwriting each other', async () => {
    const body = buildContact({ fillMs: 5_000 });
    const { email } = body;
    await post('/api/contact', body);
    const [entry] = (await inbox(`?q=${email}&status=open`)).submissions;
    expect(entry).toMatchObject({ status: 'new', assignee: null, note: '', version: 0 });
    expect(entry?.delivery.isConfigured).toBe(false);
    const update = (body: object) =>
      app.call<Submission & { error: object; current: Submission }>(
        'PUT',
        `/api/admin/submissions/${entry?.id}`,
        { token: app.adminToken, body },
      );
    const taken = await update({ status: 'in-progress', assignee: 'editor', version: 0 });
    expect(taken).toMatchObject({ status: 200, body: { assignee: 'editor', version: 1 } });
    const stale = await update({ note: 'Mine', version: 0 });
    expect(stale).toMatchObject({ status: 409, body: { current: { version: 1, note: '' } } });
    expect((await inbox('?assignee=editor')).total).toBe(1);
    expect((await inbox(`?q=${email}&status=new`)).total).toBe(0);
    expect((await inbox(`?q=${email}&status=open`)).total).toBe(1);
    expect((await update({ status: 'done', note: 'Called\nback', assignee: null })).body).toEqual(
      expect.objectContaining({ status: 'done', note: 'Called\nback', assignee: null }),
    );
    expect((await inbox(`?q=${email}&status=open`)).total).toBe(0);
    expect((await inbox(`?q=${email}&status=done`)).total).toBe(1);
    for (const body of [{ assignee: 'nobody' }, { status: 'x' }, { note: 'x'.repeat(2_001) }]) {
      expect((await update(body)).status).toBe(400);
    }
    const gone = `/api/admin/submissions/${'a'.repeat(24)}`;
    const missing = await app.call('PUT', gone, { token: app.adminToken, body: {} });
    expect(missing.status).toBe(404);
    await post('/api/contact', buildContact({ website: 'x', company: 'Held & Co' }));
    expect((await inbox('?q=held+%26+co&status=open')).total).toBe(0);
  });

  test('tells staff whom something can be given to, without their addresses', async () => {
    await app.models.users.updateOne({ username: 'admin' }, { fullName: 'fred Admin' });
    const answer = await app.call('GET', '/api/admin/staff', { token: app.adminToken });
    expect(answer.body).toEqual({
      staff: [
        { username: 'editor', name: 'editor', getsMail: true },
        { username: 'admin', name: 'fred Admin', getsMail: true },
      ],
      sendsReminders: false,
    });
    expect((await app.call('GET', '/api/admin/staff')).status).toBe(401);
  });

  test('keys and claims stay inside', async () => {
    const { submissions } = await inbox('?limit=1');
    expect(Object.keys(submissions[0] ?? {}).sort()).toEqual([
      'accountUrl',
      'assignee',
      'createdAt',
      'delivery',
      'fields',
      'id',
      'isOptedOut',
      'kind',
      'note',
      'status',
      'version',
    ]);
    expect(Object.keys(submissions[0]?.delivery ?? {}).sort()).toEqual([
      'isConfigured',
      'lastError',
      'nextAt',
      'sentAt',
      'state',
      'tries',
    ]);
  });

  test('removes, resends nothing without mail, and knows what is gone', async () => {
    const body = buildContact({ website: 'x' });
    await post('/api/contact', body);
    const id = (await inbox(`?q=${body.email}`)).submissions[0]?.id;
    const path = `/api/admin/submissions/${id}`;
    const token = app.adminToken;
    expect(await app.call('POST', `${path}/resend`, { token })).toMatchObject({
      status: 409,
      body: { error: { message: 'Email is not set up' } },
    });
    expect((await inbox(`?q=${body.email}`)).submissions[0]?.delivery.state).toBe('held');
    expect((await app.call('DELETE', path, { token })).body).toEqual({ id });
    expect((await app.call('DELETE', path, { token })).status).toBe(404);
    expect((await app.call('POST', `${path}/resend`, { token })).status).toBe(404);
    expect((await app.call('DELETE', '/api/admin/submissions/x', { token })).status).toBe(404);
  });
});
