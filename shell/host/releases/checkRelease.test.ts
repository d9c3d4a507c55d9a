import { checkRelease } from './checkRelease';
import { createRelease } from './Release';
import { buildRelease } from './testRelease';

const shared = { react: '19.3.1' };
const renders = async () => '';
const create = (...args: Parameters<typeof buildRelease>) => createRelease(buildRelease(...args));

test('a release that keeps the contract passes', async () => {
  await expect(checkRelease(create(), [], shared, renders)).resolves.toBeUndefined();
});

test('another version of a shared module is refused by name', async () => {
  const release = create(undefined, { shared: { react: '18.0.0' } });
  await expect(checkRelease(release, [], shared, renders)).rejects.toThrow(
    'mfe-help was built against react 18.0.0, the shell shares 19.3.1',
  );
});

test('a route of another remote is refused by its owner’s name', async () => {
  const owner = { ...create().manifest, name: 'mfe-marketing' };
  await expect(checkRelease(create(), [owner], shared, renders)).rejects.toThrow(
    'mfe-help claims /help, which mfe-marketing owns',
  );
});

test('a pattern that would take another remote’s pages is refused', async () => {
  const owner = create().manifest;
  const greedy = create(undefined, {
    name: 'mfe-help',
    routes: [{ path: '/*', example: '/anything', serverRendered: true, preload: [] }],
  });
  await expect(checkRelease(greedy, [owner], shared, renders)).rejects.toThrow('claims /*');
});

test('a page that the examples link to is rendered too', async () => {
  const routes = [
    { path: '/help', example: '/help', serverRendered: true, preload: [] },
    {
      path: '/help/articles/:slug',
      example: '/help/articles/none',
      serverRendered: true,
      preload: [],
    },
    { path: '/help/*', example: '/help/none', serverRendered: true, preload: [] },
  ];
  const rendered: string[] = [];
  const render = async (_: unknown, pathname: string) => {
    rendered.push(pathname);
    if (pathname === '/help/articles/real') throw new Error('smeared');
    return '<a href="/">Home</a><a href="/help/articles/real#part">Real</a>';
  };
  await expect(checkRelease(create(undefined, { routes }), [], shared, render)).rejects.toThrow(
    'smeared',
  );
  expect(rendered).toContain('/help/articles/real');
});

test('an example that its own pattern does not match is refused', async () => {
  const routes = [{ path: '/help', example: '/elsewhere', serverRendered: true, preload: [] }];
  await expect(checkRelease(create(undefined, { routes }), [], shared, renders)).rejects.toThrow(
    '/elsewhere is not an example of /help',
  );
});

test('a route that does not render is refused with its error', async () => {
  const fails = async (): Promise<string> => {
    throw new Error('smeared');
  };
  await expect(checkRelease(create(), [], shared, fails)).rejects.toThrow('smeared');
});
