import type { Article, Category } from '@pressline/shared-api';
import { seedWhenEmpty } from '../../src/content/seed/seedDemo';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildDownload, buildFaq, buildVideo } from '../factories';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const addCategory = () => app.createDocument('categories', buildCategory());
const addArticle = (categoryId: string, overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const categoryNow = async (id: string) =>
  (await app.call<Category>('GET', `/api/admin/help/categories/${id}`, { token: app.adminToken }))
    .body;

describe('categories', () => {
  test('count their articles as they come, move and go', async () => {
    const [first, second] = [await addCategory(), await addCategory()];
    const article = await addArticle(first.id, { isPublished: false });
    expect((await categoryNow(first.id)).articleCount).toBe(1);
    await app.engine.update('articles', article.id, { categoryId: second.id });
    expect((await categoryNow(first.id)).articleCount).toBe(0);
    expect((await categoryNow(second.id)).articleCount).toBe(1);
    await app.engine.remove('articles', article.id);
    expect((await categoryNow(second.id)).articleCount).toBe(0);
  });

  test('with contents cannot be deleted, and the answer says what they are', async () => {
    const { id } = await addCategory();
    await addArticle(id);
    await addArticle(id);
    await app.createDocument('faqs', buildFaq({ categoryId: id }));
    await app.createDocument('videos', buildVideo({ categoryId: id }));
    await app.createDocument('downloads', buildDownload({ categoryId: id }));
    const path = `/api/admin/help/categories/${id}`;
    const { body } = await app.call('GET', path, { token: app.adminToken });
    expect(body).toMatchObject({ articleCount: 2, faqCount: 1, videoCount: 1, downloadCount: 1 });
    const answer = await app.call('DELETE', path, { token: app.adminToken });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'The category still has 2 articles, 1 FAQ, 1 video, 1 download' },
    });
  });

  test('an unknown category is refused by name', async () => {
    await expect(addArticle('0'.repeat(24))).rejects.toMatchObject({
      status: 400,
      details: { fields: { categoryId: 'Unknown category' } },
    });
  });

  test('a refused article leaves the count alone', async () => {
    const { id } = await addCategory();
    await addArticle(id, { slug: 'taken-slug' });
    await expect(addArticle(id, { slug: 'taken-slug' })).rejects.toMatchObject({
      ...{ status: 409, details: { fields: { slug: 'Already in use' } } },
    });
    expect((await categoryNow(id)).articleCount).toBe(1);
  });

  test('racing deletes and creates leave no orphan and no wrong count', async () => {
    for (let trial = 0; trial < 40; trial += 1) {
      const { id } = await addCategory();
      const [deleted, created] = await Promise.allSettled([
        app.engine.remove('categories', id),
        addArticle(id),
      ]);
      expect([deleted.status, created.status].sort()).toEqual(['fulfilled', 'rejected']);
      if (created.status === 'fulfilled') {
        expect((await categoryNow(id)).articleCount).toBe(1);
      }
    }
  });

  test('with contents are kept even when their counters are wrong', async () => {
    const { id } = await addCategory();
    await addArticle(id);
    await app.models.categories.updateOne({ _id: id }, { $set: { articleCount: 0 } });
    await expect(app.engine.remove('categories', id)).rejects.toMatchObject({
      status: 409,
      message: 'The category still has 1 article',
    });
  });

  test('with nothing but downloads stay until those are gone', async () => {
    const { id } = await addCategory();
    const { id: file } = await app.createDocument('downloads', buildDownload({ categoryId: id }));
    await expect(app.engine.remove('categories', id)).rejects.toMatchObject({ status: 409 });
    await app.engine.update('downloads', file, { categoryId: null });
    await expect(app.engine.remove('categories', id)).resolves.toBeUndefined();
  });

  const send = (method: string, id: string, body: object) =>
    app.call<Category>(method, `/api/admin/help/categories${id}`, { body, token: app.adminToken });
  const TAKEN = {
    status: 409,
    body: { error: { code: 'conflict', fields: { name: 'Already in use' } } },
  };

  test('have names that differ in more than case and spaces', async () => {
    const { body: prepress } = await send('POST', '', buildCategory({ name: 'Prepress  Ünits' }));
    for (const name of ['prepress ünits', ' PREPRESS Ünits', 'Prepress U\u0308nits']) {
      expect(await send('POST', '', buildCategory({ name }))).toMatchObject(TAKEN);
    }
    const other = await addCategory();
    const renamed = await send('PUT', `/${other.id}`, { name: 'Prepress ünits' });
    expect(renamed).toMatchObject(TAKEN);
    expect((await send('PUT', `/${prepress.id}`, { name: 'prepress ünits' })).status).toBe(200);
    expect((await send('PUT', `/${prepress.id}`, { name: 'Postpress' })).status).toBe(200);
    const freed = await send('POST', '', buildCategory({ name: 'PREPRESS ÜNITS' }));
    expect(freed.status).toBe(201);
    expect(freed.body).not.toHaveProperty('nameKey');
  });

  test('parallel creations of one name, however written, have one winner', async () => {
    const { name } = buildCategory();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send('POST', '', buildCategory({ name: index % 2 ? name : name.toUpperCase() })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  test('parallel creations of one name have one winner', async () => {
    const body = buildCategory();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call('POST', '/api/admin/help/categories', { body, token: app.adminToken }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('articles', () => {
  test('parallel creations of one title all get a slug of their own', async () => {
    const { id } = await addCategory();
    const created = await Promise.all(
      Array.from({ length: 20 }, () => addArticle(id, { title: 'The Same Title' })),
    );
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(20);
  });

  test('tags are split, trimmed and emptied; publishedAt is set once', async () => {
    const { id } = await addCategory();
    const post = await app.call<Article>('POST', '/api/admin/help/articles', {
      body: { ...buildArticle({ categoryId: id, isPublished: false }), tags: ' a, b ,,a,  ' },
      token: app.adminToken,
    });
    expect(post.body).toMatchObject({ tags: ['a', 'b'], publishedAt: null, readTime: 5 });
    const update = (body: object) => app.engine.update('articles', post.body.id, body);
    const { publishedAt } = await update({ isPublished: true });
    expect(publishedAt).toEqual(expect.any(String));
    expect((await update({ isPublished: false })).publishedAt).toBe(publishedAt);
    expect((await update({ isPublished: true })).publishedAt).toBe(publishedAt);
  });

  test('an emptied slug is made from the title again', async () => {
    const { id } = await addCategory();
    const { id: articleId } = await addArticle(id, { slug: 'by-hand' });
    const updated = await app.engine.update('articles', articleId, {
      title: 'By Title',
      slug: '',
    });
    expect(updated.slug).toBe('by-title');
  });

  test('the admin list filters by category, state and text', async () => {
    const { id } = await addCategory();
    await addArticle(id, { title: 'Spot (colour) A' });
    await addArticle(id, { isPublished: false, tags: ['SPOT (colour)'] });
    const titles = async (query: string) => {
      const { body } = await app.call<{ articles: Article[]; total: number }>(
        'GET',
        `/api/admin/help/articles?categoryId=${id}&${query}`,
        { token: app.adminToken },
      );
      return [body.articles.length, body.total];
    };
    expect(await titles('')).toEqual([2, 2]);
    expect(await titles('published=true')).toEqual([1, 1]);
    expect(await titles('published=false')).toEqual([1, 1]);
    expect(await titles('q=spot%20(colour)')).toEqual([2, 2]);
    expect(await titles('limit=1')).toEqual([1, 2]);
  });
});

describe('seedWhenEmpty', () => {
  test('a database with content is left alone; a seed cut short starts afresh', async () => {
    const never = () => Promise.reject(new Error('must not run'));
    await expect(seedWhenEmpty(app.connection, app.types, never)).resolves.toBe(false);

    const empty = await createTestApp();
    const { connection, types } = empty;
    const cutShort = async () => {
      await empty.createDocument('tags', { name: 'half' });
      throw new Error('killed');
    };
    await expect(seedWhenEmpty(connection, types, cutShort)).rejects.toThrow('killed');
    const whole = async () => void (await empty.createDocument('tags', { name: 'whole' }));
    await expect(seedWhenEmpty(connection, types, whole)).resolves.toBe(true);
    const names = await empty.models.tags.find().lean();
    expect(names.map(({ name }) => name)).toEqual(['whole']);
    await expect(seedWhenEmpty(connection, types, never)).resolves.toBe(false);
    await empty.stop();
  });
});

describe('what arrives broken', () => {
  test.each(['gzip', 'deflate', 'br', 'x'])('a body under %s is refused', async (encoding) => {
    const answer = await app.call('POST', '/api/newsletter', {
      body: 'no such thing',
      headers: { 'Content-Encoding': encoding },
    });
    expect(answer).toMatchObject({ status: 415, body: { error: { code: 'unsupported' } } });
  });

  test('a long title in rare letters makes a slug that can be saved again', async () => {
    const { id: categoryId } = await addCategory();
    const made = await addArticle(categoryId, { title: `a${'\u{20000}'.repeat(60)}`, slug: '' });
    expect(made.slug).not.toMatch(/\p{Cs}/u);
    const again = await app.engine.update('articles', made.id, { slug: made.slug });
    expect(again.slug).toBe(made.slug);
  });

  test.each([
    ['articles', { title: 'half \ud840' }, 'title'],
    ['tags', { name: 'half \ud840' }, 'name'],
    ['synonyms', { word: 'wire', terms: [] }, 'terms'],
    ['videos', { videoUrl: 'https://www.youtube.com/' }, 'videoUrl'],
    ['videos', { videoUrl: 'https://vimeo.com/about' }, 'videoUrl'],
  ])('%s refuse %j', async (resource, body, field) => {
    const answer = await app.call<{ error: { fields: object } }>(
      'POST',
      `/api/admin/help/${resource}`,
      { body, token: app.adminToken },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toHaveProperty(field);
  });

  test('a scheme in small letters and an id in capitals are the same', async () => {
    const { id, version } = await app.createDocument('tags', { name: 'Capitals' });
    const answer = await app.call('PUT', `/api/admin/help/tags/${id}`, {
      body: { id: id.toUpperCase(), name: 'Capitals too', version },
      headers: { Authorization: `bearer ${app.adminToken}` },
    });
    expect(answer.status).toBe(200);
    const nobody = await app.call('GET', '/api/admin/me');
    expect(nobody.headers.get('www-authenticate')).toBe('Bearer');
  });
});
