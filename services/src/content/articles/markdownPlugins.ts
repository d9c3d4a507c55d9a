import type { PassageMark } from '@pressline/shared-api';
import type { Paragraph, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { mark } from './directives/box';
import { readDirective } from './directives/dialect';
import { directives } from './directives/directives';
import { type ItemKeys, prependInline } from './directives/tickList';
import { spanOf } from './links/linkNodes';
import { cutPassages } from './passages/cutPassages';
import { isPhrasing } from './plainText';
import { rewriteTree } from './rewriteTree';

declare module 'vfile' {
  interface DataMap {
    text: string;
    passages: PassageMark[];
  }
}

const colon = 58;

/**
 * Narrows the syntax: no inline directives, so that `10:30`, `:smile:` and `ratio a:b` stay prose,
 * and no underlined headings, which the parser handles in quadratic time.
 */
export function narrowSyntax(this: Processor): void {
  const extensions = this.data().micromarkExtensions ?? [];
  for (const extension of extensions) delete extension.text?.[colon];
  extensions.push({ disable: { null: ['setextUnderline'] } });
}

/** Keeps the article's plain text and passages beside the tree, before labels of ours are added. */
export function collectText() {
  return (tree: Root, file: VFile): void => {
    Object.assign(file.data, cutPassages(tree));
  };
}

/** Turns the directives into elements; an unknown one becomes its content or its literal text. */
export function transformDirectives() {
  return (tree: Root, file: VFile): void => {
    const keys: ItemKeys = new Map();
    rewriteTree<RootContent>(tree, (node) => {
      if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return [node];
      const parts = readDirective(node);
      const transform = Object.hasOwn(directives, node.name) ? directives[node.name] : undefined;
      if (transform) return transform(parts, keys);
      return node.type === 'leafDirective' ? [literal(node, file)] : node.children;
    });
  };
}

/** Shows raw HTML as the text it is; `<br>` becomes a line break and comments disappear. */
export function transformRawHtml() {
  return (tree: Root): void => {
    rewriteTree<RootContent>(tree, (node, parent) => {
      if (node.type !== 'html') return [node];
      if (/^<!--[\s\S]*-->$/.test(node.value)) return [];
      const isInline = parent.children.some((one) => one.type === 'text') || isPhrasing(parent);
      if (/^<br\s*\/?>$/i.test(node.value)) return isInline ? [{ type: 'break' }] : [];
      const text = { type: 'text' as const, value: node.value };
      return [isInline ? text : { type: 'paragraph', children: [text] }];
    });
  };
}

/** Shows a task list item's state as a labeled mark instead of a form control. */
export function transformTasks() {
  return (tree: Root): void => {
    rewriteTree<RootContent>(tree, (node) => {
      if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return [node];
      const ariaLabel = node.checked ? 'Done:' : 'To do:';
      const box = mark(
        { className: ['task-mark'], role: 'img', ariaLabel },
        node.checked ? '☑ ' : '☐ ',
      );
      const item = prependInline(node, box);
      return [{ ...item, checked: null, data: { hProperties: { className: ['task'] } } }];
    });
  };
}

function literal(node: RootContent, file: VFile): Paragraph {
  const { start, end } = spanOf(node);
  return { type: 'paragraph', children: [{ type: 'text', value: String(file).slice(start, end) }] };
}
