import type { Element, ElementContent } from 'hast';
import { classesOf, textOf } from './styles';

function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** The formula of an element that also draws it; the text of the drawing has lost its powers and fractions. */
export const formulaOf = (node: Element): Element | undefined =>
  classesOf(node).some((name) => /^(katex|mathjax(_\w+)?)$/i.test(name))
    ? find(node, 'math')
    : undefined;

const group = (text: string) => (/^(\w+|\W)$/.test(text) ? text : `(${text})`);

const SIGNS: Readonly<Record<string, (parts: string[]) => string>> = {
  mfrac: ([above = '', below = '']) => `${group(above)}/${group(below)}`,
  mroot: ([inner = '', degree = '']) => `${group(inner)}^(1/${degree})`,
  msqrt: (parts) => `√${group(parts.join(''))}`,
  msub: ([base = '', below = '']) => `${base}_${group(below)}`,
  msubsup: ([base = '', below = '', above = '']) => `${base}_${group(below)}^${group(above)}`,
  msup: ([base = '', above = '']) => `${base}^${group(above)}`,
};

function linear(node: ElementContent): string {
  if (node.type !== 'element') return node.type === 'text' ? node.value.trim() : '';
  const parts = node.children.map(linear).filter(Boolean);
  return (SIGNS[node.tagName] ?? ((all: string[]) => all.join('')))(parts);
}

/** A formula in one line: as its author typed it if that is known. */
export function formulaText(node: Element): string {
  const typed = find(node, 'annotation');
  return typed ? textOf(typed).trim() : linear(node);
}
