import { Link } from '@pressline/shared-ui/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { PageRemote } from '../page/pageConfig';
import { RemoteBoundary, type RemoteSource } from './RemoteBoundary';

const remote: PageRemote = {
  name: 'mfe-help',
  container: 'mfe_help',
  release: '0',
  entry: '/entry.js',
  routes: ['/help'],
  sharedOnDemand: [],
  layout: 'site',
};

/** A source whose first `failures` loads fail. */
function createSource(failures: number): RemoteSource & { loads: () => number } {
  let loads = 0;
  let component: ComponentType | undefined;
  return {
    loads: () => loads,
    component() {
      component ??= lazy(async () => {
        loads += 1;
        if (loads <= failures) throw new Error('gone');
        return { default: () => <h1>Help</h1> };
      });
      return component;
    },
    reset() {
      component = undefined;
    },
  };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

function renderBoundary(source: RemoteSource) {
  return render(
    <MemoryRouter initialEntries={['/help']}>
      <Link to="/help/other">Elsewhere in help</Link>
      <RemoteBoundary remote={remote} source={source} queries={undefined} />
    </MemoryRouter>,
  );
}

test('a remote that loads is shown', async () => {
  renderBoundary(createSource(0));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
});

test('a remote that fails shows Retry, and Retry loads it afresh', async () => {
  const source = createSource(1);
  renderBoundary(source);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
  expect(source.loads()).toBe(2);
});

test('a failed remote is tried again when the visitor goes elsewhere in it', async () => {
  const source = createSource(1);
  renderBoundary(source);
  await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere in help' }));
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
});

test('leaving a failed remote forgets that one, not the one that is visited next', async () => {
  const resets: string[] = [];
  const source: RemoteSource = {
    component: ({ name }) =>
      name === 'mfe-help'
        ? () => {
            throw new Error('gone');
          }
        : () => <h1>Home</h1>,
    reset: ({ name }) => resets.push(name),
  };
  const home = { ...remote, name: 'mfe-marketing' };
  const { rerender, unmount } = render(
    <RemoteBoundary remote={remote} source={source} queries={undefined} />,
    {
      wrapper: MemoryRouter,
    },
  );
  rerender(<RemoteBoundary remote={home} source={source} queries={undefined} />);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  rerender(<RemoteBoundary remote={remote} source={source} queries={undefined} />);
  unmount();
  expect(resets).toEqual(['mfe-help', 'mfe-help']);
});

test('a remote that keeps failing is not loaded in a loop', async () => {
  const source = createSource(Number.POSITIVE_INFINITY);
  renderBoundary(source);
  await screen.findByRole('button', { name: 'Retry' });
  expect(source.loads()).toBe(1);
});
