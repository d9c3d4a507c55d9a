import type { YAMLParseError } from 'yaml';

type Code = YAMLParseError['code'];

const QUOTES = 'needs quotation marks around it';

export const NEEDS_QUOTES = `A value that starts with *, & or ! ${QUOTES}`;
export const TWICE = 'This field appears twice';

/** A problem on a line, in plain words. */
export const atLine = (line: number, problem: string): string =>
  `Not valid YAML, line ${line}: ${problem}`;

/** What people did, by what the parser calls it. */
const TEXTS: Partial<Record<Code, string>> = {
  BAD_DQ_ESCAPE: 'Within double quotation marks, write two backslashes for one',
  BAD_INDENT: 'A list that starts with [ must end with ], and what starts with { with }',
  BAD_SCALAR_START: `A value that starts with @, % or a backtick ${QUOTES}`,
  BLOCK_AS_IMPLICIT_KEY: `A value with a colon in it ${QUOTES}; fields start at the line's beginning`,
  MULTILINE_IMPLICIT_KEY: 'A field needs a colon after its name',
  MULTIPLE_DOCS: 'Remove the line of --- between the fields',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs',
};

function textOf({ code, message }: YAMLParseError): string {
  if (code === 'MISSING_CHAR') {
    return message.includes('quote')
      ? 'A quotation mark is not closed'
      : 'A field needs a colon after its name';
  }
  return TEXTS[code] ?? 'We can’t read this. Compare it with an exported file';
}

/** The parser's errors in plain words, one for each line, which count from after `linesBefore`. */
export function yamlProblems(errors: readonly YAMLParseError[], linesBefore: number): string[] {
  const byLine = new Map<number, string>();
  for (const error of errors) {
    const line = (error.linePos?.[0].line ?? 1) + linesBefore;
    if (!byLine.has(line)) byLine.set(line, atLine(line, textOf(error)));
  }
  return [...byLine.values()];
}
