import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '../contract/client/ApiError';
import { createApiClient } from '../contract/client/createApiClient';
import { createQueryClient } from './createQueryClient';
import { helpQueries } from './helpQueries';

function clientAnswering(status: number, body: unknown) {
  const urls: string[] = [];
  const fake = async (url: unknown) => {
    urls.push(String(url));
    return new Response(JSON.stringify(body), { status });
  };
  const api = createApiClient({ baseUrl: 'http://api', fetch: fake as typeof fetch });
  return { urls, queryClient: createQueryClient(api) };
}

test('reads the path made of the key and keeps the answer', async () => {
  const { urls, queryClient } = clientAnswering(200, []);
  await queryClient.prefetchQuery(helpQueries.articles({ limit: 6 }));
  await queryClient.prefetchQuery(helpQueries.articles({ limit: 6 }));
  await queryClient.prefetchQuery(helpQueries.article('über uns'));
  expect(urls).toEqual([
    'http://api/api/help/articles?limit=6',
    'http://api/api/help/articles/%C3%BCber%20uns',
  ]);
});

test('categories are stale, except right after the document’s start', async () => {
  const { urls, queryClient } = clientAnswering(200, []);
  Reflect.set(globalThis, 'document', {});
  const clock = jest.spyOn(performance, 'now').mockReturnValue(500);
  await queryClient.prefetchQuery(helpQueries.categories());
  await queryClient.prefetchQuery(helpQueries.categories());
  expect(urls).toHaveLength(1);
  clock.mockReturnValue(20_000);
  await queryClient.prefetchQuery(helpQueries.categories());
  expect(urls).toHaveLength(2);
  clock.mockRestore();
  Reflect.deleteProperty(globalThis, 'document');
});

test('on the server nothing goes stale while a page is rendered', async () => {
  const { urls, queryClient } = clientAnswering(200, []);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(20_000);
  await queryClient.prefetchQuery(helpQueries.categories());
  await queryClient.prefetchQuery(helpQueries.categories());
  expect(urls).toHaveLength(1);
  clock.mockRestore();
});

test('throws on 401 and tries once', async () => {
  const { urls, queryClient } = clientAnswering(401, { message: 'Please sign in' });
  await expect(queryClient.fetchQuery({ queryKey: ['/api/admin', 'me'] })).rejects.toBeInstanceOf(
    ApiError,
  );
  expect(urls).toEqual(['http://api/api/admin/me']);
});

test('without network a query fails at once instead of waiting unseen', async () => {
  const { urls, queryClient } = clientAnswering(503, {});
  onlineManager.setOnline(false);
  await expect(queryClient.fetchQuery(helpQueries.faqs())).rejects.toThrow('503');
  expect(urls).toHaveLength(1);
  onlineManager.setOnline(true);
});
