import { toMarkdown } from 'mdast-util-to-markdown';
import { writeMarkdown } from './writeMarkdown';

const textOf = (value: string) => ({
  type: 'root' as const,
  children: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value }] }],
});

test('an ampersand is escaped only where it would be read as a character, whatever was written before', () => {
  expect(toMarkdown(textOf('R&D'))).toBe('R\\&D\n');
  expect(writeMarkdown(textOf('R&D & &copy;'))).toBe('R&D & \\&copy;');
});

test('a line of a text opens no box, and times need no escapes', () => {
  expect(writeMarkdown(textOf(':::note'))).toBe('\\:::note');
  expect(writeMarkdown(textOf('At 10:30 :smile:'))).toBe('At 10:30 :smile:');
});
