import type { ForeignModule, ForeignProps } from '@pressline/shared-api/remote-contract';
import { HeadProvider, type PageHeadProps } from '@pressline/shared-ui/head';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RemoteErrorBoundary } from '../remotes/RemoteErrorBoundary';
import { ForeignPage } from './ForeignPage';

const folder = '/remotes/partners/0123456789abcdef/';
const terms = { title: 'Our partners', basePath: '/partners' };
let head: PageHeadProps | undefined;

const Where = () => <output>{useLocation().pathname}</output>;

const page = (module: ForeignModule, isShown = true) => (
  <MemoryRouter initialEntries={['/partners']}>
    <HeadProvider
      collect={(collected) => {
        head = collected;
      }}
    >
      <RemoteErrorBoundary resetKey="" onReset={() => {}} fallback="It has failed">
        {isShown && <ForeignPage terms={terms} folder={folder} module={module} />}
      </RemoteErrorBoundary>
      <Where />
    </HeadProvider>
  </MemoryRouter>
);
const show = (module: ForeignModule) => render(page(module));

beforeEach(() => {
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  document.documentElement.removeAttribute('data-theme');
});

const Exposed = ({ basePath, theme, navigate }: ForeignProps) => (
  <button type="button" onClick={() => navigate('map')}>{`${basePath} in ${theme}`}</button>
);

test('a component is shown in the frame, hears of the theme, and leads to pages below its path', async () => {
  show({ default: Exposed });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our partners');
  expect(head?.title).toBe('Our partners · Pressline');
  const button = screen.getByRole('button', { name: '/partners in light' });
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(button).toHaveTextContent('/partners in dark');
  fireEvent.click(button);
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('/partners/map');
});

test('a function fills an element, is given each change, and takes all away', async () => {
  const made = { update: jest.fn(), unmount: jest.fn() };
  const mount = jest.fn((element: HTMLElement, _: ForeignProps) => {
    element.textContent = 'Filled';
    return made;
  });
  const { rerender } = show({ mount });
  expect(await screen.findByText('Filled')).toBeVisible();
  expect(mount).toHaveBeenCalledTimes(1);
  await act(async () => mount.mock.calls[0]?.[1].navigate('/help'));
  expect(made.update).toHaveBeenCalled();
  await act(async () => rerender(page({ mount }, false)));
  expect(made.unmount).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Filled')).toBeNull();
});

describe('what fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test('while it is mounted is shown by the boundary', async () => {
    const mount = () => Promise.reject(new Error('out of ink'));
    show({ mount });
    expect(await screen.findByText('It has failed')).toBeVisible();
  });

  test('while it takes up what has changed in the meantime is shown, too', async () => {
    let finish = (_: object) => {};
    const mount = () => new Promise<object>((resolve) => (finish = resolve));
    show({ mount });
    await act(async () => {
      document.documentElement.dataset.theme = 'dark';
    });
    const update = () => {
      throw new Error('out of ink');
    };
    await act(async () => finish({ update }));
    expect(screen.getByText('It has failed')).toBeVisible();
  });

  test('because a script of the remote is not the published one is shown, another script is not its matter', async () => {
    show({ default: Exposed });
    const fail = (src: string) => {
      const script = document.body.appendChild(document.createElement('script'));
      script.type = 'text/plain';
      script.src = src;
      fireEvent.error(script);
    };
    fail('/shell/shell.js');
    expect(screen.getByRole('button')).toBeVisible();
    fail(`${folder}static/map.js`);
    expect(await screen.findByText('It has failed')).toBeVisible();
  });
});

test('its stylesheets count while its page is shown', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'stylesheet', href: `${folder}app.css` });
  const { rerender } = show({ default: Exposed });
  expect(link.disabled).toBe(false);
  rerender(page({ default: Exposed }, false));
  expect(link.disabled).toBe(true);
  link.remove();
});
