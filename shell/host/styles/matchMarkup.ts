import { LRUCache } from 'lru-cache';

/** Whether a page may have what a selector asks for. */
export type Matches = (selector: string) => boolean;

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
export function createMatcher(html: string): Matches {
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
