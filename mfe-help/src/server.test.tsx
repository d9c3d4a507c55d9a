/** @jest-environment node */

import { text } from 'node:stream/consumers';
import { createApiClient } from '@pressline/shared-api';
import { createQueryClient, dehydrate, QueryClientProvider } from '@pressline/shared-api/query';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { matchPath, StaticRouter } from '@pressline/shared-ui/router';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { routes } from './routes';
import { App, load } from './server';
import {
  buildAnnouncement,
  buildAnswer,
  buildArticlePage,
  buildCategory,
  buildFaq,
  buildHit,
  buildSummary,
  buildVideo,
} from './test/factories';
import { type Answers, Failure, fakeFetch } from './test/fakeApi';

const answers: Answers = {
  '/api/help/categories': [buildCategory()],
  '/api/help/articles?limit=6': [buildSummary()],
  '/api/help/articles?categoryId=5f0000000000000000000001&limit=24': [
    buildSummary({ title: 'In the panel' }),
  ],
  '/api/help/announcements': [buildAnnouncement()],
  '/api/help/faqs': [buildFaq()],
  '/api/help/videos': [buildVideo()],
  '/api/help/downloads': [],
  '/api/help/quick-links': [],
  '/api/help/search/all?q=quote': buildAnswer([
    buildHit({ title: 'Found by search', titleMarks: [] }),
  ]),
  '/api/help/articles/build-a-quote': buildArticlePage(),
  '/api/help/articles/former': buildArticlePage(),
};

async function request(path: string, given: Answers = answers, isMissing = false) {
  const fetch = fakeFetch(given) as unknown as typeof globalThis.fetch;
  const api = createApiClient({ baseUrl: 'http://api.test', fetch });
  const queryClient = createQueryClient(api);
  const url = new URL(isMissing ? '/help/no/such/page' : path, 'http://site.test');
  const { path: route = '' } = routes.find((one) => matchPath(one.path, url.pathname)) ?? {};
  const { slug = '', token = '' } = matchPath(route, url.pathname)?.params ?? {};
  const instead = await load({ url, route, params: { slug, token }, api, queryClient });
  if (instead) return { instead, html: '', head: undefined, dehydrated: [] };
  let head: PageHeadProps | undefined;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <QueryClientProvider client={queryClient}>
        <HeadProvider
          collect={(collected) => {
            head = collected;
          }}
        >
          <Suspense>
            <App isMissing={isMissing} />
          </Suspense>
        </HeadProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
  const html = await text(prelude);
  const dehydrated = dehydrate(queryClient).queries.map(({ state }) => state);
  return { instead, html, head, dehydrated };
}

test('every route matches its example', () => {
  for (const { path, example } of routes) expect(matchPath(path, example)).not.toBeNull();
});

test('/help comes with its categories, articles and announcements', async () => {
  const { html, head } = await request('/help');
  for (const text of ['From enquiry to order', 'Build a quote', 'Maintenance on Sunday']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Loading help content...');
  expect(head).toMatchObject({ title: 'Help Center · Pressline', noIndex: false });
});

test('a search and an open category work without script', async () => {
  const found = await request('/help?q=quote');
  expect(found.html).toContain('Found by search');
  expect(found.html.replaceAll('<!-- -->', '')).toContain('Found 11 results for &quot;quote&quot;');
  expect((await request('/help?category=5f0000000000000000000001')).html).toContain('In the panel');
});

test('an article comes with its text and no redirect', async () => {
  const { html, head, instead } = await request('/help/articles/build-a-quote');
  expect(instead).toBeUndefined();
  expect(html).toContain('<h2 dir="auto" id="section-one"><a href="#section-one">One</a></h2>');
  expect(head?.structuredData).toHaveLength(2);
});

test('feedback works without script: a form, and the page that its answer leads back to', async () => {
  const path = '/help/articles/build-a-quote';
  const { html } = await request(path);
  expect(html).toContain('<form action="/api/help/articles/a1/feedback" method="post">');
  expect(html).toMatch(/<noscript>.*<textarea.*Send<\/button>.*<\/noscript>/);
  const sent = await request(`${path}?sent=feedback`);
  expect(sent.html).toContain('Thanks. We read every answer.');
  expect(sent.html).not.toContain('method="post"');
  expect((await request(`${path}?failed=feedback`)).html).toContain('couldn’t send');
});

test('an old slug redirects for good', async () => {
  const { instead } = await request('/help/articles/former');
  expect(instead).toEqual({ redirect: '/help/articles/build-a-quote', permanent: true });
});

test('an unknown path is a friendly 404 with popular articles', async () => {
  const { html, head, dehydrated } = await request('/help/no/such/page');
  expect(head).toMatchObject({ status: 404, noIndex: true });
  expect(html).toContain('may have moved');
  expect(html).toContain('Build a quote');
  expect(dehydrated.every(({ status }) => status === 'success')).toBe(true);
});

test.each(['/help/articles/nope', '/help/articles/nope/suggest', '/help/preview/ended'])(
  'at %s is nothing, which is said before anything is rendered',
  async (path) => {
    expect((await request(path)).instead).toEqual({ status: 404 });
  },
);

test('the not-found page is the same at the address of an unknown article', async () => {
  const there = await request('/help/no/such/page');
  const here = await request('/help/articles/nope', answers, true);
  expect(here.html).toBe(there.html);
});

test('a slug that is no valid encoding is an unknown article', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect((await request('/help/articles/%E0%A4%A')).instead).toEqual({ status: 404 });
  warn.mockRestore();
});

test('a failing API renders error states, and hydration gets them too', async () => {
  const down = Object.fromEntries(Object.keys(answers).map((path) => [path, new Failure(503)]));
  const help = await request('/help', down);
  expect(help.html).toContain('Failed to fetch categories');
  expect(help.html).toContain('Failed to fetch articles');
  expect(help.dehydrated.every(({ status }) => status === 'error')).toBe(true);

  const article = await request('/help/articles/build-a-quote', down);
  expect(article.html).toContain('Failed to fetch the article');
  expect(article.head?.status).toBeUndefined();
});
