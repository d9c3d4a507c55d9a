import { markdownLink, withDirections } from './text';

test.each([
  ['Fold [it]', '/pricing', '[Fold \\[it\\]](/pricing)'],
  ['two\nlines', ' https://x.example/a (b) ', '[two lines](https://x.example/a%20%28b%29)'],
  ['5 * 3 `a` <b>', '/x', '[5 \\* 3 \\`a\\` \\<b>](/x)'],
  ['tab', '/a\tb\u00a0c', '[tab](/a%09b%C2%A0c)'],
])('no text and no address ends a link before its end: %s', (text, address, markdown) => {
  expect(markdownLink(text, address)).toBe(markdown);
});

test.each([
  ['<p>a</p><h2 id="b">b</h2>', '<p dir="auto">a</p><h2 dir="auto" id="b">b</h2>'],
  [
    '<ul><li><p>a</p><ol><li>b</li></ol></li></ul><p>c</p>',
    '<ul dir="auto"><li><p>a</p><ol><li>b</li></ol></li></ul><p dir="auto">c</p>',
  ],
  [
    '<div class="callout"><p>a</p><blockquote><p>b</p></blockquote></div>',
    '<div class="callout"><p dir="auto">a</p><blockquote dir="auto"><p>b</p></blockquote></div>',
  ],
  ['<pre><code>&lt;p></code></pre><hr>', '<pre><code>&lt;p></code></pre><hr>'],
])('the outermost blocks of %s', (html, result) => {
  expect(withDirections(html)).toBe(result);
});
