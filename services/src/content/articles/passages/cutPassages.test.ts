import { renderArticle } from '../renderArticle';

const cut = (markdown: string) => {
  const { text, passages } = renderArticle(markdown);
  return passages.map(({ kind, start, end, id }) => [
    kind,
    text.slice(start, end),
    ...(id ? [id] : []),
  ]);
};

test('paragraphs, items, steps, rows, with what belongs to them, word for word', () => {
  const markdown = [
    '## Export',
    'Choose **PDF/X-4** always.',
    'Check:',
    '- One *item*\n\n  with more\n- Two',
    ':::steps\n1. First\n2. Second\n:::',
    '| Fold | Panels |\n|---|---|\n| Z | 99 / 99 |',
    '### Export',
    ':::details[Why so?]\nBecause.\n:::',
    'After.',
  ].join('\n\n');
  expect(cut(markdown)).toEqual([
    ['heading', 'Export', 'section-export'],
    ['paragraph', 'Choose PDF/X-4 always.'],
    ['lead', 'Check:'],
    ['item', 'One item\nwith more'],
    ['item', 'Two'],
    ['step', 'First'],
    ['step', 'Second'],
    ['columns', 'Fold\nPanels'],
    ['row', 'Z\n99 / 99'],
    ['heading', 'Export', 'section-export--2'],
    ['label', 'Why so?'],
    ['paragraph', 'Because.'],
    ['paragraph', 'After.'],
  ]);
  const { text, passages } = renderArticle(markdown);
  const label = passages.find(({ kind }) => kind === 'label');
  expect(text.slice(label?.start, label?.until)).toBe('Why so?\nBecause.');
});

test('quizzes, and paragraphs that only lead elsewhere, answer nothing', () => {
  expect(
    cut(
      [
        ':::quiz\nWhich?\n\n- [x] One\n- [ ] Two\n\nBecause.\n:::',
        'See also [folding](/help/articles/fold) and [binding](/help/articles/bind).',
        'Ask [us](/help) before you send more than a hundred of them.',
      ].join('\n\n'),
    ),
  ).toEqual([['paragraph', 'Ask us before you send more than a hundred of them.']]);
});
