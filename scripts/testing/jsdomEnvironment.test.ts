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

const asked = ['display', 'visibility', 'pointer-events'] as const;
const styles = `p, .a { display: flex; visibility: hidden } .b { display: unset; visibility: visible; pointer-events: none }
  .ab { visibility: unset } @media screen { i { display: grid } } @media print { svg { display: block } }`;

// By their name as a property, each of these is answered by itself; `cssText` comes from jsdom's whole style.
test('what is asked most often is as in the whole style', () => {
  document.head.innerHTML = `<style>${styles}</style>`;
  document.body.innerHTML = `<div style="visibility: hidden">${markup}</div><p style="display: unset"></p>`;
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const whole = Object.assign(document.createElement('i'), { style: style.cssText }).style;
    for (const property of asked) {
      const values = [style.getPropertyValue(property), whole.getPropertyValue(property)];
      expect([element.outerHTML, property, values[0]]).toEqual([
        element.outerHTML,
        property,
        values[1],
      ]);
    }
    expect(style.pointerEvents).toBe(whole.pointerEvents);
  }
});

test('a rule that is added or taken away counts once the document changes', () => {
  document.head.innerHTML = '<style>p { display: grid }</style>';
  document.body.innerHTML = '<p></p>';
  const [sheet, element] = [document.styleSheets[0], document.querySelector('p')];
  if (!sheet || !element) throw new Error('nothing there');
  const style = getComputedStyle(element);
  expect(style.display).toBe('grid');
  sheet.insertRule('p { display: none }', 1);
  element.title = 'changed';
  expect(style.display).toBe('none');
  sheet.deleteRule(1);
  sheet.insertRule('p { display: flex }', 1);
  element.title = 'again';
  expect(style.display).toBe('flex');
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
