import { Link, useLocation } from '@pressline/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { recordClicks, takeHandledClicks } from './earlyClicks';
import { island } from './island';
import { LOAD_FAILED_EVENT } from './untilRetry';

let wake: () => void = () => {};

beforeAll(() => {
  recordClicks();
  takeHandledClicks();
});

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      wake = () =>
        callback(
          [{ isIntersecting: true }] as IntersectionObserverEntry[],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

const inSite = (content: ReactNode) => <MemoryRouter>{content}</MemoryRouter>;

function serverHtml(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML =
    '<div><!--$--><button type="button">Jobs<!-- --> <!-- -->0</button><!--/$--></div>';
  document.body.replaceChildren(root);
  return root;
}

const settle = () => act(() => new Promise((done) => setTimeout(done)));

test('the server’s HTML stands until the island is needed, then works', async () => {
  const load = jest.fn(async () => ({ default: Counter }));
  const Part = island(load);
  const root = serverHtml();
  const button = screen.getByRole('button');
  await act(async () => hydrateRoot(root, inSite(<Part label="Jobs" />)));
  await settle();
  expect(load).not.toHaveBeenCalled();

  await act(async () => wake());
  await settle();
  expect(screen.getByRole('button')).toBe(button);
  await act(async () => button.click());
  expect(button).toHaveTextContent('Jobs 1');
});

test('a click in it wakes it, one elsewhere does not', async () => {
  const load = jest.fn(async () => ({ default: Counter }));
  const Part = island(load);
  const root = serverHtml();
  await act(async () => hydrateRoot(root, inSite(<Part label="Jobs" />)));
  await settle();
  await act(async () => document.body.click());
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button').click());
  expect(load).toHaveBeenCalledTimes(1);
});

test('a button that was pressed before the code arrived answers when it has', async () => {
  let arrive: (module: { default: typeof Counter }) => void = () => {};
  const Part = island(
    () =>
      new Promise<{ default: typeof Counter }>((resolve) => {
        arrive = resolve;
      }),
  );
  const root = serverHtml();
  await act(async () => hydrateRoot(root, inSite(<Part label="Jobs" />)));
  await settle();
  const button = screen.getByRole('button');
  await act(async () => button.click());
  await act(async () => arrive({ default: Counter }));
  await settle();
  expect(button).toHaveTextContent('Jobs 1');
  await act(async () => button.click());
  expect(button).toHaveTextContent('Jobs 2');
});

test('an island whose code does not arrive stays as the server sent it until the network is back', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => ({ default: Counter }));
  load.mockRejectedValueOnce(new Error('gone'));
  const Part = island(load);
  const root = serverHtml();
  await act(async () => hydrateRoot(root, inSite(<Part label="Jobs" />)));
  await settle();
  await act(async () => wake());
  await settle();
  expect(screen.getByRole('button')).toHaveTextContent('Jobs 0');
  expect(error).toHaveBeenCalledTimes(1);

  await act(async () => window.dispatchEvent(new Event('online')));
  await settle();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('Jobs 1');
  error.mockRestore();
});

test('props that change before it woke bring its code at once, over what the visitor saw', async () => {
  let arrive: (part: { default: typeof Counter }) => void = () => {};
  const load = jest.fn(
    () =>
      new Promise<{ default: typeof Counter }>((done) => {
        arrive = done;
      }),
  );
  const Part = island(load);
  const html = serverHtml();
  const root = await act(async () => hydrateRoot(html, inSite(<Part label="Jobs" />)));
  await settle();
  await act(async () => root.render(inSite(<Part label="Quotes" />)));
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveTextContent('Jobs 0');

  await act(async () => arrive({ default: Counter }));
  await settle();
  expect(screen.getByRole('button')).toHaveTextContent('Quotes 0');
});

test('one that is left before it woke listens no longer', async () => {
  const load = jest.fn(async () => ({ default: Counter }));
  const Part = island(load);
  const html = serverHtml();
  const root = await act(async () => hydrateRoot(html, inSite(<Part label="Jobs" />)));
  await settle();
  const button = screen.getByRole('button');
  const place = button.parentElement as HTMLElement;
  await act(async () => root.render(inSite(<p>Another page</p>)));
  document.body.append(place);
  await act(async () => button.click());
  place.remove();
  expect(load).not.toHaveBeenCalled();
});

test('on a page rendered in the browser it loads at once', async () => {
  const Part = island(async () => ({ default: Counter }));
  render(
    inSite(
      <Suspense>
        <Part label="Jobs" />
      </Suspense>,
    ),
  );
  expect(await screen.findByRole('button')).toHaveTextContent('Jobs 0');
});

test('a client navigation keeps the former page until the island is there, too', async () => {
  let arrive: (part: { default: typeof Counter }) => void = () => {};
  const Part = island(() => new Promise<{ default: typeof Counter }>((done) => (arrive = done)));
  const page = (content: ReactNode) => inSite(<Suspense fallback="Loading…">{content}</Suspense>);
  const { rerender } = render(page(<h1>Former page</h1>));
  await act(async () =>
    startTransition(() =>
      rerender(
        page(
          <>
            <h1>New page</h1>
            <Part label="Jobs" />
          </>,
        ),
      ),
    ),
  );
  await settle();
  expect(screen.getByRole('heading')).toHaveTextContent('Former page');
  await act(async () => arrive({ default: Counter }));
  await settle();
  expect(screen.getByRole('heading')).toHaveTextContent('New page');
  expect(screen.getByRole('button')).toHaveTextContent('Jobs 0');
});

test('an island that waits to be used ignores the viewport, within another island too', async () => {
  const load = jest.fn(async () => ({ default: Counter }));
  const Form = island(load, 'used');
  const Section = island(async () => ({ default: () => <Form label="Jobs" /> }));
  const root = serverHtml();
  root.innerHTML = `<div><!--$-->${root.innerHTML}<!--/$--></div>`;
  const button = screen.getByRole('button');
  await act(async () => hydrateRoot(root, inSite(<Section />)));
  await settle();
  await act(async () => wake());
  await settle();
  expect(load).not.toHaveBeenCalled();

  await act(async () => button.focus());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveFocus();
});

function Address() {
  const { hash } = useLocation();
  return <p>at {hash}</p>;
}

test('a new address is shown although an island inside another one waits to be used', async () => {
  const Form = island(async () => ({ default: Counter }), 'used');
  const Section = island(async () => ({ default: () => <Form label="Jobs" /> }));
  const root = serverHtml();
  root.innerHTML = `<a href="/#jobs" data-discover="true">To the jobs</a><p>at <!-- --></p><div><!--$-->${root.innerHTML}<!--/$--></div>`;
  const page = (
    <>
      <Link to="/#jobs">To the jobs</Link>
      <Address />
      <Section />
    </>
  );
  await act(async () => hydrateRoot(root, inSite(page)));
  await settle();
  await act(async () => screen.getByRole('link').click());
  await settle();
  expect(screen.getByText(/^at/)).toHaveTextContent('at #jobs');
});

test('a link that was clicked before the code arrived is followed without a new document', async () => {
  const Part = island(async () => ({ default: () => <Link to="/#jobs">To the jobs</Link> }));
  const root = serverHtml();
  root.innerHTML =
    '<p>at <!-- --></p><div><!--$--><a href="/#jobs" data-discover="true">To the jobs</a><!--/$--></div>';
  const page = (
    <>
      <Address />
      <Part />
    </>
  );
  await act(async () => hydrateRoot(root, inSite(page)));
  await settle();
  let isNewDocument = true;
  window.addEventListener('click', (event) => (isNewDocument = !event.defaultPrevented), {
    once: true,
    capture: true,
  });
  await act(async () => screen.getByRole('link').click());
  await settle();
  expect(isNewDocument).toBe(false);
  expect(screen.getByText(/^at/)).toHaveTextContent('at #jobs');
});

test('a link whose code does not come is followed after a while, whatever boxes the page has', async () => {
  const Part = island(() => new Promise<{ default: typeof Counter }>(() => {}));
  const root = serverHtml();
  root.innerHTML = '<div><!--$--><a href="#late">Late</a><!--/$--></div>';
  document.body.insertAdjacentHTML('beforeend', '<input type="radio"><input type="checkbox">');
  await act(async () => hydrateRoot(root, inSite(<Part label="Jobs" />)));
  await settle();
  jest.useFakeTimers();
  act(() => screen.getByRole('link').click());
  expect(location.hash).toBe('');
  act(() => jest.advanceTimersByTime(2_000));
  expect(location.hash).toBe('#late');
  jest.useRealTimers();
});

test('a link that needs its code waits for it, and is a link again once that has failed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  let fail: (reason: Error) => void = () => {};
  const load = jest.fn(() => new Promise<{ default: typeof Counter }>((_, no) => (fail = no)));
  const Part = island(load);
  const root = serverHtml();
  root.innerHTML =
    '<div><!--$--><a href="https://video.example/1" target="_blank" data-needs-script="">Play</a><!--/$--></div>';
  await act(async () => hydrateRoot(root, inSite(<Part label="Jobs" />)));
  await settle();
  const link = screen.getByRole('link');
  const isFollowed = async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => link.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  expect(await isFollowed()).toBe(false);
  expect(window.presslineClicks?.at(-1)).toBe(link);
  await act(async () => fail(new Error('gone')));
  await settle();
  // Pressing it has asked for its code, and what says so offers to load that again.
  const offered = jest.fn();
  window.addEventListener(LOAD_FAILED_EVENT, offered, { once: true });
  expect(await isFollowed()).toBe(true);
  offered.mock.calls[0][0].detail();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
