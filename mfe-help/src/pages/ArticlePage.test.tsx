import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswer, buildArticlePage, buildCategory, buildSummary } from '../test/factories';
import { Failure } from '../test/fakeApi';
import { renderHelp } from '../test/renderHelp';

const path = '/help/articles/build-a-quote';
const api = '/api/help/articles/build-a-quote';
const other = buildArticlePage({ slug: 'other', title: 'The other article', related: [] });

test('shows where the article belongs, its facts, contents, text and what is related', async () => {
  const { head } = renderHelp(path, { [api]: buildArticlePage() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Build a quote');

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(trail.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help');
  expect(trail.getByRole('link', { name: 'Quotes' })).toHaveAttribute(
    'href',
    '/help?category=5f0000000000000000000001',
  );
  expect(trail.getByText('Build a quote')).toHaveAttribute('aria-current', 'page');

  expect(screen.getByText('5 min read', { selector: 'header span' })).toBeInTheDocument();
  expect(screen.getByText(/Updated/)).toHaveTextContent('Updated Apr 2, 2024');
  expect(screen.getByRole('link', { name: 'quotes' })).toHaveAttribute('href', '/help?q=quotes');
  // The style sheet shows one table of contents at a time, by the width of the window; the third
  // link is the heading itself.
  const contents = screen.getAllByRole('link', { name: 'Two', hidden: true });
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('#section-two'));
  expect(screen.getByRole('heading', { name: 'One', level: 2 })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'The other article' })).toBeInTheDocument();

  const types = head()?.structuredData?.map((item) => (item as { '@type': string })['@type']);
  expect(types).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(head()?.status).toBeUndefined();
});

test('a link in the text to another article loads no new document', async () => {
  renderHelp(path, { [api]: buildArticlePage(), '/api/help/articles/other': other });
  await userEvent.click(await screen.findByRole('link', { name: 'the other' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The other article' })).toBeVisible();
  expect(window.location.pathname).toBe('/help/articles/other');
});

test('an old slug leads to the present one', async () => {
  renderHelp('/help/articles/former', {
    '/api/help/articles/former': other,
    '/api/help/articles/other': other,
  });
  await screen.findByRole('heading', { level: 1, name: 'The other article' });
  expect(window.location.pathname).toBe('/help/articles/other');
});

test('an unknown article gives the not-found page with search and popular articles', async () => {
  const { head } = renderHelp('/help/articles/nope', {
    '/api/help/categories': [buildCategory()],
    '/api/help/articles?limit=6': [buildSummary()],
    '/api/help/announcements': [],
    '/api/help/search/all?q=dielines': buildAnswer(),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(
    screen.getByText(/It may have moved, or it may have been unpublished for revision\./),
  ).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404, noIndex: true });
  expect(await screen.findByRole('link', { name: 'Build a quote' })).toBeInTheDocument();

  await userEvent.type(screen.getByRole('searchbox'), 'dielines{Enter}');
  expect(await screen.findByText('Found 0 results for "dielines"')).toBeInTheDocument();
});

test('an unknown path below /help gives the not-found page', async () => {
  const { head } = renderHelp('/help/some/where', {});
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(head()).toMatchObject({ title: '404 Page Not Found', status: 404, noIndex: true });
});

test('a failure says so and can be tried again', async () => {
  const changing: Record<string, unknown> = { [api]: new Failure(503) };
  renderHelp(path, changing);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch the article');
  changing[api] = buildArticlePage();
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Build a quote'),
  );
});
