import type { ArticlePage, ArticleSummary, SitemapEntry } from '@pressline/shared-api';
import { parse } from 'yaml';
import { createTestApp, TEST_SITE, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const SECRET = 'zebrafish-draft';

let app: TestApp;
let categoryId: string;
let draftId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { createDocument } = app;
  categoryId = (await createDocument('categories', buildCategory())).id;
  const other = await createDocument('categories', buildCategory());
  const add = (slug: string, overrides = {}, values = {}) =>
    createDocument(
      'articles',
      buildArticle({ categoryId, slug, title: slug, ...overrides }),
      values,
    );
  await add('third', {}, { views: 3 });
  await add('first', { isFeatured: true });
  await add('second', {}, { views: 9 });
  await add('elsewhere', { categoryId: other.id }, { views: 5 });
  draftId = (await add(SECRET, { isPublished: false, content: 'Only *for staff*.' }, { views: 4 }))
    .id;
});
afterAll(() => app.stop());

const get = <Body>(path: string, headers = {}) => app.call<Body>('GET', path, { headers });
const page = async (slug: string) => (await get<ArticlePage>(`/api/help/articles/${slug}`)).body;
const staff = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, path, { body, token: app.adminToken });

describe('previous and next', () => {
  test('follow the list of the category, drafts passed over', async () => {
    const list = await get<ArticleSummary[]>(`/api/help/articles?categoryId=${categoryId}`);
    const order = list.body.map(({ slug, title }) => ({ slug, title }));
    expect(order.map(({ slug }) => slug)).toEqual(['first', 'second', 'third']);
    for (const [index, { slug }] of order.entries()) {
      expect(await page(slug)).toMatchObject({
        previous: order[index - 1] ?? null,
        next: order[index + 1] ?? null,
      });
    }
    expect(await page('elsewhere')).toMatchObject({ previous: null, next: null });
  });

  test('change with the next edit of any article of the category', async () => {
    const article = await app.models.articles.findOne({ slug: 'third' }).lean();
    await app.engine.update('articles', String(article?._id), { title: 'Last' });
    expect((await page('second')).next).toEqual({ slug: 'third', title: 'Last' });
    await app.engine.update('articles', String(article?._id), { isPublished: false });
    expect((await page('second')).next).toBeNull();
    await app.engine.update('articles', String(article?._id), { isPublished: true });
  });
});

test('the answer names the sites whose pictures the article shows, a preview does, too', async () => {
  const content =
    '![a](https://a.example/1.png)\n\n![b](https://a.example/2.png) `<img src="https://no.example/">`' +
    '\n\n![own](/help/files/3.png) ![c](https://c.example:8443/4.png)';
  const article = buildArticle({ categoryId, slug: 'pictures', content });
  const { id } = await app.createDocument('articles', article);
  const link = await staff<{ url: string }>('POST', `/api/admin/help/articles/${id}/preview-link`);
  const token = link.body.url.split('/').at(-1);
  for (const path of ['articles/pictures', 'articles/pictures', `preview/${token}`]) {
    const { headers } = await get(`/api/help/${path}`);
    expect(headers.get('x-picture-origins')).toBe('https://a.example https://c.example:8443');
  }
  expect((await get('/api/help/articles')).headers.has('x-picture-origins')).toBe(false);
  await app.engine.remove('articles', id);
});

describe('the Markdown of an article', () => {
  test('says in front what it is, and is served like every public answer', async () => {
    await app.createDocument(
      'articles',
      buildArticle({
        categoryId,
        slug: 'plain-text',
        title: 'Quotes: "so" #1',
        summary: '--- not the end',
        content: '## Steps\n\n:::tip\nMind the grain.\n:::',
      }),
    );
    const answer = await get<string>('/api/help/articles/plain-text.md');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const [, front = '', content] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(answer.body) ?? [];
    expect(parse(front)).toEqual({
      title: 'Quotes: "so" #1',
      summary: '--- not the end',
      revision: 1,
      url: `${TEST_SITE}/help/articles/plain-text`,
      updated: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(content).toBe('## Steps\n\n:::tip\nMind the grain.\n:::\n');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get('/api/help/articles/plain-text.md', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect((await get<ArticlePage>('/api/help/articles/plain-text')).body.title).toContain(
      'Quotes',
    );
  });

  test('former slugs redirect; drafts and unknown ones are not found', async () => {
    const article = await app.models.articles.findOne({ slug: 'plain-text' }).lean();
    await app.engine.update('articles', String(article?._id), { slug: 'plain-words' });
    const moved = await get('/api/help/articles/plain-text.md');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe('plain-words.md');
    for (const slug of [SECRET, 'nowhere', '']) {
      expect([slug, (await get(`/api/help/articles/${slug}.md`)).status]).toEqual([slug, 404]);
    }
  });
});

test('the sitemap lists every published article', async () => {
  const { status, body } = await get<SitemapEntry[]>('/api/help/sitemap');
  expect(status).toBe(200);
  const slugs = body.map(({ slug }) => slug);
  expect(slugs).toEqual(['elsewhere', 'first', 'plain-words', 'second', 'third']);
  expect(Object.keys(body[0] ?? {})).toEqual(['slug', 'updatedAt']);
});

describe('preview links', () => {
  const link = (id: string) =>
    staff<{ url: string; expiresAt: string }>(
      'POST',
      `/api/admin/help/articles/${id}/preview-link`,
    );
  const open = (url: string) => get<ArticlePage>(url.replace('/help/', '/api/help/'));

  test('show a draft as its page will be, and are never kept', async () => {
    const { status, body } = await link(draftId);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/help\/preview\/[\w-]+\.[\w-]+\.[\w-]+$/);
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    const answer = await open(body.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.body).toMatchObject({
      slug: SECRET,
      isPublished: false,
      html: '<p>Only <em>for staff</em>.</p>',
      previous: null,
      next: null,
    });
    const fields = [...Object.keys(await page('first')), 'isWorkingCopy'];
    expect(Object.keys(answer.body).sort()).toEqual(fields.sort());
    await app.engine.update('articles', draftId, { content: 'Changed.' });
    expect((await open(body.url)).body.html).toBe('<p>Changed.</p>');
  });

  test('bring nothing into any public answer', async () => {
    await open((await link(draftId)).body.url);
    for (const path of [
      'articles',
      'sitemap',
      'search?q=zebrafish',
      'search/all?q=zebrafish',
      'articles/first',
      'articles/second',
      'articles/second.md',
      `articles?categoryId=${categoryId}`,
    ]) {
      // The form to ask in has what was searched for.
      const { body } = await get(`/api/help/${path}`);
      const said = JSON.stringify(body).replace('/?topic=zebrafish#contact', '');
      expect([path, said.includes('zebrafish')]).toEqual([path, false]);
    }
  });

  test('what is no link of ours is not found', async () => {
    const { url } = (await link(draftId)).body;
    const [head, payload, signature] = url.split('/').at(-1)?.split('.') ?? [];
    const forged = Buffer.from(JSON.stringify({ sub: draftId, exp: 9_999_999_999 }));
    const tokens = [
      'x',
      draftId,
      app.adminToken,
      `${head}.${payload}.`,
      `${head}.${forged.toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`,
      '%00',
      'a'.repeat(5_000),
    ];
    for (const token of tokens) {
      const answer = await get(`/api/help/preview/${token}`);
      expect([token, answer.status]).toEqual([token, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const token = url.split('/').at(-1) ?? '';
    expect((await app.call('GET', '/api/admin/me', { token })).status).toBe(401);
  });

  test('end when the article is deleted; only staff make them', async () => {
    const { id } = await app.createDocument('articles', buildArticle({ categoryId }));
    const { url } = (await link(id)).body;
    expect((await open(url)).status).toBe(200);
    await app.engine.remove('articles', id);
    expect((await open(url)).status).toBe(404);
    expect((await link(id)).status).toBe(404);
    expect((await link('x')).status).toBe(404);
    const path = `/api/admin/help/articles/${draftId}/preview-link`;
    expect((await app.call('POST', path)).status).toBe(401);
  });

  test('are in no log', async () => {
    const { loggedPath } = await import('../../src/http/middleware/requestLog');
    expect(loggedPath('/api/help/preview/a.b.c')).toBe('/api/help/preview/…');
    expect(loggedPath('/api/help/articles/preview')).toBe('/api/help/articles/preview');
  });
});
