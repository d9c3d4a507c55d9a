import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { LOAD_FAILED_EVENT } from '@pressline/shared-ui/until-retry';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageRemote } from '../page/pageConfig';
import { answerScripts } from '../test/answerScripts';
import { RemoteBoundary } from './RemoteBoundary';
import { prefetchPage, remoteComponent, remoteSettled, resetRemote } from './remoteComponents';
import { preserveServerHtml, releaseServerHtml } from './serverHtml';

// Each test has a remote of its own: what is mounted is remembered for the document.
let made = 0;
function buildRemote(): PageRemote {
  made += 1;
  const container = `mfe_${made}`;
  return {
    name: `mfe-${made}`,
    container,
    release: '0',
    entry: `/${container}.js`,
    integrity: 'sha384-x',
    routes: ['/help'],
    sharedOnDemand: [],
    layout: 'site',
  };
}

const url = new URL('https://pressline.example/help');
const gone = () => Promise.reject(new Error('gone'));
const exposing = (rest: Partial<RemoteModule> = {}) => ({
  get: async () => () => ({ default: () => <h1>Help</h1>, ...rest }),
});

let answer: Parameters<typeof answerScripts>[0];
const asked = answerScripts((script) => answer(script));
const askedUrls = () => asked.map(({ src }) => src.replace(location.origin, ''));

beforeEach(() => {
  answer = () => exposing();
  asked.length = 0;
});
afterEach(() => {
  releaseServerHtml();
  jest.useRealTimers();
});

function show(remote: PageRemote) {
  const source = { component: remoteComponent, reset: resetRemote };
  return render(
    <MemoryRouter>
      <RemoteBoundary remote={remote} source={source} queries={undefined} />
    </MemoryRouter>,
  );
}

test('a remote is what its published script leaves behind', async () => {
  const remote = buildRemote();
  show(remote);
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
  expect(asked).toMatchObject([{ integrity: 'sha384-x', crossOrigin: 'anonymous' }]);
});

test('a remote settles once its page has its code', async () => {
  let arrive = () => {};
  const loadPage = () => new Promise<void>((resolve) => (arrive = resolve));
  answer = () => exposing({ loadPage });
  const noteSettled = jest.fn();
  const settled = remoteSettled(buildRemote(), 10_000).then(noteSettled);
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(noteSettled).not.toHaveBeenCalled();
  arrive();
  await settled;
});

test('a remote that fails settles, too, and one that is silent after some time', async () => {
  jest.useFakeTimers();
  answer = () => 'error';
  await remoteSettled(buildRemote(), 10_000);
  answer = () => 'silence';
  const noteSettled = jest.fn();
  void remoteSettled(buildRemote(), 3_000).then(noteSettled);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(noteSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(noteSettled).toHaveBeenCalledTimes(1);
});

test('a prefetch that failed is forgotten: the navigation loads past the browser’s memory of it', async () => {
  const remote = buildRemote();
  answer = () => 'error';
  await prefetchPage(remote, url);
  answer = () => exposing();
  show(remote);
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
  expect(askedUrls()).toEqual([remote.entry, `${remote.entry}?attempt=1`]);
});

test.each([
  ['chunk', { loadPage: gone }],
  ['data', { prefetchData: gone }],
])('a link whose %s cannot be prefetched leaves the page on screen alone', async (_, failing) => {
  const remote = buildRemote();
  answer = () => exposing(failing);
  const shown = remoteComponent(remote);
  await prefetchPage(remote, url);
  expect(remoteComponent(remote)).toBe(shown);
  expect(asked).toHaveLength(1);
});

test('a prefetch does not forget the remote whose failure a boundary shows', async () => {
  const remote = buildRemote();
  answer = () => 'error';
  const shown = remoteComponent(remote);
  await prefetchPage(remote, url);
  expect(remoteComponent(remote)).toBe(shown);
});

describe('a remote that fails', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test('because its script never answers is given up', async () => {
    jest.useFakeTimers();
    answer = () => 'silence';
    show(buildRemote());
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  test('because a chunk is missing is loaded again, without its container', async () => {
    const remote = buildRemote();
    const get = jest.fn(exposing().get).mockImplementationOnce(gone);
    answer = () => ({ get });
    show(remote);
    (await screen.findByRole('button', { name: 'Retry' })).click();
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
    expect(askedUrls()).toEqual([remote.entry]);
  });

  test.each([
    ['script', () => 'error' as const],
    ['page', () => exposing({ loadPage: jest.fn(async () => {}).mockImplementationOnce(gone) })],
  ])('while the server’s page stands waits until the visitor asks: its %s', async (_, failing) => {
    const remote = buildRemote();
    preserveServerHtml(remote);
    answer = failing;
    const failed = new Promise<CustomEvent<() => void>>((resolve) =>
      window.addEventListener(LOAD_FAILED_EVENT, resolve, { once: true }),
    );
    show(remote);
    const { detail: again } = await failed;
    const link = Object.assign(document.createElement('a'), { href: '#part' });
    const routed = jest.fn();
    link.addEventListener('click', routed);
    document.body.append(link);
    link.click();
    expect(routed).not.toHaveBeenCalled();

    answer = () => exposing();
    again();
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
    // The page's components have its links again.
    link.click();
    expect(routed).toHaveBeenCalledTimes(1);
    link.remove();
  });
});
