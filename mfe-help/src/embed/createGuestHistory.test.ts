import { createGuestHistory } from './createGuestHistory';

const address = 'https://help.example.com';

test('in memory the address bar stays, and links lead to the site', () => {
  const history = createGuestHistory({ address, article: 'bleed' });
  expect(history.read().location.pathname).toBe('/help/articles/bleed');
  const { createHref, push, go } = history.navigator;
  expect(createHref({ pathname: '/help', search: '?q=ink' })).toBe(`${address}/help?q=ink`);
  expect(history.canGoBack()).toBe(false);
  push('/help?q=ink');
  expect(history.canGoBack()).toBe(true);
  expect(history.read()).toMatchObject({ navigationType: 'PUSH', location: { search: '?q=ink' } });
  go(-1);
  expect(history.read().location.pathname).toBe('/help/articles/bleed');
  expect(location.pathname).toBe('/');
});

test('below a base path the address bar follows, and Back is answered', () => {
  window.history.replaceState(null, '', '/support/articles/bleed');
  const history = createGuestHistory({ address, basePath: '/support/' });
  expect(history.read().location.pathname).toBe('/help/articles/bleed');
  expect(history.navigator.createHref('/help/glossary#term-ink')).toBe(
    '/support/glossary#term-ink',
  );
  history.navigator.push('/help?q=ink');
  expect(history.canGoBack()).toBe(false);
  expect(location.pathname + location.search).toBe('/support?q=ink');
  window.history.replaceState(null, '', '/support/glossary');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(history.read().location.pathname).toBe('/help/glossary');
  window.history.replaceState(null, '', '/elsewhere');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(history.read().location.pathname).toBe('/help/glossary');
  history.stop();
});

describe('where the page changes the address', () => {
  const changed = new EventTarget();
  beforeAll(() => void Object.assign(window, { navigation: changed }));
  afterAll(() => void Reflect.deleteProperty(window, 'navigation'));
  const push = (path: string) => {
    window.history.pushState(null, '', path);
    changed.dispatchEvent(new Event('currententrychange'));
  };

  test('the guest follows a router that pushes without an event, and its own pages once', () => {
    push('/support/articles/bleed');
    const history = createGuestHistory({ address, basePath: '/support' });
    const seen: string[] = [];
    history.subscribe(() => seen.push(history.read().location.pathname));
    push('/support');
    push('/elsewhere');
    expect(seen).toEqual(['/help']);
    const pushState = jest.spyOn(window.history, 'pushState').mockImplementation((...given) => {
      pushState.mockRestore();
      push(String(given[2]));
    });
    history.navigator.push('/help/glossary');
    expect(seen).toEqual(['/help', '/help/glossary']);
    expect(history.read().navigationType).toBe('PUSH');
    history.stop();
    push('/support/articles/bleed');
    expect(seen).toHaveLength(2);
  });

  test('it goes where the page sends it, also back to where it began', () => {
    push('/support');
    const history = createGuestHistory({ address, basePath: '/support' });
    history.follow('/support/articles/bleed');
    expect(location.pathname).toBe('/support/articles/bleed');
    window.history.replaceState(null, '', '/support/glossary');
    history.follow('/support/glossary');
    expect(history.read()).toMatchObject({ navigationType: 'POP' });
    expect(history.read().location.pathname).toBe('/help/glossary');
    history.follow('/elsewhere');
    expect(history.read().location.pathname).toBe('/help/glossary');
    history.stop();
  });
});

test('in memory it goes to an article again after the reader went elsewhere, and not twice', () => {
  const history = createGuestHistory({ address, article: 'bleed' });
  history.follow('/help/articles/bleed');
  expect(history.canGoBack()).toBe(false);
  history.navigator.push('/help');
  history.follow('/help/articles/bleed');
  expect(history.read().location.pathname).toBe('/help/articles/bleed');
});

test('below a base path the address bar names the article that it starts with, so that Back returns there', () => {
  window.history.replaceState({ own: true }, '', '/support?from=menu');
  const history = createGuestHistory({ address, basePath: '/support', article: 'bleed' });
  expect(location.pathname).toBe('/support/articles/bleed');
  expect(window.history.state).toEqual({ own: true });
  history.stop();
  window.history.replaceState(null, '', '/elsewhere');
  createGuestHistory({ address, basePath: '/support', article: 'bleed' }).stop();
  expect(location.pathname).toBe('/elsewhere');
});

test.each([
  [`${address}/help/articles/bleed#section-1`, '/help/articles/bleed#section-1'],
  [`${address}/?topic=ink#contact`, '/help/contact?topic=ink'],
  [`${address}/pricing`, undefined],
  [`${address}/helpers`, undefined],
  [`${address}/help/articles/bleed.md`, undefined],
  ['https://elsewhere.example/help', undefined],
])('of %s it shows %s', (href, path) => {
  expect(createGuestHistory({ address }).pathOf(href)).toBe(path);
});
