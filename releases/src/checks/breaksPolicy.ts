/** A tag with values in double quotes, in single ones, or in none. */
const TAG =
  /<([a-z][^\s/>]*)((?:[\s/]+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)[\s/]*>/iy;
const TAG_START = /<[a-z]/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;
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
    TAG.lastIndex = start.index;
    const [tag, name = '', attributes = ''] = TAG.exec(html) ?? [];
    // What cannot be read may be anything.
    if (!tag) return `a tag that cannot be read: ${html.slice(start.index, start.index + 40)}`;
    TAG_START.lastIndex = start.index + tag.length;
    const broken = refusedIn(name.toLowerCase(), attributes);
    if (broken) return broken;
  }
  return undefined;
}

function refusedIn(element: string, attributes: string): string | undefined {
  if (FORBIDDEN.has(element)) return `an element <${element}>`;
  for (const [, attribute = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    if (key === 'style' || key === 'srcdoc' || key.startsWith('on')) {
      return `the attribute ${key} of <${element}>`;
    }
    if (ADDRESSES.has(key) && SCRIPT_URL.test(values.join(''))) {
      return `a script as the ${key} of <${element}>`;
    }
  }
  return undefined;
}
