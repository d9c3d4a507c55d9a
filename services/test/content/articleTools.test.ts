import type {
  Article,
  ArticlePage,
  ArticlePins,
  ArticleRevision,
  RevisionList,
} from '@pressline/shared-api';
import { MAX_REVISIONS, TRASH_DAYS } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const ARTICLES = '/api/admin/help/articles';
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const send = <Body = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, path, { body, token: app.adminToken });
const update = async (id: string, body: object) =>
  (await send<Article>('PUT', `${ARTICLES}/${id}`, body)).body;
const history = async (id: string) =>
  (await send<RevisionList>('GET', `${ARTICLES}/${id}/revisions`)).body;

describe('revisions', () => {
  test('keep what a change of content replaces, with who saved it and when', async () => {
    const article = await addArticle({ title: 'First', content: 'one', tags: ['a'] });
    expect(await history(article.id)).toMatchObject({
      current: { revision: 1, savedBy: null, title: 'First' },
      revisions: [],
      total: 0,
    });
    const second = await update(article.id, { title: 'Second', content: 'two' });
    await update(article.id, { isFeatured: true });
    await update(article.id, { content: 'three' });
    const { current, revisions, total } = await history(article.id);
    expect(current).toMatchObject({ revision: 4, savedBy: 'editor' });
    expect(total).toBe(2);
    expect(revisions).toEqual([
      expect.objectContaining({ revision: 3, savedBy: 'editor', title: 'Second' }),
      expect.objectContaining({ revision: 1, savedBy: null, savedAt: article.updatedAt }),
    ]);
    expect(revisions[0]).not.toHaveProperty('content');
    const one = await send<ArticleRevision>('GET', `${ARTICLES}/${article.id}/revisions/3`);
    expect(one.body).toMatchObject({
      articleId: article.id,
      content: 'two',
      categoryId,
      readTime: second.readTime,
      tags: ['a'],
    });
  });

  test('say what each version changed, and which one it restored', async () => {
    const { id } = await addArticle({ title: 'First', content: 'one\ntwo\nthree' });
    await update(id, { title: 'Second', tags: 'x' });
    await update(id, { content: 'one\n2\nthree\nfour' });
    await update(id, { isFeatured: true });
    await send('POST', `${ARTICLES}/${id}/revisions/1/restore`, {});
    const { current, revisions } = await history(id);
    const changes = [current, ...revisions].map(({ changed, contentLines, restored }) => [
      changed,
      contentLines,
      restored,
    ]);
    expect(changes).toEqual([
      [['title', 'content', 'tags'], { added: 1, removed: 2 }, 1],
      [['content'], { added: 2, removed: 1 }, null],
      [['title', 'tags'], null, null],
      [[], null, null],
    ]);
  });

  test('restore saves a former version as a new one', async () => {
    const { id, slug } = await addArticle({ content: '## Before', isPublished: false });
    await update(id, { content: 'after', slug: `${slug}-moved`, tags: 'x, y' });
    await update(id, { isPublished: true });
    const restored = await send<Article>('POST', `${ARTICLES}/${id}/revisions/1/restore`, {
      version: 3,
    });
    expect(restored).toMatchObject({
      status: 200,
      body: { version: 4, content: '## Before', slug, tags: ['imposition'], isPublished: true },
    });
    const page = await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`);
    expect(page.body.html).toContain('Before</h2>');
    expect((await app.call('GET', `/api/help/articles/${slug}-moved`)).status).toBe(301);
    const again = await send('POST', `${ARTICLES}/${id}/revisions/3/restore`);
    expect(again).toMatchObject({ status: 200, body: { version: 5, content: 'after' } });
  });

  test('a stale version answers 409 with the record, and nothing is restored', async () => {
    const { id } = await addArticle({ content: 'one' });
    await update(id, { content: 'two' });
    const answer = await send('POST', `${ARTICLES}/${id}/revisions/1/restore`, { version: 1 });
    expect(answer).toMatchObject({ status: 409, body: { current: { version: 2 } } });
    expect((await history(id)).current.revision).toBe(2);
  });

  test('a slug or category that is not to be had any more stays as it is', async () => {
    const other = await app.createDocument('categories', buildCategory());
    const { id } = await addArticle({ slug: 'wanted', content: 'one', categoryId: other.id });
    await update(id, { slug: 'moved-on', content: 'two', categoryId });
    await addArticle({ slug: 'wanted' });
    await app.engine.remove('categories', other.id);
    const { body } = await send<Article>('POST', `${ARTICLES}/${id}/revisions/1/restore`, {});
    expect(body).toMatchObject({ slug: 'moved-on', content: 'one', categoryId });
  });

  test('only the last 50 are kept, and go with what the trash holds of a deleted article', async () => {
    const { id } = await addArticle({ content: '0' });
    for (let turn = 1; turn <= MAX_REVISIONS + 4; turn += 1) {
      await app.engine.update('articles', id, { content: String(turn) });
    }
    const { revisions, total } = await history(id);
    expect(total).toBe(MAX_REVISIONS);
    expect(revisions[0]?.revision).toBe(MAX_REVISIONS + 4);
    expect(revisions.at(-1)).toMatchObject({ revision: 5, changed: null });
    await app.engine.remove('articles', id);
    const { versions } = app.parts.versions;
    const own = { docId: new Types.ObjectId(id) };
    const kinds = (await versions.collection.find(own).toArray()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'past')).toHaveLength(MAX_REVISIONS);
    expect(kinds.filter((kind) => kind !== 'past')).toEqual(['deleted']);
    await versions.removeExpired(Date.now() + (TRASH_DAYS * 24 + 2) * 3_600_000);
    const [left, ...others] = await versions.collection.find(own).toArray();
    expect([left, others]).toMatchObject([{ number: MAX_REVISIONS + 5, values: null }, []]);
  });

  test('parallel edits keep every version that was replaced', async () => {
    const { id } = await addArticle({ content: 'start' });
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => update(id, { content: `text ${turn}` })),
    );
    const { current, revisions } = await history(id);
    expect(current.revision).toBe(21);
    expect(revisions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, index) => 20 - index),
    );
  });

  test.each(['0', '2', '99', 'x', '1e3', '-1'])('there is no revision %s', async (revision) => {
    const { id } = await addArticle();
    const path = `${ARTICLES}/${id}/revisions/${revision}`;
    expect((await send('GET', path)).status).toBe(404);
    expect((await send('POST', `${path}/restore`, {})).status).toBe(404);
  });
});

describe('related articles', () => {
  const pin = (id: string, articleIds: string[], version?: number) =>
    send<ArticlePins>('PUT', `/api/admin/help/related/${id}`, { articleIds, version });
  const related = async (slug: string) =>
    (await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`)).body.related.map(
      ({ id }) => id,
    );

  test('pins come first and in order, then similar ones; drafts are passed over', async () => {
    const own = await app.createDocument('categories', buildCategory());
    const article = await addArticle({ categoryId: own.id, tags: ['proof'] });
    const similar = await addArticle({ categoryId: own.id, tags: ['proof'] });
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        addArticle({ tags: [`other-${index}`], isPublished: index !== 1 }),
      ),
    );
    const [first, draft, third, fourth] = others.map(({ id }) => id) as [
      string,
      string,
      string,
      string,
    ];
    expect(await related(article.slug)).toEqual([similar.id]);
    const answer = await pin(article.id, [third, draft, first], 0);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      articleId: article.id,
      version: 1,
      pins: [{ id: third }, { id: draft, isPublished: false }, { id: first }],
    });
    expect(await related(article.slug)).toEqual([third, first, similar.id]);
    await pin(article.id, [fourth, similar.id, first, third]);
    expect(await related(article.slug)).toEqual([fourth, similar.id, first, third]);

    await app.engine.remove('articles', fourth);
    expect(await related(article.slug)).toEqual([similar.id, first, third]);
    const now = await send<ArticlePins>('GET', `/api/admin/help/related/${article.id}`);
    expect(now.body.pins.map(({ id }) => id)).toEqual([similar.id, first, third]);
    const untouched = await send<Article>('GET', `${ARTICLES}/${article.id}`);
    expect(untouched.body.version).toBe(1);
  });

  test('a stale version answers 409 with the present pins', async () => {
    const [article, one, two] = await Promise.all([addArticle(), addArticle(), addArticle()]);
    await pin(article.id, [one.id], 0);
    expect(await pin(article.id, [two.id], 0)).toMatchObject({
      status: 409,
      body: { current: { version: 1, pins: [{ id: one.id }] } },
    });
  });

  test('itself, unknown ones, one twice and too many are refused', async () => {
    const { id } = await addArticle();
    const { id: other } = await addArticle();
    const many = Array.from({ length: 7 }, (_, index) => String(index).padStart(24, '0'));
    for (const articleIds of [[id], ['0'.repeat(24)], [other, other], many, ['x'], [{ $ne: 1 }]]) {
      const { status, body } = await pin(id, articleIds as string[]);
      expect([articleIds, status]).toEqual([articleIds, 400]);
      expect(Object.keys((body as unknown as { error: { fields: object } }).error.fields)).toEqual([
        expect.stringMatching(/^articleIds/),
      ]);
    }
    expect((await pin('0'.repeat(24), [])).status).toBe(404);
  });
});

test('preview renders what a save would', async () => {
  const content = `## Trim\n\n${'word '.repeat(450)}<script>alert(1)</script>`;
  const { status, body } = await send('POST', `${ARTICLES}/preview`, { content });
  expect(status).toBe(200);
  expect(body).toMatchObject({ toc: [{ text: 'Trim' }], readTime: 3 });
  expect(body.wordCount).toBeGreaterThan(450);
  expect(body.html).not.toContain('<script>');
  const tooLong = await send('POST', `${ARTICLES}/preview`, { content: 'x'.repeat(100_001) });
  expect(tooLong.status).toBe(400);
  expect((await app.call('POST', `${ARTICLES}/preview`, { body: { content } })).status).toBe(401);
});

test('slug check tells what a save would', async () => {
  const { id } = await addArticle({ title: 'Spot colours', slug: 'spot-colours' });
  const check = async (query: string) =>
    (await send('GET', `${ARTICLES}/slug-check?${query}`)).body;
  const taken = { slug: 'spot-colours', isFree: false, suggestion: 'spot-colours-2' };
  expect(await check('slug=spot-colours')).toEqual(taken);
  expect(await check('title=Spot%20Colours!')).toEqual(taken);
  expect(await check(`slug=spot-colours&id=${id}`)).toMatchObject({ isFree: true });
  expect(await check('slug=nobody-has-it')).toMatchObject({ isFree: true });
  for (const query of ['', 'slug=', 'slug[$ne]=x', 'slug=a&id=x', `slug=${'a'.repeat(121)}`]) {
    const { status } = await send('GET', `${ARTICLES}/slug-check?${query}`);
    expect([query, status]).toEqual([query, 400]);
  }
});

test('letters beyond a to z: a title suggests the slug that a save makes, a typed one stays', async () => {
  const check = async (query: Record<string, string>) =>
    (await send('GET', `${ARTICLES}/slug-check?${new URLSearchParams(query)}`)).body;
  const title = 'Weiße Straße, Łódź';
  const { suggestion } = await check({ title });
  expect(suggestion).toBe('weisse-strasse-lodz');
  expect((await addArticle({ title, slug: '' })).slug).toBe(suggestion);

  // Made when such letters were kept: its address stays whatever else is changed.
  const { id } = await addArticle({ title: 'Straße', slug: 'straße' });
  expect((await update(id, { title: 'Straßen', slug: 'straße' })).slug).toBe('straße');
  expect((await update(id, { title: 'Straßen', content: 'new' })).slug).toBe('straße');
  expect(await check({ slug: 'straße', id })).toMatchObject({ slug: 'straße', isFree: true });
  expect(await check({ slug: 'straße' })).toMatchObject({ slug: 'straße', isFree: false });
});
