import {
  CST,
  type Document,
  isScalar,
  Lexer,
  parseDocument,
  type Scalar,
  visit,
  type YAMLParseError,
} from 'yaml';
import { ImportProblems } from './ImportProblems';

type Code = YAMLParseError['code'];

const QUOTES = 'needs quotation marks around it';

const NEEDS_QUOTES = `A value that starts with *, & or ! ${QUOTES}`;
const TWICE = 'This field appears twice';

/** A problem on a line, in plain words. */
const atLine = (line: number, problem: string): string =>
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
function yamlProblems(errors: readonly YAMLParseError[], linesBefore: number): string[] {
  const byLine = new Map<number, string>();
  for (const error of errors) {
    const line = (error.linePos?.[0].line ?? 1) + linesBefore;
    if (!byLine.has(line)) byLine.set(line, atLine(line, textOf(error)));
  }
  return [...byLine.values()];
}

/** The value that follows is text, whatever it begins with. */
const SCALAR = '\x1f';
const MARKS = new Set<string>([SCALAR, CST.DOCUMENT, CST.FLOW_END]);
const UNWANTED = new Set<ReturnType<typeof CST.tokenType>>(['alias', 'anchor', 'tag']);
const MAX_FOUND = 20;

/**
 * Anchors, aliases and tags, which exports do not have, found before they are parsed: a few bytes of them
 * can stand for gigabytes, or for minutes.
 */
function unwantedIn(text: string, linesBefore: number): string[] {
  const lines = new Set<number>();
  let line = 1 + linesBefore;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    if (before !== SCALAR && UNWANTED.has(CST.tokenType(token))) lines.add(line);
    if (!MARKS.has(token)) line += token.split('\n').length - 1;
    before = token;
  }
  return [...lines].map((one) => atLine(one, NEEDS_QUOTES));
}

const cutText = (whole: string) =>
  `Everything after # is ignored. Put the value in quotation marks: ${JSON.stringify(whole)}`;

/** A comment between a field's name and its value on lines below, and the place of the value. */
const COMMENT_ABOVE = /[:-][ \t]+(#.*)\r?\n\s*$/;
const MAX_ABOVE = 500;

/** Where a comment cuts a text that has no quotation marks, and the text as a whole. */
function* cutIn({ type, value, range, comment, source }: Scalar, text: string) {
  const isText = type === 'PLAIN' && (typeof value === 'string' || source === '');
  if (!isText || !range) return;
  const [start, end] = range;
  if (comment) {
    // Where the value stands, or on a line below that is indented as if it went on.
    const [gap = '', words = ''] = /^\s*(#.*)/.exec(text.slice(end)) ?? [];
    const isBelow = gap.includes('\n');
    const whole = isBelow ? `${value} ${words}` : `${value ?? ''}${gap}`;
    if (words && !(isBelow && value === null)) {
      yield { at: end + gap.length - words.length, whole: whole.trim() };
    }
  }
  const above = COMMENT_ABOVE.exec(text.slice(Math.max(0, start - MAX_ABOVE), start));
  if (above)
    yield { at: start - above[0].length, whole: `${above[1]?.trim()} ${value ?? ''}`.trim() };
}

/** What the parser accepts although the editor meant something else. */
function misreadIn(document: Document.Parsed, text: string, linesBefore: number): string[] {
  const found = new Map<number, string>();
  const lineOf = (at: number) => text.slice(0, at).split('\n').length + linesBefore;
  const addProblem = (at: number | undefined, problem: string) => {
    if (found.size < MAX_FOUND && at !== undefined) found.set(lineOf(at), problem);
  };
  visit(document, {
    Map(_key, map) {
      const keys = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) addProblem(key.range?.[0], TWICE);
        keys.add(key.value);
      }
    },
    Scalar(key, scalar) {
      if (key === 'key') return;
      for (const { at, whole } of cutIn(scalar, text)) addProblem(at, cutText(whole));
    },
  });
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([line, problem]) => atLine(line, problem));
}

/**
 * `linesBefore`: lines of the file above the text.
 * @throws ImportProblems when the text is not valid YAML
 */
export function fromYaml(text: string, linesBefore = 0): unknown {
  const refuse = (problems: readonly string[]) => {
    if (problems.length > 0) throw new ImportProblems(problems);
  };
  refuse(unwantedIn(text, linesBefore));
  const { problems, value } = deeply(() => {
    // Comparing each key with each other takes time that grows with the square of their number.
    const document = parseDocument(text, { logLevel: 'error', uniqueKeys: false });
    const broken = yamlProblems(document.errors, linesBefore);
    const told = new Set(broken.map(positionOf));
    const misread = misreadIn(document, text, linesBefore).filter(
      (one) => !told.has(positionOf(one)),
    );
    return {
      problems: [...broken, ...misread],
      value: broken.length > 0 ? undefined : document.toJS(),
    };
  });
  refuse(problems);
  return value;
}

const positionOf = (problem: string) => problem.split(':')[0];

function deeply<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Thousands of brackets within one another.
    throw new ImportProblems(['Not valid YAML: It is nested too deeply']);
  }
}
