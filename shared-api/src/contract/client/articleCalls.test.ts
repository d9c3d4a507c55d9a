import { createApiClient } from './createApiClient';

const ID = 'a'.repeat(24);
const calls: string[] = [];
const api = createApiClient({
  getToken: () => 'token',
  fetch: async (url, init) => {
    const isStaff = new Headers(init?.headers).get('authorization') === 'Bearer token';
    calls.push(`${init?.method} ${url} ${init?.body ?? ''} ${isStaff ? 'staff' : ''}`.trim());
    return new Response('{}');
  },
});

test('every call has its path, its body and the token', async () => {
  const { related, revisions, previewArticle, checkSlug } = api.admin;
  await related.get(ID);
  await related.update(ID, { articleIds: ['b'], version: 2 });
  await revisions.list(ID);
  await revisions.get(ID, 3);
  await revisions.restore(ID, 3);
  await revisions.restore(ID, 3, { version: 7 });
  await previewArticle('# Hi');
  await checkSlug({ slug: 'a b', id: '' });
  await api.admin.quickLinks.list({ limit: 5 });
  await api.reports.download(ID);
  expect(calls).toEqual([
    `GET /api/admin/help/related/${ID}  staff`,
    `PUT /api/admin/help/related/${ID} {"articleIds":["b"],"version":2} staff`,
    `GET /api/admin/help/articles/${ID}/revisions  staff`,
    `GET /api/admin/help/articles/${ID}/revisions/3  staff`,
    `POST /api/admin/help/articles/${ID}/revisions/3/restore  staff`,
    `POST /api/admin/help/articles/${ID}/revisions/3/restore {"version":7} staff`,
    'POST /api/admin/help/articles/preview {"content":"# Hi"} staff',
    'GET /api/admin/help/articles/slug-check?slug=a+b  staff',
    'GET /api/admin/help/quick-links?limit=5  staff',
    `POST /api/help/downloads/${ID}/download  staff`,
  ]);
});
