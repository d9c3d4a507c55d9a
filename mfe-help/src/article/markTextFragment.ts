const DIRECTIVE = ':~:text=';

/** The part of an address's hash that names an element, without what names a text. */
export const anchorOf = (hash: string): string => hash.replace(/^#/, '').split(':~:')[0] ?? '';

/** Words in a row, whatever white space or elements are between them. */
function wordsPattern(words: string): string {
  const escaped = words.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return escaped.join('\\s*');
}

/** Where a text fragment stands in a text: `prefix-,start,end` of https://wicg.github.io/scroll-to-text-fragment. */
function findFragment(text: string, fragment: string): [from: number, to: number] | undefined {
  const parts = fragment.split(',');
  const prefix = parts[0]?.endsWith('-') ? parts.shift()?.slice(0, -1) : '';
  const [start = '', end] = parts.map((part) => wordsPattern(decodeURIComponent(part)));
  const before = prefix ? `${wordsPattern(decodeURIComponent(prefix))}\\s*` : '';
  const found = new RegExp(`(${before})(${start})`, 'i').exec(text);
  if (!start || !found) return undefined;
  const from = found.index + (found[1]?.length ?? 0);
  const to = found.index + found[0].length;
  const last = end ? new RegExp(end, 'i').exec(text.slice(to)) : null;
  return [from, last ? to + last.index + last[0].length : to];
}

function textNodesOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/**
 * Marks the text that a hash names by a text fragment with `<mark>`, as browsers do by themselves in a
 * document's address. Returns the first mark; undefined when there is no such text. Never throws.
 */
export function markTextFragment(root: Element, hash: string): HTMLElement | undefined {
  const fragment = hash.split(DIRECTIVE)[1];
  if (!fragment || root.querySelector('mark')) return undefined;
  const nodes = textNodesOf(root);
  let range: [number, number] | undefined;
  try {
    range = findFragment(nodes.map(({ data }) => data).join(''), fragment);
  } catch {
    // An address that was cut off.
  }
  if (!range) return undefined;
  const [from, to] = range;
  let at = 0;
  let first: HTMLElement | undefined;
  for (const node of nodes) {
    const begin = Math.max(from - at, 0);
    const length = Math.min(to - at, node.length) - begin;
    at += node.length;
    if (length <= 0 || node.data.trim() === '') continue;
    const marked = node.splitText(begin);
    marked.splitText(length);
    const mark = document.createElement('mark');
    marked.replaceWith(mark);
    mark.append(marked);
    first ??= mark;
  }
  return first;
}
