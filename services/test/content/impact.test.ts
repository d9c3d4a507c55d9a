import type { Impact, ImpactBody, Operation, WorkingCopy } from '@pressline/shared-api';
import { createTestApp, TEST_SITE, type TestApp } from '../createTestApp';
import {
  buildAnnouncement,
  buildArticle,
  buildCategory,
  buildDownload,
  buildFaq,
  buildQuickLink,
  buildTag,
  buildVideo,
} from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory({ name: 'Paper' }))).id;
});
afterAll(() => app.stop());

const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const ask = async (body: ImpactBody) =>
  (await app.staff<Impact>('POST', 'impact', body)).body.groups;
const brief = async (body: ImpactBody) =>
  (await ask(body)).map(({ source, total, items }) => [source, total, items[0]?.title]);

test('tells super admins which articles somebody owns', async () => {
  const { models } = app;
  const { freshness } = app.parts.editing;
  const mine = await addArticle({ title: 'Owned' });
  await addArticle({ title: 'Of nobody' });
  await freshness.set(mine.id, { owner: 'editor' });
  const user = await models.users.findOne({ username: 'editor' }).lean();
  const body = { resource: 'users', action: 'delete', ids: [String(user?._id)] };
  const path = '/api/admin/help/impact';
  const refused = await app.call('POST', path, { body, token: app.adminToken });
  expect(refused.status).toBe(400);
  const asked = await app.call<Impact>('POST', path, { body, token: app.superToken });
  expect(asked.body.groups).toMatchObject([
    { source: 'ownedArticles', resource: 'articles', total: 1, items: [{ id: mine.id }] },
  ]);
  await freshness.set(mine.id, { owner: '' });
  const again = await app.call<Impact>('POST', path, { body, token: app.superToken });
  expect(again.body.groups).toEqual([]);
});

test('tells all that depends on an article, by each of its addresses', async () => {
  const target = await addArticle({ slug: 'grain' });
  const { id } = target;
  await app.staff('PUT', `articles/${id}`, { slug: 'grain-direction' });
  const links = [
    'See [grain](/help/articles/grain-direction#short-grain) and [x](/help/articles/grain).',
    '[Absolute](http://127.0.0.1/help/articles/grain)',
  ];
  const site = TEST_SITE;
  const own = await addArticle({ title: 'Folding', content: links[0] });
  await addArticle({ title: 'Unrelated', content: '[x](/help/articles/grain-of-salt)' });
  await addArticle({ title: 'Absolute', content: `[x](${site}/help/articles/grain)` });
  await app.createDocument('faqs', buildFaq({ question: 'Why?', answer: links[0] ?? '' }));
  const content = `${links[0]}`;
  await app.createDocument('announcements', buildAnnouncement({ title: 'News', content }));
  const url = '/help/articles/grain-direction?from=home#top';
  await app.createDocument('quickLinks', buildQuickLink({ label: 'Grain', url }));
  const fileUrl = '/help/articles/grain-direction';
  await app.createDocument('downloads', buildDownload({ title: 'Sheet', fileUrl }));
  await app.staff('PUT', `related/${own.id}`, { articleIds: [id] });

  const all = [
    ['articleLinks', 2, 'Folding'],
    ['faqLinks', 1, 'Why?'],
    ['announcementLinks', 1, 'News'],
    ['quickLinks', 1, 'Grain'],
    ['downloadLinks', 1, 'Sheet'],
  ];
  const gone = [...all, ['pins', 1, 'Folding'], ['redirects', 1, target.title]];
  expect(await brief({ resource: 'articles', action: 'rename', ids: [id] })).toEqual(all);
  expect(await brief({ resource: 'articles', action: 'unpublish', ids: [id] })).toEqual(gone);
  const groups = await ask({ resource: 'articles', action: 'delete', ids: [id] });
  expect(groups.map(({ total }) => total)).toEqual(gone.map(([, total]) => total));
  expect(groups[0]?.items[0]).toEqual({
    ...{ id: own.id, title: 'Folding', isPublished: true, isInChanges: false },
    links: ['/help/articles/grain', '/help/articles/grain-direction#short-grain'],
  });
  expect(groups.at(-1)?.items[0]?.links).toEqual(['/help/articles/grain']);
  expect(groups.map(({ canUpdate }) => canUpdate)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  // What goes with it depends on nothing.
  const both: ImpactBody = { resource: 'articles', action: 'delete', ids: [id, own.id] };
  expect((await ask(both)).find(({ source }) => source === 'articleLinks')?.total).toBe(1);
});

test('tells what depends on tags, categories, terms, videos and downloads', async () => {
  const tag = await app.createDocument('tags', buildTag({ name: 'coated', category: 'Paper' }));
  const term = await app.createDocument('terms', { term: 'Deckle edge', definition: 'Rough.' });
  await app.createDocument('terms', { term: 'Laid', definition: 'x', seeAlso: ['Deckle edge'] });
  const video = await app.createDocument(
    'videos',
    buildVideo({ videoUrl: 'https://youtu.be/bbbbbbbbbbb' }),
  );
  const download = await app.createDocument(
    'downloads',
    buildDownload({ fileUrl: '/files/a.pdf' }),
  );
  await addArticle({
    title: 'Coatings',
    tags: ['coated'],
    content: `:::video{url="https://www.youtube.com/watch?v=bbbbbbbbbbb"}
:::

[PDF](/files/a.pdf) [term](/help/glossary#term-deckle-edge) [all](/help?category=${categoryId})`,
  });
  const one = ['articleLinks', 1, 'Coatings'];
  expect(await brief({ resource: 'tags', action: 'rename', ids: [tag.id] })).toEqual([
    ['taggedArticles', 1, 'Coatings'],
  ]);
  expect(await brief({ resource: 'categories', action: 'rename', ids: [categoryId] })).toEqual([
    ['tagGroups', 1, 'coated'],
  ]);
  expect(await brief({ resource: 'categories', action: 'delete', ids: [categoryId] })).toEqual([
    one,
    ['tagGroups', 1, 'coated'],
  ]);
  expect(await brief({ resource: 'terms', action: 'delete', ids: [term.id] })).toEqual([
    one,
    ['seeAlso', 1, 'Laid'],
  ]);
  expect(await brief({ resource: 'videos', action: 'delete', ids: [video.id] })).toEqual([one]);
  expect(await brief({ resource: 'downloads', action: 'delete', ids: [download.id] })).toEqual([
    one,
  ]);
});

test('what nothing depends on has no impact, and hostile questions are refused', async () => {
  const { id } = await addArticle();
  expect(await ask({ resource: 'articles', action: 'delete', ids: [id] })).toEqual([]);
  expect(await ask({ resource: 'articles', action: 'delete', ids: ['0'.repeat(24)] })).toEqual([]);
  for (const body of [
    {},
    { resource: 'users', action: 'delete', ids: [id] },
    { resource: 'constructor', action: 'delete', ids: [id] },
    { resource: 'articles', action: 'drop', ids: [id] },
    { resource: 'articles', action: 'delete', ids: [] },
    { resource: 'articles', action: 'delete', ids: [{ $ne: null }] },
  ]) {
    expect([body, (await app.staff('POST', 'impact', body)).status]).toEqual([body, 400]);
  }
  const body = { resource: 'articles', action: 'delete', ids: [id] };
  expect((await app.call('POST', '/api/admin/help/impact', { body })).status).toBe(401);
});

test('links are updated as revisions, and one undo restores them but what was changed since', async () => {
  const target = await addArticle({ slug: 'old-name' });
  const content = 'See [it](/help/articles/old-name#a).';
  const article = await addArticle({ title: 'One', content });
  const other = await addArticle({ title: 'Two', content });
  const faq = await app.createDocument('faqs', buildFaq({ answer: content }));
  const url = '/help/articles/old-name';
  const link = await app.createDocument('quickLinks', buildQuickLink({ url }));
  await app.staff('PUT', `articles/${target.id}`, { slug: 'new-name' });

  const body = { from: ['/help/articles/old-name'], to: '/help/articles/new-name' };
  const { body: made } = await app.staff<Operation>('POST', 'links/update', body);
  expect(made).toMatchObject({
    state: 'done',
    changed: 4,
    refused: [],
    canUndo: true,
    by: 'editor',
  });
  const read = async (path: string) => (await app.staff<Record<string, unknown>>('GET', path)).body;
  const after = 'See [it](/help/articles/new-name#a).';
  expect(await read(`articles/${article.id}`)).toMatchObject({ content: after, version: 2 });
  expect(await read(`faqs/${faq.id}`)).toMatchObject({ answer: after });
  expect(await read(`quick-links/${link.id}`)).toMatchObject({ url: '/help/articles/new-name' });
  const history = await read(`articles/${article.id}/revisions`);
  expect(history).toMatchObject({ total: 1, current: { savedBy: 'editor' } });
  const entries = await app.parts.audit.list({ page: 1, limit: 10, record: article.id });
  expect(entries.found[0]).toMatchObject({ by: 'editor', record: { title: 'One' } });
  const rename: ImpactBody = { resource: 'articles', action: 'rename', ids: [target.id] };
  expect((await ask(rename)).flatMap(({ items }) => items.flatMap(({ links }) => links))).toEqual([
    '/help/articles/new-name#a',
    '/help/articles/new-name#a',
    '/help/articles/new-name#a',
    '/help/articles/new-name',
  ]);

  await app.staff('PUT', `articles/${other.id}`, { content: 'Rewritten.' });
  const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
  expect(undone).toMatchObject({ state: 'undone', restored: 3, changed: 1, canUndo: false });
  expect(undone.refused).toEqual([
    { resource: 'articles', id: other.id, title: 'Two', message: 'Changed by editor since' },
  ]);
  expect(await read(`articles/${article.id}`)).toMatchObject({ content, version: 3 });
  expect(await read(`articles/${other.id}`)).toMatchObject({ content: 'Rewritten.' });
  expect((await app.staff('POST', `operations/${made.id}/undo`)).status).toBe(409);
  expect((await app.staff('POST', `operations/${'0'.repeat(24)}/undo`)).status).toBe(404);
});

test('tells what depends on documents by unpublished changes alone', async () => {
  const target = await addArticle({ slug: 'die-cut' });
  const both = await addArticle({ title: 'Both', content: '[x](/help/articles/die-cut)' });
  const change = await addArticle({ title: 'Changing', content: 'Nothing.' });
  const shelf = await app.createDocument('categories', buildCategory({ name: 'Shelf' }));
  const tag = await app.createDocument('tags', buildTag({ name: 'steel rule' }));
  const content = 'See [a](die-cut#Rule) and [b](/help/articles/die-cut-2).';
  const values = { content, tags: ['steel rule'], categoryId: shelf.id };
  for (const { id, version } of [both, change]) {
    const body = { copyVersion: 0, articleVersion: version, values: { ...values, title: 'Other' } };
    expect((await app.staff('PUT', `articles/${id}/working-copy`, body)).status).toBe(200);
  }
  const [links] = await ask({ resource: 'articles', action: 'delete', ids: [target.id] });
  expect(links).toMatchObject({
    ...{ source: 'articleLinks', total: 2 },
    items: [
      { title: 'Both', isInChanges: false, links: ['/help/articles/die-cut'] },
      { title: 'Changing', isInChanges: true, links: ['/help/articles/die-cut#Rule'] },
    ],
  });
  const tagged = await ask({ resource: 'tags', action: 'rename', ids: [tag.id] });
  expect(tagged).toMatchObject([{ source: 'taggedArticles', total: 2 }]);
  expect(tagged[0]?.items.every(({ isInChanges }) => isInChanges)).toBe(true);
  expect(await brief({ resource: 'categories', action: 'delete', ids: [shelf.id] })).toEqual([
    ['movingArticles', 2, 'Both'],
  ]);
  await app.engine.remove('articles', change.id);
  expect(await brief({ resource: 'articles', action: 'delete', ids: [target.id] })).toEqual([
    ['articleLinks', 1, 'Both'],
  ]);
});

describe('links that stand in unpublished or scheduled changes', () => {
  const before = 'See [it](/help/articles/kiss-cut#a).';
  const after = 'See [it](/help/articles/through-cut#a).';
  const update = { from: ['/help/articles/kiss-cut'], to: '/help/articles/through-cut' };
  const read = async (id: string) =>
    (await app.staff<WorkingCopy>('GET', `articles/${id}/working-copy`)).body;
  const scheduled = async (id: string) =>
    (await app.parts.versions.versions.find(id, 'scheduled'))?.values.content;
  const seenOf = ({ article, copy }: WorkingCopy) => ({
    copyVersion: copy?.version ?? 0,
    articleVersion: copy?.articleVersion ?? article.version,
  });
  const keep = async (id: string, content: string) => {
    const body = { ...seenOf(await read(id)), values: { content } };
    const kept = await app.staff('PUT', `articles/${id}/working-copy`, body);
    expect(kept.status).toBe(200);
    return body;
  };
  const publish = async (id: string) => {
    const now = await read(id);
    const body = { ...seenOf(now), values: now.copy?.values ?? {}, isPublished: true };
    return app.staff<WorkingCopy>('POST', `articles/${id}/working-copy/publish`, body);
  };

  test('are told and updated, do not come back when published, and one undo restores them', async () => {
    const target = await addArticle({ slug: 'kiss-cut' });
    const both = await addArticle({ title: 'Both', content: before });
    const copied = await addArticle({ title: 'Copied', content: 'Nothing.' });
    const planned = await addArticle({ title: 'Planned', content: 'Nothing.' });
    await keep(both.id, `${before} More.`);
    const seen = await keep(copied.id, before);
    await keep(planned.id, before);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const times = { ...seenOf(await read(planned.id)), publishAt, unpublishAt: null };
    expect((await app.staff('PUT', `articles/${planned.id}/schedule`, times)).status).toBe(200);
    // What is published at that time is not what is edited now.
    await keep(planned.id, 'Rewritten.');
    await app.staff('PUT', `articles/${target.id}`, { slug: 'through-cut' });

    const [told] = await ask({ resource: 'articles', action: 'rename', ids: [target.id] });
    expect(told?.items.map(({ title, isInChanges }) => [title, isInChanges])).toEqual([
      ['Both', false],
      ['Copied', true],
      ['Planned', true],
    ]);
    const { body: made } = await app.staff<Operation>('POST', 'links/update', update);
    expect(made).toMatchObject({ changed: 3, refused: [] });
    expect((await read(both.id)).copy?.values.content).toBe(`${after} More.`);
    expect((await read(copied.id)).copy?.values.content).toBe(after);
    expect((await read(planned.id)).copy?.values.content).toBe('Rewritten.');
    expect(await scheduled(planned.id)).toBe(after);
    // Readers see nothing of it, and whoever had it open merges.
    expect((await read(copied.id)).article).toMatchObject({ content: 'Nothing.', version: 1 });
    const late = await app.staff('PUT', `articles/${copied.id}/working-copy`, seen);
    expect(late.status).toBe(409);

    const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
    expect(undone).toMatchObject({ restored: 3, refused: [] });
    expect((await read(both.id)).copy?.values.content).toBe(`${before} More.`);
    expect(await scheduled(planned.id)).toBe(before);

    await app.staff<Operation>('POST', 'links/update', update);
    expect((await publish(both.id)).body.article.content).toBe(`${after} More.`);
    expect((await publish(copied.id)).body.article.content).toBe(after);
    await app.types.articles.model.updateOne({ _id: planned.id }, { publishAt: new Date(1) });
    await app.parts.editing.schedule.run();
    expect((await read(planned.id)).article.content).toBe(after);
  });

  test('that were edited since the update stay as they are when it is undone', async () => {
    const { id } = await addArticle({ title: 'Edited', content: 'Nothing.' });
    await keep(id, before);
    const { body: made } = await app.staff<Operation>('POST', 'links/update', update);
    await keep(id, `${after} Typed.`);
    const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
    expect(undone.refused).toMatchObject([
      { id, message: 'Its unpublished changes were edited since then' },
    ]);
    expect((await read(id)).copy?.values.content).toBe(`${after} Typed.`);
  });
});
