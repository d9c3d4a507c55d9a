import type { Operation } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildCategory, buildFaq } from '../factories';

let app: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await createTestApp();
  for (const [index, name] of ['Alpha', 'Beta', 'Gamma', 'Delta'].entries()) {
    const category = buildCategory({ name, order: index + 1 });
    ids[name] = (await app.createDocument('categories', category)).id;
  }
});
afterAll(() => app.stop());

const move = (id: string, place: string, target: string) =>
  app.staff<Operation>('POST', 'order', { resource: 'categories', id, place, target });
async function publicNames() {
  const { body } = await app.call<{ name: string }[]>('GET', '/api/help/categories');
  return body.map(({ name }) => name).join();
}

test('a category moves on the public page, and back by one undo', async () => {
  const { Alpha = '', Beta = '', Gamma = '', Delta = '' } = ids;
  const { body: made } = await move(Delta, 'before', Beta);
  expect(made).toMatchObject({ title: 'Move “Delta”', changed: 3, refused: [] });
  expect(await publicNames()).toBe('Alpha,Delta,Beta,Gamma');
  await move(Alpha, 'after', Gamma);
  expect(await publicNames()).toBe('Delta,Beta,Gamma,Alpha');
  expect((await move(Alpha, 'after', Gamma)).body.changed).toBe(0);
  await move(Alpha, 'before', Delta);
  expect(await publicNames()).toBe('Alpha,Delta,Beta,Gamma');
  const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
  expect(undone.refused).toEqual([]);
  expect(await publicNames()).toBe('Alpha,Beta,Gamma,Delta');
});

test('a move among the documents of a category leaves all others alone', async () => {
  const faqs = [];
  for (const categoryId of [ids.Alpha, ids.Alpha, ids.Beta, ids.Alpha]) {
    faqs.push((await app.createDocument('faqs', buildFaq({ categoryId, order: 0 }))).id);
  }
  const [first = '', , , last = ''] = faqs;
  const body = { resource: 'faqs', id: last, place: 'before', target: first };
  const { body: made } = await app.staff<Operation>('POST', 'order', {
    ...body,
    categoryId: ids.Alpha,
  });
  expect(made.changed).toBe(2);
  const stored = await Promise.all(faqs.map((id) => app.models.faqs.findById(id).lean()));
  expect(stored.map((faq) => faq?.order)).toEqual([1, 2, 0, 0]);
});

test.each([
  ['in a category of a resource without', 400, { categoryId: 'f'.repeat(24) }],
  ['of a resource without an order', 400, { resource: 'articles' }],
  ['of an unknown resource', 400, { resource: 'constructor' }],
  ['before itself', 400, { target: 'Alpha' }],
  ['before one that is gone', 404, { target: 'f'.repeat(24) }],
  ['of one that is gone', 404, { id: 'f'.repeat(24) }],
])(
  'a move %s is refused',
  async (_what, status, { id, target, ...other }: Record<string, string>) => {
    const named = (name = '') => ids[name] ?? name;
    const ends = { id: named(id ?? 'Alpha'), target: named(target ?? 'Beta') };
    const body = { resource: 'categories', place: 'before', ...ends, ...other };
    const answer = await app.staff('POST', 'order', body);
    expect(answer.status).toBe(status);
  },
);
