import type { ReplaceRule } from '@pressline/shared-api';
import { createHitFinder } from './findHits';

function replaced(text: string, rule: ReplaceRule) {
  const found = [...createHitFinder(rule)(text)].reverse();
  return found.reduce(
    (all, { start, end, insert }) => all.slice(0, start) + insert + all.slice(end),
    text,
  );
}

test.each<[text: string, rule: ReplaceRule, after: string]>([
  ['Ink and ink.', { find: 'ink', replace: 'toner' }, 'toner and toner.'],
  ['Ink and ink.', { find: 'ink', replace: 'toner', isCaseSensitive: true }, 'Ink and toner.'],
  ['a.b axb', { find: 'a.b', replace: '$1$&' }, '$1$& axb'],
  ['ink inks drink ink', { find: 'ink', replace: 'X', mode: 'word' }, 'X inks drink X'],
  ['für fürs Maß', { find: 'für', replace: 'zu', mode: 'word' }, 'zu fürs Maß'],
  ['C++ and C', { find: 'C++', replace: 'D', mode: 'word' }, 'D and C'],
  [
    '300 dpi, 350 dpi',
    { find: '(\\d+) dpi', replace: '$1 ppi ($&, $$, $7)', mode: 'regex' },
    '300 ppi (300 dpi, $, $7), 350 ppi (350 dpi, $, $7)',
  ],
  ['a\nb\na', { find: '^a$', replace: 'x', mode: 'regex' }, 'x\nb\nx'],
  ['abc', { find: 'x*', replace: '!', mode: 'regex' }, 'abc'],
  ['😀 ink', { find: 'INK', replace: 'x', mode: 'regex' }, '😀 x'],
])('%j by %j', (text, rule, after) => {
  expect(replaced(text, rule)).toBe(after);
});

test.each([
  ['(', 'missing closing ): `(`'],
  ['(?=a)', 'invalid or unsupported Perl syntax: `(?=`'],
  ['(a)\\1', 'invalid escape sequence: `\\1`'],
  ['[z-a]', 'invalid character class range: `z-a`'],
])('refuses %s', (find, reason) => {
  const details = { fields: { find: `Invalid regular expression: ${reason}` } };
  expect(() => createHitFinder({ find, mode: 'regex' })).toThrow(
    expect.objectContaining({ details }),
  );
});

test('an expression that is exponential elsewhere takes time that grows with the text alone', () => {
  const find = createHitFinder({ find: '(a|aa)+$', mode: 'regex' });
  expect([...find(`${'a'.repeat(20_000)}b`)]).toEqual([]);
});
