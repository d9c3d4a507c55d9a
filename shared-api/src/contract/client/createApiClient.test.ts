import { ApiError } from './ApiError';
import { createApiClient } from './createApiClient';

interface Call {
  url: string;
  init: RequestInit;
}

function stub(status = 200, body = '[]', statusText = '') {
  const calls: Call[] = [];
  const fake = async (url: unknown, init: unknown) => {
    calls.push({ url: String(url), init: init as RequestInit });
    return new Response(status === 204 ? null : body, { status, statusText });
  };
  return { calls, fetch: fake as typeof fetch };
}

test('paths, parameters, credentials and JSON', async () => {
  const { calls, fetch } = stub();
  const api = createApiClient({ baseUrl: 'http://api', fetch, getToken: () => 'token' });
  await api.help.categories.list();
  await api.help.articles.list({ limit: 6, categoryId: undefined });
  await api.help.articles.get('a/b?c');
  await api.help.search('50% & more');
  await api.admin.articles.list({ page: 2, q: 'x y' });
  await api.admin.users.update('1', { fullName: 'Kim', version: 2 });
  await api.admin.tags.remove('2');
  await api.admin.quickLinks.restore('2');
  await api.admin.tags.bulk({ action: 'delete', ids: ['3'] });
  await api.auth.login({ username: 'a', password: 'b' });
  await api.auth.logout();
  expect(calls.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET http://api/api/help/categories',
    'GET http://api/api/help/articles?limit=6',
    'GET http://api/api/help/articles/a%2Fb%3Fc',
    'GET http://api/api/help/search?q=50%25+%26+more',
    'GET http://api/api/admin/help/articles?page=2&q=x+y',
    'PUT http://api/api/admin/users/1',
    'DELETE http://api/api/admin/help/tags/2',
    'POST http://api/api/admin/help/quick-links/2/restore',
    'POST http://api/api/admin/help/tags/bulk',
    'POST http://api/api/admin/login',
    'POST http://api/api/admin/logout',
  ]);
  const update = calls[5];
  expect(update?.init).toMatchObject({
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer token' },
    body: JSON.stringify({ fullName: 'Kim', version: 2 }),
  });
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
});

test('articles beyond their pages: Markdown, addresses, previews', async () => {
  const { calls, fetch } = stub(200, '"text"');
  const api = createApiClient({ fetch, getToken: () => 'token' });
  expect(await api.help.articles.markdown('a b')).toBe('"text"');
  await api.help.sitemap();
  await api.help.preview('a.b.c');
  await api.admin.articles.previewLink('1');
  expect(calls.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET /api/help/articles/a%20b.md',
    'GET /api/help/sitemap',
    'GET /api/help/preview/a.b.c',
    'POST /api/admin/help/articles/1/preview-link',
  ]);
  expect(calls[2]?.init.headers).not.toHaveProperty('Authorization');
});

test('forms and their inbox', async () => {
  const { calls, fetch } = stub(200, '{}');
  const api = createApiClient({ fetch, getToken: () => 'token' });
  const email = 'kim@shop.example';
  await api.forms.createDemoUser({ isUs: true, email, companyName: 'Ink', phone: '' });
  await api.forms.sendContactMail({ fromMail: email, toMail: '', subject: 's', content: 'c' });
  await api.forms.contact({ firstName: 'K', lastName: 'R', email, company: 'Ink', fillMs: 9_000 });
  await api.forms.newsletter({ email });
  await api.submissions.list({ state: 'dead', q: 'ink' });
  await api.submissions.resend('1');
  await api.submissions.remove('1');
  expect(calls.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'POST /api/provider/v1/crm-service/employee/CreateDemoUser',
    'POST /api/provider/PrintHouseProfile/SendContactMail',
    'POST /api/contact',
    'POST /api/newsletter',
    'GET /api/admin/submissions?state=dead&q=ink',
    'POST /api/admin/submissions/1/resend',
    'DELETE /api/admin/submissions/1',
  ]);
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
  expect(calls[4]?.init.headers).toHaveProperty('Authorization', 'Bearer token');
});

test('a refused call raises what the server answered', async () => {
  const body = JSON.stringify({
    error: { code: 'validation', message: 'Please check', fields: { title: 'Required' } },
    message: 'Please check',
  });
  const api = createApiClient({ fetch: stub(400, body).fetch });
  const error = await api.admin.tags.create({ name: '' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: `400: ${body}`,
    status: 400,
    code: 'validation',
    reason: 'Please check',
    fields: { title: 'Required' },
  });
});

test('login errors, plain texts and empty bodies are understood', async () => {
  const login = '{"error":"Invalid credentials","code":"unauthenticated"}';
  expect(new ApiError(401, login, '')).toMatchObject({
    reason: 'Invalid credentials',
    code: 'unauthenticated',
  });
  expect(new ApiError(502, '', 'Bad Gateway')).toMatchObject({
    message: '502: Bad Gateway',
    reason: 'Bad Gateway',
    code: undefined,
    fields: {},
  });
  expect(new ApiError(500, '<html>', '').message).toBe('500: <html>');
  expect(new ApiError(409, '{"current":{"id":"1"}}', '').current).toEqual({ id: '1' });
});

test('what browsers report goes to public paths; a view alone tells who is staff', async () => {
  const { calls, fetch } = stub(200, '{}');
  const api = createApiClient({ fetch, getToken: () => 'token' });
  await api.help.searchAll('gang run');
  await api.reports.view('a1');
  await api.reports.feedback('a1', { session: 's'.repeat(16), vote: 'up' });
  await api.reports.telemetry({ reports: [{ kind: 'load', remote: 'mfe-help', release: '1' }] });
  await api.feedback.list({ status: 'new' });
  await api.feedback.update('f1', { status: 'resolved', version: 2 });
  await api.feedback.remove('f1');
  await api.analytics.get(7);
  expect(await (await api.analytics.csv(90)).text()).toBe('{}');
  await api.telemetry.get(30);
  expect(calls.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET /api/help/search/all?q=gang+run',
    'POST /api/help/articles/a1/view',
    'POST /api/help/articles/a1/feedback',
    'POST /api/telemetry',
    'GET /api/admin/help/feedback?status=new',
    'PUT /api/admin/help/feedback/f1',
    'DELETE /api/admin/help/feedback/f1',
    'GET /api/admin/analytics?days=7',
    'GET /api/admin/help/analytics.csv?days=90',
    'GET /api/admin/telemetry?days=30',
  ]);
  const withToken = calls.map(({ init }) => 'Authorization' in (init.headers ?? {}));
  expect(withToken).toEqual([false, true, false, false, true, true, true, true, true, true]);
  expect(calls[1]?.init.keepalive).toBe(true);
});

test('readers of answers and videos are counted like those of articles', async () => {
  const { calls, fetch } = stub(204, '');
  const api = createApiClient({ fetch, getToken: () => 'token' });
  await api.reports.viewFaq('f1');
  await api.reports.viewVideo('v1');
  await api.reports.download('d1');
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/help/faqs/f1/view',
    '/api/help/videos/v1/view',
    '/api/help/downloads/d1/download',
  ]);
  for (const { init } of calls) {
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(init.headers).toHaveProperty('Authorization', 'Bearer token');
  }
});
