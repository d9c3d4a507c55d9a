import { slugOf } from '@pressline/shared-api';
import { fitToArticle } from '@pressline/shared-api/markdown/fitToArticle';
import type { Heading, List, Nodes, Root, RootContent } from 'mdast';
import { nodesOf } from '../articles/links/linkNodes';
import { plainText } from '../articles/plainText';
import { rewriteTree } from '../articles/rewriteTree';
import { headingIdPrefix } from '../articles/sanitizeHtml';
import { takeAnchors } from './Reading';

/** Ids of headings by those that the source gave them, and by their words. */
function readAnchors(tree: Root): Map<string, string> {
  const anchors = new Map<string, string>();
  const counts = new Map<string, number>();
  let waiting: string[] = [];
  let last: string | undefined;
  for (const node of [...nodesOf(tree)]) {
    if (node.type === 'heading') {
      const ids = takeAnchors(node);
      const end = node.children.at(-1);
      if (end?.type === 'text') end.value = end.value.trimEnd();
      const slug = slugOf(plainText(node)) || 'part';
      const count = (counts.get(slug) ?? 0) + 1;
      counts.set(slug, count);
      last = headingIdPrefix + (count === 1 ? slug : `${slug}--${count}`);
      if (!anchors.has(slug)) anchors.set(slug, last);
      for (const id of [...ids, ...waiting]) anchors.set(id, last);
      waiting = [];
    } else if (node.type === 'text') {
      const ids = takeAnchors(node);
      if (last) for (const id of ids) anchors.set(id, last);
      if (node.value.trim() === '') waiting.push(...ids);
      else waiting = [];
    }
  }
  return anchors;
}

/** Without links and pictures whose file was not taken. */
const dropUnplaced = (tree: Root) =>
  rewriteTree<RootContent>(tree, (node) => {
    // A picture that only leads to itself.
    const isOfPicture =
      node.type === 'link' &&
      node.children.length === 1 &&
      node.children[0]?.type === 'image' &&
      node.children[0].url === node.url;
    if (node.type === 'link' && (node.url === '' || isOfPicture)) return node.children;
    return node.type === 'image' && node.url === '' ? [] : [node];
  });

const isTasks = ({ children }: List) => children.every(({ checked }) => checked != null);

const goesOn = (one: List, next: List) =>
  one.ordered
    ? next.ordered && next.start === (one.start ?? 1) + one.children.length
    : !next.ordered && isTasks(one) && isTasks(next);

/** Lists whose items stand in lists of their own become one. */
function joinLists(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(joinLists);
  const done: RootContent[] = [];
  for (const child of node.children as RootContent[]) {
    const last = done.at(-1);
    if (last?.type === 'list' && child.type === 'list' && goesOn(last, child)) {
      last.children.push(...child.children);
      last.spread ||= child.spread ?? false;
    } else done.push(child);
  }
  node.children = done as never;
}

/** Without paragraphs that had only marks. */
function dropEmpty(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(dropEmpty);
  node.children = (node.children as RootContent[]).filter(
    (child) =>
      !(
        child.type === 'paragraph' &&
        child.children.every((one) => one.type === 'text' && one.value === '')
      ),
  ) as never;
}

/** The highest headings of an article are on the second level. */
function raiseHeadings(tree: Root): void {
  const headings = [...nodesOf(tree)].filter((node) => node.type === 'heading');
  const raise = Math.min(...headings.map(({ depth }) => depth)) - 2;
  if (raise > 0) for (const node of headings) node.depth = (node.depth - raise) as Heading['depth'];
}

/** Without a first heading that repeats the title. */
function dropTitle(tree: Root, title: string): void {
  const [first] = tree.children;
  if (first?.type === 'heading' && first.depth === 1 && plainText(first).trim() === title.trim())
    tree.children.shift();
}

/**
 * Makes a tree that was read fit for an article with this title.
 * @returns ids of its headings by those that the source gave them
 */
export function fitTree(tree: Root, title: string): Map<string, string> {
  dropUnplaced(tree);
  joinLists(tree);
  dropTitle(tree, title);
  raiseHeadings(tree);
  fitToArticle(tree);
  const anchors = readAnchors(tree);
  dropEmpty(tree);
  return anchors;
}
