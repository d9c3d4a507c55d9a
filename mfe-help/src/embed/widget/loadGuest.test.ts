import { askForAccess, loadGuest } from './loadGuest';

const origin = 'https://one.example';
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a script that does not come is given up, and asked for again', async () => {
  const loading = loadGuest(origin);
  expect(loadGuest(origin)).toBe(loading);
  expect(scripts()).toHaveLength(1);
  const failing = expect(loading).rejects.toThrow(`${origin}/guests/mfe-help/remoteEntry.js`);
  jest.advanceTimersByTime(10_000);
  await failing;
  expect(scripts()).toHaveLength(0);
  const again = loadGuest(origin);
  const mount = () => ({ update() {}, unmount() {} });
  window.mfe_help_guest = { init() {}, get: async () => () => ({ mount }) };
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect((await again).mount).toBe(mount);
});

test('an API that does not answer is given up, too', async () => {
  jest.useRealTimers();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  window.fetch = jest.fn(async (_, init) => {
    init?.signal?.throwIfAborted();
    return undefined as unknown as Response;
  });
  await expect(askForAccess(origin)).rejects.toThrow('GUEST_ORIGINS');
  jest.restoreAllMocks();
});
