import { showTextFragment } from './ArticleProse';

let shown: Element[];
beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function noteShown(this: Element) {
    shown.push(this);
  };
  document.body.innerHTML = '<p>Add 3 mm.</p><h2 id="bleed">B</h2><div data-prose>Add 3 mm.</div>';
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fragmentDirective');
});

test.each([
  ['#bleed:~:text=Add%203', 'Add 3'],
  ['#bleed:~:text=Cut', 'B'],
])('%s leads to "%s"', (hash, text) => {
  location.hash = hash;
  showTextFragment();
  expect(shown.map(({ textContent }) => textContent)).toEqual([text]);
});

test('browsers that mark texts, and other addresses, are left alone', () => {
  location.hash = '#bleed';
  showTextFragment();
  location.hash = '#bleed:~:text=Add%203';
  Object.defineProperty(document, 'fragmentDirective', { value: {}, configurable: true });
  showTextFragment();
  expect(shown).toEqual([]);
  expect(document.querySelector('mark')).toBeNull();
});
