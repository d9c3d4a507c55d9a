import { loadRemote } from '../files/LoadedRemote';
import { messageOf } from '../files/problems';
import { rendersHelp } from '../test/testHost';
import { buildRelease } from '../test/testRelease';
import { checkRelease } from './checkRelease';

const shared = { react: '19.3.1' };
const create = (...args: Parameters<typeof buildRelease>) => loadRemote(buildRelease(...args));

test('a release that keeps the contract passes', async () => {
  await expect(checkRelease(create(), [], shared, rendersHelp)).resolves.toBeUndefined();
});

test('another version of a shared module is refused by name', async () => {
  const release = create(undefined, { shared: { react: '18.0.0' } });
  await expect(checkRelease(release, [], shared, rendersHelp)).rejects.toThrow(
    'mfe-help was built against react 18.0.0, the shell shares 19.3.1',
  );
});

test('a route of another remote is refused by its owner’s name', async () => {
  const owner = { ...create().manifest, name: 'mfe-marketing' };
  await expect(checkRelease(create(), [owner], shared, rendersHelp)).rejects.toThrow(
    'mfe-help claims /help, which mfe-marketing owns',
  );
});

test('a page beside the host’s own addresses is no claim on them', async () => {
  const routes = [{ path: '/api', example: '/api', serverRendered: true, preload: [] }];
  await checkRelease(create(undefined, { routes }), [], shared, rendersHelp);
});

test('a pattern that would take another remote’s pages is refused', async () => {
  const owner = create().manifest;
  const greedy = create(undefined, {
    name: 'mfe-help',
    routes: [{ path: '/*', example: '/anything', serverRendered: true, preload: [] }],
  });
  await expect(checkRelease(greedy, [owner], shared, rendersHelp)).rejects.toThrow('claims /*');
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
    '/help/articles/real does not render',
  );
  expect(rendered).toContain('/help/articles/real');
});

test('an example that its own pattern does not match is refused', async () => {
  const routes = [{ path: '/help', example: '/elsewhere', serverRendered: true, preload: [] }];
  await expect(
    checkRelease(create(undefined, { routes }), [], shared, rendersHelp),
  ).rejects.toThrow('/elsewhere is not an example of /help');
});

test('a route that does not render is refused with its error', async () => {
  const fails = async (): Promise<string> => {
    throw new Error('smeared');
  };
  const refused = checkRelease(create(), [], shared, fails);
  expect(messageOf(await refused.catch((error) => error))).toBe('/help does not render: smeared');
});

test('a page without anything on it is refused by name, one that redirects is not', async () => {
  const empty = async () => '<div><!--$--><!--/$--></div>';
  await expect(checkRelease(create(), [], shared, empty)).rejects.toThrow('/help renders nothing');
  await checkRelease(create(), [], shared, async () => null);
});

test('a page that breaks the policy of the site is refused, and the answer says how', async () => {
  const styled = async () => '<h1 style="color:red">Help</h1>';
  await expect(checkRelease(create(), [], shared, styled)).rejects.toThrow(
    '/help has the attribute style of <h1>, which the pages’ content security policy refuses',
  );
});

test.each([
  ['/api/x', '/api/x'],
  ['/remotes/*', '/remotes/mfe-help'],
  ['/shell/:file', '/shell/index.js'],
  ['/robots.txt', '/robots.txt'],
  ['/:page', '/pricing'],
])('%s is refused: the host has its own answer there', async (path, example) => {
  const routes = [{ path, example, serverRendered: true, preload: [] }];
  await expect(
    checkRelease(create(undefined, { routes }), [], shared, rendersHelp),
  ).rejects.toThrow(`mfe-help claims ${path}, which the host itself answers`);
});
