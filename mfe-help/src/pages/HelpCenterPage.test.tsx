import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildAnnouncement,
  buildCategory,
  buildDownload,
  buildFaq,
  buildQuickLink,
  buildSummary,
  buildVideo,
} from '../test/factories';
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
  '/api/help/videos': [],
  '/api/help/downloads': [],
  '/api/help/quick-links': [],
  '/api/help/faqs': [buildFaq(), buildFaq({ id: 'f2', question: 'Other?', categoryId: 'x' })],
};
const never = new Promise(() => {});
const search = () => screen.getByRole('searchbox', { name: 'Search the help center' });

describe('the front page', () => {
  test('shows categories, popular articles with their badges, news and ways to a person', async () => {
    const { head } = renderHelp('/help', answers);
    // By text: a role is slow to look for in a whole page, again and again.
    const card = (await screen.findByText('Fresh off the press')).closest('li');
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

  test('says that it is loading', async () => {
    renderHelp('/help', { ...answers, '/api/help/categories': never });
    expect(await screen.findByText('Loading help content...')).toBeInTheDocument();
  });

  test('puts the focus into the search box, without a scroll to it', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    renderHelp('/help', answers);
    await waitFor(() => expect(search()).toHaveFocus());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  test('shows standing news while no announcement is active', async () => {
    renderHelp('/help', { ...answers, '/api/help/announcements': [] });
    expect(await screen.findByText('Works on paper, too')).toBeInTheDocument();
    expect(screen.queryByText('Maintenance on Sunday')).not.toBeInTheDocument();
  });
});

describe('what stands beneath', () => {
  test('an announcement that may be dismissed stays away, and the focus stays in the panel', async () => {
    const fixed = buildAnnouncement({ id: 'n2', title: 'Price change', isDismissible: false });
    renderHelp('/help', { ...answers, '/api/help/announcements': [buildAnnouncement(), fixed] });
    await userEvent.click(await screen.findByRole('button', { name: /^Dismiss/ }));
    expect(screen.queryByText('Maintenance on Sunday')).not.toBeInTheDocument();
    expect(screen.getByText('Price change')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: "What's New" })).toHaveFocus();
    localStorage.clear();
  });

  test('questions, most read first; an opened answer is counted once', async () => {
    const sendBeacon = jest.fn(() => true);
    Object.assign(navigator, { sendBeacon });
    const asked = [buildFaq({ views: 1 }), buildFaq({ id: 'f2', question: 'Other?', views: 9 })];
    renderHelp('/help', { ...answers, '/api/help/faqs': asked });
    const section = await screen.findByRole('region', { name: 'Frequently asked' });
    const questions = await within(section).findAllByText(/\?$/);
    expect(questions.map(({ textContent }) => textContent)).toEqual([
      'Other?',
      'How long is a quote valid?',
    ]);
    const details = questions[0]?.closest('details') as HTMLDetailsElement;
    const toggled = jest.fn();
    details.addEventListener('toggle', toggled);
    for (const [times, open] of [true, false, true].entries()) {
      details.open = open;
      await waitFor(() => expect(toggled).toHaveBeenCalledTimes(times + 1));
    }
    expect(sendBeacon.mock.calls).toEqual([['/api/help/faqs/f2/view']]);
  });

  test('a video asks nothing of its provider before it is played', async () => {
    const { container } = renderHelp('/help', { ...answers, '/api/help/videos': [buildVideo()] });
    const play = await screen.findByRole('link', { name: 'Play 6 min video: Your first quote' });
    expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc_DEF-123');
    expect(screen.getByText('Playing this video sends data about you to YouTube.')).toBeVisible();
    expect(container.querySelector('img, iframe')).toBeNull();
    await userEvent.click(play);
    expect(screen.getByTitle('Your first quote')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123?rel=0&autoplay=1',
    );
  });

  test('downloads with type, size and counter, and quick links', async () => {
    renderHelp('/help', {
      ...answers,
      '/api/help/downloads': [buildDownload()],
      '/api/help/quick-links': [
        buildQuickLink(),
        buildQuickLink({ id: 'l2', label: 'Prices', url: '/#pricing' }),
      ],
    });
    const file = await screen.findByText('Preflight profile');
    expect(file.closest('li')).toHaveTextContent(/KFP.*84 KB.*1,204 downloads/);
    expect(screen.getByRole('link', { name: 'System status' })).toHaveAttribute(
      'href',
      'https://status.example/',
    );
    expect(screen.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/#pricing');
  });

  test('what there is none of takes no room', async () => {
    renderHelp('/help', { ...answers, '/api/help/faqs': [] });
    await screen.findByText('Maintenance on Sunday');
    for (const name of ['Frequently asked', 'Video Tutorials', 'Downloads', 'Quick Links']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
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
    expect(await screen.findByText('Up to date')).toBeInTheDocument();
  });

  test('a Refresh that fails leaves everything where it is', async () => {
    const changing: Record<string, unknown> = { ...answers };
    renderHelp('/help', changing);
    await screen.findByText('Other?');
    for (const path of Object.keys(answers)) changing[path] = new Failure(503);
    await userEvent.click(await toggle('Refresh'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch categories');
    expect(screen.getByText('Other?')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Quotes' })).toBeInTheDocument();
    expect(screen.queryByText('Up to date')).not.toBeInTheDocument();
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
