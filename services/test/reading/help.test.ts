import type { ArticlePage, ArticleSummary, PublicCategory } from '@pressline/shared-api';
import { until } from '../../../scripts/testing/until';
import { startAnnouncementClock } from '../../src/content/resource/announcementClock';
import { createTestApp, type TestApp } from '../createTestApp';
import {
  buildAnnouncement,
  buildArticle,
  buildCategory,
  buildDownload,
  buildFaq,
  buildQuickLink,
  buildVideo,
} from '../factories';

const SECRET = 'zebrafish-draft';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { createDocument } = app;
  categoryId = (await createDocument('categories', buildCategory({ name: 'Prepress', order: 1 })))
    .id;
  await createDocument('categories', buildCategory({ name: 'Earlier', order: 0 }));
  const article = (title: string, overrides = {}, values = {}) =>
    createDocument('articles', buildArticle({ categoryId, title, ...overrides }), values);
  await article('Seldom read', {}, { views: 1 });
  await article('Often read', { tags: ['plates', 'imposition'] }, { views: 70 });
  await article('Featured', {
    isFeatured: true,
    content: '# Hello\n\n<script>x</script>\n\nTrap a.b*c[1]',
  });
  await article('Newest', {}, { views: 1, publishedAt: new Date(Date.now() + 1_000) });
  await article(SECRET, { isPublished: false, slug: SECRET, tags: [SECRET] });
  await createDocument('faqs', buildFaq({ categoryId }));
  await createDocument('videos', buildVideo({ categoryId }));
});
afterAll(() => app.stop());

const get = <Body>(path: string, headers = {}) => app.call<Body>('GET', path, { headers });

test('categories are ordered and count published articles only', async () => {
  const { status, body } = await get<PublicCategory[]>('/api/help/categories');
  expect(status).toBe(200);
  expect(body.map(({ name, articleCount }) => [name, articleCount])).toEqual([
    ['Earlier', 0],
    ['Prepress', 4],
  ]);
  expect(Object.keys(body[0] ?? {}).sort()).toEqual(
    ['articleCount', 'createdAt', 'description', 'icon', 'id', 'name', 'order'].sort(),
  );
});

test('articles come popular first, as summaries, limited and by category', async () => {
  const { body } = await get<ArticleSummary[]>('/api/help/articles');
  expect(body.map(({ title }) => title)).toEqual([
    'Featured',
    'Often read',
    'Newest',
    'Seldom read',
  ]);
  expect(body[0]).not.toHaveProperty('content');
  expect(body[0]).not.toHaveProperty('html');
  expect(body[0]).not.toHaveProperty('plainText');
  expect((await get<unknown[]>('/api/help/articles?limit=2')).body).toHaveLength(2);
  expect((await get<unknown[]>(`/api/help/articles?categoryId=${categoryId}`)).body).toHaveLength(
    4,
  );
  expect((await get<unknown[]>(`/api/help/articles?categoryId=${'0'.repeat(24)}`)).body).toEqual(
    [],
  );
  for (const query of [
    'limit=0',
    'limit=x',
    'limit=1&limit=2',
    'categoryId[$ne]=1&limit=-1',
    'categoryId=x',
  ]) {
    expect([query, (await get(`/api/help/articles?${query}`)).status]).toEqual([query, 400]);
  }
});

test('an article has HTML, contents, category, related ones and breadcrumbs', async () => {
  const { body } = await get<ArticlePage>('/api/help/articles/often-read');
  expect(body).toMatchObject({
    title: 'Often read',
    html: expect.stringContaining('<h2'),
    toc: [{ text: 'First step' }],
    category: { id: categoryId, name: 'Prepress' },
    breadcrumbs: [{ path: '/help' }, { label: 'Prepress' }, { path: '/help/articles/often-read' }],
  });
  expect(body.related).toHaveLength(3);
  expect(body.related.map(({ slug }) => slug)).not.toContain('often-read');
  expect((await get<ArticlePage>('/api/help/articles/featured')).body.html).not.toContain(
    '<script',
  );
  expect((await get('/api/help/articles/nowhere')).status).toBe(404);
});

test('drafts are in no public answer', async () => {
  const paths = [
    '/api/help/categories',
    '/api/help/articles',
    `/api/help/articles?categoryId=${categoryId}`,
    '/api/help/articles/often-read',
    `/api/help/search?q=${SECRET}`,
    '/api/help/search?q=zebra',
    `/api/help/articles/${SECRET}`,
    '/api/help/articles?isPublished=false&published=false',
  ];
  for (const path of paths) {
    const { body } = await get(path);
    expect([path, JSON.stringify(body).includes(SECRET)]).toEqual([path, false]);
  }
});

test('search looks literally into title, tags, summary and text, best first', async () => {
  const titles = async (q: string) =>
    (await get<ArticleSummary[]>(`/api/help/search?q=${encodeURIComponent(q)}`)).body.map(
      ({ title }) => title,
    );
  expect(await titles('OFTEN read')).toEqual(['Often read']);
  expect(await titles('plates')).toEqual(['Often read']);
  expect(await titles('a.b*c[1]')).toEqual(['Featured']);
  expect(await titles('.*')).toEqual([]);
  expect(await titles('booklet')).toHaveLength(4);
  expect(await titles('   ')).toEqual([]);
  expect((await get('/api/help/search')).body).toEqual([]);
  expect((await get('/api/help/search?q=a&q=b')).status).toBe(400);
  expect((await get('/api/help/search?q=%E0%A4%A')).status).toBeLessThan(500);
});

test('a changed slug redirects from its old ones', async () => {
  const created = await app.createDocument(
    'articles',
    buildArticle({ categoryId, title: 'Gäng Run!' }),
  );
  expect(created.slug).toBe('gang-run');
  const path = `/api/admin/help/articles/${created.id}`;
  const rename = (slug: string) => app.call('PUT', path, { body: { slug }, token: app.adminToken });
  expect((await rename('gang-runs')).status).toBe(200);
  expect((await rename('sheets')).status).toBe(200);
  for (const old of ['gang-run', 'gang-runs']) {
    const slashed = await get(`/api/help/articles/${old}/`);
    expect(slashed.headers.get('location')).toBe('../sheets');
    const answer = await get(`/api/help/articles/${old}`);
    expect(answer.status).toBe(301);
    // Relative, since the article also answers under its page's address.
    expect(answer.headers.get('location')).toBe('sheets');
    expect(answer.body).toEqual({ redirect: 'sheets' });
  }
  expect((await rename('often-read')).status).toBe(409);
  const twin = await app.createDocument(
    'articles',
    buildArticle({ categoryId, title: 'Gang run' }),
  );
  expect(twin.slug).toBe('gang-run-2');
  await app.engine.remove('articles', created.id);
  await app.engine.remove('articles', twin.id);
});

test('active announcements come by priority, then newest', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const add = (title: string, overrides: object) =>
    app.createDocument('announcements', buildAnnouncement({ title, ...overrides }));
  await add('old high', { priority: 'high', activeFrom: at(-3) });
  await add('new high', { priority: 'high', activeFrom: at(-1), activeUntil: at(1) });
  await add('medium', { activeFrom: at(-1), activeUntil: '' });
  await add('over', { activeFrom: at(-2), activeUntil: at(-1) });
  await add('to come', { activeFrom: at(1) });
  const { body } = await get<{ title: string; status: string }[]>('/api/help/announcements');
  expect(body.map(({ title }) => title)).toEqual(['new high', 'old high', 'medium']);
  expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['Active']));
  await expect(add('backwards', { activeFrom: at(1), activeUntil: at(0) })).rejects.toMatchObject({
    status: 400,
  });
});

test('an announcement goes at its end without any write', async () => {
  const clock = startAnnouncementClock(app.models, app.content);
  const shown = async () => JSON.stringify((await get('/api/help/announcements')).body);
  const activeUntil = new Date(Date.now() + 3_600_000).toISOString();
  const short = buildAnnouncement({ title: 'short', activeUntil });
  const { id } = await app.createDocument('announcements', short);
  expect(await shown()).toContain('short');
  // Its end comes; the clock learns when that is from any other write.
  await app.models.announcements.updateOne(
    { _id: id },
    { $set: { activeUntil: new Date(Date.now() + 100) } },
  );
  await app.content.bump();
  await until(shown, (text) => !text.includes('short'));
  clock.stop();
});

test('FAQs, videos and tags are public lists', async () => {
  for (const name of ['faqs', 'videos']) {
    expect((await get<unknown[]>(`/api/help/${name}`)).body).toHaveLength(1);
    expect((await get<unknown[]>(`/api/help/${name}?categoryId=${'0'.repeat(24)}`)).body).toEqual(
      [],
    );
  }
  expect((await get<{ answerHtml: string }[]>('/api/help/faqs')).body[0]?.answerHtml).toContain(
    '<strong>always</strong>',
  );
  expect((await get('/api/help/tags')).body).toEqual([]);
});

test.each([
  'http://www.youtube.com/watch?v=aaaaaaaaaaa',
  'https://youtube.com.evil.example/watch?v=a',
  'https://evil.example/?youtube.com',
  'https://user:pass@youtube.com/watch?v=a',
  'javascript:alert(1)',
  'https://youtube.com:8443/watch',
  '//youtube.com/watch?v=a',
])('refuses the video address %s', async (videoUrl) => {
  const body = buildVideo({ videoUrl });
  const { status } = await app.call('POST', '/api/admin/help/videos', {
    body,
    token: app.adminToken,
  });
  expect(status).toBe(400);
});

test('downloads and quick links are public lists in their order', async () => {
  const { createDocument } = app;
  await createDocument('downloads', buildDownload({ title: 'Later', order: 2 }));
  await createDocument('downloads', buildDownload({ title: 'Sooner', order: 1, categoryId }));
  await createDocument('quickLinks', buildQuickLink({ label: 'Mail', order: 2 }));
  await createDocument('quickLinks', buildQuickLink({ label: 'Status', order: 1, url: '/help' }));
  const files = await get<{ title: string }[]>('/api/help/downloads');
  expect(files.body.map(({ title }) => title)).toEqual(['Sooner', 'Later']);
  expect(files.body[0]).toMatchObject({
    fileUrl: '/files/price-list.pdf',
    fileType: 'PDF',
    sizeBytes: 48_000,
    downloads: 0,
  });
  expect((await get(`/api/help/downloads?categoryId=${categoryId}`)).body).toHaveLength(1);
  const links = await get<{ label: string }[]>('/api/help/quick-links');
  expect(links.body.map(({ label }) => label)).toEqual(['Status', 'Mail']);
  expect(Object.keys(links.body[0] ?? {}).sort()).toEqual(
    ['createdAt', 'icon', 'id', 'label', 'order', 'url'].sort(),
  );
});

test.each([
  'javascript:alert(1)',
  'http://files.example/a.pdf',
  '//files.example/a.pdf',
  '/\\files.example/a.pdf',
  'mailto:a@pressline.example',
  'data:text/html,x',
])('refuses the file address %s', async (fileUrl) => {
  const body = buildDownload({ fileUrl });
  const answer = await app.call('POST', '/api/admin/help/downloads', {
    body,
    token: app.adminToken,
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { fields: { fileUrl: 'Must be an https address or a path on this site' } } },
  });
});

describe('cache', () => {
  test('answers carry a strong ETag and 304 follows it, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const first = await get('/api/help/articles', headers);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      expect(first.headers.get('vary')).toBe('Accept-Encoding');
      expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      const again = await get('/api/help/articles', {
        ...headers,
        'If-None-Match': `"x", ${etag}`,
      });
      expect(again).toMatchObject({ status: 304, body: undefined });
    }
  });

  test('a write is visible in the next answer, and raises the content version', async () => {
    const before = await get<unknown[]>('/api/help/tags');
    const created = await app.call('POST', '/api/admin/help/tags', {
      body: { name: 'fresh' },
      token: app.adminToken,
    });
    const after = await get<unknown[]>('/api/help/tags');
    expect(after.body).toHaveLength(before.body.length + 1);
    const version = (answer: typeof before | typeof created) =>
      Number(answer.headers.get('x-content-version'));
    expect(version(created)).toBeGreaterThan(version(before));
    expect(version(after)).toBe(version(created));
    const asked = await get<{ version: number }>('/api/content-version');
    expect(asked.body).toEqual({ version: version(after) });
  });

  test('another process’ write is noticed', async () => {
    await get('/api/help/tags');
    await app.connection
      .collection<{ _id: string }>('tags')
      .updateOne({ name: 'fresh' }, { $set: { name: 'renamed' } });
    await app.connection
      .collection<{ _id: string; version: number }>('state')
      .updateOne({ _id: 'content' }, { $inc: { version: 1 } });
    const names = async () => JSON.stringify((await get('/api/help/tags')).body);
    await until(names, (text) => text.includes('renamed'));
  });
});

test('health', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});
