import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { accountUrlOf, type Submission } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { until } from '../../../scripts/testing/until';
import { submissionSource } from '../../src/mail/mailPart';
import { MAX_TRIES } from '../../src/mail/outbox/createAttempts';
import { createDelivery } from '../../src/mail/outbox/createDelivery';
import { createOutbox } from '../../src/mail/outbox/createOutbox';
import { submissionCollection } from '../../src/mail/outbox/createSubmissions';
import { connectDatabase, openDatabase } from '../../src/store/connection/openDatabase';
import { createTestApp, startTestDatabase, type TestApp } from '../createTestApp';
import { killProcesses, startProcess } from '../startProcess';
import { createMailSink, type MailSink } from '../stubs/createMailSink';
import { answerWith, createProviderStub, type ProviderStub } from '../stubs/createProviderStub';

const CREATE_DEMO_USER = '/api/provider/v1/crm-service/employee/CreateDemoUser';
const SEND_CONTACT_MAIL = '/api/provider/PrintHouseProfile/SendContactMail';
const MAIL_FROM = 'site@pressline.example';
const MAIL_TO = 'staff@pressline.example';

let counter = 0;
const buildContact = (overrides: Record<string, unknown> = {}) => {
  counter += 1;
  const email = `kim${counter}@shop.example`;
  return { firstName: 'Kim', lastName: 'Roller', email, company: 'Ink & Sons', ...overrides };
};
const buildTrial = () => {
  const { email } = buildContact();
  return { isUs: true, email, companyName: 'Ink & Sons', phone: '+15550109999' };
};

async function find(app: TestApp, q: string): Promise<Submission> {
  const { body } = await app.call<{ submissions: Submission[] }>(
    'GET',
    `/api/admin/submissions?q=${encodeURIComponent(q)}`,
    { token: app.adminToken },
  );
  const [submission] = body.submissions;
  if (!submission) throw new Error(`nothing stored of ${q}`);
  return submission;
}

const untilState = (app: TestApp, q: string, state: string) =>
  until(
    () => find(app, q),
    ({ delivery }) => delivery.state === state,
  );

async function connect(uri: string) {
  const connection = openDatabase();
  await connectDatabase(connection, uri);
  return connection;
}

/** Lets time pass for a submission: its pause or its claim is over. */
const makeDue = (app: TestApp, id: string, set: Record<string, unknown> = {}) =>
  submissionCollection(app.connection).updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { 'delivery.nextAt': new Date(0), ...set } },
  );

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe('mail', () => {
  let sink: MailSink;
  let app: TestApp;
  const mailOf = (text: string) => sink.mails.filter((mail) => mail.text.includes(text));

  beforeAll(async () => {
    sink = await createMailSink();
    app = await createTestApp({
      delivery: { smtpUrl: sink.url, mailFrom: MAIL_FROM, mailTo: MAIL_TO },
    });
    app.parts.mail.outbox.start();
  });
  afterAll(async () => {
    await app.stop();
    await sink.close();
  });
  beforeEach(() => {
    sink.onMail = () => undefined;
  });

  test('is sent once to the configured recipient, and the visitor can be replied to', async () => {
    const body = buildContact({ jobVolume: '2000+', message: 'Grüße aus der Druckerei' });
    await app.call('POST', '/api/contact', { body });
    const { delivery } = await untilState(app, body.email, 'sent');
    expect(delivery).toMatchObject({ tries: 1, nextAt: null, lastError: null });
    expect(delivery.sentAt).not.toBeNull();
    const [mail, ...others] = mailOf(body.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: MAIL_FROM, recipients: [MAIL_TO] });
    expect(mail?.headers).toEqual(
      expect.arrayContaining([
        `From: ${MAIL_FROM}`,
        `To: ${MAIL_TO}`,
        `Reply-To: ${body.email}`,
        'Subject: Schedule a demo',
      ]),
    );
    for (const value of Object.values(body)) expect(mail?.text).toContain(value);
  });

  test('every kind arrives under a subject of its own', async () => {
    const access = buildContact({ kind: 'api-access' });
    const { company: _, ...application } = buildContact({ kind: 'careers', position: 'Manager' });
    const trial = buildTrial();
    const letter = { email: buildContact().email };
    await app.call('POST', '/api/contact', { body: access });
    await app.call('POST', '/api/contact', { body: application });
    await app.call('POST', CREATE_DEMO_USER, { body: trial });
    await app.call('POST', '/api/newsletter', { body: letter });
    const subjects = [];
    for (const { email } of [access, application, trial, letter]) {
      await untilState(app, email, 'sent');
      subjects.push(mailOf(email)[0]?.headers.find((line) => line.startsWith('Subject:')));
    }
    expect(subjects).toEqual([
      'Subject: Request for API access',
      'Subject: Application',
      'Subject: Trial request',
      'Subject: Newsletter sign-up',
    ]);
  });

  test('an opt-out goes with what was sent, to staff and into the mail', async () => {
    const [plain, signalled, late] = [buildContact(), buildContact(), buildContact()];
    const headers = { 'Sec-GPC': '1' };
    const form = new URLSearchParams(signalled as Record<string, string>).toString();
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const posted = await app.call('POST', '/api/contact', {
      body: form,
      headers: { ...headers, ...type },
    });
    expect(posted.status).toBe(303);
    for (const body of [plain, late]) await app.call('POST', '/api/contact', { body });
    await app.call('POST', '/api/contact', { body: late, headers });
    const outcomes = [];
    for (const { email } of [plain, signalled, late]) {
      const { isOptedOut } = await untilState(app, email, 'sent');
      outcomes.push([isOptedOut, mailOf(email)[0]?.text.includes('Do not sell or share')]);
    }
    expect(outcomes.slice(0, 2)).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(outcomes[2]?.[0]).toBe(true);
  });

  test.each([
    ['jörg@müller.example', undefined],
    ['joerg@müller.example', 'joerg@xn--mller-kva.example'],
    ['=?utf-8?Q?ceo?=@shop.example', undefined],
    ["o'neill+a=b@shop.example", "o'neill+a=b@shop.example"],
  ])('a strict mail server takes the mail of %s', async (email, replyTo) => {
    // As a server without SMTPUTF8 may.
    sink.onMail = ({ headers }) => {
      if (!/^[\x20-\x7e\n]*$/.test(headers.join('\n'))) throw new Error('550 Not ASCII');
    };
    await app.call('POST', '/api/contact', { body: buildContact({ email }) });
    await until(async () => (await find(app, email)).delivery.tries > 0);
    const { delivery } = await untilState(app, email, 'sent');
    expect(delivery).toMatchObject({ tries: 1, lastError: null });
    const [mail] = mailOf(email);
    const replies = mail?.headers.filter((line) => line.startsWith('Reply-To: '));
    expect(replies).toEqual(replyTo ? [`Reply-To: ${replyTo}`] : []);
    expect(mail?.text.includes('This email has no reply address')).toBe(!replyTo);
  });

  test('an encoded word in what a visitor typed arrives as it was typed', async () => {
    const word = '=?utf-8?Q?Invoice?=';
    const fromMail = buildContact().email;
    const mail = { fromMail, toMail: '', subject: word, content: `${word} ${fromMail}` };
    await app.call('POST', SEND_CONTACT_MAIL, { body: mail });
    await untilState(app, fromMail, 'sent');
    const [received] = mailOf(fromMail);
    expect(received?.text).toContain(`Subject: ${word}`);
    expect(received?.headers.join('\n')).not.toContain('=?');
  });

  test('hostile forms add no header and no recipient', async () => {
    const hostile = [
      'x\r\nBcc: victim@evil.example',
      'x\nBcc: victim@evil.example',
      'x\r\n\r\nA second body',
      'x%0ABcc: victim@evil.example',
      '=?utf-8?Q?x=0D=0ABcc:_victim@evil.example?=',
      'Kim <victim@evil.example>',
      'victim@evil.example, other@evil.example',
      '"victim@evil.example"@shop.example',
      'x\u2028Bcc: victim@evil.example',
      'x\u0000',
      '.\r\nRCPT TO:<victim@evil.example>',
      '\r\n.\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<victim@evil.example>',
    ];
    const before = sink.mails.length;
    const names = ['firstName', 'lastName', 'company', 'message', 'email'];
    let accepted = 0;
    for (const value of hostile) {
      for (const name of names) {
        const body = buildContact({ [name]: value });
        const { status } = await app.call('POST', '/api/contact', { body });
        expect([200, 400]).toContain(status);
        if (status === 200) accepted += 1;
      }
      const mail = {
        fromMail: buildContact().email,
        toMail: value,
        subject: value,
        content: value,
      };
      const { status } = await app.call('POST', SEND_CONTACT_MAIL, { body: mail });
      if (status === 200) accepted += 1;
    }
    expect(accepted).toBeGreaterThan(10);
    await until(async () => sink.mails.length >= before + accepted);
    const received = sink.mails.slice(before);
    expect(received).toHaveLength(accepted);
    const allowed =
      /^(?:From|To|Reply-To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding): /;
    for (const { from, recipients, headers } of received) {
      expect(from).toBe(MAIL_FROM);
      expect(recipients).toEqual([MAIL_TO]);
      for (const line of headers) expect(line).toMatch(allowed);
      expect(headers.join('\n')).not.toContain('evil.example');
    }
  });

  test('what is held or sent is not sent, until staff send it on', async () => {
    const held = buildContact({ website: 'spam' });
    const body = buildContact();
    await app.call('POST', '/api/contact', { body: held });
    await app.call('POST', '/api/contact', { body });
    const sent = await untilState(app, body.email, 'sent');
    expect(mailOf(held.email)).toHaveLength(0);
    const { id } = await find(app, held.email);
    for (const one of [id, sent.id]) {
      const path = `/api/admin/submissions/${one}/resend`;
      expect((await app.call('POST', path, { token: app.adminToken })).status).toBe(200);
    }
    await untilState(app, held.email, 'sent');
    await untilState(app, body.email, 'sent');
    expect(mailOf(held.email)).toHaveLength(1);
    expect(mailOf(body.email)).toHaveLength(2);
    const ids = mailOf(body.email).map(({ headers }) =>
      headers.find((line) => line.startsWith('Message-ID')),
    );
    expect(new Set(ids)).toEqual(new Set([`Message-ID: <${sent.id}@pressline.example>`]));
  });

  test('a refused mail is tried again later, dies after the last try, and can be resent', async () => {
    sink.onMail = () => Promise.reject(new Error('mailbox full'));
    const body = buildContact();
    await app.call('POST', '/api/contact', { body });
    const waiting = await until(
      () => find(app, body.email),
      ({ delivery }) => delivery.lastError !== null,
    );
    expect(waiting.delivery).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining('mailbox full'),
    });

    await makeDue(app, waiting.id, { 'delivery.tries': 4 });
    app.parts.mail.outbox.wake();
    await until(async () => {
      const stored = await submissionCollection(app.connection).findOne({
        _id: new Types.ObjectId(waiting.id),
      });
      return stored?.delivery.tries === 5 && !stored.delivery.claim;
    });

    await makeDue(app, waiting.id, { 'delivery.tries': MAX_TRIES - 1 });
    const dead = await untilState(app, body.email, 'dead');
    expect(dead.delivery).toMatchObject({ tries: MAX_TRIES, nextAt: null });
    const { body: letters } = await app.call<{ total: number }>(
      'GET',
      '/api/admin/submissions?state=dead',
      { token: app.adminToken },
    );
    expect(letters.total).toBe(1);

    sink.onMail = () => undefined;
    await app.call('POST', `/api/admin/submissions/${dead.id}/resend`, { token: app.adminToken });
    expect((await untilState(app, body.email, 'sent')).delivery.tries).toBe(1);
  });
});

test('two processes share the work without sending twice', async () => {
  const database = await startTestDatabase();
  const sink = await createMailSink();
  const config = { smtpUrl: sink.url, mailFrom: MAIL_FROM, mailTo: MAIL_TO };
  const app = await createTestApp({ uri: database.uri, delivery: config });
  const connection = await connect(database.uri);
  const delivery = createDelivery({ ...config, demoAppUrl: 'https://app.pressline.example/' });
  const other = createOutbox({
    ...{ submissions: submissionSource(connection, delivery), log: pino({ level: 'silent' }) },
  });
  try {
    const bodies = Array.from({ length: 20 }, () => buildContact());
    await Promise.all(bodies.map((body) => app.call('POST', '/api/contact', { body })));
    app.parts.mail.outbox.start();
    other.start();
    for (const { email } of bodies) await untilState(app, email, 'sent');
    expect(sink.mails).toHaveLength(20);
  } finally {
    await other.stop();
    await connection.close();
    await app.stop();
    await sink.close();
    await database.stop();
  }
});

test('without a mail server the post is stored, and it is sent when the server is back', async () => {
  const port = await closedPort();
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const app = await createTestApp({ delivery: { smtpUrl, mailFrom: MAIL_FROM, mailTo: MAIL_TO } });
  app.parts.mail.outbox.start();
  const bodies = Array.from({ length: 5 }, () => buildContact());
  for (const body of bodies) {
    expect((await app.call('POST', '/api/contact', { body })).status).toBe(200);
  }
  await until(async () => (await find(app, String(bodies[4]?.email))).delivery.lastError !== null);
  expect((await find(app, String(bodies[0]?.email))).delivery.state).toBe('pending');
  const sink = await createMailSink(port);
  for (const { email } of bodies) await untilState(app, email, 'sent');
  expect(sink.mails).toHaveLength(5);
  await app.stop();
  await sink.close();
});

// Two processes start one after the other.
test('what a killed process had begun to send is sent by the next one', async () => {
  const database = await startTestDatabase();
  const sink = await createMailSink();
  const connection = await connect(database.uri);
  const submissions = submissionCollection(connection);
  const start = () =>
    startProcess({
      MONGODB_URI: database.uri,
      JWT_SECRET: 's'.repeat(32),
      SMTP_URL: sink.url,
      MAIL_FROM,
      MAIL_TO,
    });

  try {
    // The mail server never acknowledges: the process dies between storing and sending.
    let isHanging = false;
    sink.onMail = () => {
      isHanging = true;
      return new Promise(() => undefined);
    };
    const first = start();
    const body = buildContact();
    const answer = await fetch(`http://127.0.0.1:${await first.ready()}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    await until(async () => isHanging);
    first.child.kill('SIGKILL');
    await first.exit;
    sink.onMail = () => undefined;

    const begun = await submissions.findOne({});
    expect(begun?.delivery).toMatchObject({ state: 'pending', tries: 1 });
    // However long the second process takes to start, the claim of the dead one holds until then.
    const later = new Date(Date.now() + 3_600_000);
    await submissions.updateOne({}, { $set: { 'delivery.nextAt': later } });
    const second = start();
    await second.ready();
    expect(sink.mails).toHaveLength(0);
    await submissions.updateOne({}, { $set: { 'delivery.nextAt': new Date(0) } });
    await until(async () => (await submissions.findOne({}))?.delivery.state === 'sent');
    expect(sink.mails.map(({ text }) => text.includes(body.email))).toEqual([true]);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  } finally {
    killProcesses();
    await connection.close();
    await sink.close();
    await database.stop();
  }
}, 180_000);

describe('a real provider', () => {
  let provider: ProviderStub;
  let app: TestApp;
  const trialCalls = (email: string) => provider.calls.filter(({ body }) => body.email === email);

  beforeAll(async () => {
    provider = await createProviderStub();
    app = await createTestApp({
      delivery: {
        providerUrl: provider.url,
        providerMailUrl: `${provider.url}/`,
        mailTo: MAIL_TO,
        providerTimeoutMs: 60_000,
      },
    });
    app.parts.mail.outbox.start();
  });
  afterAll(async () => {
    await app.stop();
    await provider.close();
  });
  beforeEach(() => {
    provider.answer = answerWith(200, {});
  });

  const accounts = { data: { data: { url: 'https://app.crm.example/42' } } };

  test('makes the account at once, and the same request is made once', async () => {
    provider.answer = answerWith(200, accounts);
    const body = buildTrial();
    const first = await app.call('POST', CREATE_DEMO_USER, { body });
    const second = await app.call('POST', CREATE_DEMO_USER, { body });
    expect(first.status).toBe(200);
    expect(accountUrlOf(first.body)).toBe('https://app.crm.example/42');
    expect(second.body).toEqual(first.body);
    expect(trialCalls(body.email)).toEqual([
      {
        path: '/backend/v1/crm-service/employee/CreateDemoUser',
        idempotencyKey: (await find(app, body.email)).id,
        body,
      },
    ]);
    expect(await find(app, body.email)).toMatchObject({
      accountUrl: 'https://app.crm.example/42',
      delivery: { state: 'sent', tries: 1 },
    });
  });

  test.each([
    ['no url', answerWith(200, { data: { data: {} } })],
    ['a script for an url', answerWith(200, { data: { data: { url: 'javascript:alert(1)' } } })],
    ['an empty answer', answerWith(204, {})],
  ])('%s: answered without one', async (_, answer) => {
    provider.answer = answer;
    const body = buildTrial();
    const { status, body: answered } = await app.call('POST', CREATE_DEMO_USER, { body });
    expect(status).toBe(200);
    expect(accountUrlOf(answered)).toBeUndefined();
    expect(answered.message).toContain('email you the link');
    expect((await find(app, body.email)).delivery.state).toBe('sent');
  });

  test.each([
    ['500', answerWith(500, { secret: 'stack' }), 'answered 500'],
    ['a page', answerWith(200, '<html>secret</html>'), 'response is not JSON'],
    ['too much', answerWith(200, { text: 'x'.repeat(100_000) }), 'response is too large'],
    [
      'a redirect',
      (response: import('node:http').ServerResponse) =>
        void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
      'redirect',
    ],
  ])('%s: stored, answered without an url, and made later', async (_, answer, reason) => {
    provider.answer = answer;
    const body = buildTrial();
    const { status, body: answered } = await app.call('POST', CREATE_DEMO_USER, { body });
    expect(status).toBe(200);
    expect(accountUrlOf(answered)).toBeUndefined();
    expect(JSON.stringify(answered)).not.toContain('secret');
    const waiting = await find(app, body.email);
    expect(waiting.delivery).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining(reason),
    });
    provider.answer = answerWith(200, accounts);
    await makeDue(app, waiting.id);
    expect((await untilState(app, body.email, 'sent')).accountUrl).toBe(
      'https://app.crm.example/42',
    );
  });

  test('silence: stored, and answered without an url when the time is over', async () => {
    const impatient = await createTestApp({
      delivery: { providerUrl: provider.url, providerTimeoutMs: 100 },
    });
    provider.answer = () => undefined;
    const body = buildTrial();
    const { status, body: answered } = await impatient.call('POST', CREATE_DEMO_USER, { body });
    expect(status).toBe(200);
    expect(accountUrlOf(answered)).toBeUndefined();
    expect((await find(impatient, body.email)).delivery).toMatchObject({
      state: 'pending',
      lastError: expect.stringContaining('did not answer in time'),
    });
    await impatient.stop();
  });

  test('a refusal is an error, and the visitor may try again', async () => {
    provider.answer = answerWith(422, { message: 'secret reason' });
    const body = buildTrial();
    const refused = await app.call('POST', CREATE_DEMO_USER, { body });
    expect(refused).toMatchObject({ status: 502, body: { error: { code: 'bad_gateway' } } });
    expect(JSON.stringify(refused.body)).not.toContain('secret');
    expect((await find(app, body.email)).delivery).toMatchObject({ state: 'dead', tries: 1 });
    provider.answer = answerWith(200, accounts);
    const again = await app.call('POST', CREATE_DEMO_USER, { body });
    expect(accountUrlOf(again.body)).toBe('https://app.crm.example/42');
    expect((await find(app, body.email)).delivery.state).toBe('sent');
  });

  test('takes the mail in the form of the spec, with the configured recipient', async () => {
    const body = {
      fromMail: buildContact().email,
      toMail: 'other@victim.example',
      subject: 'Buy now',
      content: 'Hello',
    };
    await app.call('POST', SEND_CONTACT_MAIL, { body });
    await untilState(app, body.fromMail, 'sent');
    const [call] = provider.calls.filter((one) => one.body.fromMail === body.fromMail);
    expect(call).toMatchObject({
      path: '/backend/PrintHouseProfile/SendContactMail',
      body: {
        toMail: MAIL_TO,
        subject: 'Schedule a demo',
        content: expect.stringContaining('Hello'),
      },
    });
  });

  test('hears of an opt-out', async () => {
    provider.answer = answerWith(200, accounts);
    const signals = [];
    for (const headers of [{ 'Sec-GPC': '1' }, { 'Sec-GPC': '0' }]) {
      const body = buildTrial();
      await app.call('POST', CREATE_DEMO_USER, { body, headers });
      signals.push(provider.calls.find((one) => one.body.email === body.email)?.secGpc);
    }
    expect(signals).toEqual(['1', undefined]);
  });

  test('is asked by the outbox when the process died before', async () => {
    provider.answer = answerWith(200, accounts);
    const { email } = buildContact();
    await app.parts.mail.submissions.store({
      kind: 'trial',
      fields: { region: 'USA', email, companyName: 'C' },
      isOptedOut: false,
      outboxWaitsMs: 500,
    });
    expect((await untilState(app, email, 'sent')).accountUrl).toBe('https://app.crm.example/42');
  });
});
