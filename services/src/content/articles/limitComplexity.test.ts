import { limitComplexity } from './limitComplexity';
import { renderArticle } from './renderArticle';

const fill = (part: string, length = 20_000) => part.repeat(Math.ceil(length / part.length));

/** Milliseconds of processor time, which other processes on the machine do not change. */
function cpuTimeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const ordinaryText =
  '## Heading\n\nSome *prose* with a [link](/help/articles/x) and `code` at 10:30.\n\n' +
  ':::tip\nA tip.\n:::\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n';

function depth(html: string): number {
  let open = 0;
  let deepest = 0;
  for (const [, slash, tag] of html.matchAll(/<(\/?)([a-z\d]+)/g)) {
    if (tag === 'br' || tag === 'hr' || tag === 'img') continue;
    open += slash ? -1 : 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

describe('limitComplexity', () => {
  test.each([
    '# Title\n\n- a\n  - b\n\n    1. c\n\n> quote\n>> nested\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ':::steps\n1. a\n\n   :::tip\n   b\n   :::\n:::',
    '```js\n        deep({ indentation: [1, 2, 3] });\n```',
    '- - - - - -',
  ])('leaves what people write alone: %j', (text) => expect(limitComplexity(text)).toBe(text));

  it('splits a block with more than a thousand delimiters', () => {
    expect(limitComplexity(fill('*a ', 3_600)).split('\n\n')).toHaveLength(2);
  });

  test.each([
    ['quotes', fill('> ')],
    ['quotes without space', fill('>')],
    ['bullets', fill('- ')],
    ['numbers', fill('1. ')],
    ['both', fill('> - ')],
    ['tabs', fill('\t- ')],
    ['indented lists', Array.from({ length: 440 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n')],
    ['directives', fill(':::note\n')],
    [
      'longer fences',
      Array.from({ length: 300 }, (_, i) => `${':'.repeat(303 - i)}note`).join('\n'),
    ],
    ['false closings', fill('::::note\n:::\n')],
  ])('bounds the depth of %s', (_name, markdown) => {
    const { html } = renderArticle(`${markdown}x`);
    expect(depth(html)).toBeLessThan(120);
    expect(html).toContain('x');
  });

  const hostile: [string, string][] = [
    ['closed brackets', fill('[', 10_000) + fill(']', 10_000)],
    ['images', fill('![', 10_000) + fill('](a)', 10_000)],
    ['emphasis', fill('*a_ ')],
    ['nested emphasis', fill('*_', 10_000) + fill('_*', 10_000)],
    ['single quotes', fill('> a\n\n')],
    ['single lists', fill('- a\n\nb\n\n')],
    ['long list', fill('- a\n')],
    ['footnotes', fill('[^a]')],
    ['underlines', fill('a\n=\n')],
    ['open labels', fill('::a[')],
    ['entities', fill('&amp;a')],
    ['ticks', fill('`a')],
    ['angle brackets', fill('<a ')],
  ];

  test.each(hostile)('leaves at most 1,000 delimiters in a block of %s', (_name, markdown) => {
    const blocks = limitComplexity(markdown).split(/\n\n|\n(?=[>-] )/);
    const delimitersOf = (block: string) => block.match(/[*_[\]~`!<&\\\n]/g)?.length ?? 0;
    expect(Math.max(...blocks.map(delimitersOf))).toBeLessThanOrEqual(1_000);
  });

  test.each(hostile)('leaves at most 2,000 marked lines in %s', (_name, markdown) => {
    expect(limitComplexity(markdown).match(/^(?:>|-|\[\^)/gm)?.length ?? 0).toBeLessThan(2_001);
  });

  it('leaves at most 2,000 markers in a text of lines that have several', () => {
    const limited = limitComplexity(fill(`${'> - '.repeat(8)}a\n`, 98_000));
    expect(limited.match(/[>-]/g)).toHaveLength(2_000);
    expect(limited).toContain(`${'> - '.repeat(8)}a\n`);
  });

  // Without limits it would be fifteen times, and thirty for twice as many characters.
  it('takes no more than seven times the time of ordinary text for 50,000 characters', () => {
    renderArticle(ordinaryText);
    const ordinary = cpuTimeOf(() => renderArticle(fill(ordinaryText, 50_000)));
    const lists = cpuTimeOf(() => renderArticle(fill('- a\n\nb\n\n', 50_000)));
    expect(lists / ordinary).toBeLessThan(7);
  });
});
