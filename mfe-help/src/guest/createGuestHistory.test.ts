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
