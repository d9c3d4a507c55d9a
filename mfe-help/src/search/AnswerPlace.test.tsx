import type { Answer, Passage } from '@pressline/shared-api';
import { company, configureCompany } from '@pressline/shared-api/company';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAnswer, buildCategory, buildHit } from '../test/factories';
import { Failure } from '../test/fakeApi';
import { renderHelp } from '../test/renderHelp';

const BEST = 'Best passage, word for word';
const NOTHING = 'We couldn’t find an answer in the help center.';
const SEARCH = '/api/help/search/all?q=glue';
const CHOICE = '/api/help/search/choice?q=glue';
const pages = {
  '/api/help/categories': [buildCategory()],
  '/api/help/articles?limit=6': [],
};

const passageOf = (text: string, path: string): Passage => ({
  ...{ kind: 'paragraph', articleId: 'a7', text, marks: [], cells: [], heading: null, path },
  ...{ title: `From ${path}`, updatedAt: '2026-01-01T00:00:00.000Z' },
});
const first = passageOf('Hot melt sets fast.', '/help/articles/first');
const other = passageOf('PUR sets in a day.', '/help/articles/other');
const nearest = [{ id: 'a8', title: 'Tapes', slug: 'tapes', path: '/help/articles/tapes' }];
const answerOf = (passage: Passage | null): Answer => ({
  ...{ passage, nearest: passage ? [] : nearest, askPath: '/' },
});
const foundBy = (passage: Passage | null) => buildAnswer([buildHit()], null, answerOf(passage));

const box = () => screen.findByRole('searchbox');
const best = () => screen.findByRole('region', { name: BEST });
const askedFor = (fetch: jest.Mock, path: string) =>
  fetch.mock.calls.filter(([url]) => String(url).startsWith(path));

/** Searches on the page of the search, as a reader does who changes nothing and presses Enter. */
async function enter(answers: Record<string, unknown>, path = '/help?q=glue') {
  const rendered = renderHelp(path, { ...pages, ...answers });
  await screen.findByText(/^Found/);
  fireEvent.submit((await box()).closest('form') as HTMLFormElement);
  return rendered;
}

/** The answer that is shown: what is hidden stays for its height alone. */
const shown = () => document.querySelector<HTMLElement>('[data-may-change]');
const status = () => shown()?.querySelector('[role="status"]');
const isFirstHidden = () => shown()?.firstElementChild?.hasAttribute('inert');

beforeEach(() => configureCompany({ hasAnswersModel: true }));
afterEach(() => Object.assign(company, { hasAnswersModel: undefined }));

test('typing never says that nothing answers, and asks no model; Enter does both', async () => {
  const { fetch } = renderHelp('/help', {
    ...pages,
    '/api/help/search/all?q=gl': foundBy(null),
    '/api/help/search/choice?q=gl': answerOf(null),
  });
  fireEvent.change(await box(), { target: { value: 'gl' } });
  await screen.findByText(/^Found/);
  expect(screen.getByRole('region', { name: 'Articles 1' })).toBeInTheDocument();
  expect(screen.queryByText(NOTHING)).not.toBeInTheDocument();
  expect(askedFor(fetch, '/api/help/search/choice')).toEqual([]);
  await userEvent.type(await box(), '{Enter}');
  expect(await screen.findByText(NOTHING)).toBeInTheDocument();
  await waitFor(() => expect(askedFor(fetch, '/api/help/search/choice')).toHaveLength(1));
});

test.each([
  ['another passage', foundBy(first), answerOf(other), BEST, other.text],
  ['a passage where the search has none', foundBy(null), answerOf(other), BEST, other.text],
  ['none where the search has one', foundBy(first), answerOf(null), NOTHING, 'Ask us'],
])('a model that chooses %s is heard once, and hides what stood there', async (...given) => {
  const [, found, choice, name, text] = given;
  await enter({ [SEARCH]: found, [CHOICE]: choice });
  await waitFor(() => expect(status()).toHaveTextContent(text));
  expect(within(status() as HTMLElement).getByRole('region', { name })).toBeInTheDocument();
  expect(isFirstHidden()).toBe(true);
});

test.each([
  ['fails', foundBy(first), new Failure(502)],
  ['is limited', foundBy(first), new Failure(429)],
  ['is not there', foundBy(first), new Failure(404)],
  ['agrees', foundBy(first), answerOf(first)],
  ['finds nothing either', foundBy(null), answerOf(null)],
])('a choice that %s changes nothing', async (_, found, choice) => {
  const { fetch } = await enter({ [SEARCH]: found, [CHOICE]: choice });
  await waitFor(() => expect(askedFor(fetch, CHOICE)).toHaveLength(1));
  await act(() => fetch.mock.results.at(-1)?.value);
  expect(isFirstHidden()).toBe(false);
  expect(status()).toBeEmptyDOMElement();
});

test('what the reader is using is not replaced', async () => {
  let answer = (_: Answer) => {};
  const choice = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const { fetch } = await enter({ [SEARCH]: foundBy(first), [CHOICE]: choice });
  await waitFor(() => expect(askedFor(fetch, CHOICE)).toHaveLength(1));
  act(() =>
    within(shown() as HTMLElement)
      .getByRole('link')
      .focus(),
  );
  answer(answerOf(other));
  await act(() => fetch.mock.results.at(-1)?.value);
  expect(isFirstHidden()).toBe(false);
  expect(screen.queryByText(other.text)).not.toBeInTheDocument();
});

test('a choice for other words is called off', async () => {
  const { fetch } = await enter({
    ...{ [SEARCH]: foundBy(first), [CHOICE]: new Promise(() => {}) },
    '/api/help/search/all?q=glues': foundBy(first),
  });
  await waitFor(() => expect(askedFor(fetch, CHOICE)).toHaveLength(1));
  fireEvent.change(await box(), { target: { value: 'glues' } });
  await waitFor(() => expect(askedFor(fetch, CHOICE)[0]?.[1].signal.aborted).toBe(true));
});

test.each([
  ['a link', true],
  ['Enter, where no model is set,', undefined],
])('%s asks no model', async (_, hasAnswersModel) => {
  Object.assign(company, { hasAnswersModel });
  const answers = { [SEARCH]: foundBy(first), [CHOICE]: answerOf(other) };
  const { fetch } = hasAnswersModel
    ? renderHelp('/help?q=glue', { ...pages, ...answers })
    : await enter(answers);
  expect(await best()).toHaveTextContent(first.text);
  await screen.findByText(/^Found/);
  expect(askedFor(fetch, '/api/help/search/choice')).toEqual([]);
});

test('arrow keys pass over what is hidden', async () => {
  await enter({ [SEARCH]: foundBy(null), [CHOICE]: answerOf(other) });
  await waitFor(() => expect(status()).toHaveTextContent(other.text));
  act(() => (document.querySelector('[type="search"]') as HTMLElement).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Build a quote' })).toHaveFocus();
});
