import { stripMarkdown } from './FieldOnScreen';

it.each([
  ['Ask **again**, see [this](/help/a).', 'Ask again, see this.'],
  ['| A4 | 1,200 |\n| --- | :-: |\n| A3 | 2 |', 'A4, 1,200 A3, 2'],
  ['- Ink\n  - [x] Cyan\n1. Paper', 'Ink Cyan 1. Paper'],
  [':::note\nMind the grain.\n:::\n\n---\n\nA-4 | B-5', 'Mind the grain. A-4 | B-5'],
])('shows Markdown as a line of text: %j', (source, text) => {
  expect(stripMarkdown(source).replace(/\s+/g, ' ')).toBe(text);
});
