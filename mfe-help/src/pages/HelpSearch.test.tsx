import type { Answer, SearchHit } from '@pressline/shared-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswer, buildCategory, buildFaq, buildHit, buildVideo } from '../test/factories';
import { Failure } from '../test/fakeApi';
import { renderHelp } from '../test/renderHelp';

const quotes = buildCategory();
const pricing = buildCategory({ id: 'c3', name: 'Pricing', description: 'Rates and markup' });
const fresh = buildHit({ id: 'a9', slug: 'fresh', title: 'Fresh off the press', titleMarks: [] });
const answers = {
  '/api/help/categories': [quotes, pricing],
  '/api/help/articles?limit=6': [],
  '/api/help/announcements': [],
  '/api/help/videos': [],
  '/api/help/downloads': [],
  '/api/help/quick-links': [],
  '/api/help/faqs': [],
};
const NOTHING = 'We couldn’t find an answer in the help center.';
const never = new Promise(() => {});
const search = () => screen.getByRole('searchbox', { name: 'Search the help center' });

/** Types into the search box letter by letter, with no pause in which a search could start. */
async function typeAtOnce(text: string) {
  const box = (await screen.findByRole('searchbox')) as HTMLInputElement;
  for (const letter of text) fireEvent.change(box, { target: { value: box.value + letter } });
}

afterEach(() => jest.restoreAllMocks());

describe('search', () => {
  test('searches while typing and counts by the rule', async () => {
    const { fetch, head } = renderHelp('/help', {
      ...answers,
      '/api/help/search/all?q=quote': buildAnswer([buildHit(), fresh]),
    });
    await typeAtOnce('quote');
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
    renderHelp('/help?q=slow', { ...answers, '/api/help/search/all?q=slow': never });
    expect(await screen.findByText('Searching...')).toBeInTheDocument();
    expect(screen.queryByText(/^Found/)).not.toBeInTheDocument();
  });

  test('Clear goes back to the front page and keeps the focus in the box', async () => {
    renderHelp('/help?q=quote', {
      ...answers,
      '/api/help/search/all?q=quote': buildAnswer([buildHit()]),
    });
    await screen.findByText('Found 11 results for "quote"');
    // jsdom may remember `:placeholder-shown` from before the field had its text.
    await userEvent.click(screen.getByText('Clear'));
    expect(await screen.findByText('Popular Articles')).toBeInTheDocument();
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(window.location.search).toBe('');
  });

  test('says so when nothing is found', async () => {
    renderHelp('/help?q=zebra', { ...answers, '/api/help/search/all?q=zebra': buildAnswer() });
    expect(await screen.findByText('Found 0 results for "zebra"')).toBeInTheDocument();
    const no = await screen.findByRole('region', { name: NOTHING });
    expect(within(no).getByRole('link', { name: 'Ask us' })).toHaveAttribute(
      'href',
      '/?topic=zebra#contact',
    );
    expect(within(no).getByRole('link', { name: 'browse the categories' })).toBeVisible();
  });

  test('says once that nothing answers, with the nearest articles', async () => {
    const nearest = [
      { id: 'a7', title: 'Stripes', slug: 'stripes', path: '/help/articles/stripes' },
    ];
    renderHelp('/help?q=zebra', {
      ...answers,
      '/api/help/search/all?q=zebra': buildAnswer([], null, { nearest }),
    });
    const no = await screen.findByRole('region', { name: NOTHING });
    const stripes = within(no).getByRole('link', { name: 'Stripes' });
    expect(stripes).toHaveAttribute('data-counts', 'search/opened?q=zebra');
    expect(screen.getAllByRole('link', { name: 'Ask us' })).toHaveLength(1);
    expect(screen.queryByText(/No articles match/)).not.toBeInTheDocument();
  });

  test('counts the best passage as an opening of its article', async () => {
    const passage: Answer['passage'] = {
      ...{ kind: 'paragraph', articleId: 'a7', text: 'Black on white.', marks: [], cells: [] },
      ...{ title: 'Stripes', heading: null, updatedAt: '2026-01-01T00:00:00.000Z' },
      path: '/help/articles/stripes',
    };
    renderHelp('/help?q=zebra', {
      ...answers,
      '/api/help/search/all?q=zebra': buildAnswer([], null, { passage }),
    });
    expect(await screen.findByRole('link', { name: 'Stripes' })).toHaveAttribute(
      'data-counts',
      'search/opened?q=zebra',
    );
  });

  test('a failure is no empty result, and can be tried again', async () => {
    const changing: Record<string, unknown> = {
      ...answers,
      '/api/help/search/all?q=bleed': new Failure(500),
    };
    renderHelp('/help?q=bleed', changing);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to search');
    expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
    changing['/api/help/search/all?q=bleed'] = buildAnswer([buildHit()]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Found 1 result for "bleed"')).toBeInTheDocument();
  });

  test('marks what matched, and groups answers and videos beside the articles', async () => {
    const hits: SearchHit[] = [
      buildHit({ title: 'Build a quote', titleMarks: [[8, 13]] }),
      { ...buildFaq(), kind: 'faq', titleMarks: [[14, 19]], snippet: { text: '', marks: [] } },
      { ...buildVideo(), kind: 'video', titleMarks: [], snippet: { text: 'A quote', marks: [] } },
    ];
    renderHelp('/help?q=quote', {
      ...answers,
      '/api/help/search/all?q=quote': buildAnswer(hits),
    });
    const articles = await screen.findByRole('region', { name: 'Articles 1' });
    expect(within(articles).getByText('quote', { selector: 'a mark' })).toBeInTheDocument();
    const faqs = screen.getByRole('region', { name: 'Answers 1' });
    expect(within(faqs).getByText('quote', { selector: 'summary mark' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Videos 1' })).toHaveTextContent('A quote');
    expect(screen.getByText('Found 11 results for "quote"')).toBeInTheDocument();
  });

  test('arrow keys go through the results and back, Escape clears', async () => {
    renderHelp('/help?q=press', {
      ...answers,
      '/api/help/search/all?q=press': buildAnswer([fresh, buildHit()]),
    });
    await screen.findByText('Found 2 results for "press"');
    await userEvent.click(search());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Build a quote' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Fresh off the press' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('press');
    await userEvent.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('leaves the keys of a word that is being composed to the input method', async () => {
    renderHelp('/help?q=press', {
      ...answers,
      '/api/help/search/all?q=press': buildAnswer([fresh, buildHit()]),
    });
    await screen.findByText('Found 2 results for "press"');
    await userEvent.click(search());
    for (const key of ['ArrowDown', 'Escape']) {
      // False if the page has taken it.
      expect(fireEvent.keyDown(search(), { key, isComposing: true })).toBe(true);
      expect(fireEvent.keyDown(search(), { key, keyCode: 229 })).toBe(true);
    }
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('press');
  });

  test('suggests another spelling, which replaces the text', async () => {
    renderHelp('/help?q=qoute', {
      ...answers,
      '/api/help/search/all?q=qoute': buildAnswer([buildHit()], 'quote'),
      '/api/help/search/all?q=quote': buildAnswer([buildHit()]),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'quote' }));
    expect(await screen.findByText('Found 11 results for "quote"')).toBeInTheDocument();
    expect(search()).toHaveValue('quote');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  test('carries the words into Contact Support when nothing is found', async () => {
    renderHelp('/help?q=a%26b', { ...answers, '/api/help/search/all?q=a%26b': buildAnswer() });
    await screen.findByText(NOTHING);
    for (const link of screen.getAllByRole('link', { name: 'Contact Support' })) {
      expect(link).toHaveAttribute('href', '/?topic=a%26b#contact');
    }
  });

  test('typing on replaces the address, and Back leads before the search', async () => {
    const found = (q: string) => ({ [`/api/help/search/all?q=${q}`]: buildAnswer([buildHit()]) });
    // The clock stands still, so that the second word counts as typed soon after the first.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    window.history.pushState(null, '', '/before');
    const length = window.history.length;
    renderHelp('/help', { ...answers, ...found('bl'), ...found('bleed') });
    await typeAtOnce('bl');
    await screen.findByText(/result for "bl"/);
    await typeAtOnce('eed');
    await screen.findByText(/result for "bleed"/);
    expect(window.history.length).toBe(length + 1);
    act(() => window.history.back());
    await waitFor(() => expect(search()).toHaveValue(''));
    expect(window.location.search).toBe('');
  });

  test('a search that is overtaken is called off', async () => {
    const { fetch } = renderHelp('/help', {
      ...answers,
      '/api/help/search/all?q=bl': never,
      '/api/help/search/all?q=bleed': buildAnswer([buildHit()]),
    });
    await typeAtOnce('bl');
    await screen.findByText('Searching...');
    await typeAtOnce('eed');
    await screen.findByText(/result for "bleed"/);
    const [, init] = fetch.mock.calls.find(([url]) => String(url).endsWith('?q=bl')) ?? [];
    expect(init.signal.aborted).toBe(true);
  });
});
