/** What selectors can ask about an element by itself. */
export interface MarkupElement {
  name: string;
  classes: ReadonlySet<string>;
  attributes: ReadonlyMap<string, string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/** The elements of a piece of HTML, each kind once. */
export function markupElements(html: string): MarkupElement[] {
  const elements = new Map<string, MarkupElement>();
  for (const [, name = '', written = ''] of html.matchAll(TAG)) {
    const key = name + written;
    if (!elements.has(key)) elements.set(key, element(name, written));
  }
  return [...elements.values()];
}

function element(name: string, written: string): MarkupElement {
  const attributes = new Map(
    [...written.matchAll(ATTRIBUTE)].map(
      ([, key = '', ...values]) => [key.toLowerCase(), values.find(Boolean) ?? ''] as const,
    ),
  );
  const classes = new Set(attributes.get('class')?.split(/\s+/));
  return { name: name.toLowerCase(), classes, attributes };
}
