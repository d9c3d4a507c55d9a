import { fold } from './fold';
import { tokenize } from './tokenize';

test.each([
  ['Gäng RUN, now!', ['gang', 'run', 'now']],
  ['a print-ready PDF/X-4', ['a', 'print', 'ready', 'print-ready', 'pdf', 'x', '4', 'pdf/x-4']],
  ['#10 50% (C++)', ['10', '#10', '50', '50%', 'c', 'c++']],
  ['a.b*c[1]', ['a', 'b', 'c', '1', 'a.b*c[1']],
  ['.* … — ""', []],
  ['E\u0301cran 🖨', ['ecran', '🖨']],
  ['', []],
])('%s', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

test('a long run of characters is cut', () => {
  expect(Math.max(...tokenize(`${'x'.repeat(5_000)}!y`).map(({ length }) => length))).toBeLessThan(
    5_001,
  );
  expect(tokenize('x'.repeat(5_000))).toEqual(['x'.repeat(64)]);
});

test('a long run of marks takes no longer than its letters would', () => {
  expect(tokenize(`a${'*'.repeat(300_000)}b`)).toEqual(['a', `a${'*'.repeat(63)}`]);
});

test('folding keeps every place where it is', () => {
  const text = 'ÄÖÜ ẞ ﬁne İstanbul m² 𝐀 👩‍👩‍👧 ’quoted’ …';
  expect(fold(text)).toHaveLength(text.length);
  expect(fold(text)).toContain('aou');
  expect(fold(text)).toContain('istanbul');
});
