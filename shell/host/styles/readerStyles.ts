import { type CssRule, divideRules, parseRules, printRules } from './cssRules';
import { markupElements } from './markupElements';
import { createMatcher } from './selectors';

export interface ReaderStyles {
  /** For the first screen, to stand in the document. */
  first: string;
  /** What the rest of the page needs besides; empty where the page has no such part. */
  late: string;
}

const TAGS = /<style[^>]*>|<\/style>|\/\*!sc\*\/\n?/g;
const MARKER = /^\.?data-styled\.g\d+\[id=/;
const LATE = /<[a-z][\w-]*(?:\s[^<>]*)?\sdata-late[\s=>]/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+/;
const DOCUMENT = '<html><body>';
/** What no first paint shows. */
const NOT_AT_FIRST = /:(?:hover|active|focus|disabled)\b|::selection/;
const NOT_ON_SCREEN = /^@media print\b/;

/** Where the part of the markup begins that stands below the first screen. */
export const lateFrom = (body: string): number => body.search(LATE);

/**
 * What somebody who only reads a page needs of the styles that styled-components has written for it:
 * without its markers, and without rules for what the page does not have.
 */
export function readerStyles(styles: string, body: string): ReaderStyles {
  const all = parseRules(styles.replace(TAGS, '')).filter(({ prelude }) => !MARKER.test(prelude));
  const frames = all.filter(({ prelude }) => KEYFRAMES.test(prelude));
  const rules = all.filter(({ prelude }) => !KEYFRAMES.test(prelude));
  const print = (some: readonly CssRule[]) => {
    const text = printRules(some);
    const isNamed = ({ prelude }: CssRule) => text.includes(prelude.replace(KEYFRAMES, ''));
    return text + printRules(frames.filter(isNamed));
  };
  const [needed] = divideRules(rules, createMatcher(markupElements(DOCUMENT + body)));
  const boundary = lateFrom(body);
  if (boundary === -1) return { first: print(needed), late: '' };
  const above = markupElements(DOCUMENT + body.slice(0, boundary));
  const isAbove = createMatcher(above);
  const printed = needed.filter(({ prelude }) => NOT_ON_SCREEN.test(prelude));
  const [first, late] = divideRules(
    needed.filter(({ prelude }) => !NOT_ON_SCREEN.test(prelude)),
    (selector) => !NOT_AT_FIRST.test(selector) && isAbove(selector),
  );
  return { first: print(first), late: print([...late, ...printed]) };
}
