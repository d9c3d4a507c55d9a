import type { ArticlePage, PublicTerm, SearchAnswer } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
  await addTerm('Bleed', ['bleed margin'], 'Ink past the cut.');
  await addTerm('Raster image processor', ['RIP'], 'Makes dots.');
  await addTerm('PDF/X (ISO)', [], 'A standard.');
});
afterAll(() => app.stop());

const addTerm = (term: string, otherNames: string[], definition: string) =>
  app.createDocument('terms', { term, otherNames, definition });

async function pageOf(content: string): Promise<ArticlePage> {
  const { slug } = await app.createDocument('articles', buildArticle({ categoryId, content }));
  return (await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`)).body;
}

const link = (anchor: string, text: string) =>
  `<a href="/help/glossary#term-${anchor}" data-popover="about-term-${anchor}">${text}</a>`;

test('the first mention of a term is a link, and its definition comes along', async () => {
  const { html, terms } = await pageOf('No unbleed. Bleeds matter, and bleed margins too.');
  expect(html).toBe(`<p>No unbleed. ${link('bleed', 'Bleeds')} matter, and bleed margins too.</p>`);
  expect(terms).toEqual([{ anchor: 'term-bleed', term: 'Bleed', definition: 'Ink past the cut.' }]);
});

test('links, code, headings and quizzes stay as they are, and acronyms are no words', async () => {
  const content = [
    '## Bleed\n\n[The bleed](/help) and `bleed` rip. ![bleed](https://example.com/x.png)',
    ':::quiz\nBleed?\n\n- [x] bleed\n- [ ] no\n\nBleed.\n:::',
    '- The RIP & the bleed',
    '- pdf/x (iso), PDF/X (ISO)',
  ].join('\n\n');
  const { html, terms } = await pageOf(content);
  expect(terms.map(({ term }) => term)).toEqual(['Raster image processor', 'Bleed', 'PDF/X (ISO)']);
  expect(html).toContain(
    `The ${link('raster-image-processor', 'RIP')} &#x26; the ${link('bleed', 'bleed')}`,
  );
  expect(html).toContain(`pdf/x (iso), ${link('pdf-x-iso', 'PDF/X (ISO)')}`);
  expect(html.match(/data-popover/g)).toHaveLength(3);
});

test('a change of the glossary shows at once; two terms cannot have one name', async () => {
  const added = await app.call('POST', '/api/admin/help/terms', {
    body: { term: 'Tipping-in', otherNames: 'tip-on', definition: 'Gluing a leaf in.' },
    token: app.adminToken,
  });
  expect(added.status).toBe(201);
  const again = await app.call('POST', '/api/admin/help/terms', {
    body: { term: ' tipping-IN ', definition: 'Twice.' },
    token: app.adminToken,
  });
  expect(again).toMatchObject({
    status: 409,
    body: { error: { fields: { term: 'Already in use' } } },
  });
  const { slug, terms } = await pageOf('Tipping-in by hand.');
  expect(terms).toHaveLength(1);
  await app.engine.remove('terms', String(added.body.id));
  const later = await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`);
  expect(later.body).toMatchObject({ html: '<p>Tipping-in by hand.</p>', terms: [] });
});

test('a term has no comma, so that another one can name it', async () => {
  const body = { term: 'Bleed, trim', definition: 'Both.' };
  const answer = await app.call('POST', '/api/admin/help/terms', { body, token: app.adminToken });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { fields: { term: 'Must not contain a comma' } } },
  });
});

test('the public list, the search, and other names as synonyms', async () => {
  const { body: listed } = await app.call<PublicTerm[]>('GET', '/api/help/terms');
  expect(listed.map(({ term }) => term)).toEqual([
    'Bleed',
    'PDF/X (ISO)',
    'Raster image processor',
  ]);
  await pageOf('The raster image processor is slow.');
  const { body } = await app.call<SearchAnswer>('GET', '/api/help/search/all?q=RIP');
  expect(body.hits.map(({ kind }) => kind).sort()).toEqual(['article', 'article', 'term']);
});
