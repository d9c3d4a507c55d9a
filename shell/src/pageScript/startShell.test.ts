import { SHELL_STARTED_EVENT } from '../page/pageConfig';
import { OutdatedPage, prefetchShell, startShell } from './startShell';

const source = { url: '/shell/shell.js', integrity: 'sha384-x', page: '/page-data/1/help' };
const data = {
  remotes: [],
  company: {},
  isServerRendered: true,
  preloads: [{ url: '/remotes/a.js', integrity: 'sha384-a' }],
  later: [{ url: '/remotes/b.js', integrity: 'sha384-b' }],
};
const answer = (status: number) => ({
  ok: status === 200,
  status,
  json: async () => data,
  arrayBuffer: async () => new ArrayBuffer(0),
});
const script = () => document.querySelector<HTMLScriptElement>('body script');
const fetched = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete window.presslinePage;
  globalThis.fetch = jest.fn().mockResolvedValue(answer(200));
});

async function untilAdded(): Promise<HTMLScriptElement> {
  while (!script()) await Promise.resolve();
  return script() as HTMLScriptElement;
}

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

test('what a start and a press need can be fetched before, and reaches the cache alone', async () => {
  await prefetchShell(source);
  expect(prefetched()).toEqual(['/shell/shell.js', '/remotes/a.js', '/remotes/b.js']);
  expect(fetched()).toEqual([source.page]);
  expect(jest.mocked(fetch).mock.calls[0]?.[1]?.priority).toBe('low');
  expect(script()).toBeNull();
  expect(window.presslinePage).toBeUndefined();
});

test('the shell runs when the page’s data is there, and what the page needs comes beside it', async () => {
  const starting = startShell(source, 0);
  expect(fetched()).toEqual(['/shell/shell.js', source.page]);
  expect(await untilAdded()).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(fetched()).toEqual(['/shell/shell.js', source.page, '/remotes/a.js']);
  expect(window.presslinePage).toEqual(data);
  window.dispatchEvent(new Event(SHELL_STARTED_EVENT));
  await expect(starting).resolves.toBeUndefined();
});

test('a script that cannot be loaded fails, and the next attempt has another address', async () => {
  const starting = startShell(source, 1);
  const added = await untilAdded();
  expect(added.src).toMatch(/shell\.js\?attempt=1$/);
  added.dispatchEvent(new Event('error'));
  await expect(starting).rejects.toThrow('The shell could not be started');
});

test('data that cannot be had fails before anything runs', async () => {
  jest.mocked(fetch).mockResolvedValue(answer(503) as unknown as Response);
  await expect(startShell(source, 0)).rejects.toThrow('/page-data/1/help answers 503');
  expect(script()).toBeNull();
});

test('a page that has changed since is told from one that cannot be reached', async () => {
  jest.mocked(fetch).mockResolvedValue(answer(404) as unknown as Response);
  await expect(startShell(source, 0)).rejects.toBeInstanceOf(OutdatedPage);
});

test('a shell that runs and throws has failed', async () => {
  const starting = startShell(source, 0);
  (await untilAdded()).dispatchEvent(new Event('load'));
  await expect(starting).rejects.toThrow('The shell could not be started');
});

test('a page whose data cannot be fetched before says nothing', async () => {
  jest.mocked(fetch).mockResolvedValue(answer(503) as unknown as Response);
  await expect(prefetchShell(source)).resolves.toBeUndefined();
});
