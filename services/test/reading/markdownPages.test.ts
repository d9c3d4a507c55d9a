import { parse } from 'yaml';
import { fullText } from '../../src/reading/help/markdown/fullText';
import { createTestApp, TEST_SITE, type TestApp } from '../createTestApp';
import { buildAnnouncement, buildArticle, buildCategory, buildFaq } from '../factories';

const SECRET = 'zebrafish';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { createDocument } = app;
  categoryId = (await createDocument('categories', buildCategory({ name: 'Plates' }))).id;
  const add = (title: string, overrides = {}) =>
    createDocument('articles', buildArticle({ categoryId, title, ...overrides }));
  await add('Expose a [CtP] plate', { content: `## Dose\n\n${'Expose it well. '.repeat(20)}` });
  await add('Wash a plate', { content: '## Water\n\nWash it.' });
  await add(`The ${SECRET}`, { isPublished: false });
  await createDocument('faqs', buildFaq({ question: 'How long?', categoryId }));
  await createDocument('announcements', buildAnnouncement({ title: 'Plates are in' }));
  const activeFrom = new Date(Date.now() + 86_400_000).toISOString();
  await createDocument('announcements', buildAnnouncement({ title: SECRET, activeFrom }));
  await createDocument('terms', {
    term: 'Plate',
    otherNames: ['form'],
    definition: 'Carries ink.',
  });
});
afterAll(() => app.stop());

async function read(path: string) {
  const { status, headers, body } = await app.call<string>('GET', path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(body).not.toContain(SECRET);
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(body) ?? [];
  return { type: headers.get('content-type'), front: parse(front), text };
}

test.each([
  ['/api/help.md', '/help', ['## Plates', '## News\n\n### Plates are in', '### How long?']],
  ['/api/help.md?category=', '/help?category=', ['- [Wash a plate](', '### How long?']],
  [
    '/api/help.md?q=wash',
    '/help?q=wash',
    [`[Wash a plate](${TEST_SITE}/help/articles/wash-a-plate`],
  ],
  ['/api/help/glossary.md', '/help/glossary', ['### Plate\n\nCarries ink.\n\nAlso: form']],
])('%s says what it is, and has its content', async (path, address, parts) => {
  const id = path.endsWith('=') ? categoryId : '';
  const { type, front, text } = await read(path + id);
  expect(type).toBe('text/markdown; charset=utf-8');
  expect(front).toMatchObject({
    url: TEST_SITE + address + id,
    revision: app.content.current,
    updated: expect.stringMatching(/^20\d\d-.*Z$/),
  });
  for (const part of parts) expect(text).toContain(part);
});

test('brackets in a title do not end its link', async () => {
  const { text } = await read('/api/help.md');
  expect(text).toContain(
    `- [Expose a \\[CtP\\] plate](${TEST_SITE}/help/articles/expose-a-ctp-plate.md)`,
  );
});

test('an unknown category is not found, and a question without an answer gets an honest no', async () => {
  expect((await app.call('GET', `/api/help.md?category=${'a'.repeat(24)}`)).status).toBe(404);
  expect((await app.call('GET', '/api/help.md?q=a&q=b')).status).toBe(400);
  const { text } = await read('/api/help.md?q=laminate+the+moon');
  expect(text).toContain('We couldn’t find an answer in the help center.');
  expect(text).toContain(`[Ask us](${TEST_SITE}/?topic=laminate+the+moon#contact)`);
});

test('everything in one text, or as much as fits and how much does not', async () => {
  const { type, front, text } = await read('/api/llms-full.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(front.url).toBe(`${TEST_SITE}/llms-full.txt`);
  for (const part of ['Carries ink.', 'Yes, **always**.', 'Expose it well.', 'Wash it.']) {
    expect(text).toContain(part);
  }
  const bounded = await fullText({ ...app, publicUrl: TEST_SITE }, 900);
  expect(bounded.length).toBeLessThan(1_100);
  expect(bounded).toMatch(/Articles that do not fit in this file: 1\. .*llms\.txt/);
});
