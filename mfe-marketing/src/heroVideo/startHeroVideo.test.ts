import { waitFor } from '@testing-library/dom';
import { startHeroVideo } from './startHeroVideo';

const STILL = '(prefers-reduced-motion: reduce)';

// What jsdom lacks: media queries, and what comes into view.
const queries = new Map<string, EventTarget & { matches: boolean }>();
let report: (isIntersecting: boolean) => void;
const disconnect = jest.fn();
globalThis.matchMedia = ((query: string) => {
  const list = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  queries.set(query, list);
  return list;
}) as never;
globalThis.IntersectionObserver = class {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    report = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {
    report(true);
  }
  disconnect = disconnect;
} as never;

/** The visitor switches something on or off in the system. */
function choose(query: string, matches: boolean) {
  const list = Object.assign(matchMedia(query), { matches });
  list.dispatchEvent(new Event('change'));
}

let figure: HTMLElement;
let video: HTMLVideoElement;
let play: jest.Mock<Promise<void>, []>;
let pause: jest.Mock;

/** Where the page has been painted, and the figure is in view if that matters. */
async function start() {
  startHeroVideo(figure);
  await waitFor(() => expect(pause.mock.calls.length + play.mock.calls.length).toBeGreaterThan(0));
}
const isPlaying = () => video.dispatchEvent(new Event('timeupdate'));
const press = () => figure.querySelector('button')?.click();
const shown = () => figure.dataset.video;

beforeEach(() => {
  queries.clear();
  document.body.innerHTML = '<figure><video></video><button data-hold></button></figure>';
  figure = document.querySelector('figure') as HTMLElement;
  video = document.querySelector('video') as HTMLVideoElement;
  play = jest.fn(() => Promise.resolve());
  pause = jest.fn();
  Object.assign(video, { play, pause, load() {}, canPlayType: () => 'probably' });
  Object.defineProperty(video, 'paused', { value: false });
});
afterEach(() => {
  figure.remove();
  report(false);
});

test('is shown once it plays', async () => {
  await start();
  expect(play).toHaveBeenCalledTimes(1);
  expect(shown()).toBeUndefined();
  isPlaying();
  expect(shown()).toBe('playing');
});

test('stays held where the browser reports late that it plays', async () => {
  await start();
  isPlaying();
  press();
  press();
  press();
  isPlaying();
  expect(shown()).toBe('held');
  expect(pause).toHaveBeenCalled();
});

test('stays hidden where the browser reports late that it plays', async () => {
  await start();
  choose(STILL, true);
  isPlaying();
  expect(shown()).toBeUndefined();
});

test('is held as before once motion is welcome again', async () => {
  await start();
  isPlaying();
  press();
  choose(STILL, true);
  expect(shown()).toBeUndefined();
  choose(STILL, false);
  expect(shown()).toBe('held');
  expect(play).toHaveBeenCalledTimes(1);
});

test.each([STILL, '(prefers-reduced-data: reduce)', '(forced-colors: active)'])(
  'is neither loaded nor shown under %s, and is when that ends',
  async (query) => {
    choose(query, true);
    await start();
    expect(play).not.toHaveBeenCalled();
    expect(video).not.toHaveAttribute('src');
    choose(query, false);
    expect(video).toHaveAttribute('src');
    isPlaying();
    expect(shown()).toBe('playing');
    choose(query, true);
    expect(shown()).toBeUndefined();
  },
);

test('is offered to be played where the browser refuses to by itself', async () => {
  play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await start();
  await waitFor(() => expect(shown()).toBe('held'));
  press();
  expect(shown()).toBe('playing');
  expect(play).toHaveBeenCalledTimes(2);
});

test('is not held where a pause cut the start short', async () => {
  play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await start();
  await Promise.resolve();
  isPlaying();
  expect(shown()).toBe('playing');
});

test('is started once, by the early script or the page', async () => {
  await start();
  isPlaying();
  startHeroVideo(figure);
  press();
  expect(shown()).toBe('held');
});

test('takes its clip from the folder that it is given', async () => {
  startHeroVideo(figure, '/remotes/marketing/1/');
  await waitFor(() => expect(play).toHaveBeenCalled());
  expect(video.getAttribute('src')).toMatch(/^\/remotes\/marketing\/1\//);
});

test('ends when its figure leaves the page', async () => {
  await start();
  disconnect.mockClear();
  figure.remove();
  report(false);
  expect(disconnect).toHaveBeenCalledTimes(1);
  expect(video).not.toHaveAttribute('src');
});
