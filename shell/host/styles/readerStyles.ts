import { joinIcons } from '@pressline/shared-ui/join-icons';
import { LRUCache } from 'lru-cache';
import { compile, type Element, serialize, stringify } from 'stylis';

/** Whether a page may have what a selector asks for. */
type Matches = (selector: string) => boolean;

const TAG = /<([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s=>/"']+)(?:="([^"]*)")?/g;
// What a list in parentheses names need not be there.
const LIST = /::?[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const PSEUDO = /::?[\w-]+/g;
const ASKED_ATTRIBUTE = /\[\s*([\w-]+)\s*(?:(=)\s*["']?([^"'\]]*))?[^\]]*\]/g;
const ASKED_CLASS = /\.((?:[\w-]|\\.)+)/g;
const ASKED_NAME = /(?<![\w.#:-])[a-z][\w-]*/gi;

/** Attributes that scripts and the browser change on a page that React has not taken over. */
const CHANGING = new Set(
  `data-consent data-consent-record data-gpc data-theme data-scrolled data-staff data-complete
  data-video src open hidden aria-current aria-busy`.split(/\s+/),
);
/** Classes that scripts add to such a page. */
const ADDED = ['progress'];

/**
 * Tells by its names whether a selector can match in some HTML: when the HTML has its elements,
 * classes and attributes anywhere. A few selectors too many cost less than a rule that is missing.
 */
function createMatcher(html: string): Matches {
  const names = new Set<string>();
  const classes = new Set(ADDED);
  const attributes = new Set<string>();
  for (const [, name = '', written = ''] of html.matchAll(TAG)) {
    names.add(name.toLowerCase());
    for (const [, attribute = '', value = ''] of written.matchAll(ATTRIBUTE)) {
      attributes.add(attribute).add(`${attribute}=${value}`);
      if (attribute === 'class') for (const one of value.split(' ')) classes.add(one);
    }
  }
  const hasAttribute = ([, name = '', equals, value]: RegExpMatchArray) =>
    CHANGING.has(name) || attributes.has(equals ? `${name}=${value}` : name);

  return (selector) => {
    const asked = askedBy(selector);
    return (
      asked.classes.every((name) => classes.has(name)) &&
      asked.names.every((name) => names.has(name)) &&
      asked.attributes.every(hasAttribute)
    );
  };
}

interface Asked {
  names: string[];
  classes: string[];
  attributes: RegExpMatchArray[];
}

// All pages share most of their selectors.
const known = new LRUCache<string, Asked>({ max: 10_000 });

function askedBy(selector: string): Asked {
  const before = known.get(selector);
  if (before) return before;
  const listless = selector.replace(LIST, '');
  const plain = listless.replace(ASKED_ATTRIBUTE, '').replace(PSEUDO, '');
  const asked = {
    names: (plain.replace(ASKED_CLASS, '').match(ASKED_NAME) ?? []).map((name) =>
      name.toLowerCase(),
    ),
    classes: [...plain.matchAll(ASKED_CLASS)].map(([, name = '']) => name),
    attributes: [...listless.matchAll(ASKED_ATTRIBUTE)],
  };
  known.set(selector, asked);
  return asked;
}

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
