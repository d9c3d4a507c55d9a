/** @jest-environment ./scripts/testing/jsdomEnvironment.cjs */
const selectors = [
  ...[
    'p',
    'P',
    '.a',
    '.a.b',
    'p.b',
    '.c .a',
    'div > .a',
    'div>:first-child',
    '.a + .b',
    '.a~p',
    '*',
  ],
  ...[
    '[hidden]',
    '[title="a, .b > c"]',
    '.a[title*=")"]',
    'svg',
    'svg > [viewBox]',
    '#one',
    '[class]',
  ],
  ...[
    ':is(.x, .a)',
    'p:is(.x, .y)',
    '.b:not(.a, :is(div > p))',
    ':not(p)',
    ':root',
    '.c :where(p, i)',
  ],
  ...[
    '.none, #one',
    '.none, .also-none',
    '.a\\:b',
    '.ab',
    ':has(> .a)',
    'div:has(.none)',
    'p:empty',
  ],
];

const markup = `<div class="c"><p class="a" id="one"></p><p class="a b" title="a, .b > c">x</p><i hidden></i>
  <p class="ab"></p><p class="a:b" title=")"></p><svg viewBox="0 0 1 1"><g class="a"></g></svg></div>`;

test.each(selectors)('a rule for %s styles the elements that it matches', (selector) => {
  document.head.innerHTML = `<style>${selector} { order: 7; } @keyframes k { to { order: 8; } }</style>`;
  document.body.innerHTML = markup;
  const styled = (element: Element) => getComputedStyle(element).getPropertyValue('order') === '7';
  const elements = [...document.querySelectorAll('*')];
  expect(elements.filter(styled)).toEqual(elements.filter((element) => element.matches(selector)));
});

test('a style is that of the document as it is now', () => {
  document.head.innerHTML = '<style>.off { color: red; visibility: hidden }</style>';
  document.body.innerHTML = '<div><p></p></div>';
  const [outer, inner] = [document.querySelector('div'), document.querySelector('p')];
  if (!outer || !inner) throw new Error('nothing there');
  const before = getComputedStyle(inner);
  expect(getComputedStyle(inner)).toBe(before);
  expect(before.visibility).toBe('visible');
  outer.className = 'off';
  expect(getComputedStyle(inner).visibility).toBe('hidden');
  inner.style.visibility = 'visible';
  expect(getComputedStyle(inner).visibility).toBe('visible');
});
