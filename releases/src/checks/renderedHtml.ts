/** A tag with values in double quotes, in single ones, or in none. */
const TAG =
  /<([a-z][^\s/>]*)((?:[\s/]+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)[\s/]*>/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  end: number;
}

/** Reads the tag that begins at a place of the HTML; undefined when that is no tag without errors. */
function readTag(html: string, at: number): Tag | undefined {
  TAG.lastIndex = at;
  const [tag, name = '', text = ''] = TAG.exec(html) ?? [];
  if (!tag) return undefined;
  const attributes = new Map<string, string>();
  for (const [, key = '', ...values] of text.matchAll(ATTRIBUTE)) {
    const known = key.toLowerCase();
    // Of two with one name the first counts.
    if (!attributes.has(known)) attributes.set(known, values.join(''));
  }
  return { name: name.toLowerCase(), attributes, end: at + tag.length };
}

const TAG_START = /<[a-z]/gi;
/** Scripts and styles of pages stand in their head, written by the host. */
const FORBIDDEN = new Set(['script', 'style', 'base', 'object', 'embed', 'meta', 'link']);
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction']);
/** A scheme may also be written with characters that browsers leave out, or with their numbers. */
const SCRIPT_URL =
  /^\s*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|[a-z\s]*&(?:#|tab;|newline;))/i;

/** What the policy of the site's pages refuses in the HTML that a remote has rendered; undefined for nothing. */
export function breaksPolicy(html: string): string | undefined {
  TAG_START.lastIndex = 0;
  for (let start = TAG_START.exec(html); start; start = TAG_START.exec(html)) {
    const tag = readTag(html, start.index);
    // What cannot be read may be anything.
    if (!tag) return `a tag that cannot be read: ${html.slice(start.index, start.index + 40)}`;
    TAG_START.lastIndex = tag.end;
    const broken = refusedIn(tag);
    if (broken) return broken;
  }
  return undefined;
}

function refusedIn({ name, attributes }: Tag): string | undefined {
  if (FORBIDDEN.has(name)) return `an element <${name}>`;
  for (const [key, value] of attributes) {
    if (key === 'style' || key === 'srcdoc' || key.startsWith('on')) {
      return `the attribute ${key} of <${name}>`;
    }
    if (ADDRESSES.has(key) && SCRIPT_URL.test(value)) return `a script as the ${key} of <${name}>`;
  }
  return undefined;
}

const INVISIBLE = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>/g;
const ANY_TAG = /<[^>]*>/g;
/** Elements that are visible without text, and marks of text that is still loading. */
const VISIBLE =
  /<(img|svg|picture|video|audio|canvas|iframe|object|input|select|textarea|button)\b|role="status"|aria-busy="true"/;

export function showsNothing(html: string): boolean {
  const shown = html.replace(INVISIBLE, '');
  return !VISIBLE.test(shown) && shown.replace(ANY_TAG, '').trim() === '';
}
