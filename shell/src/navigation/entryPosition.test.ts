import { returnToPosition, savePosition } from './entryPosition';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  window.scrollTo = jest.fn();
  history.replaceState({ idx: 0, scrollTop: 700 }, '');
});

/** jsdom has no such property. */
const restoreBy = (mode: ScrollRestoration) =>
  Object.defineProperty(history, 'scrollRestoration', { value: mode, writable: true });

test('a document returns to where one with started scripts has left the entry', async () => {
  restoreBy('manual');
  returnToPosition();
  await frame();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700);
  expect(history.scrollRestoration).toBe('auto');
});

test('what the browser restores is left alone', async () => {
  restoreBy('auto');
  returnToPosition();
  await frame();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('scripts that start later take the place where the reader is by then', () => {
  restoreBy('manual');
  returnToPosition();
  Object.assign(window, { scrollY: 300 });
  const end = savePosition('default');
  expect(history.state).toEqual({ idx: 0, scrollTop: 300 });
  end();
});
