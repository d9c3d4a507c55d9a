import { lateFrom, readerStyles } from './readerStyles';

const sheet = (css: string) => `<style data-styled="true" data-styled-version="6">${css}</style>`;
const first = (css: string, body: string) => readerStyles(sheet(css), body).first;

test('the markers of styled-components go', () => {
  const css = `.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-1"]{content:"a,"}/*!sc*/\n`;
  expect(first(css, '<p class="sc-1 a">')).toBe('.a{color:red}');
});

test.each([
  ["[data-variant='danger']", false],
  ["[data-variant='primary']", true],
  ['[data-late] svg', false],
  ['.a b', true],
  ['.a > table', false],
  ['.a:not([data-x]):hover', true],
  [':is(table, b)', true],
  [':is(table, td)', true],
  [':where(.a) b::after', true],
  [":root[data-theme='dark'] .a", true],
  ['.a:has(> b)', true],
  ['.a:has(> table)', true],
  [".a[aria-current='true']", true],
  [".a[aria-expanded='true']", false],
  ['.a .progress', true],
  ['.a video', false],
  ["a[href^='http']", false],
  ['.a:nth-child(2n + 1)~.a', true],
])('%s is kept: %s', (selector, isKept) => {
  const css = `${selector}{color:red;}`;
  const body = `<p class="x a" data-variant="primary">1 &lt; 2 <b>b</b></p>`;
  expect(first(css, body)).toBe(isKept ? `${selector}{color:red}` : '');
});

test('of a list only the selectors stay that something answers to', () => {
  expect(first('h1,h2,.b,i.a{margin:0;}', '<h2 class="a">')).toBe('h2{margin:0}');
});

test('rules stay in their groups, quotes are no braces, and keyframes stay where they are named', () => {
  const css = `@media print{.a::after{content:'}"';}.b{color:red;}}@media screen{.b{color:red;}}
    @keyframes in{from{opacity:0;}}@keyframes out{to{opacity:0;}}.a{animation:in 1s;}`;
  expect(first(css, '<p class="a">')).toBe(
    `@media print{.a::after{content:'}"'}}.a{animation:in 1s}@keyframes in{from{opacity:0}}`,
  );
});

test('styles for hover and print are not in a first paint', () => {
  const css = 'a{color:red;}a:hover{color:tan;}b:not(:hover){top:0;}@media print{a{color:tan;}}';
  expect(readerStyles(sheet(css), '<a><b></b></a><div data-late=""></div>')).toEqual({
    first: 'a{color:red}b:not(:hover){top:0}',
    late: 'a:hover{color:tan}@media print{a{color:tan}}',
  });
});

test('what only the part below the first screen needs stands apart', () => {
  const css = '.a{color:red;}.b{color:red;}.a.c,.b i{margin:0;}p{margin:0;}';
  const body =
    '<p class="a" title="no data-late ">data-late</p><div data-late=""><p class="b a c"><i></i></p></div>';
  expect(readerStyles(sheet(css), body)).toEqual({
    first: '.a{color:red}p{margin:0}',
    late: '.b{color:red}.a.c,.b i{margin:0}',
  });
  expect(body.slice(lateFrom(body))).toMatch(/^<div data-late/);
});

test('no rule of the late stylesheet concerns all elements, which would be computed again', () => {
  const css = `:root{--ink:#111;--late:#333;}.a{color:var(--ink);}.b{color:var(--late);}::selection{color:tan;}`;
  expect(readerStyles(sheet(css), '<p class="a"></p><div data-late="" class="b"></div>')).toEqual({
    first: ':root{--ink:#111;--late:#333}.a{color:var(--ink)}::selection{color:tan}',
    late: '.b{color:var(--late)}',
  });
});
