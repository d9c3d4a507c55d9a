import type { Element, ElementContent } from 'hast';
import { element, isElement } from './Piece';
import { classesOf } from './styles';

const LANGUAGE = /^[\w+#.-]{1,40}$/;
const BRUSH = /brush:\s*([\w+#.-]{1,40})/;
/** Classes that name the language, of code and of what is around it. */
const OF_CODE = /^(?:language|lang|source)-([\w+#.-]{1,40})$/;
const AROUND = /^(?:language|highlight(?:-source)?)-([\w+#.-]{1,40})$/;

/** The language that an element says its code is in. */
export function languageOf(node: Element): string | undefined {
  const { dataLanguage, dataLang, dataSyntaxhighlighterParams } = node.properties;
  const given = String(dataLanguage ?? dataLang ?? '');
  if (LANGUAGE.test(given)) return given;
  const brush = BRUSH.exec(String(dataSyntaxhighlighterParams ?? ''))?.[1];
  const named = isElement(node, 'pre', 'code') ? OF_CODE : AROUND;
  return (
    brush ??
    classesOf(node)
      .map((name) => named.exec(name)?.[1])
      .find(Boolean)
  );
}

const GUTTERS = new Set(
  'blob-num gutter hljs-ln-numbers line-numbers-rows lineno linenos pre-numbering'.split(' '),
);

/** Numbers of lines beside code. */
export const isGutter = (node: Element): boolean =>
  classesOf(node).some((name) => GUTTERS.has(name));

const LINES = ['div', 'li', 'ol', 'p', 'tr', 'ul'];

/** Text with the line breaks that `<br>` and blocks make. */
const preText = (nodes: readonly ElementContent[]): string =>
  nodes.reduce((text, node) => {
    if (node.type === 'text') return text + node.value;
    if (node.type !== 'element' || isGutter(node)) return text;
    if (node.tagName === 'br') return `${text}\n`;
    const inner = preText(node.children);
    if (!isElement(node, ...LINES)) return text + inner;
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    const isEnded = node.children.some((child) => isElement(child, 'br', ...LINES));
    return before + inner + (isEnded ? '' : '\n');
  }, '');

/** A block of code; undefined when nothing is in it. */
export function codeBlock(pre: Element, outerLanguage: string | undefined): Element | undefined {
  const value = preText(pre.children).replaceAll('\u00a0', ' ').replace(/^\n+/, '').trimEnd();
  if (value === '') return undefined;
  const code = pre.children.find((child) => isElement(child, 'code')) as Element | undefined;
  const language = languageOf(pre) ?? (code && languageOf(code)) ?? outerLanguage;
  const className = language ? [`language-${language.toLowerCase()}`] : [];
  return element('pre', [element('code', [{ type: 'text', value }], { className })]);
}
