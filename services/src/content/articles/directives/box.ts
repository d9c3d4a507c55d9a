import type { Blockquote, Emphasis, Paragraph, PhrasingContent, RootContent } from 'mdast';

type Properties = Record<string, string | number | boolean | string[]>;

/** A Markdown node that becomes the block element `tagName` around other blocks. */
export function box(tagName: string, properties: Properties, children: RootContent[]): Blockquote {
  return {
    type: 'blockquote',
    data: { hName: tagName, hProperties: properties },
    children: children as Blockquote['children'],
  };
}

/** A Markdown node that becomes the element `tagName` around inline content. */
export function line(
  tagName: string,
  properties: Properties,
  children: PhrasingContent[],
): Paragraph {
  return { type: 'paragraph', data: { hName: tagName, hProperties: properties }, children };
}

/** A Markdown node that becomes a `span` with the given text. */
export function mark(properties: Properties, text: string): Emphasis {
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties: properties },
    children: text ? [{ type: 'text', value: text }] : [],
  };
}
