import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { PageRemote } from '../page/pageConfig';
import { RemoteBoundary, type RemoteSource } from './RemoteBoundary';
import { preserveServerHtml, releaseServerHtml } from './serverHtml';

const remote: PageRemote = {
  name: 'mfe-help',
  container: 'mfe_help',
  release: '0',
  entry: '/entry.js',
  routes: ['/'],
  sharedOnDemand: [],
  layout: 'site',
};

const failing: RemoteSource = {
  component: () => () => {
    throw new Error('only in browsers');
  },
  reset: () => {},
};

const page = (
  <MemoryRouter>
    <RemoteBoundary remote={remote} source={failing} queries={undefined} />
  </MemoryRouter>
);

async function hydrate() {
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = '<!--$--><h1>Help</h1><a href="#part">A part</a><!--/$-->';
  document.body.replaceChildren(main);
  await act(async () =>
    hydrateRoot(main, page, { onCaughtError: () => {}, onRecoverableError: () => {} }),
  );
}

afterEach(releaseServerHtml);

test('the server’s page stays when its remote fails to take it over, and links load documents', async () => {
  preserveServerHtml(remote);
  await hydrate();
  expect(screen.getByRole('heading', { name: 'Help' })).toBeInTheDocument();
  const routed = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', routed);
  screen.getByRole('link').click();
  expect(routed).not.toHaveBeenCalled();
});

test('a remote that fails later is replaced by a message with Retry', async () => {
  await hydrate();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
