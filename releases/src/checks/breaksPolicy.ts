const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:="([^"]*)")?/g;
/** Scripts and styles of pages stand in their head, written by the host. */
const FORBIDDEN = new Set(['script', 'style', 'base', 'object', 'embed', 'meta', 'link']);

/** What the policy of the site's pages refuses in the HTML that a remote has rendered; undefined for nothing. */
export function breaksPolicy(html: string): string | undefined {
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (FORBIDDEN.has(element)) return `an element <${element}>`;
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const key = attribute.toLowerCase();
      if (key === 'style' || key === 'srcdoc' || key.startsWith('on')) {
        return `the attribute ${key} of <${element}>`;
      }
      if (/^(?:href|action|formaction|src)$/.test(key) && /^\s*javascript:/i.test(value)) {
        return `a script as the ${key} of <${element}>`;
      }
    }
  }
  return undefined;
}
