import type { Nodes } from 'mdast';
import { plainText } from '../articles/plainText';

/** How an article's body is read: what its addresses become, and what is told of it. */
export interface Reading {
  /** The address that stands for one of the source until articles and files have theirs. */
  place(address: string, isPicture: boolean): string;
  /** Whether a link leads to this id in an article. */
  isAnchor(id: string): boolean;
  /** Names what of the article has no place here; what is named again is counted. */
  tell(what: string): void;
  include?: ((name: string) => string | undefined) | undefined;
}

/** Around a number of a node, or an id, in a text: characters that no text has. */
const NODE = ['\ue000', '\ue001'] as const;
const ANCHOR = ['\ue002', '\ue003'] as const;
const mark = ([start, end]: readonly [string, string], value: string | number) =>
  start + value + end;

export const nodeMark = (at: number) => mark(NODE, at);
export const anchorMark = (id: string) => mark(ANCHOR, id);
export const NODE_MARK = /\ue000(\d+)\ue001/;
const ANCHOR_MARK = /\ue002([^\ue003]*)\ue003/g;
/** Characters of a source that would be taken for marks. */
export const withoutMarks = (text: string) => text.replace(/[\ue000-\ue003]/g, '');

/** Takes the marks of ids out of a node, and returns the ids. */
export function takeAnchors(node: Nodes): string[] {
  if (node.type === 'text') {
    const ids = [...node.value.matchAll(ANCHOR_MARK)].map(([, id = '']) => id);
    if (ids.length > 0) node.value = node.value.replace(ANCHOR_MARK, '');
    return ids;
  }
  if (!('children' in node)) return [];
  const ids = node.children.flatMap(takeAnchors);
  if (ids.length > 0) {
    const isLeft = (child: Nodes) =>
      !(child.type === 'text' && child.value === '') &&
      !(child.type === 'paragraph' && child.children.length === 0) &&
      !(child.type === 'link' && plainText(child) === '' && child.children.length === 0);
    node.children = node.children.filter(isLeft) as never;
  }
  return ids;
}
