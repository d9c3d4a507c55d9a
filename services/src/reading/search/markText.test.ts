import type { MarkedText, TextRange } from '@pressline/shared-api';
import { findMarks, makeSnippet } from './markText';

const marked = (text: string, marks: readonly TextRange[]) =>
  marks.map(([start, end]) => text.slice(start, end));
const markedIn = ({ text, marks }: MarkedText) => marked(text, marks);

test('marks whole words, whatever their case and accents', () => {
  const text = 'Gäng runs: GANG, gangway. <b>gang</b>';
  expect(marked(text, findMarks(text, ['gang']))).toEqual(['Gäng', 'GANG', 'gang']);
  expect(marked('PDF/X-4 and pdf', findMarks('PDF/X-4 and pdf', ['pdf', 'pdfx4']))).toEqual([
    'PDF/X-4',
    'pdf',
  ]);
  expect(findMarks('nothing', [])).toEqual([]);
});

test('a snippet is the piece with most of the words, cut between words', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(40);
  const body = `plate ${filler}Burn the plate\n\nbefore  imposition. ${filler}`;
  const snippet = makeSnippet('A summary', body, ['plate', 'imposition']);
  expect(markedIn(snippet)).toEqual(['plate', 'imposition']);
  expect(snippet.text.length).toBeLessThan(240);
  expect(snippet.text).toMatch(/^…\S.*\S…$/);
  expect(snippet.text).toContain('plate before imposition.');
});

test('a summary with as many words is preferred; an empty one is not', () => {
  expect(makeSnippet('The plate', 'A plate', ['plate']).text).toBe('The plate');
  expect(makeSnippet('', 'A plate', ['other']).text).toBe('A plate');
  expect(makeSnippet('Summary', 'A plate', ['other'])).toEqual({ text: 'Summary', marks: [] });
  expect(makeSnippet('', '', [])).toEqual({ text: '', marks: [] });
});

test.each([
  `${'😀'.repeat(400)} plate`,
  `${'x'.repeat(900)}plate plate ${'y'.repeat(900)}`,
  `plate ${'z'.repeat(900)}`,
  `${' '.repeat(900)}plate`,
])('long runs without spaces give whole characters and right marks: case %#', (body) => {
  const snippet = makeSnippet('', body, ['plate']);
  expect(snippet.text).not.toMatch(/\p{Surrogate}/u);
  expect(markedIn(snippet)).toContain('plate');
  expect(snippet.text.length).toBeLessThan(240);
});
