import { SHELL_STARTED_EVENT } from './pageConfig';
import { restoreStyles } from './restoreStyles';

/** The rules that are shown: jsdom knows no constructed stylesheets. */
class Rules {
  text = '';
  replaceSync(css: string) {
    this.text = css;
  }
}
const shown = () => (document.adoptedStyleSheets as unknown as Rules[]).map(({ text }) => text);

beforeEach(() => {
  document.adoptedStyleSheets = [];
  globalThis.CSSStyleSheet = Rules as unknown as typeof CSSStyleSheet;
});

const css = '.a,.b{color:teal}data-styled.g1[id="sc-1"]{content:"a,b,"}';
const styles = `<style data-styled="true">${css}</style>`;

test('all styles take the place of the reader’s, once, until styled-components has its own', async () => {
  document.head.innerHTML = '<style data-reader>.a{color:teal}</style>';
  document.body.innerHTML =
    '<main><link rel="stylesheet" href="/styles/1.css" data-reader><p class="sc-1 a">Below</p></main>';
  restoreStyles(styles);
  restoreStyles(styles);
  expect(document.head.innerHTML).toBe(styles);
  // No browser takes it for a stylesheet, or asks a policy about it.
  expect(document.head.firstElementChild).not.toBeInstanceOf(HTMLElement);
  expect(shown()).toEqual([css]);
  expect(document.body.innerHTML).toBe('<main><p class="sc-1 a">Below</p></main>');
  await Promise.resolve();
  expect(window.presslineChanged).toBe(false);
  window.dispatchEvent(new Event(SHELL_STARTED_EVENT));
  expect(shown()).toEqual([]);
});

test('a document that has all of them keeps them', () => {
  document.head.innerHTML = styles;
  restoreStyles(undefined);
  expect(document.head.innerHTML).toBe(styles);
});
