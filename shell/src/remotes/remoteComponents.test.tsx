import type { RemoteModule } from '@pressline/shared-api/remote-contract';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { PageRemote } from '../page/pageConfig';
import { loadRemoteModule } from './loadRemoteModule';
import { prefetchPage, remoteComponent } from './remoteComponents';

jest.mock('./loadRemoteModule');
const load = jest.mocked(loadRemoteModule);

// Each test has a remote of its own: what is mounted is remembered for the document.
let made = 0;
function buildRemote(): PageRemote {
  made += 1;
  const name = `mfe-${made}`;
  return {
    name,
    container: name,
    release: '0',
    entry: '/entry.js',
    routes: ['/help'],
    sharedOnDemand: [],
    layout: 'site',
  };
}

const url = new URL('https://pressline.example/help');
const gone = () => Promise.reject(new Error('gone'));
const exposed = (rest: Partial<RemoteModule> = {}) =>
  ({ default: () => <h1>Help</h1>, ...rest }) as RemoteModule;

beforeEach(() => load.mockReset());

test('a prefetch that failed is forgotten: the navigation loads past the browser’s memory of it', async () => {
  const remote = buildRemote();
  load.mockImplementationOnce(gone).mockResolvedValueOnce(exposed());
  await prefetchPage(remote, url);
  const Remote = remoteComponent(remote);
  render(
    <Suspense>
      <Remote queries={undefined} />
    </Suspense>,
  );
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeInTheDocument();
  expect(load.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test.each([
  ['chunk', { loadPage: gone }],
  ['data', { prefetchData: gone }],
])('a link whose %s cannot be prefetched leaves the page on screen alone', async (_, failing) => {
  const remote = buildRemote();
  load.mockResolvedValue(exposed(failing));
  const shown = remoteComponent(remote);
  await prefetchPage(remote, url);
  expect(remoteComponent(remote)).toBe(shown);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prefetch does not forget the remote whose failure a boundary shows', async () => {
  const remote = buildRemote();
  load.mockImplementation(gone);
  const shown = remoteComponent(remote);
  await prefetchPage(remote, url);
  expect(remoteComponent(remote)).toBe(shown);
});
