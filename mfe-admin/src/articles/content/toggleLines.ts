import type { Selected, TextEdit } from './TextEdit';

interface LineKind {
  prefix: (index: number) => string;
  /** Finds any prefix of this kind. */
  pattern: RegExp;
  placeholder: string;
}

export const heading: LineKind = {
  prefix: () => '## ',
  pattern: /^#{1,6} +/,
  placeholder: 'Heading',
};
export const bulletList: LineKind = {
  prefix: () => '- ',
  pattern: /^[-*+] +/,
  placeholder: 'List item',
};
export const numberedList: LineKind = {
  prefix: (index) => `${index + 1}. `,
  pattern: /^\d+[.)] +/,
  placeholder: 'List item',
};

const anyPrefix = /^(?:#{1,6}|[-*+]|\d+[.)]) +/;

/** Makes the selected lines lines of `kind`, or plain ones when all of them are that already. */
export function toggleLines({ text, start, end }: Selected, kind: LineKind): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  if (lines.length === 1 && lines[0]?.trim() === '') {
    const prefix = kind.prefix(0);
    const insert = prefix + kind.placeholder;
    return { from, to, insert, select: [prefix.length, insert.length] };
  }
  const isAlready = lines.every((line) => line === '' || kind.pattern.test(line));
  let count = 0;
  const insert = lines
    .map((line) => {
      if (line === '') return line;
      const bare = line.replace(isAlready ? kind.pattern : anyPrefix, '');
      if (isAlready) return bare;
      count += 1;
      return kind.prefix(count - 1) + bare;
    })
    .join('\n');
  return { from, to, insert, select: [0, insert.length] };
}
