import { mount } from './mount';

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
  const element = document.createElement('div');
  Object.assign(element.attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
  const props = { address: 'https://help.example.com', basePath: '/support' };
  const guest = mount(element, props);
  guest.update({ article: 'bleed' });
  expect(location.pathname).toBe('/support/articles/bleed');
  guest.update({ path: '/support/glossary' });
  expect(location.pathname).toBe('/support/glossary');
  // The article of before, which the reader has left.
  guest.update({ article: 'bleed' });
  expect(location.pathname).toBe('/support/articles/bleed');
  guest.unmount();
});
