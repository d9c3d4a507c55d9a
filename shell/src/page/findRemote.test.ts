import { findRemote } from './findRemote';
import type { PageRemote } from './pageConfig';

function buildRelease(name: string, routes: string[]): PageRemote {
  return {
    name,
    container: name,
    release: '0',
    entry: `/${name}.js`,
    routes,
    sharedOnDemand: [],
    layout: 'site',
  };
}

const remotes = [
  buildRelease('marketing', ['/', '/about']),
  buildRelease('help', ['/help', '/help/*']),
];

test.each([
  ['/', 'marketing'],
  ['/about', 'marketing'],
  ['/help', 'help'],
  ['/help/articles/a-b', 'help'],
])('%s belongs to %s', (path, owner) => {
  expect(findRemote(remotes, path)?.name).toBe(owner);
});

test.each(['/nowhere', '/helpful', '/about/us'])('%s belongs to no remote', (path) => {
  expect(findRemote(remotes, path)).toBeUndefined();
});
