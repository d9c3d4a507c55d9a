import { joinIcons } from '@pressline/shared-ui/join-icons';
import { compile, type Element, serialize, stringify } from 'stylis';
import { createMatcher, type Matches } from './matchMarkup';

interface ReaderStyles {
  /** For the first screen, to stand in the document. */
  first: string;
  /** What the rest of the page needs besides; empty where the page has no such part. */
  late: string;
}

const TAGS = /<style[^>]*>|<\/style>|\/\*!sc\*\/\n?/g;
const MARKER = /^\.?data-styled\.g\d+\[id=/;
const LATE = /<[a-z][\w-]*(?:\s[^\s=<>"]+(?:="[^"]*")?)*?\sdata-late[\s=>]/;
const GROUPS = new Set(['@media', '@supports', '@container', '@layer']);
const KEYFRAMES = '@keyframes';
/** What no first paint shows. Not `::selection`: it concerns all elements, which would be computed again. */
const NOT_AT_FIRST = /:(?:hover|active|focus|disabled)\b/;
const NOT_ON_SCREEN = /^@media print\b/;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;
const DOCUMENT = '<html><body>';

const childrenOf = ({ children }: Element) => (Array.isArray(children) ? children : []);

/** Where the part of the markup begins that stands below the first screen. */
export const lateFrom = (body: string): number => body.search(LATE);

/** The rules for the selectors that pass. At-rules without selectors pass where `hasOthers`. */
function rulesFor(rules: readonly Element[], passes: Matches, hasOthers: boolean): Element[] {
  return rules.flatMap((rule): Element[] => {
    if (rule.type === 'rule') {
      const props = [rule.props].flat().filter(passes);
      return props.length > 0 ? [{ ...rule, props }] : [];
    }
    if (!GROUPS.has(rule.type)) return hasOthers ? [rule] : [];
    const children = rulesFor(childrenOf(rule), passes, hasOthers);
    return children.length > 0 ? [{ ...rule, children }] : [];
  });
}

const print = (rules: Element[]) => serialize(rules, stringify).replaceAll(';}', '}');

/**
 * What a visitor who only reads a page needs of the styles that styled-components has written for it:
 * without its markers, and without rules for what the page does not have.
 */
export function readerStyles(styles: string, body: string): ReaderStyles {
  const all = compile(styles.replace(TAGS, '')).filter(({ value }) => !MARKER.test(value));
  const frames = all.filter(({ type }) => type === KEYFRAMES);
  const rules = all.filter(({ type }) => type !== KEYFRAMES);
  const printWithFrames = (some: Element[]) => {
    const text = print(some);
    const isUsed = ({ value }: Element) => text.includes(value.slice(KEYFRAMES.length + 1));
    return text + print(frames.filter(isUsed));
  };
  const needed = rulesFor(rules, createMatcher(DOCUMENT + body), true);
  const boundary = lateFrom(body);
  if (boundary === -1) return { first: joinIcons(printWithFrames(needed), 'icons'), late: '' };
  const isAbove = createMatcher(DOCUMENT + body.slice(0, boundary));
  const isFirst: Matches = (selector) =>
    !NOT_AT_FIRST.test(selector.replace(NEGATION, '')) && isAbove(selector);
  const onPaper = needed.filter(({ value }) => NOT_ON_SCREEN.test(value));
  const onScreen = needed.filter(({ value }) => !NOT_ON_SCREEN.test(value));
  return {
    first: joinIcons(printWithFrames(rulesFor(onScreen, isFirst, true)), 'icons'),
    late: joinIcons(
      printWithFrames([...rulesFor(onScreen, (selector) => !isFirst(selector), false), ...onPaper]),
      'late-icons',
    ),
  };
}
