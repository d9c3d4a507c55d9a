import { mount } from './mount';

test.each(['localhost:3000', 'mailto:help@example.com', '/help', 'https://', undefined])(
  'the address %s is refused, and the page stays as it is',
  (address) => {
    const element = document.createElement('div');
    expect(() => mount(element, { address: address as string })).toThrow(TypeError);
    expect(element.shadowRoot).toBeNull();
  },
);
