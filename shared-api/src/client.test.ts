import { createApiClient } from './client';
import { ApiError } from './errors';

interface Call {
  url: string;
  init: RequestInit;
}

function stub(status = 200, body = '[]', statusText = '') {
  const calls: Call[] = [];
  const fake = async (url: unknown, init: unknown) => {
    calls.push({ url: String(url), init: init as RequestInit });
    return new Response(body, { status, statusText });
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
    'POST http://api/api/admin/login',
    'POST http://api/api/admin/logout',
  ]);
  const update = calls[5];
  expect(update?.init).toMatchObject({
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer token' },
    body: JSON.stringify({ fullName: 'Kim', version: 2, id: '1' }),
  });
  expect(calls[0]?.init.headers).not.toHaveProperty('Authorization');
});

test('a refused call raises the error of the spec', async () => {
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
