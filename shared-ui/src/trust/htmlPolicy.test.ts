import { shareHtmlPolicy } from './htmlPolicy';
import { trustedHtml } from './trustedHtml';

const HARM = '<p onclick="x">Two</p>';
const made: string[] = [];

beforeAll(() => {
  window.trustedTypes = {
    createPolicy(name, { createHTML }) {
      if (made.includes(name)) throw new TypeError(`Policy with name "${name}" already exists`);
      made.push(name);
      return { createHTML: (...given) => createHTML?.(...given) ?? '' };
    },
  };
  shareHtmlPolicy();
});

test('all bundles use the one policy, and no script makes another one of its name', () => {
  expect(trustedHtml('<p>One</p>')).toBe('<p>One</p>');
  expect(made).toEqual(['pressline']);
  expect(shareHtmlPolicy).toThrow('already exists');
});

test('it checks whatever it is given by any script', () => {
  const { createHTML } = window.presslineHtml ?? {};
  expect(() => createHTML?.(HARM)).toThrow(TypeError);
  expect(() => trustedHtml(HARM)).toThrow(TypeError);
});

test('no script puts another one in its place', () => {
  const harmless = { createHTML: (html: string) => html };
  expect(() => Object.assign(window, { presslineHtml: harmless })).toThrow(TypeError);
  expect(() => Object.assign(window.presslineHtml ?? {}, harmless)).toThrow(TypeError);
  expect(() => Object.defineProperty(window, 'presslineHtml', { value: harmless })).toThrow();
  expect(() => trustedHtml(HARM)).toThrow(TypeError);
});

test('who replaces what parses gets to see nothing that was not checked', () => {
  const parsed: string[] = [];
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {};
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...own,
    set: (html: string) => void parsed.push(html),
  });
  expect(() => trustedHtml(HARM)).toThrow(TypeError);
  Object.defineProperty(Element.prototype, 'innerHTML', own);
  expect(parsed).toEqual([]);
});
