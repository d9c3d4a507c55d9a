import { markdownLink } from './markdownLink';

test.each([
  ['Fold [it]', '/pricing', '[Fold \\[it\\]](/pricing)'],
  ['two\nlines', ' https://x.example/a (b) ', '[two lines](https://x.example/a%20%28b%29)'],
  ['5 * 3 `a` <b>', '/x', '[5 \\* 3 \\`a\\` \\<b>](/x)'],
  ['tab', '/a\tb\u00a0c', '[tab](/a%09b%C2%A0c)'],
])('no text and no address ends a link before its end: %s', (text, address, markdown) => {
  expect(markdownLink(text, address)).toBe(markdown);
});
