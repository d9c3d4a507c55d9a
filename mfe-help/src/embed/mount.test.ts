import { waitFor } from '@testing-library/react';
import { fakeFetch } from '../test/fakeApi';
import { mount } from './mount';

// A guest renders by itself, as on a page.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => jest.useRealTimers());

function placeFor(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
  return element;
}

test.each(['localhost:3000', 'mailto:help@example.com', '/help', 'https://', undefined])(
  'the address %s is refused, and the page stays as it is',
  (address) => {
    const element = document.createElement('div');
    expect(() => mount(element, { address: address as string })).toThrow(TypeError);
    expect(element.shadowRoot).toBeNull();
  },
);

test('below a base path `update` goes to an article of a help center at another address', () => {
  history.replaceState(null, '', '/support');
  const guest = mount(placeFor(), { address: 'https://help.example.com', basePath: '/support' });
  guest.update({ article: 'bleed' });
  expect(location.pathname).toBe('/support/articles/bleed');
  guest.update({ path: '/support/glossary' });
  expect(location.pathname).toBe('/support/glossary');
  // The article of before, which the reader has left.
  guest.update({ article: 'bleed' });
  expect(location.pathname).toBe('/support/articles/bleed');
  guest.unmount();
});

test('a guest that is gone leaves no timer, which would hold all of it', async () => {
  jest.useFakeTimers();
  window.fetch = fakeFetch({});
  const element = placeFor();
  const guest = mount(element, { address: 'https://help.example.com' });
  await waitFor(() => expect(element.shadowRoot?.querySelector('h1')).not.toBeNull());
  guest.unmount();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(jest.getTimerCount()).toBe(0);
});
