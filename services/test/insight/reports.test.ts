import type { Analytics, Feedback, Telemetry } from '@pressline/shared-api';
import { createPageProof } from '@pressline/shared-api/node/pageProof';
import { lastDays, startOfDay } from '../../src/utcDay';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildDownload, buildFaq, buildVideo } from '../factories';

const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const SESSION = 'session-key-0123456789';

let app: TestApp;
let articleId: string;
let draftId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { createDocument } = app;
  const categoryId = (await createDocument('categories', buildCategory())).id;
  articleId = (await createDocument('articles', buildArticle({ categoryId, title: 'Read me' }))).id;
  const draft = buildArticle({ categoryId, isPublished: false });
  draftId = (await createDocument('articles', draft)).id;
});
afterAll(() => app.stop());

const post = (path: string, body?: unknown, options: object = {}) =>
  app.call('POST', path, { body, headers: BROWSER, ...options });
const view = (id: string, options: object = {}) =>
  post(`/api/help/articles/${id}/view`, undefined, options);
const give = (body: unknown, id = articleId, options: object = {}) =>
  post(`/api/help/articles/${id}/feedback`, body, options);
const postForm = (path: string, body: Record<string, string>) =>
  app.call('POST', path, {
    body: String(new URLSearchParams(body)),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
const staff = <Body>(path: string) => app.call<Body>('GET', path, { token: app.adminToken });
const listFeedback = async (query = '') =>
  (
    await staff<{ feedback: Feedback[]; total: number }>(
      `/api/admin/help/feedback?articleId=${articleId}&${query}`,
    )
  ).body;
const viewsOf = async (id: string) => (await app.models.articles.findById(id).lean())?.views;

const HOSTILE: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { __proto__: { a: 1 } },
  [{ $ne: 1 }],
  ['a'],
  'text\u0000with NUL',
  '',
  null,
  true,
  -1,
  1e308,
  'x'.repeat(100_000),
];

/** Every field of a body with every hostile value. */
function* hostileBodies(body: Record<string, unknown>) {
  for (const name of Object.keys(body)) {
    for (const value of HOSTILE) yield { ...body, [name]: value };
  }
  yield { ...body, $set: { a: 1 } };
  yield { ...body, extra: 'x' };
  yield [];
  yield 'text';
}

describe('views', () => {
  test('parallel views are all counted, together and without a new content version', async () => {
    const version = app.content.current;
    let writes = 0;
    app.connection.getClient().on('commandStarted', ({ command }) => {
      if (command.update === 'articles') writes += 1;
    });
    const answers = await Promise.all(Array.from({ length: 200 }, () => view(articleId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await Promise.all([app.flush(), app.flush()]);
    expect(writes).toBeGreaterThan(0);
    expect(writes).toBeLessThan(20);
    expect(await viewsOf(articleId)).toBe(200);
    expect(app.content.current).toBe(version);
    const stored = await app.models.articles.findById(articleId).lean();
    expect(stored?.version).toBe(1);
  });

  test('crawlers, staff, drafts and unknown articles are not counted', async () => {
    const before = await viewsOf(articleId);
    for (const agent of ['Googlebot/2.1', 'curl/8.5', 'facebookexternalhit/1.1', '']) {
      expect((await view(articleId, { headers: { 'User-Agent': agent } })).status).toBe(204);
    }
    await view(articleId, { token: app.adminToken });
    await view(draftId);
    await view('0'.repeat(24));
    expect((await view('not-an-id')).status).toBe(404);
    await app.flush();
    expect([await viewsOf(articleId), await viewsOf(draftId)]).toEqual([before, 0]);
    const counted = await app.connection
      .collection('activity_articles')
      .find()
      .limit(1_000)
      .toArray();
    expect(counted.map((row) => row.articleId)).toEqual([articleId]);
  });

  test('views are held while the edit of an article goes on', async () => {
    const before = Number(await viewsOf(articleId));
    await view(articleId);
    await Promise.all([
      app.flush(),
      app.engine.update('articles', articleId, { summary: 'Edited' }),
    ]);
    expect(await viewsOf(articleId)).toBe(before + 1);
  });
});

describe.each([
  ['faqs', 'view', 'views', () => buildFaq()],
  ['videos', 'view', 'views', () => buildVideo()],
  ['downloads', 'download', 'downloads', () => buildDownload()],
] as const)('%s', (key, verb, field, build) => {
  test('are counted together; crawlers and staff are not', async () => {
    const { id } = await app.engine.create(key, build());
    const version = app.content.current;
    const count = (options?: Parameters<typeof post>[2]) =>
      post(`/api/help/${key}/${id}/${verb}`, undefined, options);
    const answers = await Promise.all(Array.from({ length: 50 }, () => count()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    await count({ headers: { 'User-Agent': 'Googlebot/2.1' } });
    await count({ token: app.adminToken });
    await post(`/api/help/${key}/${'0'.repeat(24)}/${verb}`);
    expect((await post(`/api/help/${key}/not-an-id/${verb}`)).status).toBe(404);
    await app.flush();
    const stored = await app.types[key].model.find().lean();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ [field]: 50, version: 1 });
    expect(app.content.current).toBe(version);
  });
});

describe('feedback', () => {
  test('one vote per session and article, which may change', async () => {
    const first = await give({ session: SESSION, vote: 'up' });
    expect(first).toMatchObject({ status: 200, body: { vote: 'up', reason: null, comment: '' } });
    const changed = { session: SESSION, vote: 'down', reason: 'unclear', comment: ' Which rate? ' };
    expect((await give(changed)).body).toEqual({
      vote: 'down',
      reason: 'unclear',
      comment: 'Which rate?',
    });
    await give({ session: `${SESSION}-other`, vote: 'up' });
    const { feedback, total } = await listFeedback();
    expect([feedback.length, total]).toEqual([2, 2]);
    expect(feedback[1]).toMatchObject({
      articleTitle: 'Read me',
      articleSlug: 'read-me',
      vote: 'down',
      comment: 'Which rate?',
      status: 'new',
      version: 2,
    });
    const stored = await app.connection.collection('feedback').find().limit(1_000).toArray();
    expect(JSON.stringify(stored)).not.toContain(SESSION);
    expect(JSON.stringify(feedback)).not.toContain('session');
  });

  test('a plain form post is a vote of its own and leads back to its article', async () => {
    const body = { vote: 'up', comment: 'One\r\ntwo' };
    const article = await app.models.articles.findById(articleId).lean();
    const page = `/help/articles/${article?.slug}`;
    const sent = await postForm(`/api/help/articles/${articleId}/feedback`, body);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `${page}?sent=feedback#feedback`,
    ]);
    const [newest] = (await listFeedback('limit=1')).feedback;
    expect(newest).toMatchObject({ vote: 'up', reason: null, comment: 'One\ntwo' });
    const removed = await app.call('DELETE', `/api/admin/help/feedback/${newest?.id}`, {
      token: app.adminToken,
    });
    expect(removed.status).toBe(200);

    const refused = await postForm(`/api/help/articles/${articleId}/feedback`, {});
    expect(refused.headers.get('location')).toBe(
      `${page}?failed=feedback&reason=validation&fields=vote#feedback`,
    );

    await app.models.articles.updateOne({ _id: articleId }, { slug: '版式-größe' });
    const other = await postForm(`/api/help/articles/${articleId}/feedback`, {});
    await app.models.articles.updateOne({ _id: articleId }, { slug: article?.slug ?? '' });
    expect(other.headers.get('location')).toMatch(`/${encodeURIComponent('版式-größe')}?failed=`);
  });

  test('parallel first votes of one session are one', async () => {
    const session = `${SESSION}-parallel`;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => give({ session, vote: index % 2 ? 'up' : 'down' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listFeedback()).total).toBe(3);
  });

  test('staff list, sort out and delete it', async () => {
    const path = '/api/admin/help/feedback';
    const [newest] = (await listFeedback('limit=1')).feedback;
    const url = `${path}/${newest?.id}`;
    const put = (body: unknown) => app.call('PUT', url, { body, token: app.adminToken });
    const reviewed = await put({ status: 'reviewed', version: newest?.version });
    expect(reviewed).toMatchObject({ status: 200, body: { id: newest?.id, status: 'reviewed' } });
    expect(await put({ status: 'resolved', version: newest?.version })).toMatchObject({
      status: 409,
      body: { current: { status: 'reviewed' } },
    });
    expect((await put({ status: 'resolved' })).status).toBe(200);
    expect((await put({ status: 'resolved', id: '0'.repeat(24) })).status).toBe(400);
    expect((await listFeedback('status=resolved')).total).toBe(1);
    expect((await listFeedback('vote=up&status=new')).total).toBe(1);
    for (const query of ['status=x', 'vote[$ne]=up', 'limit=0', 'page=1&page=2', 'sort=x']) {
      expect([query, (await staff(`${path}?${query}`)).status]).toEqual([query, 400]);
    }
    expect((await app.call('DELETE', url, { token: app.adminToken })).status).toBe(200);
    expect((await app.call('DELETE', url, { token: app.adminToken })).status).toBe(404);
    expect((await put({ status: 'new' })).status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await app.call(method, method === 'GET' ? path : url)).status).toBe(401);
    }
    expect((await app.call('POST', path, { body: {}, token: app.adminToken })).status).toBe(405);
  });

  test('drafts and unknown articles have none; hostile bodies are refused', async () => {
    const body = { session: SESSION, vote: 'up', reason: 'other', comment: 'x' };
    for (const id of [draftId, '0'.repeat(24), 'x', '$ne']) {
      expect((await give(body, id)).status).toBe(404);
    }
    expect((await give({ ...body, comment: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await give({ ...body, comment: 'x'.repeat(1_000) })).status).toBe(200);
    for (const hostile of hostileBodies(body)) {
      const { status } = await give(hostile);
      const isHarmless = !Array.isArray(hostile) && typeof hostile === 'object' && status === 200;
      expect([hostile, status === 400 || isHarmless]).toEqual([hostile, true]);
    }
  });
});

describe('consent receipts', () => {
  const receipt = {
    id: '3f2b6c1e8a4d4f0e9b7a0c1d2e3f4a5b',
    previousId: null,
    version: '1.0',
    choices: { necessary: true, functional: true, analytics: false, marketing: false },
    action: 'save-preferences',
    time: '2026-03-01T10:00:00.000Z',
    policyTextHash: 'a'.repeat(64),
    gpc: true,
  };
  const send = (change: object = {}) => post('/api/consent', { ...receipt, ...change });
  const collection = () => app.connection.collection<{ _id: string }>('consentReceipts');

  test('are stored once, as they are, without an address', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect((await send()).status).toBe(200);
    for (const { body } of answers) expect(body).toEqual({ id: receipt.id });
    const stored = await collection().find().limit(1_000).toArray();
    expect(stored).toEqual([
      {
        _id: receipt.id,
        version: '1.0',
        choices: receipt.choices,
        action: 'save-preferences',
        time: new Date(receipt.time),
        previousId: null,
        policyTextHash: receipt.policyTextHash,
        gpc: true,
        secGpc: false,
        at: expect.any(Date),
      },
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/127\.0\.0\.1|Mozilla/);
  });

  test('another one with the same id is refused, and changes nothing', async () => {
    expect((await send({ action: 'withdraw' })).status).toBe(409);
    expect(await collection().findOne({ _id: receipt.id })).toMatchObject({
      action: 'save-preferences',
    });
    expect((await send({ id: receipt.id.toUpperCase() })).status).toBe(400);
  });

  test('keep the signal of their own request', async () => {
    const other = { ...receipt, id: '9'.repeat(32), gpc: false };
    const body = JSON.stringify(other);
    const headers = { 'Content-Type': 'application/json', 'Sec-GPC': '1' };
    await app.call('POST', '/api/consent', { body, headers });
    const kept = await collection().findOne({ _id: other.id });
    expect(kept).toMatchObject({ gpc: false, secGpc: true });
  });

  test('are deleted after three years', async () => {
    const days = (count: number) => Date.now() + count * 86_400_000;
    await app.parts.telemetry.receipts.deleteExpired(days(1_095));
    expect(await collection().countDocuments()).toBe(2);
    await app.parts.telemetry.receipts.deleteExpired(days(1_097));
    expect(await collection().countDocuments()).toBe(0);
  });

  test('hostile bodies are refused', async () => {
    const count = await collection().countDocuments();
    for (const hostile of hostileBodies({ ...receipt, id: 'b'.repeat(32) })) {
      const { status } = await post('/api/consent', hostile);
      const isHarmless = JSON.stringify(hostile).includes('"gpc":true') && status < 300;
      expect([hostile, status === 400 || isHarmless]).toEqual([hostile, true]);
    }
    expect((await send({ choices: { ...receipt.choices, necessary: false } })).status).toBe(400);
    expect(await collection().countDocuments()).toBe(count + 1);
  });
});

describe('telemetry', () => {
  const source = { remote: 'mfe-help', release: '1.4.0-abc' };
  const send = (...reports: object[]) => post('/api/telemetry', { reports });

  test('counts per release and metric, and keeps the latest errors without identifiers', async () => {
    const lcp = (value: number) => ({ kind: 'vital', ...source, name: 'LCP', value });
    const { status, body } = await send(
      { kind: 'load', ...source },
      { kind: 'load', ...source },
      lcp(400),
      lcp(700),
      lcp(700),
      lcp(9_000),
      { kind: 'vital', ...source, name: 'CLS', value: 0.02 },
    );
    expect([status, body]).toEqual([204, undefined]);
    const message =
      'Failed: https://robin:secret@x.example/a?email=kim@x.example for kim@x.example';
    await send({ kind: 'load-failure', ...source, message });
    await send({ kind: 'load-failure', ...source, message });
    await app.flush();
    await send({ kind: 'load', ...source });
    await app.flush();
    const { body: read } = await staff<Telemetry>('/api/admin/telemetry?days=7');
    expect(read.releases).toEqual([
      {
        ...source,
        loads: 3,
        loadFailures: 2,
        hydrationErrors: 0,
        violations: 0,
        vitals: {
          LCP: { count: 4, mean: 2_700, p75: 800 },
          CLS: { count: 1, mean: 0.02, p75: 0.025 },
        },
      },
    ]);
    expect(read.errors).toEqual([
      {
        ...source,
        kind: 'load-failure',
        message: 'Failed: https://x.example/a for [email]',
        count: 2,
        lastAt: expect.any(String),
      },
    ]);
  });

  test('the list of errors stays short, and no shorter', async () => {
    const [now, earlier] = [new Date(), new Date(Date.now() - 1_000_000)];
    const collection = app.connection.collection('telemetry_errors');
    await collection.insertMany(
      Array.from({ length: 600 }, (_, index) => ({
        ...source,
        kind: 'hydration-error',
        message: `old ${index}`,
        count: 1,
        // Those of one batch share a time.
        lastAt: index < 300 ? now : earlier,
      })),
    );
    await send({ kind: 'hydration-error', ...source, message: 'newest' });
    await app.flush();
    expect(await collection.countDocuments()).toBe(500);
    const { body } = await staff<Telemetry>('/api/admin/telemetry');
    expect(body.errors).toHaveLength(100);
    expect(body.errors[0]?.message).toBe('newest');
  });

  test('only JSON by its media type is read, strictly', async () => {
    const body = JSON.stringify({ reports: [{ kind: 'load', ...source }] });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { ...BROWSER, 'Content-Type': type };
      const answer = await app.call('POST', '/api/telemetry', { body, headers });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    const report = { kind: 'vital', ...source, name: 'LCP', value: 1 };
    for (const hostile of hostileBodies(report)) {
      const { status } = await post('/api/telemetry', { reports: [hostile] });
      expect([hostile, status]).toEqual([hostile, 400]);
    }
    expect((await send()).status).toBe(400);
    expect((await send(...Array(21).fill(report))).status).toBe(400);
    expect((await staff('/api/admin/telemetry?days=8')).status).toBe(400);
    expect((await app.call('GET', '/api/admin/telemetry')).status).toBe(401);
  });
});

describe('what the shell host asks', () => {
  const internalToken = 'between-host-and-services-0123456789';
  const path = '/api/internal/telemetry';
  const pathOf = (...releases: string[]) =>
    `${path}?${new URLSearchParams({ releases: releases.join() })}`;
  let own: TestApp;
  beforeAll(async () => {
    own = await createTestApp({ internalToken, rateLimitScale: 1 });
  });
  afterAll(() => own.stop());

  test('is answered to the host alone', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await own.call('GET', path, { headers })).status;
    expect(await ask({})).toBe(401);
    expect(await ask({ Authorization: `Bearer ${internalToken}x` })).toBe(401);
    expect(await ask({ Authorization: internalToken })).toBe(401);
    expect((await own.call('GET', path, { token: own.superToken })).status).toBe(401);
    expect((await app.call('GET', path, { token: internalToken })).status).toBe(404);
  });

  test('reports count with the proof of a page alone, and failures of one network once', async () => {
    const source = { remote: 'mfe-help', release: 'b'.repeat(16) };
    const proof = createPageProof(internalToken).make(`mfe-help/${source.release}`);
    const reports = (more: object) => [
      ...Array(12).fill({ kind: 'load-failure', ...source, ...more, message: 'gone' }),
      ...Array(8).fill({ kind: 'load', ...source, ...more }),
    ];
    // Made up by a caller that was served no page, or one of another release.
    const other = createPageProof(internalToken).make('mfe-help/another');
    for (const more of [{}, { proof: 'x'.repeat(22) }, { proof: other }, { proof }]) {
      const body = { reports: reports(more) };
      const sent = await own.call('POST', '/api/telemetry', { body, headers: BROWSER });
      expect(sent.status).toBe(204);
    }
    await own.flush();
    const asked = pathOf(`mfe-help/${source.release}`, 'mfe-admin/c0ffee');
    const { body, headers } = await own.call('GET', asked, { token: internalToken });
    const counts = { loads: 8, loadFailures: 1, hydrationErrors: 0, violations: 0, vitals: {} };
    expect(body).toEqual({ releases: [{ ...source, ...counts }] });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is of yesterday and today', async () => {
    const counters = own.connection.collection('telemetry_counters');
    const days = lastDays(3).map((day) => ({
      day: startOfDay(day),
      remote: 'mfe-marketing',
      release: day,
      metric: 'load',
      count: 1,
    }));
    await counters.insertMany(days);
    const names = lastDays(3).map((day) => `mfe-marketing/${day}`);
    const { body } = await own.call<Telemetry>('GET', pathOf(...names), { token: internalToken });
    expect(body.releases.map(({ release }) => release)).toEqual(lastDays(2));
  });

  test('names releases, or is no question', async () => {
    for (const bad of [path, pathOf('mfe-help'), pathOf('mfe-help/a', '')]) {
      expect([bad, (await own.call('GET', bad, { token: internalToken })).status]).toEqual([
        bad,
        400,
      ]);
    }
    expect((await own.call('GET', pathOf(), { token: internalToken })).body).toEqual({
      releases: [],
    });
  });
});

describe('analytics', () => {
  const search = (q: string, path = 'search') =>
    app.call('GET', `/api/help/${path}?${new URLSearchParams({ q })}`);

  test('counts views, searches and votes by day', async () => {
    await search('Read me');
    await search('Read me');
    await search(' READ  ME', 'search/all');
    await search('holographic foil');
    await search('kim@example.com');
    await search('+1 555 123 4567');
    await app.flush();
    const { status, body } = await staff<Analytics>('/api/admin/analytics?days=7');
    expect(status).toBe(200);
    expect(body.days).toHaveLength(7);
    const today = body.days.at(-1);
    expect(today?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(today).toMatchObject({ views: 201, searches: 4, emptySearches: 1 });
    expect(Number(today?.upVotes) + Number(today?.downVotes)).toBe((await listFeedback()).total);
    expect(body.totals).toMatchObject({ views: 201, searches: 4, emptySearches: 1 });
    expect(body.topArticles).toEqual([
      { id: articleId, title: 'Read me', slug: 'read-me', views: 201 },
    ]);
    expect(body.topSearches).toEqual([
      { query: 'read me', searches: 3, emptySearches: 0, results: 1 },
      { query: 'holographic foil', searches: 1, emptySearches: 1, results: 0 },
    ]);
    expect(body.ratedArticles).toMatchObject([{ id: articleId, downVotes: expect.any(Number) }]);
  });

  test('come as CSV too, in which nothing is a formula', async () => {
    const article = await app.models.articles.findById(articleId).lean();
    await app.engine.update('articles', articleId, {
      title: '=HYPERLINK("https://x.example")',
    });
    await search('+1-1 grain');
    await app.flush();
    const { status, headers, body } = await staff<string>('/api/admin/help/analytics.csv?days=90');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="help-center-90-days-to-[\d-]{10}.csv"$/,
    );
    const lines = body.split('\r\n');
    expect(lines[0]).toContain('Day,Views,Searches,Searches without results,Helpful,Not helpful');
    expect(lines[90]).toMatch(new RegExp(`^${new Date().toISOString().slice(0, 10)},201,`));
    expect(body).toContain('"\'=HYPERLINK(""https://x.example"")",read-me,201');
    expect(body).toContain('"\'+1-1 grain"');
    expect(body).not.toMatch(/(?:^|,)"?[=+@-]\D/m);
    expect((await staff('/api/admin/help/analytics.csv?days=8')).status).toBe(400);
    expect((await app.call('GET', '/api/admin/help/analytics.csv')).status).toBe(401);
    await app.engine.update('articles', articleId, { title: article?.title });
  });

  test('name what deleted articles and those below the end of a list add to the totals', async () => {
    const { categoryId } = (await app.models.articles.findById(articleId).lean()) ?? {};
    const ids = await Promise.all(
      Array.from({ length: 21 }, async () => {
        const article = buildArticle({ categoryId: String(categoryId) });
        return (await app.createDocument('articles', article)).id;
      }),
    );
    for (const id of ids) app.parts.views.views.count(id);
    await app.flush();
    await app.engine.remove('articles', ids[0] ?? '');
    const { body } = await staff<Analytics>('/api/admin/analytics?days=30');
    expect(body.totals.views).toBe(222);
    expect(body.topArticles).toHaveLength(20);
    expect([body.otherArticles.views, body.deletedArticles.views]).toEqual([1, 1]);
  });

  test('the periods are 7, 30 and 90 days, for staff', async () => {
    for (const days of [7, 30, 90]) {
      const { body } = await staff<Analytics>(`/api/admin/analytics?days=${days}`);
      expect([body.period, body.days.length]).toEqual([days, days]);
    }
    expect((await staff<Analytics>('/api/admin/analytics')).body.period).toBe(30);
    for (const query of ['days=1', 'days=x', 'days=7&days=30', 'days[$gt]=1', 'x=1']) {
      expect([query, (await staff(`/api/admin/analytics?${query}`)).status]).toEqual([query, 400]);
    }
    expect((await app.call('GET', '/api/admin/analytics')).status).toBe(401);
  });
});

const PUBLIC_WRITES = [
  'help/articles/x/view',
  'help/faqs/x/view',
  'help/videos/x/view',
  'help/downloads/x/download',
  'help/articles/x/feedback',
  'help/articles/x/suggestions',
  'consent',
  'policy-reports',
  'telemetry',
];

test('writes that another site sends are refused', async () => {
  const headers = { ...BROWSER, 'Sec-Fetch-Site': 'cross-site' };
  for (const path of PUBLIC_WRITES) {
    expect((await post(`/api/${path}`, {}, { headers })).status).toBe(403);
  }
});

test('each public write is limited by address, whatever a header claims', async () => {
  const limited = await createTestApp({ rateLimitScale: 0.05 });
  for (const path of PUBLIC_WRITES) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        limited.call('POST', `/api/${path}`, {
          body: {},
          headers: { ...BROWSER, 'X-Forwarded-For': `10.0.0.${index}` },
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect([path, refused.length >= 8]).toEqual([path, true]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ error: { code: 'rate_limited' } });
  }
  await limited.stop();
});
