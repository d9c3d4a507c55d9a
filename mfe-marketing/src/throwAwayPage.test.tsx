/** @jest-environment node */

import { text } from 'node:stream/consumers';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { StaticRouter } from '@pressline/shared-ui/router';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { CompanyPage } from './company/CompanyPage';
import { PointGrid } from './company/PointGrid';
import about from './content/company/about.md';
import { pages } from './pages';

const content = {
  ...about,
  title: 'History',
  description: 'Where it began.',
  heading: 'Where it began',
  sections: [{ id: 'first', title: 'The first press', blocks: ['It had two colors.'] }],
};
const HistoryPage = () => (
  <CompanyPage content={content} tones={{}} kinds={{ points: PointGrid }} />
);

test('one entry gives a page its route, its chunk and its HTML', async () => {
  const path = '/company/history';
  Object.assign(pages, { [path]: async () => ({ default: HistoryPage }) });
  // The table is read when these are loaded.
  const { App } = await import('./server');
  const { routes } = await import('./routes');
  expect(routes).toContainEqual(
    expect.objectContaining({ path, example: path, chunk: 'history', serverRendered: true }),
  );

  const heads: PageHeadProps[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <HeadProvider collect={(head) => heads.push(head)}>
        <Suspense>
          <App />
        </Suspense>
      </HeadProvider>
    </StaticRouter>,
  );
  const html = await text(prelude);
  expect(html).toMatch(/<h1[^>]*>Where it began<\/h1>/);
  expect(html).toContain('It had two colors.');
  expect(heads.at(-1)).toMatchObject({ title: 'History', description: 'Where it began.' });
});
