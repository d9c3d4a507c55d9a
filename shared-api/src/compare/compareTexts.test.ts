import { compareTexts, foldPieces } from './compareTexts';

it('folds what is the same over many lines', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  const pieces = foldPieces(compareTexts(`${lines}\nold`, `${lines}\nnew`));
  expect(pieces).toEqual([
    { side: 'fold', lines: 19 },
    { side: 'both', text: 'line 19\n' },
    { side: 'left', text: 'old' },
    { side: 'right', text: 'new' },
  ]);
});

it('marks a number as one, with all its digits', () => {
  expect(compareTexts('at 2.0 mm', 'at 1.8 mm')).toEqual([
    { side: 'both', text: 'at ' },
    { side: 'left', text: '2.0' },
    { side: 'right', text: '1.8' },
    { side: 'both', text: ' mm' },
  ]);
});

it('marks a passage as one, not word by word', () => {
  expect(compareTexts('one two three four', 'one 2 3 four')).toEqual([
    { side: 'both', text: 'one ' },
    { side: 'left', text: 'two three' },
    { side: 'right', text: '2 3' },
    { side: 'both', text: ' four' },
  ]);
});
