import type { SearchAnswer, UnmetSearches } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildFaq } from '../factories';

let app: TestApp;
let preparing: string;

const content = [
  '## Bleed of each product',
  '| Product | Bleed |\n|---|---|\n| Cards | 3 mm |\n| Banner | 50 mm |\n| Sheet B | 5 mm |',
  '## Glue\n\nHot melt sets in **two minutes**, PUR in a day.',
].join('\n\n');

beforeAll(async () => {
  app = await createTestApp();
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  const add = (title: string, more: object) =>
    app.createDocument('articles', buildArticle({ categoryId, title, summary: '', ...more }));
  preparing = (await add('Prepare a file', { slug: 'prepare', content })).id;
  const code = '```\nzylinder-calibration --command start --cylinder 1 --speed 30\n```';
  await add('Zylinder', { content: code });
  await add('Hidden hovercraft', { isPublished: false, content: 'A hovercraft needs 9 eels.' });
  await app.createDocument(
    'faqs',
    buildFaq({ question: 'Can operators see prices?', answer: 'Not with the standard roles.' }),
  );
  await app.createDocument('terms', {
    term: 'Creep',
    otherNames: ['shingling'],
    definition: 'Inner pages stick out.',
  });
});
afterAll(() => app.stop());

const ask = async (q: string) =>
  (await app.call<SearchAnswer>('GET', `/api/help/search/all?${new URLSearchParams({ q })}`)).body;

test('answers with a table row, a paragraph, a FAQ or a term, word for word', async () => {
  const { passage } = await ask('bleed for a baner');
  expect(passage).toMatchObject({
    kind: 'row',
    articleId: preparing,
    text: 'Banner | 50 mm',
    cells: [
      { column: 'Product', text: 'Banner' },
      { column: 'Bleed', text: '50 mm' },
    ],
    title: 'Prepare a file',
    heading: 'Bleed of each product',
    path: '/help/articles/prepare#section-bleed-of-each-product:~:text=Banner,50%20mm',
  });
  const glue = await ask('how long does hot melt glue set');
  expect(glue.passage?.text).toBe('Hot melt sets in two minutes, PUR in a day.');
  expect((await ask('can an operator see prices')).passage).toMatchObject({
    kind: 'answer',
    articleId: null,
    text: 'Not with the standard roles.',
  });
  expect((await ask('what is shingling?')).passage).toMatchObject({
    kind: 'term',
    path: '/help/glossary#term-creep',
  });
});

test('links and code answer nothing, also where an article has nothing else', async () => {
  const { passage, nearest } = await ask('zylinder calibration command');
  expect(passage).toBeNull();
  expect(nearest[0]?.title).toBe('Zylinder');
});

test('while a word is typed, nothing answers it yet', async () => {
  for (const q of ['b', 'bl', 'ble', 'blee'])
    expect([q, (await ask(q)).passage]).toEqual([q, null]);
  for (const q of ['bleed', 'bleed b', 'sheet b']) expect((await ask(q)).passage).not.toBeNull();
});

test('says no, with the nearest articles and the question for the contact form, and staff see it', async () => {
  const q = 'bleed of a zeppelin envelope skin';
  expect(await ask(q)).toMatchObject({
    passage: null,
    nearest: [
      { id: preparing, title: 'Prepare a file', slug: 'prepare', path: '/help/articles/prepare' },
    ],
    askPath: `/?${new URLSearchParams({ topic: q })}#contact`,
  });
  expect((await ask('how many eels does a hovercraft need')).passage).toBeNull();
  expect((await ask('')).passage).toBeNull();
  await app.flush();
  const { body } = await app.call<UnmetSearches>('GET', '/api/admin/unmet-searches', {
    token: app.adminToken,
  });
  expect(body.searches).toContainEqual(
    expect.objectContaining({ query: q, searches: 1, emptySearches: 1, results: 0 }),
  );
});

test.each(['.*', '"', '"""', '\uD800', '😀'.repeat(300), 'a '.repeat(2_000), '1/0"', '%00'])(
  'hostile text is only text: %#',
  async (q) => {
    expect(
      (await app.call('GET', `/api/help/search/all?${new URLSearchParams({ q })}`)).status,
    ).toBe(200);
  },
);
