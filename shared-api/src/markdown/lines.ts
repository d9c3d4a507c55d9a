import type { Element, ElementContent } from 'hast';
import type { Losses } from './Context';
import { element, isElement } from './Piece';
import { textOf } from './styles';

type Line = ElementContent[];

const text = (value: string): ElementContent => ({ type: 'text', value });

function listLines(list: Element, losses: Losses): Line[] {
  const start = Number(list.properties.start ?? 1);
  return list.children.flatMap((item, at) => {
    if (!isElement(item, 'li')) return [];
    const [box, ...others] = item.children;
    const isTask = isElement(box, 'input');
    const blocks = isTask ? others : item.children;
    const [first = [], ...rest] = blocks.flatMap((block) => linesOf(block, losses));
    const bullet = isTask ? (box.properties.checked ? '☑ ' : '☐ ') : '• ';
    const mark = list.tagName === 'ol' ? `${start + at}. ` : bullet;
    return [[text(mark), ...first], ...rest];
  });
}

/** The lines of a block, for a cell of a table: it has no blocks. */
export function linesOf(block: ElementContent, losses: Losses): Line[] {
  if (block.type !== 'element') return [[block]];
  const { tagName, children } = block;
  if (/^(p|h[1-6])$/.test(tagName)) return [children];
  if (tagName === 'ul' || tagName === 'ol') return listLines(block, losses);
  if (tagName === 'pre') {
    return textOf(block)
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => [element('code', [text(line)])]);
  }
  if (tagName === 'table') {
    losses.tables += 1;
    return children.map((row) =>
      (row as Element).children.flatMap((cell, at) => [
        ...(at > 0 ? [text(' | ')] : []),
        ...(cell as Element).children,
      ]),
    );
  }
  return children.flatMap((child) => linesOf(child, losses));
}
