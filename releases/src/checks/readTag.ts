/** A tag with values in double quotes, in single ones, or in none. */
const TAG =
  /<([a-z][^\s/>]*)((?:[\s/]+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)[\s/]*>/iy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/g;

export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  end: number;
}

/** Reads the tag that begins at a place of the HTML; undefined when that is no tag without errors. */
export function readTag(html: string, at: number): Tag | undefined {
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
