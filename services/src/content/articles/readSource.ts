import type { Nodes, Root } from 'mdast';
import { spanOf } from './links/linkNodes';

/** An article's words as readers see them, with the position of each character in the Markdown. */
interface SourceText {
  /** Runs of white space are one space. */
  text: string;
  /** For each character of `text`: from where on, to where, and inside which element. */
  places: { start: number; end: number; parent: Nodes | undefined }[];
}

const INLINE = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** The position of each character of a text in its Markdown, which also has escapes and indentation. */
function align(value: string, markdown: string, from: number, to: number): number[] | undefined {
  let at = from;
  const found: number[] = [];
  for (const char of value.split('')) {
    while (at < to && markdown[at] !== char) at += 1;
    if (at >= to) return undefined;
    found.push(at);
    at += 1;
  }
  return found;
}

/** Reads the words of a tree that was parsed from `markdown`. */
export function readSource(tree: Root, markdown: string): SourceText {
  let text = '';
  const places: SourceText['places'] = [];

  function push(char: string, start: number, end: number, parent?: Nodes) {
    const shown = /\s/.test(char) ? ' ' : char;
    if (shown === ' ' && (text === '' || text.endsWith(' '))) return;
    text += shown;
    places.push({ start, end, parent });
  }

  function read(node: Nodes, parent: Nodes | undefined): void {
    const { start: from, end: to } = spanOf(node);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      const found = node.type === 'code' ? undefined : align(node.value, markdown, from, to);
      // What is inside code stays inside it.
      const owner = node.type === 'inlineCode' ? node : parent;
      for (const [index, char] of node.value.split('').entries()) {
        const at = found?.[index];
        if (at === undefined) push(char, from, to);
        else push(char, at, at + 1, owner);
      }
    } else if (node.type === 'break') push(' ', from, to, parent);
    else if ('children' in node) {
      for (const child of node.children) read(child, node);
      if (!INLINE.has(node.type)) push(' ', to, to);
    }
  }

  read(tree, undefined);
  return { text, places };
}
