import type { ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { elementRules } from './elementRules';
import { createOutline, type TocEntry } from './headings';
import { rewriteTree } from './rewriteTree';
import { textOf } from './textOf';

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
        outline.place(node);
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
