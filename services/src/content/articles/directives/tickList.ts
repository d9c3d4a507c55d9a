import { createHash } from 'node:crypto';
import type { List, ListItem, RootContent } from 'mdast';
import { plainText } from '../plainText';
import { mark } from './box';

/** Keeps the keys of an article's tick-off items unique. */
export type ItemKeys = Map<string, number>;

/**
 * Gives the lists among `body` the type of their directive. Each item gets a key made from its text
 * (`data-item`), so that a reader's ticks survive edits elsewhere in the article, and an empty
 * `data-tick` place where the page's script puts the checkbox.
 */
export function tickList(body: RootContent[], tag: 'ol' | 'ul', keys: ItemKeys): RootContent[] {
  return body.map((block) =>
    block.type === 'list'
      ? {
          ...block,
          ordered: tag === 'ol',
          children: block.children.map((item) => tickItem(item, tag, keys)),
        }
      : block,
  );
}

function tickItem(item: ListItem, tag: 'ol' | 'ul', keys: ItemKeys): ListItem {
  const tick = mark({ dataTick: '', ariaHidden: 'true' }, tag === 'ul' ? '☐ ' : '');
  const hProperties = { dataItem: itemKey(plainText(item), keys) };
  return { ...prependInline(item, tick), checked: null, data: { hProperties } };
}

/** Puts an inline node before an item's text. */
export function prependInline(item: ListItem, node: ReturnType<typeof mark>): ListItem {
  const [first, ...rest] = item.children;
  return first?.type === 'paragraph'
    ? { ...item, children: [{ ...first, children: [node, ...first.children] }, ...rest] }
    : { ...item, children: [{ type: 'paragraph', children: [node] }, ...item.children] };
}

function itemKey(text: string, keys: ItemKeys): string {
  const key = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const count = (keys.get(key) ?? 0) + 1;
  keys.set(key, count);
  return count === 1 ? key : `${key}-${count}`;
}

/** The first list of a directive's body with what stands before and after it. */
export function splitAtList(body: RootContent[]): {
  before: RootContent[];
  list: List | undefined;
  after: RootContent[];
} {
  const at = body.findIndex((block) => block.type === 'list');
  const list = body[at];
  return list?.type === 'list'
    ? { before: body.slice(0, at), list, after: body.slice(at + 1) }
    : { before: body, list: undefined, after: [] };
}
