import { imageAttributes } from '@pressline/shared-api';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { createOutline, fragmentFor, type TocEntry } from './headings';
import { textOf } from './plainText';
import { rewriteTree } from './rewriteTree';
import { classifyUrl, isSafeImage } from './safeUrl';

/** How single elements are made safe and accessible; an element without a rule stays as it is. */
const elementRules: Record<string, (element: Element) => ElementContent[]> = {
  a: (link) => {
    const href = String(link.properties.href ?? '');
    const kind = classifyUrl(href);
    if (kind === 'unsafe') return link.children;
    if (kind === 'external') link.properties.rel = ['noopener', 'noreferrer'];
    if (href.startsWith('#')) link.properties.href = fragmentFor(href);
    return [link];
  },
  img: (image) => {
    const alt = String(image.properties.alt ?? '');
    const src = String(image.properties.src ?? '');
    if (!isSafeImage(src)) return [{ type: 'text', value: alt }];
    Object.assign(image.properties, imageAttributes(src), {
      alt,
      loading: 'lazy',
      decoding: 'async',
      referrerPolicy: 'no-referrer',
    });
    return [image];
  },
  th: (cell) => {
    cell.properties.scope = 'col';
    return [cell];
  },
  table: (table) => [
    {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'group',
        ariaLabel: tableLabel(table),
        tabIndex: 0,
      },
      children: [table],
    },
  ],
};

function tableLabel(table: Element): string {
  const columns = columnTitles(table).filter(Boolean).join(', ');
  return columns ? `Table: ${columns}`.slice(0, 120) : 'Table';
}

function columnTitles(element: Element): string[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'tbody') return [];
    return child.tagName === 'th' ? [textOf(child)] : columnTitles(child);
  });
}

declare module 'vfile' {
  interface DataMap {
    toc: TocEntry[];
    ids: string[];
  }
}

/** Applies the element rules, numbers and names the headings and keeps the table of contents. */
export function finishElements() {
  return (tree: Root, file: VFile): void => {
    const outline = createOutline();
    rewriteTree<RootContent>(tree, (node): RootContent[] => {
      if (node.type !== 'element') return [node];
      if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== 'footnote-label') {
        if (!textOf(node)) return withoutHeading(node.children);
        outline.add(node);
      }
      return elementRules[node.tagName]?.(node) ?? [node];
    });
    file.data.toc = outline.toc;
    file.data.ids = outline.ids;
    const headings = file.data.passages?.filter(({ kind }) => kind === 'heading') ?? [];
    for (const [at, heading] of headings.entries()) heading.id = outline.ids[at];
  };
}

/** Screen readers would stop at a heading without words; its pictures are kept. */
function withoutHeading(children: ElementContent[]): RootContent[] {
  return children.length > 0 ? [{ type: 'element', tagName: 'p', properties: {}, children }] : [];
}
