import type { Article, Home, StaffList } from '@pressline/shared-api';
import { until } from '../../../scripts/testing/until';
import type { StoredReminder } from '../../src/mail/outbox/createReminders';
import { runUpkeep } from '../../src/runParts';
import { utcDay } from '../../src/utcDay';
import { createTestApp, startTestDatabase, TEST_SITE, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';
import { createMailSink, type MailSink } from '../stubs/createMailSink';
import { answerWith, createProviderStub } from '../stubs/createProviderStub';

const MAIL = { mailFrom: 'site@pressline.example', mailTo: 'staff@pressline.example' };
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let database: Awaited<ReturnType<typeof startTestDatabase>>;
let sink: MailSink;
let apps: TestApp[];

beforeEach(async () => {
  database = await startTestDatabase();
  sink = await createMailSink();
  apps = [];
});
afterEach(async () => {
  for (const app of apps) await app.stop();
  await sink.close();
  await database.stop();
});

async function start(delivery: object = { ...MAIL, smtpUrl: sink.url }) {
  const app = await createTestApp({ uri: database.uri, delivery });
  apps.push(app);
  return app;
}

const remindersOf = (app: TestApp) => app.connection.collection<StoredReminder>('reminders');
const addOwner = (app: TestApp, username: string, email = `${username}@shop.example`) =>
  app.models.users.create({
    ...{ username, email, fullName: `${username} Roth`, role: 'admin', passwordHash: 'none' },
  });

/** Published articles, each of its owner and verified until `days` from now. */
async function addArticles(app: TestApp, ...all: [title: string, owner: string, days: number][]) {
  const category = await app.createDocument('categories', buildCategory());
  const added: Article[] = [];
  for (const [title, owner, days] of all) {
    const built = buildArticle({ categoryId: category.id, title });
    const { id } = await app.createDocument('articles', built);
    added.push(await app.parts.editing.freshness.set(id, { owner, verifiedUntil: at(days) }));
  }
  return added;
}

const untilSettled = (app: TestApp, isSettled: (all: StoredReminder[]) => boolean) =>
  until(() => remindersOf(app).find().limit(1_000).toArray(), isSettled);

/** Ends when all that is due has been looked for once more from now on, and tried. */
async function lookAgain({ parts }: TestApp) {
  const { outbox } = parts.mail;
  await outbox.stop();
  outbox.start();
  await outbox.stop();
}

const areSent = (all: StoredReminder[]) =>
  all.length > 0 && all.every(({ delivery }) => delivery.state === 'sent');

test('an owner gets one mail a day that links to what has to be verified, also after a restart', async () => {
  const app = await start();
  await addOwner(app, 'ines');
  await addOwner(app, 'otto');
  const [late, later] = await addArticles(
    app,
    ['Ink densities', 'ines', -9],
    ['Paper weights', 'ines', 0],
    ['Not yet', 'ines', 1],
    ['Of nobody', '', -9],
    ['Trapping', 'otto', -1],
  );
  await runUpkeep(app.list);
  await runUpkeep(app.list);
  app.parts.mail.outbox.start();
  await untilSettled(app, areSent);
  expect(sink.mails.map(({ recipients }) => recipients).sort()).toEqual([
    ['ines@shop.example'],
    ['otto@shop.example'],
  ]);
  const mail = sink.mails.find(({ recipients }) => recipients[0] === 'ines@shop.example');
  expect(mail?.headers).toEqual(
    expect.arrayContaining(['Subject: 2 articles to review', `From: ${MAIL.mailFrom}`]),
  );
  expect(mail?.headers.join('\n')).not.toContain('Reply-To');
  expect(mail?.text).toContain(
    [
      'Hello ines Roth,',
      '',
      'please review the following articles. You are the owner, and the',
      '"Verified until" date has passed. If an article is still correct, choose "Mark as verified".',
      'If not, correct it first.',
      '',
      `- Ink densities (verified until ${utcDay(Date.parse(at(-9)))})`,
      `  ${TEST_SITE}/admin/articles/${late?.id}`,
      `- Paper weights (verified until ${utcDay()})`,
      `  ${TEST_SITE}/admin/articles/${later?.id}`,
      '',
      'All articles you need to review:',
      `${TEST_SITE}/admin/articles?status=overdue&owner=ines`,
    ].join('\n'),
  );
  expect(mail?.text).not.toContain('Not yet');

  await app.parts.mail.outbox.stop();
  await addArticles(app, ['One more', 'ines', -1]);
  const again = await start();
  await runUpkeep(again.list);
  await lookAgain(again);
  expect(sink.mails).toHaveLength(2);
});

test('two instances make and send each mail once', async () => {
  const [one, two] = [await start(), await start()];
  const owners = Array.from({ length: 8 }, (_, index) => `owner-${index}`);
  for (const owner of owners) await addOwner(one, owner);
  await addArticles(one, ...owners.map((owner) => [owner, owner, -1] as [string, string, number]));
  await Promise.all([runUpkeep(one.list), runUpkeep(two.list)]);
  one.parts.mail.outbox.start();
  two.parts.mail.outbox.start();
  await untilSettled(one, areSent);
  expect(sink.mails.map(({ recipients }) => recipients[0]).sort()).toEqual(
    owners.map((owner) => `${owner}@shop.example`),
  );
});

test('a failed mail is tried again on its day only, and is no failed request', async () => {
  sink.onMail = () => {
    throw new Error('Mailbox full');
  };
  const app = await start();
  await addOwner(app, 'ines');
  await addArticles(app, ['Ink densities', 'ines', -2]);
  await runUpkeep(app.list);
  app.parts.mail.outbox.start();
  const failed = ([first]: StoredReminder[]) => first?.delivery.lastError !== null;
  const [reminder] = await untilSettled(app, failed);
  expect(reminder?.delivery).toMatchObject({ state: 'pending', tries: 1 });
  expect(reminder?.delivery.lastError).toContain('Mailbox full');
  const home = await app.call<Home>('GET', '/api/admin/home', { token: app.adminToken });
  expect(home.body.counts).toMatchObject({ failedMail: 0, requests: 0, overdue: 1 });

  // As if it were of a day that has gone by without a mail server.
  sink.onMail = () => undefined;
  const past = { day: '2026-01-01', key: 'ines 2026-01-01', 'delivery.nextAt': new Date(0) };
  await remindersOf(app).updateOne({}, { $set: past });
  await runUpkeep(app.list);
  await untilSettled(app, (all) => all.length === 2 && all.some((one) => one.day === utcDay()));
  await untilSettled(app, (all) => all.some(({ delivery }) => delivery.state === 'sent'));
  await lookAgain(app);
  expect(sink.mails).toHaveLength(1);
  const all = await remindersOf(app).find().limit(1_000).toArray();
  expect(all.map(({ delivery }) => delivery.state).sort()).toEqual(['pending', 'sent']);
});

test('a provider that refuses the mail is asked once', async () => {
  const provider = await createProviderStub();
  const app = await start({ mailTo: MAIL.mailTo, providerMailUrl: provider.url });
  await addOwner(app, 'ines');
  await addArticles(app, ['Ink densities', 'ines', -2]);
  provider.answer = answerWith(422, {});
  await runUpkeep(app.list);
  app.parts.mail.outbox.start();
  const isDead = ([first]: StoredReminder[]) => first?.delivery.state === 'dead';
  await untilSettled(app, isDead);
  await runUpkeep(app.list);
  await lookAgain(app);
  expect(provider.calls).toHaveLength(1);
  expect(provider.calls[0]?.body).toMatchObject({
    ...{ fromMail: MAIL.mailTo, toMail: 'ines@shop.example', subject: '1 article to review' },
  });
  const home = await app.call<Home>('GET', '/api/admin/home', { token: app.adminToken });
  expect(home.body.counts.failedMail).toBe(0);
  await provider.close();
});

test('what is verified before the mail is sent needs none, and may have one later that day', async () => {
  const app = await start();
  await addOwner(app, 'ines');
  const [article] = await addArticles(app, ['Ink densities', 'ines', -2]);
  await runUpkeep(app.list);
  await app.parts.editing.freshness.verify([String(article?.id)]);
  app.parts.mail.outbox.start();
  await untilSettled(app, (all) => all.length === 0);
  expect(sink.mails).toEqual([]);
  await app.parts.editing.freshness.set(String(article?.id), { verifiedUntil: at(-1) });
  await runUpkeep(app.list);
  await untilSettled(app, areSent);
  expect(sink.mails).toHaveLength(1);
});

test('without a mail server, or a real address, nothing is queued, and staff can be told', async () => {
  const staffOf = async (app: TestApp) =>
    (await app.call<StaffList>('GET', '/api/admin/staff', { token: app.adminToken })).body;
  const silent = await start({});
  await addOwner(silent, 'first', 'admin@pressline.example');
  await addOwner(silent, 'ines');
  await addOwner(silent, 'jörg', 'jörg@shop.example');
  await addArticles(
    silent,
    ['Of the first', 'first', -2],
    ['Of Ines', 'ines', -2],
    ['Of Jörg', 'jörg', -2],
  );
  await runUpkeep(silent.list);
  expect(await remindersOf(silent).countDocuments({})).toBe(0);
  expect((await staffOf(silent)).sendsReminders).toBe(false);

  const app = await start();
  await runUpkeep(app.list);
  const queued = await remindersOf(app).find().limit(1_000).toArray();
  expect(queued.map(({ owner }) => owner)).toEqual(['ines']);
  const { sendsReminders, staff } = await staffOf(app);
  expect(sendsReminders).toBe(true);
  expect(staff.filter(({ getsMail }) => !getsMail)).toEqual([
    { username: 'first', name: 'first Roth', getsMail: false },
    { username: 'jörg', name: 'jörg Roth', getsMail: false },
  ]);
});
