import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnnouncement, buildCategory, buildFaq, buildSummary } from '../test/factories';
import { Failure } from '../test/fakeApi';
import { renderHelp } from '../test/renderHelp';

const recently = new Date(Date.now() - 3_600_000).toISOString();
const quotes = buildCategory();
const pricing = buildCategory({
  id: '5f0000000000000000000003',
  name: 'Pricing',
  description: 'Rates and markup',
  articleCount: 1,
});
const fresh = buildSummary({
  id: 'a9',
  slug: 'fresh',
  title: 'Fresh off the press',
  publishedAt: recently,
  views: 51,
});
const answers = {
  '/api/help/categories': [quotes, pricing],
  '/api/help/articles?limit=6': [fresh, buildSummary()],
  '/api/help/articles?categoryId=5f0000000000000000000001&limit=24': [buildSummary()],
  '/api/help/articles?categoryId=5f0000000000000000000003&limit=24': [],
  '/api/help/announcements': [buildAnnouncement()],
  '/api/help/faqs': [buildFaq(), buildFaq({ id: 'f2', question: 'Other?', categoryId: 'x' })],
};
const never = new Promise(() => {});
const search = () => screen.getByRole('searchbox', { name: 'Search the help center' });

describe('the front page', () => {
  test('shows categories, popular articles with their badges, news and ways to a person', async () => {
    const { head } = renderHelp('/help', answers);
    expect(screen.getByText('Loading help content...')).toBeInTheDocument();

    const card = (await screen.findByRole('link', { name: 'Fresh off the press' })).closest('li');
    expect(card).toHaveTextContent('5 min read');
    expect(card).toHaveTextContent('New');
    expect(card).toHaveTextContent('Trending');
    const quiet = screen.getByRole('link', { name: 'Build a quote' }).closest('li');
    expect(quiet).not.toHaveTextContent(/New|Trending/);
    await waitFor(() => expect(quiet).toHaveTextContent('Quotes'));

    expect(screen.getByText('20 articles available')).toBeInTheDocument();
    expect(await screen.findByText('Maintenance on Sunday')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Book a Demo/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/#contact',
    );
    expect(screen.getByRole('link', { name: 'Email Us' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    expect(head()?.noIndex).toBe(false);
  });

  test('puts the focus into the search box', async () => {
    renderHelp('/help', answers);
    await waitFor(() => expect(search()).toHaveFocus());
  });

  test('shows standing news while no announcement is in force', async () => {
    renderHelp('/help', {
      ...answers,
      '/api/help/announcements': [buildAnnouncement({ activeUntil: '2024-03-02T00:00:00.000Z' })],
    });
    expect(await screen.findByText('Made for paper, too')).toBeInTheDocument();
    expect(screen.queryByText('Maintenance on Sunday')).not.toBeInTheDocument();
  });
});

describe('categories', () => {
  const toggle = (name: string) => screen.findByRole('button', { name });

  test('one at a time is open and shows its own articles and FAQs', async () => {
    renderHelp('/help', answers);
    await userEvent.click(await toggle('Quotes'));
    const panel = await screen.findByRole('region', { name: 'Quotes' });
    expect(await within(panel).findByRole('link', { name: 'Build a quote' })).toHaveAttribute(
      'href',
      '/help/articles/build-a-quote',
    );
    expect(await within(panel).findByText('How long is a quote valid?')).toBeInTheDocument();
    expect(within(panel).queryByText('Other?')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?category=5f0000000000000000000001');

    await userEvent.click(await toggle('Pricing'));
    expect(await toggle('Pricing')).toHaveAttribute('aria-expanded', 'true');
    expect(await toggle('Quotes')).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByText('No articles in this category yet.')).toBeInTheDocument();

    await userEvent.click(await toggle('Pricing'));
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  test('the address opens one', async () => {
    renderHelp('/help?category=5f0000000000000000000001', answers);
    expect(await toggle('Quotes')).toHaveAttribute('aria-expanded', 'true');
  });

  test('Refresh fetches them again', async () => {
    const { fetch } = renderHelp('/help', answers);
    await toggle('Quotes');
    const calls = () => fetch.mock.calls.filter(([url]) => url === '/api/help/categories').length;
    const before = calls();
    await userEvent.click(await toggle('Refresh'));
    await waitFor(() => expect(calls()).toBe(before + 1));
  });

  test('say so when there are none', async () => {
    renderHelp('/help', { ...answers, '/api/help/categories': [] });
    const text = 'No categories found. Categories will appear here once created by an admin.';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('say so when they cannot be fetched, and try again', async () => {
    const changing: Record<string, unknown> = {
      ...answers,
      '/api/help/categories': new Failure(503),
    };
    renderHelp('/help', changing);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch categories');
    changing['/api/help/categories'] = [quotes];
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await toggle('Quotes')).toBeInTheDocument();
  });
});

describe('search', () => {
  test('searches while typing and counts by the rule', async () => {
    const { fetch, head } = renderHelp('/help', {
      ...answers,
      '/api/help/search?q=quote': [buildSummary(), fresh],
    });
    await userEvent.type(search(), 'quote');
    expect(await screen.findByText('Found 12 results for "quote"')).toBeInTheDocument();
    expect(window.location.search).toBe('?q=quote');
    expect(head()).toMatchObject({ noIndex: true });
    expect(screen.getByRole('button', { name: 'Quotes' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pricing' })).not.toBeInTheDocument();
    expect(screen.queryByText('Popular Articles')).not.toBeInTheDocument();
    const searches = fetch.mock.calls.filter(([url]) => String(url).includes('/search'));
    expect(searches).toHaveLength(1);
  });

  test('shows that it is searching', async () => {
    renderHelp('/help?q=slow', { ...answers, '/api/help/search?q=slow': never });
    expect(await screen.findByText('Searching...')).toBeInTheDocument();
    expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
  });

  test('Clear goes back to the front page and keeps the focus in the box', async () => {
    renderHelp('/help?q=quote', { ...answers, '/api/help/search?q=quote': [buildSummary()] });
    await screen.findByText('Found 11 results for "quote"');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Popular Articles')).toBeInTheDocument();
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(window.location.search).toBe('');
  });

  test('says so when nothing is found', async () => {
    renderHelp('/help?q=zebra', { ...answers, '/api/help/search?q=zebra': [] });
    expect(await screen.findByText('Found 0 results for "zebra"')).toBeInTheDocument();
    expect(screen.getByText('No articles match "zebra".')).toBeInTheDocument();
  });

  test('a failure is no empty result, and can be tried again', async () => {
    const changing: Record<string, unknown> = {
      ...answers,
      '/api/help/search?q=bleed': new Failure(500),
    };
    renderHelp('/help?q=bleed', changing);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to search');
    expect(screen.queryByText(/No articles match/)).not.toBeInTheDocument();
    changing['/api/help/search?q=bleed'] = [buildSummary()];
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Found 1 results for "bleed"')).toBeInTheDocument();
  });
});
