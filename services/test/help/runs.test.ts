import type { Analytics, ArticlePage } from '@pressline/shared-api';
import { stepText } from '../../src/analytics/stepText';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let app: TestApp;
let id: string;
let items: string[];

beforeAll(async () => {
  app = await createTestApp();
  const category = await app.deps.createDocument('categories', buildCategory());
  const content = ':::steps\n1. Wash the <blanket> & dry it.\n2. Set 3.5 bar.\n:::';
  const article = await app.deps.createDocument(
    'articles',
    buildArticle({ categoryId: category.id, slug: 'wash-up', content }),
  );
  id = article.id;
  const { body } = await app.call<ArticlePage>('GET', '/api/help/articles/wash-up');
  expect(body.revision).toBe(1);
  items = [...body.html.matchAll(/data-item="([^"]+)"/g)].map(([, item = '']) => item);
});
afterAll(() => app.stop());

const path = () => `/api/help/articles/${id}/runs`;
const receipt = (overrides = {}) => ({
  ...{ run: 'a'.repeat(32), revision: 1, done: 1 },
  failed: [{ item: items[0], note: 'No cloth' }],
  ...overrides,
});
const send = async (body: object) => (await app.call('POST', path(), { body })).status;
const read = async () => {
  const answer = await app.call<Analytics>('GET', '/api/admin/analytics', {
    token: app.adminToken,
  });
  return answer.body.failedSteps;
};

test('a receipt counts once, however often it is sent, and staff see which step failed', async () => {
  expect(await send(receipt({ failed: [] }))).toBe(204);
  expect(await send(receipt())).toBe(204);
  expect(await send(receipt({ run: 'b'.repeat(32) }))).toBe(204);
  expect(await send(receipt({ run: 'c'.repeat(32), done: 2, failed: [] }))).toBe(204);
  const gone = [{ item: 'ffffffff' }];
  expect(await send(receipt({ run: 'd'.repeat(32), failed: gone }))).toBe(204);
  expect(await read()).toEqual([
    {
      ...{ id, slug: 'wash-up', title: expect.any(String), item: items[0] },
      ...{ step: 'Wash the <blanket> & dry it.', failures: 2, runs: 4, note: 'No cloth' },
    },
    expect.objectContaining({ item: 'ffffffff', step: null, failures: 1, runs: 4, note: '' }),
  ]);
});

test('what is refused stores nothing', async () => {
  const before = await read();
  const twice = [{ item: items[0] }, { item: items[0] }];
  for (const wrong of [
    { run: 'short' },
    { revision: 2 },
    { revision: 0 },
    { done: 201 },
    { failed: [{ item: '<b>' }] },
    { failed: [{ item: items[0], note: 'x'.repeat(301) }] },
    { failed: twice },
    { name: 'Somebody' },
  ]) {
    expect([wrong, await send(receipt({ run: 'e'.repeat(32), ...wrong }))]).toEqual([wrong, 400]);
  }
  const other = { body: receipt(), headers: { 'Sec-Fetch-Site': 'cross-site' } };
  expect((await app.call('POST', path(), other)).status).toBe(403);
  await app.deps.engine.update('articles', id, { isPublished: false });
  expect(await send(receipt())).toBe(404);
  expect(await read()).toEqual(before);
});

test('the words of a step end with it, or where a list inside it starts', () => {
  const html =
    '<ol><li data-item="aa"><span data-tick=""></span>One &#x26; <b>two</b><ul><li>x</li></ul></li></ol>';
  expect([stepText(html, 'aa'), stepText(html, 'bb')]).toEqual(['One & two', null]);
});
