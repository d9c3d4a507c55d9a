import { type ApiClient, createApiClient } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildTag } from '../factories';

let app: TestApp;
let api: ApiClient;
let articleId: string;

beforeAll(async () => {
  app = await createTestApp();
  api = createApiClient({ baseUrl: app.baseUrl, getToken: () => app.superToken });
  const { id: categoryId } = await api.admin.categories.create(buildCategory());
  articleId = (await api.admin.articles.create(buildArticle({ categoryId, title: 'Plates' }))).id;
});
afterAll(() => app.stop());

test('the calls of a resource', async () => {
  const tag = await api.admin.tags.create(buildTag());
  const named = await api.admin.tags.update(tag.id, { name: 'Folding', version: tag.version });
  expect(await api.admin.tags.get(tag.id)).toEqual(named);
  expect(await api.admin.tags.list({ q: 'folding', limit: 5 })).toEqual({
    tags: [named],
    total: 1,
  });
  expect(await api.help.tags.list()).toMatchObject([{ name: 'Folding' }]);
  const { results } = await api.admin.tags.bulk({ action: 'delete', ids: [tag.id] });
  expect(results).toEqual([{ id: tag.id, ok: true }]);
  expect((await api.admin.tags.restore(tag.id)).name).toBe('Folding');
  await api.admin.tags.remove(tag.id);
  expect(await api.help.tags.list()).toEqual([]);
});

test('what readers ask for', async () => {
  const { slug } = await api.admin.articles.get(articleId);
  expect((await api.help.articles.get(slug)).title).toBe('Plates');
  expect(await api.help.articles.markdown(slug)).toContain('title: Plates');
  expect(await api.help.sitemap()).toMatchObject([{ slug }]);
  expect(await api.help.search('plates')).toMatchObject([{ kind: 'article', slug }]);
  expect((await api.help.searchAll('plates')).hits).toHaveLength(1);
  await api.reports.view(articleId);
  const given = await api.reports.feedback(articleId, { session: 's'.repeat(16), vote: 'up' });
  expect(given).toEqual({ vote: 'up', reason: null, comment: '' });
  expect((await api.forms.newsletter({ email: 'kim@shop.example' })).message).toMatch(/subscribed/);
});

test('the tools of staff', async () => {
  expect((await api.auth.me()).user.username).toBe('admin');
  expect((await api.admin.previewArticle('# Hi')).toc).toHaveLength(1);
  expect((await api.admin.checkSlug({ title: 'Plates' })).isFree).toBe(false);
  const { url } = await api.admin.articles.previewLink(articleId);
  expect((await api.help.preview(url.replace('/help/preview/', ''))).title).toBe('Plates');
  const { version } = await api.admin.articles.get(articleId);
  await api.admin.articles.update(articleId, { summary: 'Of aluminium' });
  expect((await api.admin.revisions.list(articleId)).total).toBe(1);
  expect((await api.admin.revisions.get(articleId, version)).title).toBe('Plates');
  expect((await api.admin.revisions.restore(articleId, version)).version).toBe(version + 2);
  expect((await api.admin.related.update(articleId, { articleIds: [] })).version).toBe(1);
  const { feedback } = await api.feedback.list({ vote: 'up' });
  await api.feedback.remove(String(feedback[0]?.id));
  expect((await api.submissions.list({ kind: 'newsletter' })).total).toBe(1);
  expect((await api.analytics.get(7)).period).toBe(7);
  expect(await (await api.analytics.csv(7)).text()).toMatch(/^\W?Day,Views/);
  expect((await api.telemetry.get(90)).releases).toEqual([]);
});

test('files, both ways', async () => {
  const zip = await api.importExport.export();
  expect(zip.type).toBe('application/zip');
  const outcome = await api.importExport.import(zip, { dryRun: true });
  expect(outcome).toMatchObject({ created: [], updated: [], errors: [] });
  await expect(
    api.admin.generateFromPdf(new Blob(['no pdf']), 'f'.repeat(24)),
  ).rejects.toMatchObject({ name: 'ApiError' });
});
