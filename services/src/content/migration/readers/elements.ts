import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { elementsOf, wordsOf } from '../readHtml';
export const classesOf = ({ properties: { className } }: Element) =>
  [className ?? []].flat().map(String);
export const has = (name: string) => (node: Element) => classesOf(node).includes(name);
export const byId = (root: Root, id: string) =>
  [...elementsOf(root)].find(({ properties }) => properties.id === id);
export const text = (node: Root | Element | undefined) =>
  node ? wordsOf(node).replace(/\s+/g, ' ').trim() : '';
export const element = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  ...{ tagName, children, properties },
});

/** Takes elements out of a tree. */
export function remove(root: Root | Element, isGone: (node: Element) => boolean): void {
  const kept = (root.children as Element['children']).filter(
    (child) => child.type !== 'element' || !isGone(child),
  );
  root.children = kept;
  for (const child of kept) if (child.type === 'element') remove(child, isGone);
}

export const html = (node: Element) => toHtml({ type: 'root', children: node.children });
