import type { PageRemote } from '../page/pageConfig';
import { loadContainer } from './loadContainer';

const remote: PageRemote = {
  ...{ name: 'mfe-help', container: 'mfe_help', release: '0', entry: '/entry.js' },
  ...{ integrity: 'sha384-x', routes: ['/help'], sharedOnDemand: [], layout: 'site' },
};
const container = { init() {}, get: async () => () => ({}) };
const script = () => document.head.querySelector('script') as HTMLScriptElement;
const leave = (left: unknown) => Object.assign(window, { mfe_help: left });

beforeEach(() => document.head.replaceChildren());
afterEach(() => jest.useRealTimers());

test('answers what the script leaves behind, of exactly the published file', async () => {
  const loading = loadContainer(remote, 0);
  expect(script()).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  leave(container);
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
});

test('another attempt asks past the browser’s memory, and nothing stands in for its answer', async () => {
  leave(container);
  const loading = loadContainer(remote, 1);
  expect(script().src).toMatch(/\/entry\.js\?attempt=1$/);
  script().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('The script of mfe-help could not be loaded');
});

test('a script that fails, or never answers, is given up', async () => {
  const failing = loadContainer(remote, 0);
  script().dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  expect(script()).toBeNull();
  jest.useFakeTimers();
  const waiting = loadContainer(remote, 0);
  jest.advanceTimersByTime(10_000);
  await expect(waiting).rejects.toThrow('could not be loaded');
});
